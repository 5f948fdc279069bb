/**
 * Rows that functions have looked up and change in memory, where others who have looked up the same see that at once. What
 * is stored again afterwards may be a row of a database, of which every request has one of its own.
 */
import { definitionOf, unwrap } from '../definition.js';
import { eachNode } from '../each-node.js';
import { LOOKS_UP } from '../looked-up-then-stored.js';
import { lastName, memberPath } from '../member-path.js';

/** @import { Scope } from '../scope.js' */
/** @import { FunctionNode } from '../v8-position.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/** Methods that store what was changed: of the row, of what has it, or of whatever knows all changes (`em.flush()`). */
const SAVES = /^(?:save|update|upsert|persist|flush|commit|insert|put|store|write|merge)(?![a-z])/;

/** What makes a collection that this process keeps. */
const MAKES = /^(?:Map|WeakMap|Array|Object|Object\.create|JSON\.parse)$/;

/**
 * @param {FunctionNode} node of a function
 * @param {(found: Node) => boolean} isKept whether a row is in a collection of this process, whatever is stored elsewhere
 * @param {string[]} [given] variables of it that may hold a row, too
 * @returns {Set<string>} its variables that hold a row which it has looked up, and does not store
 */
export function rowsInMemory({ body }, isKept, given = []) {
  const rows = new Set(given);
  /** @type {Set<string>} */
  const kept = new Set();
  /** @type {CallExpression[]} */
  const saves = [];
  eachNode(body, true, (node) => {
    if (node.type === 'CallExpression' && SAVES.test(lastName(node.callee))) saves.push(node);
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return;
    if (isKept(node.init)) kept.add(node.id.name);
    else if (isLookUp(node.init)) rows.add(node.id.name);
  });
  for (const call of saves) {
    if (call.arguments.length === 0) rows.clear();
    eachNode(call, false, (node) => {
      if (node.type === 'Identifier') rows.delete(node.name);
    });
  }
  return new Set([...rows, ...kept]);
}

/**
 * @param {Node | null | undefined} node an expression
 * @returns {boolean} whether it is something that is looked up
 */
export function isLookUp(node) {
  const value = node ? unwrap(node) : null;
  return value?.type === 'CallExpression' && LOOKS_UP.test(lastName(value.callee));
}

/**
 * @param {Node} found an expression
 * @param {Scope} scope that it is in
 * @returns {boolean} whether it is looked up in a collection that the file shows to be in memory: `users.get(name)`, `users[name]`
 */
export function isKeptRow(found, scope) {
  const value = unwrap(found);
  if (value.type === 'MemberExpression') return value.computed && isCollection(value.object, scope);
  const callee = isLookUp(value) && value.type === 'CallExpression' ? value.callee : null;
  return callee?.type === 'MemberExpression' && isCollection(callee.object, scope);
}

/**
 * @param {Node} object an expression
 * @param {Scope} scope that it is in
 * @returns {boolean} whether it, or what has it, was made here: `data.users` after `const data = JSON.parse(text)`
 */
function isCollection(object, scope) {
  const made = definitionOf(object, scope)?.node ?? null;
  if (made === null)
    return object.type === 'MemberExpression' && !object.computed && isCollection(object.object, scope);
  if (made.type === 'CallExpression' || made.type === 'NewExpression') return MAKES.test(memberPath(made.callee));
  return made.type === 'ObjectExpression' || made.type === 'ArrayExpression';
}
