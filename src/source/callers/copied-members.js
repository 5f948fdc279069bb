/** Calls that give an object the members of others: `Object.assign(api, auth)`, by whatever name, and what packages have for it. */
import { definitionOf, MAX_STEPS, unwrap } from '../definition.js';
import { importedName } from '../imported-name.js';
import { lastName, memberPath } from '../member-path.js';

/** @import { Scope } from '../scope.js' */
/** @import { CallExpression, AnyNode as Node, SpreadElement } from 'acorn' */

const OF_OBJECT = /^(?:(?:globalThis|global)\.)?Object\.assign$/;
/** Names of such functions of libraries, which browsers have as globals. */
const NAME = /^(?:assign|extend|merge|defaults|mixin)(?:In|Own|Deep)?(?:With)?$/;
const OF_GLOBAL = /^(?:_|lodash|\$|jQuery|angular)\.(\w+)$/;
/** Packages with functions of these names, and files of them: `lodash`, `lodash/extend`, `lodash.merge`. */
const LIBRARY = /^(?:lodash(?:-es)?|underscore|jquery)(?:[./](\w+?)(?:\.js)?)?$/;
/** Packages that are one such function. */
const ONE_FUNCTION =
  /^(?:object-assign|(?:deep-|just-|node\.)?extend(?:-shallow)?|merge-descriptors|utils-merge|defaults|xtend\/mutable)$/;
const WHOLE = /^(?:\*|default)$/;

/**
 * @param {CallExpression} call any
 * @param {Scope} scope that it is in
 * @returns {(Node | null)[]} what gets members, and what it gets them from; none if the call does something else
 */
export function copiedIn(call, scope) {
  const { callee, arguments: given } = call;
  if (isCopying(callee, scope)) return given.flatMap(spreadItems);
  switch (memberPath(callee)) {
    case 'Object.defineProperties':
      return describedIn(given);
    case 'Reflect.apply':
      return given.length > 2 && isCopying(given[0], scope) ? listedIn(given[2]) : [];
    default:
      return callee.type === 'MemberExpression' && isCopying(callee.object, scope)
        ? passedOn(lastName(callee), given)
        : [];
  }
}

/**
 * `Object.defineProperties(api, Object.getOwnPropertyDescriptors(auth))`.
 * @param {Node[]} given what `defineProperties` gets
 * @returns {Node[]} as `copiedIn`
 */
function describedIn([target, all]) {
  if (all?.type !== 'CallExpression' || memberPath(all.callee) !== 'Object.getOwnPropertyDescriptors') return [];
  return [target, ...all.arguments];
}

/**
 * @param {string} method of a function: `call` or `apply`
 * @param {Node[]} given what that gets
 * @returns {(Node | null)[]} what the function gets
 */
function passedOn(method, given) {
  if (method === 'call') return given.slice(1).flatMap(spreadItems);
  return method === 'apply' && given.length > 1 ? listedIn(given[1]) : [];
}

/**
 * @param {Node} node an expression
 * @param {Scope} scope that it is in
 * @param {number} [steps] how many more names may be followed
 * @returns {boolean} whether it is such a function, also as a file has it for old engines: `Object.assign || copy`
 */
function isCopying(node, scope, steps = MAX_STEPS) {
  const inner = unwrap(node);
  const path = memberPath(inner);
  if (OF_OBJECT.test(path) || NAME.test(OF_GLOBAL.exec(path)?.[1] ?? '')) return true;
  if (steps === 0) return false;
  if (inner.type === 'LogicalExpression')
    return [inner.left, inner.right].some((each) => isCopying(each, scope, steps - 1));
  if (inner.type === 'CallExpression' && lastName(inner.callee) === 'bind')
    return inner.callee.type === 'MemberExpression' && isCopying(inner.callee.object, scope, steps - 1);
  return isImported(inner, scope) || isDefined(inner, scope, steps);
}

/**
 * @param {Node} node a name or a member
 * @param {Scope} scope that it is in
 * @returns {boolean} whether it is a package's function that copies
 */
function isImported(node, scope) {
  const { module, name } = importedName(node, scope) ?? { module: '', name: '' };
  // Of a package, or of a default export that is all of it.
  const own = WHOLE.test(name) && node.type === 'MemberExpression' ? lastName(node) : name;
  if (ONE_FUNCTION.test(module)) return WHOLE.test(own);
  if (/^(?:node:)?util$/.test(module)) return own === '_extend';
  const library = LIBRARY.exec(module);
  return library !== null && NAME.test(WHOLE.test(own) ? (library[1] ?? '') : own);
}

/**
 * @param {Node} node a name
 * @param {Scope} scope that it is in
 * @param {number} steps how many more names may be followed
 * @returns {boolean} whether the file gives it such a function: `const { assign } = Object`
 */
function isDefined(node, scope, steps) {
  const made = node.type === 'Identifier' ? definitionOf(node, scope) : null;
  if (!made?.node) return false;
  if (made.key !== '') return OF_OBJECT.test(`${memberPath(made.node)}.${made.key}`);
  return isCopying(made.node, made.scope, steps - 1);
}

/**
 * @param {Node} argument of a call
 * @returns {(Node | null)[]} what it gets: `s` and `auth` of `...[s, auth]`
 */
function spreadItems(argument) {
  return argument.type === 'SpreadElement' ? listedIn(argument.argument) : [argument];
}

/**
 * @param {Node} list of arguments
 * @returns {(Node | null)[]} its items; all of it, spread, if they are not known
 */
function listedIn(list) {
  const inner = unwrap(list);
  if (inner.type === 'ArrayExpression') return inner.elements;
  return [/** @type {SpreadElement} */ ({ ...inner, type: 'SpreadElement', argument: inner })];
}
