/**
 * Rows that functions have looked up and change in memory, where others who have looked up the same see that at once. What
 * is stored again afterwards may be a row of a database, of which every request has one of its own.
 */
import { unwrap } from '../definition.js';
import { eachNode } from '../each-node.js';
import { LOOKS_UP } from '../looked-up-then-stored.js';
import { lastName } from '../member-path.js';

/** @import { FunctionNode } from '../v8-position.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/** Methods that store what was changed: of the row, of what has it, or of whatever knows all changes (`em.flush()`). */
const SAVES = /^(?:save|update|upsert|persist|flush|commit|insert|put|store|write|merge)(?![a-z])/;

/**
 * @param {FunctionNode} node of a function
 * @returns {Set<string>} its variables that hold a row which it has looked up, and does not store
 */
export function rowsInMemory({ body }) {
  /** @type {Set<string>} */
  const rows = new Set();
  /** @type {CallExpression[]} */
  const saves = [];
  eachNode(body, true, (node) => {
    if (node.type === 'CallExpression' && SAVES.test(lastName(node.callee))) saves.push(node);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && isLookUp(node.init))
      rows.add(node.id.name);
  });
  for (const call of saves) {
    if (call.arguments.length === 0) rows.clear();
    eachNode(call, false, (node) => {
      if (node.type === 'Identifier') rows.delete(node.name);
    });
  }
  return rows;
}

/**
 * @param {Node | null | undefined} node an expression
 * @returns {boolean} whether it is something that is looked up
 */
export function isLookUp(node) {
  const value = node ? unwrap(node) : null;
  return value?.type === 'CallExpression' && LOOKS_UP.test(lastName(value.callee));
}
