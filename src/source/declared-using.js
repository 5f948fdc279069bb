/** What a function declares by `using`: where the block around it ends, that is given back. */
import { eachNode } from './each-node.js';

/** @import { AnyNode as Node, VariableDeclarator } from 'acorn' */

/**
 * @typedef {object} DeclaredUsing
 * @property {VariableDeclarator} node such as `lock = hold()` in `using lock = hold();`
 * @property {number} until offset of the end of the block around it
 */

/**
 * @param {Node} body of a function
 * @returns {DeclaredUsing[]} what the function itself declares so
 */
export function usingsIn(body) {
  /** @type {DeclaredUsing[]} */
  const found = [];
  eachNode(body, true, (block) => {
    if (block.type !== 'BlockStatement') return;
    for (const each of block.body)
      if (each.type === 'VariableDeclaration' && /using$/.test(each.kind))
        found.push(...each.declarations.map((node) => ({ node, until: block.end })));
  });
  return found;
}
