/** @import { AnyNode as Node } from 'acorn' */

/**
 * @param {Node} inner any
 * @param {Node} outer any of the same file
 * @returns {boolean} whether the one is in the other, or is the other
 */
export function isWithin(inner, outer) {
  return inner.start >= outer.start && inner.end <= outer.end;
}
