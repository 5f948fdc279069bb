/** @import { AnyNode as Node } from 'acorn' */

const LOOP = /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/;

/**
 * @param {Node} node of any type
 * @returns {boolean} whether it is a loop
 */
export function isLoop(node) {
  return LOOP.test(node.type);
}
