/** @import { AnyNode as Node } from 'acorn' */

/**
 * @param {Node} node a value
 * @returns {boolean} whether it is undefined, as compilers and minifiers write it, too: `void 0`
 */
export function isUndefined(node) {
  return node.type === 'UnaryExpression'
    ? node.operator === 'void'
    : node.type === 'Identifier' && node.name === 'undefined';
}

/**
 * @param {Node} node a value
 * @returns {boolean} whether it is null or undefined
 */
export function isNothing(node) {
  return node.type === 'Literal' ? node.raw === 'null' : isUndefined(node);
}
