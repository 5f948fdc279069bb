/** What a function returns, as its own code says. */
import { eachNode } from './each-node.js';
import { isFunction } from './node-kinds.js';

/** @import { AnyNode as Node } from 'acorn' */

/**
 * @param {Node} node of a function
 * @returns {Node[]} all that it may return, except nothing
 */
export function returnedValues(node) {
  if (!isFunction(node)) return [];
  if (node.body.type !== 'BlockStatement') return [node.body];
  /** @type {Node[]} */
  const values = [];
  eachNode(node.body, true, (each) => {
    if (each.type === 'ReturnStatement' && each.argument) values.push(each.argument);
  });
  return values;
}
