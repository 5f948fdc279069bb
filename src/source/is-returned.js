/** @import { Place } from './program-index.js' */

/**
 * @param {Pick<Place, 'node' | 'up'>} place of a value
 * @returns {boolean} whether a function returns it as it is, to unknown callers
 */
export function isReturned({ node, up }) {
  const parent = up?.node;
  return parent?.type === 'ReturnStatement' || (parent?.type === 'ArrowFunctionExpression' && parent.body === node);
}
