/**
 * Whether what an expression is made of may change while the program runs, in any file: what another file exports looks
 * constant where it is used.
 */
import { childrenOf } from '../each-node.js';
import { lastName, memberPath, nameOfProperty } from '../member-path.js';

/** @import { Expression } from '../routes/values.js' */
/** @import { LaterWrites } from './later-writes.js' */
/** @import { Found, ObjectOrigin, Origins } from './origins.js' */
/** @import { AnyNode as Node, Property } from 'acorn' */

/** What is in them runs later, and reads what there is then. */
const LATER = /Function|^Class/;
/** Properties in which dispatchers, agents for proxies and drivers take the options of connections. */
const NESTED = /^(?:connect|options|requestTls|proxyTls|ssl|tls|tlsOptions|socket)$/;
/** What calls return that holds no functions: text, bytes, a URL. */
const GIVES_DATA = /^(?:JSON\.parse|String|URL|Buffer\.from|(?:fs\.)?readFileSync|structuredClone)$/;
/** undici's function that makes what connects, of options. */
const MAKES_CONNECTOR = 'buildConnector';

/** Answers for one program. */
export class ChangingValues {
  #origins;
  #writes;

  /**
   * @param {Origins} origins finds out which objects expressions lead to
   * @param {LaterWrites} writes what functions change in them
   */
  constructor(origins, writes) {
    this.#origins = origins;
    this.#writes = writes;
  }

  /**
   * @param {Expression} expression of a file, which looks constant there
   * @returns {boolean} whether it may have another value later
   */
  mayChange(expression) {
    return this.#namesIn(expression).some((each) => {
      const found = this.#origins.of(each);
      return this.#isChanged(found, new Set());
    });
  }

  /**
   * @param {Found} found objects
   * @param {Set<object>} seen those that were looked at
   * @returns {boolean} whether they, what is in them, or what leads to them may be changed
   */
  #isChanged({ origins, parts, isUnknown }, seen) {
    if (isUnknown || parts.some((part) => this.#writes.mayChange(part))) return true;
    return origins.some((origin) => {
      if (seen.has(origin.key)) return false;
      seen.add(origin.key);
      return this.#writes.mayChange({ of: origin, name: '' }) || this.#isPartChanged(origin, seen);
    });
  }

  /**
   * @param {ObjectOrigin} origin an object
   * @param {Set<object>} seen those that were looked at
   * @returns {boolean} whether something in it may be changed
   */
  #isPartChanged(origin, seen) {
    const { model, node, scope } = origin;
    const whole = { origins: [origin], parts: [], isUnknown: false };
    const isExportChanged = this.#origins
      .exportedNames(origin)
      .some((name) => this.#isChanged(this.#origins.memberOf(whole, name), seen));
    if (isExportChanged || node === null) return isExportChanged;
    if (node.type === 'ArrayExpression')
      return node.elements.some((each) => each !== null && this.#isElementChanged({ model, node: each, scope }, seen));
    if (node.type !== 'ObjectExpression') return false;
    return node.properties.some(
      (each) =>
        each.type === 'Property' &&
        (each.kind === 'get' || this.#isElementChanged({ model, node: each.value, scope }, seen)),
    );
  }

  /**
   * @param {Expression} element that an object got when it was made
   * @param {Set<object>} seen objects that were looked at
   * @returns {boolean} whether what is in that may be changed
   */
  #isElementChanged(element, seen) {
    const { origins } = this.#origins.of(element);
    return this.#isChanged({ origins, parts: [], isUnknown: false }, seen);
  }

  /**
   * @param {Expression} expression of a file
   * @returns {Expression[]} names and members in it, but for those of functions that are called
   */
  #namesIn({ model, node, scope }) {
    const here = (/** @type {Node} */ each) => this.#namesIn({ model, node: each, scope });
    if (LATER.test(node.type)) return [];
    switch (node.type) {
      case 'Identifier':
        return [{ model, node, scope }];
      case 'MemberExpression':
        return [{ model, node, scope }, ...(node.computed ? here(node.property) : [])];
      case 'Property':
        return [...(node.computed ? here(node.key) : []), ...here(node.value)];
      case 'CallExpression':
      case 'NewExpression':
        return node.arguments.flatMap(here);
      default:
        return childrenOf(node).flatMap(here);
    }
  }

  /**
   * @param {Expression} expression that options are taken from
   * @param {string} option its name
   * @returns {boolean} whether they may have it: themselves, or where a dispatcher takes those of its connections
   */
  mayHave(expression, option) {
    return this.#mayHave(expression, option, new Set());
  }

  /**
   * @param {Expression} expression that options are taken from
   * @param {string} option its name
   * @param {Set<object>} seen what was looked at
   * @returns {boolean} as `mayHave`
   */
  #mayHave({ model, node, scope }, option, seen) {
    if (node.type === 'SpreadElement') return this.#mayHave({ model, node: node.argument, scope }, option, seen);
    const { origins, isUnknown } = this.#origins.of({ model, node, scope });
    if (isUnknown) return true;
    return origins.some((origin) => {
      if (seen.has(origin.key)) return false;
      seen.add(origin.key);
      return this.#writes.mayGive({ of: origin, name: option }) || this.#isGiven(origin, option, seen);
    });
  }

  /**
   * @param {ObjectOrigin} origin options
   * @param {string} option name of one
   * @param {Set<object>} seen what was looked at
   * @returns {boolean} whether they may have it where they are made
   */
  #isGiven({ model, node, scope }, option, seen) {
    const inside = (/** @type {Node} */ each) => this.#mayHave({ model, node: each, scope }, option, seen);
    switch (node?.type) {
      case 'ObjectExpression':
        return node.properties.some((each) =>
          each.type === 'SpreadElement'
            ? inside(each)
            : holds(each, option) || (NESTED.test(nameOfProperty(each)) && inside(each.value)),
        );
      case 'CallExpression':
      case 'NewExpression':
        if (lastName(node.callee) === MAKES_CONNECTOR) return node.arguments.some(inside);
        return !GIVES_DATA.test(memberPath(node.callee));
      default:
        return node === null;
    }
  }
}

/**
 * @param {Property} property of an object literal
 * @param {string} option name of an option
 * @returns {boolean} whether it may be that
 */
function holds(property, option) {
  return property.computed || nameOfProperty(property) === option;
}
