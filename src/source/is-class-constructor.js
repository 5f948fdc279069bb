/** @import { Place } from './program-index.js' */

/**
 * @param {Pick<Place, 'up'>} place of a function
 * @returns {boolean} whether it makes an object of a class, which nobody has yet
 */
export function isClassConstructor({ up }) {
  return up?.node.type === 'MethodDefinition' && up.node.kind === 'constructor';
}
