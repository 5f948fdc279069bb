/**
 * What a function does not find in its own program, but gets: parameters such as a request's body, what Node and packages
 * make of them, and data. Callers may give functions of the program there; elsewhere nobody does.
 */
import { unwrap } from '../definition.js';
import { isFunction } from '../node-kinds.js';
import { lastName, memberPath } from '../member-path.js';
import { allReturnedIn } from '../routes/returned-in.js';
import { valueOrigins } from '../value-origins.js';
import { isData } from './is-data.js';

/** @import { Expression, Values } from '../routes/values.js' */
/** @import { CallExpression, MemberExpression, NewExpression, AnyNode as Node } from 'acorn' */

/** Expressions that were followed, with what was found. @typedef {Map<Node, boolean>} Seen */

/** Text, numbers and the like. */
const WRITTEN = /^(?:Literal|TemplateLiteral|BinaryExpression|UnaryExpression|UpdateExpression)$/;
/** Functions of the language that return what they get, or what is in it. */
const KEEPS = /^(?:Object|Array|Promise|Iterator)\.\w+$/;
/** Methods that return a part of what they are called on, whatever the function that they get returns. */
const SELECTS = /^(?:catch|filter|finally|find|findLast|sort|toSorted)$/;
/** How many expressions are followed for one. */
const MOST_STEPS = 100;

/** Answers for one program. */
export class FromOutside {
  #values;

  /**
   * @param {Values} values finds out what expressions mean
   */
  constructor(values) {
    this.#values = values;
  }

  /**
   * @param {Expression} expression of a file
   * @param {Seen} [seen] expressions that were followed
   * @returns {boolean} whether its value is known to come from outside
   */
  has({ model, node, scope }, seen = new Map()) {
    const inner = unwrap(node);
    const known = seen.get(inner);
    if (known !== undefined) return known;
    // `row = row.next` gets nothing new from itself.
    seen.set(inner, true);
    const is = seen.size < MOST_STEPS && this.#isOutside({ model, node: inner, scope }, seen);
    seen.set(inner, is);
    return is;
  }

  /**
   * @param {Expression} expression of a file
   * @param {Seen} seen expressions that were followed
   * @returns {boolean} whether its value comes from outside
   */
  #isOutside({ model, node, scope }, seen) {
    switch (node.type) {
      case 'Identifier':
        return node.name === 'undefined' || this.#isGiven({ model, node, scope }, node.name, seen);
      case 'MemberExpression':
        return this.#isOfOutside({ model, node, scope }, seen);
      case 'CallExpression':
      case 'NewExpression':
        return this.#isMade({ model, node, scope }, seen);
      default:
        if (WRITTEN.test(node.type)) return true;
        return nodesOfValue(node)?.every((each) => this.has({ model, node: each, scope }, seen)) ?? false;
    }
  }

  /**
   * `request.body`, `this.options` that a constructor was given, `process.env`.
   * @param {Expression & {node: MemberExpression}} member of an object
   * @param {Seen} seen expressions that were followed
   * @returns {boolean} whether its value comes from outside
   */
  #isOfOutside({ model, node, scope }, seen) {
    if (this.has({ model, node: node.object, scope }, seen)) return true;
    const value = this.#values.of({ model, node, scope });
    if (value?.kind === 'router' && value.router.kind === 'parameter') return true;
    return !node.computed && isData({ model, node, scope }, this.#values);
  }

  /**
   * @param {Expression} variable of a file
   * @param {string} name of it
   * @param {Seen} seen expressions that were followed
   * @returns {boolean} whether all that it gets comes from outside
   */
  #isGiven({ model, node, scope }, name, seen) {
    const binding = scope.lookup(name);
    if (binding === null) return false;
    const value = binding.imported ? this.#values.of({ model, node, scope }) : null;
    if (value !== null) return value.kind === 'package' && this.#values.isOfOthers(value.module);
    if (model.functions.has(binding) || model.classes.has(binding)) return false;
    const { isParameter, given } = valueOrigins(name, scope, model.index.uses);
    const isAll = given.every((each) => this.has({ model, node: each.node, scope: each.scope }, seen));
    return isAll && (isParameter || given.length > 0);
  }

  /**
   * `JSON.parse(text)`, `request.json()`, `_.pick(body, ['name'])`, `Object.fromEntries(entries)`.
   * @param {Expression & {node: CallExpression | NewExpression}} call in a file
   * @param {Seen} seen expressions that were followed
   * @returns {boolean} whether what it returns comes from outside
   */
  #isMade({ model, node, scope }, seen) {
    if (node.type === 'CallExpression' && isData({ model, node, scope }, this.#values)) return true;
    const callee = unwrap(node.callee);
    const called = this.#values.of({ model, node: callee, scope });
    if (called?.kind === 'function')
      return allReturnedIn(called.model, called.place).every((each) => this.has(each, seen));
    const selects = SELECTS.test(lastName(callee));
    const isOutside = node.arguments.every(
      (each) => (selects && isFunction(each)) || this.has({ model, node: each, scope }, seen),
    );
    if (!isOutside) return false;
    if (KEEPS.test(memberPath(callee)) || this.#isPackages({ model, node: callee, scope })) return true;
    return callee.type === 'MemberExpression' && this.has({ model, node: callee.object, scope }, seen);
  }

  /**
   * @param {Expression} callee of a call
   * @returns {boolean} whether it is a package's
   */
  #isPackages(callee) {
    const value = this.#values.of(callee);
    return value?.kind === 'package' && this.#values.isOfOthers(value.module);
  }
}

/**
 * @param {Node} node an expression
 * @returns {Node[] | null} what its value is made of; null if it is not known to be made of others
 */
function nodesOfValue(node) {
  switch (node.type) {
    case 'ObjectExpression':
      return node.properties.map((each) => (each.type === 'Property' ? each.value : each.argument));
    case 'ArrayExpression':
      return node.elements.filter((each) => each !== null);
    case 'SpreadElement':
      return [node.argument];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate];
    case 'LogicalExpression':
      return [node.left, node.right];
    case 'AssignmentExpression':
      return [node.right];
    default:
      return null;
  }
}
