/**
 * Whether what an edit has added keeps the keys of a call: in a file that was edited and is profiled again. A function of
 * the program may have the same name, and look up the text of a key.
 */
import { parseExpressionAt } from 'acorn';
import { isKeepingName, KEEP_READ } from '../model/keep-read.js';
import { definitionOf } from './definition.js';

/** @import { Place } from './program-index.js' */
/** @import { Scope } from './scope.js' */
/** @import { CallExpression, NewExpression, AnyNode as Node } from 'acorn' */

const KEEPER = parseExpressionAt(KEEP_READ, 0, { ecmaVersion: 'latest' });

/** What two trees of the same code may differ in. */
const OF_THE_TEXT = new Set(['start', 'end', 'raw']);

/**
 * @param {CallExpression | NewExpression} node a call
 * @param {Place} place of it
 * @param {Scope} scope that it is in
 * @returns {boolean} whether it is given a key that is kept, or reads one that will be
 */
export function keepsKeys(node, place, scope) {
  return node.arguments.some((argument) => isKept(argument, scope)) || isReader(place, scope);
}

/**
 * @param {Node} node an argument
 * @param {Scope} scope that it is in
 * @returns {boolean} whether it is what a function returns that keeps keys
 */
function isKept(node, scope) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || !isKeepingName(node.callee.name))
    return false;
  const definition = definitionOf(node.callee, scope);
  return definition?.node?.type === 'CallExpression' && isKeeper(definition.node.callee, definition.scope);
}

/**
 * @param {Place} place of a call
 * @param {Scope} scope that it is in
 * @returns {boolean} whether it is in the definition of such a function
 */
function isReader(place, scope) {
  for (let { up } = place; up !== null; up = up.up)
    if (up.node.type === 'CallExpression' && isNamedKeeping(up.up?.node)) return isKeeper(up.node.callee, scope);
  return false;
}

/**
 * @param {Node | undefined} node around a call
 * @returns {boolean} whether it declares what has such a name
 */
function isNamedKeeping(node) {
  return node?.type === 'VariableDeclarator' && node.id.type === 'Identifier' && isKeepingName(node.id.name);
}

/**
 * @param {Node} callee what is called
 * @param {Scope} scope that it is in
 * @returns {boolean} whether it is the function that edits paste, by whatever name
 */
function isKeeper(callee, scope) {
  return callee.type === 'Identifier' && isSameCode(KEEPER, definitionOf(callee, scope)?.node);
}

/**
 * @param {unknown} own a part of a tree that we know, which is small
 * @param {unknown} other the same part of a tree, which may have more than acorn's own properties
 * @returns {boolean} whether it is the same code, however it is laid out
 */
function isSameCode(own, other) {
  if (typeof own !== 'object' || own === null) return own === other;
  if (typeof other !== 'object' || other === null) return false;
  const parts = new Map(Object.entries(other));
  const isSameLength = !Array.isArray(own) || (Array.isArray(other) && own.length === other.length);
  return (
    isSameLength &&
    Object.entries(own).every(([name, part]) => OF_THE_TEXT.has(name) || isSameCode(part, parts.get(name)))
  );
}
