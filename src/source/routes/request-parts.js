/**
 * Which expressions of a server mean the method or the path of the request that it answers, if no framework takes
 * requests apart: `req.method`, `new URL(req.url, base).pathname`, names for them.
 */
import { MAX_STEPS, unwrap } from '../definition.js';
import { UNKNOWN_PART } from '../../model/route.js';
import { SERVED_NAME } from '../handler-parameters.js';
import { callOf } from '../handed-over.js';
import { isFunction } from '../node-kinds.js';
import { lastName, memberName, propertyName } from '../member-path.js';

/** @import { Place } from '../program-index.js' */
/** @import { Binding, Scope } from '../scope.js' */
/** @import { FileModel, Parameter } from './file-model.js' */
/** @import { CallExpression, MemberExpression, NewExpression, AnyNode as Node } from 'acorn' */

/**
 * Which part of a request an expression is. `prefix` comes before the path: `…` if a part of it may have been cut off;
 * `separator` is between method and path in `${method} ${path}`.
 * @typedef {{kind: 'method'} | {kind: 'path', prefix: string} | {kind: 'key', prefix: string, separator: string}} RequestPart
 */

/** A function's first parameter that is not a request: options of one that is sent. */
const NO_REQUEST = /conf|opt|init|setting|axios|err/i;
const METHOD = /^(?:method|httpMethod)$/;
/** Properties of requests that contain the whole path. */
const PATH = /^(?:url|originalUrl|path|pathname|rawPath)$/;
/** Names of variables that are taken to hold a path if nothing else shows it. */
const PATH_NAME = /^(?:url|path|pathname|requestPath|requestUrl|reqPath|urlPath)$/;
const METHOD_NAME = /^(?:method|verb|httpMethod|requestMethod)$/;
/** Methods that return a path that begins as the original one did. */
const KEEPS_START = /^(?:split|at|trim|trimEnd|toLowerCase|toString|normalize)$/;
/** What `replace` may search for without touching the beginning: slashes at the end, the query. */
const AT_END = /^\/(?:\\\/\+?\$|(?:\\\?|\[\?#\]|\[#\?\]).*|\(\.\+\)\\\/\+?\$)\/\w*$/;
const CUTS = /^(?:slice|substring|substr)$/;
const REPLACES = /^replace(?:All)?$/;
const CASES = /^(?:toUpperCase|toLowerCase|toString|trim)$/;

/** Functions that a path goes through, besides methods. */
const PASSES = /^(?:decodeURI|decodeURIComponent|String)$/;

/** Recognises the parts of requests in one file. */
export class RequestParts {
  #model;

  /** @param {FileModel} model of the file */
  constructor(model) {
    this.#model = model;
  }

  /**
   * @param {Node} node an expression
   * @param {Scope} scope that it is in
   * @returns {RequestPart | null} null if it isn't one, as far as the file shows
   */
  of(node, scope) {
    if (this.#isMethod(node, scope, MAX_STEPS)) return { kind: 'method' };
    const prefix = this.#pathOf(node, scope, MAX_STEPS);
    return prefix === null ? this.#keyOf(node, scope, MAX_STEPS) : { kind: 'path', prefix };
  }

  /**
   * @param {Node} node an expression
   * @param {Scope} scope that it is in
   * @param {number} steps how many more names may be followed
   * @returns {boolean} whether it is a request's method
   */
  #isMethod(node, scope, steps) {
    const inner = unwrap(node);
    if (steps <= 0) return false;
    switch (inner.type) {
      case 'Identifier':
        return this.#isMethodName(inner.name, scope, steps - 1);
      case 'MemberExpression':
        return METHOD.test(propertyName(inner)) && this.#isRequest(inner.object, scope, steps - 1);
      case 'CallExpression': {
        const method = calledMethod(inner);
        return method !== null && CASES.test(method.name) && this.#isMethod(method.object, scope, steps - 1);
      }
      case 'LogicalExpression':
        return this.#isMethod(inner.left, scope, steps - 1);
      default:
        return false;
    }
  }

  /**
   * @param {string} name of a variable
   * @param {Scope} scope where it is used
   * @param {number} steps how many more names may be followed
   * @returns {boolean} whether it holds a request's method
   */
  #isMethodName(name, scope, steps) {
    const binding = scope.lookup(name);
    if (binding === null) return false;
    if (binding.opaque) return METHOD_NAME.test(name);
    return (
      binding.definitions.length > 0 &&
      binding.definitions.every(({ node, key, scope: where }) => {
        if (node === null) return false;
        return key === ''
          ? this.#isMethod(node, where, steps)
          : METHOD.test(key) && this.#isRequest(node, where, steps);
      })
    );
  }

  /**
   * @param {Node} node an expression
   * @param {Scope} scope that it is in
   * @param {number} steps how many more names may be followed
   * @returns {string | null} what comes before it in the request's path, null if it isn't a path
   */
  #pathOf(node, scope, steps) {
    const inner = unwrap(node);
    if (steps <= 0) return null;
    switch (inner.type) {
      case 'Identifier':
        return this.#pathNamed(inner.name, scope, steps - 1);
      case 'MemberExpression':
        return this.#pathMember(inner, scope, steps - 1);
      case 'CallExpression':
        return this.#pathCall(inner, scope, steps - 1);
      case 'LogicalExpression':
        return this.#pathOf(inner.left, scope, steps - 1);
      case 'ConditionalExpression':
        return this.#oneOf([inner.consequent, inner.alternate], scope, steps - 1);
      default:
        return null;
    }
  }

  /**
   * @param {Node[]} nodes of which one is the value
   * @param {Scope} scope that they are in
   * @param {number} steps how many more names may be followed
   * @returns {string | null} what comes before all of them, null if one isn't a path
   */
  #oneOf(nodes, scope, steps) {
    const prefixes = nodes.map((node) => this.#pathOf(node, scope, steps));
    if (prefixes.length === 0 || prefixes.includes(null)) return null;
    return prefixes.includes(UNKNOWN_PART) ? UNKNOWN_PART : '';
  }

  /**
   * @param {string} name of a variable
   * @param {Scope} scope where it is used
   * @param {number} steps how many more names may be followed
   * @returns {string | null} what comes before the path that it holds, null if it holds none
   */
  #pathNamed(name, scope, steps) {
    const binding = scope.lookup(name);
    if (binding === null) return null;
    if (binding.opaque) return this.#opaquePath(name, binding, steps);
    const prefixes = binding.definitions.map(({ node, key, scope: where }) => {
      if (node === null) return null;
      return key === '' ? this.#pathOf(node, where, steps) : this.#pathProperty(node, key, where, steps);
    });
    if (prefixes.length === 0 || prefixes.includes(null)) return null;
    return prefixes.includes(UNKNOWN_PART) ? UNKNOWN_PART : '';
  }

  /**
   * @param {string} name of a variable
   * @param {Binding} binding of it, with a value that is not followed
   * @param {number} steps how many more names may be followed
   * @returns {string | null} `''` for what was taken out of something: `const [path] = req.url.split('?')`
   */
  #opaquePath(name, binding, steps) {
    const parameter = this.#model.parameters.get(binding);
    if (!PATH_NAME.test(name) || (parameter === undefined && binding.definitions.length > 0)) return null;
    return parameter === undefined ? this.#pathTakenOut(name, binding, steps) : this.#pathHanded(parameter, steps);
  }

  /**
   * `const [path] = req.url.split('?')`, `({ method, url }, response) => {...}`.
   * @param {string} name of a variable
   * @param {Binding} binding of it
   * @param {number} steps how many more names may be followed
   * @returns {string | null} as for pathOf
   */
  #pathTakenOut(name, binding, steps) {
    const uses = this.#model.index.uses.get(name) ?? [];
    const place = uses.find((use) => use.context.scope.lookup(name) === binding && isTaken(use));
    if (place === undefined) return null;
    const from = takenFrom(place);
    return from === null || from === '' ? from : this.#pathOf(from, place.context.scope, steps);
  }

  /**
   * @param {Parameter} parameter of a function, with the name of a path
   * @param {number} steps how many more names may be followed
   * @returns {string | null} what comes before the path that the function's only call passes; `…` if that is not known,
   *   but the function also takes a request or its method
   */
  #pathHanded({ owner, index }, steps) {
    const name = 'id' in owner.node && owner.node.id?.type === 'Identifier' ? owner.node.id.name : '';
    const [only, ...others] = (this.#model.index.uses.get(name) ?? []).flatMap((use) => callOf(use) ?? []);
    const argument = others.length > 0 ? undefined : only?.node.arguments[index];
    const handed = argument === undefined ? null : this.#pathOf(argument, only.context.scope, steps);
    return handed ?? (takesRequest(owner.node) ? UNKNOWN_PART : null);
  }

  /**
   * @param {MemberExpression} member such as `req.url`, `url.pathname`, `req.url.split('?')[0]`
   * @param {Scope} scope that it is in
   * @param {number} steps how many more names may be followed
   * @returns {string | null} as for pathOf
   */
  #pathMember(member, scope, steps) {
    const { object, property, computed } = member;
    if (computed)
      return property.type === 'Literal' && property.value === 0 ? this.#pathOf(object, scope, steps) : null;
    return this.#pathProperty(object, propertyName(member), scope, steps);
  }

  /**
   * @param {Node} object an expression
   * @param {string} name of a property of it
   * @param {Scope} scope that it is in
   * @param {number} steps how many more names may be followed
   * @returns {string | null} as for pathOf
   */
  #pathProperty(object, name, scope, steps) {
    if (!PATH.test(name)) return null;
    return this.#isRequest(object, scope, steps) ? '' : this.#pathOfUrl(object, scope, steps);
  }

  /**
   * @param {Node} node an expression
   * @param {Scope} scope that it is in
   * @param {number} steps how many more names may be followed
   * @returns {string | null} what comes before the path of a URL that is made from a request: `new URL(req.url, base)`,
   *   `url.parse(req.url)`; null if it isn't one
   */
  #pathOfUrl(node, scope, steps) {
    const inner = unwrap(node);
    if (steps <= 0) return null;
    if (inner.type === 'NewExpression' || inner.type === 'CallExpression')
      return this.#urlMade(inner, scope, steps - 1);
    if (inner.type !== 'Identifier') return null;
    const binding = scope.lookup(inner.name);
    if (binding === null || binding.opaque || binding.definitions.length !== 1) return null;
    const [{ node: made, key, scope: where }] = binding.definitions;
    return made === null || key !== '' ? null : this.#pathOfUrl(made, where, steps - 1);
  }

  /**
   * @param {CallExpression | NewExpression} call that may make a URL
   * @param {Scope} scope that it is in
   * @param {number} steps how many more names may be followed
   * @returns {string | null} as for pathOfUrl
   */
  #urlMade({ callee, arguments: [first] }, scope, steps) {
    if (first === undefined || !/^(?:URL|parse\w*|urlParse|fastUri)$/.test(lastName(unwrap(callee)))) return null;
    if (this.#isRequest(first, scope, steps)) return '';
    // `http://${req.headers.host}${req.url}`
    const whole = first.type === 'TemplateLiteral' ? first.expressions.at(-1) : first;
    return whole === undefined ? null : this.#pathOf(whole, scope, steps);
  }

  /**
   * @param {CallExpression} call of something
   * @param {Scope} scope that it is in
   * @param {number} steps how many more names may be followed
   * @returns {string | null} as for pathOf
   */
  #pathCall(call, scope, steps) {
    const [first] = call.arguments;
    const method = calledMethod(call);
    if (method === null)
      return first !== undefined && PASSES.test(lastName(call.callee)) ? this.#pathOf(first, scope, steps) : null;
    const prefix = this.#pathOf(method.object, scope, steps);
    return prefix === null ? null : behindMethod(method.name, first, prefix);
  }

  /**
   * @param {Node} node an expression
   * @param {Scope} scope that it is in
   * @param {number} steps how many more names may be followed
   * @returns {RequestPart | null} `${method} ${path}`, or `method + path`
   */
  #keyOf(node, scope, steps) {
    const inner = unwrap(node);
    if (inner.type === 'Identifier' && steps > 0) {
      const binding = scope.lookup(inner.name);
      const [definition, ...others] = binding?.opaque === false ? binding.definitions : [];
      return definition?.node && definition.key === '' && others.length === 0
        ? this.#keyOf(definition.node, definition.scope, steps - 1)
        : null;
    }
    const parts = joined(inner);
    if (parts === null || !this.#isMethod(parts.first, scope, steps)) return null;
    const prefix = this.#pathOf(parts.last, scope, steps);
    return prefix === null ? null : { kind: 'key', prefix, separator: parts.separator };
  }

  /**
   * @param {Node} node an expression
   * @param {Scope} scope that it is in
   * @param {number} steps how many more names may be followed
   * @returns {boolean} whether it is a request that the program answers, by its name, or because it is the first of a
   *   function's two parameters
   */
  #isRequest(node, scope, steps) {
    const inner = unwrap(node);
    if (inner.type === 'MemberExpression') return SERVED_NAME.test(propertyName(inner));
    if (inner.type !== 'Identifier' || steps <= 0) return false;
    if (SERVED_NAME.test(inner.name)) return true;
    const binding = scope.lookup(inner.name);
    const parameter = binding === null ? undefined : this.#model.parameters.get(binding);
    if (parameter === undefined || parameter.index !== 0 || NO_REQUEST.test(inner.name)) return false;
    const { node: owner } = parameter.owner;
    return isFunction(owner) && owner.params.length >= 2;
  }
}

/**
 * @param {Place} place of a name
 * @returns {boolean} whether it is taken out of something there
 */
function isTaken({ up }) {
  return up?.node.type === 'ArrayPattern' || up?.up?.node.type === 'ObjectPattern';
}

/**
 * @param {Place} place of a name that is taken out of something
 * @returns {Node | '' | null} that something, if the name takes the first of a list; `''` for a request, null for
 *   anything else
 */
function takenFrom({ node, up }) {
  const declared = up?.up?.node;
  if (declared?.type === 'ObjectPattern') return hasMethod(declared) ? '' : null;
  const isFirst = up?.node.type === 'ArrayPattern' && up.node.elements[0] === node;
  return isFirst && declared?.type === 'VariableDeclarator' ? (declared.init ?? null) : null;
}

/**
 * @param {import('acorn').ObjectPattern} pattern that takes properties out of something
 * @returns {boolean} whether that has a method, like a request
 */
function hasMethod({ properties }) {
  return properties.some((each) => each.type === 'Property' && METHOD.test(memberName(each.key)));
}

/**
 * @param {Node} node a function
 * @returns {boolean} whether it takes a request, or the method of one
 */
function takesRequest(node) {
  return (
    isFunction(node) &&
    node.params.some(
      (each) => each.type === 'Identifier' && (SERVED_NAME.test(each.name) || METHOD_NAME.test(each.name)),
    )
  );
}

/**
 * @param {CallExpression} call of something
 * @returns {{object: Node, name: string} | null} the method, null if it isn't one
 */
export function calledMethod({ callee }) {
  const inner = unwrap(callee);
  return inner.type === 'MemberExpression' && !inner.computed
    ? { object: inner.object, name: memberName(inner.property) }
    : null;
}

/**
 * @param {string} name of a method of a path
 * @param {Node | undefined} first argument of it
 * @param {string} prefix that comes before the path
 * @returns {string | null} what comes before the path that it returns, null if it returns none
 */
function behindMethod(name, first, prefix) {
  if (KEEPS_START.test(name)) return prefix;
  const literal = first?.type === 'Literal' ? first : null;
  if (CUTS.test(name)) return literal?.value === 0 ? prefix : UNKNOWN_PART;
  if (!REPLACES.test(name)) return null;
  return AT_END.test(literal?.raw ?? '') ? prefix : UNKNOWN_PART;
}

/**
 * @param {Node} node an expression
 * @returns {{first: Node, separator: string, last: Node} | null} two values with a text between them
 */
function joined(node) {
  if (node.type === 'TemplateLiteral') {
    const [before, separator, behind, ...others] = node.quasis.map(({ value }) => value.cooked ?? '');
    const isPair = before === '' && behind === '' && others.length === 0;
    return isPair ? { first: node.expressions[0], separator, last: node.expressions[1] } : null;
  }
  const sum = sumOf(node);
  if (sum === null) return null;
  const { left, right: last } = sum;
  const inner = sumOf(left);
  if (inner === null) return { first: left, separator: '', last };
  const between = inner.right.type === 'Literal' ? inner.right.value : null;
  return typeof between === 'string' ? { first: inner.left, separator: between, last } : null;
}

/**
 * @param {Node} node an expression
 * @returns {{left: Node, right: Node} | null} null if it isn't a sum
 */
function sumOf(node) {
  return node.type === 'BinaryExpression' && node.operator === '+' ? node : null;
}
