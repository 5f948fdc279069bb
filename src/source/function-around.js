/** Finds the function around a piece of code. */
import { isFunction } from './is-function.js';

/** @import { Place } from './program-index.js' */
/** @import { FunctionNode } from './v8-position.js' */

/**
 * @param {Place | null} place in a file, null outside of all code
 * @returns {Place & {node: FunctionNode} | null} the innermost function around it, null if there is none
 */
export function functionAbove(place) {
  for (let outer = place?.up ?? null; outer !== null; outer = outer.up)
    if (isFunction(outer.node)) return /** @type {Place & {node: FunctionNode}} */ (outer);
  return null;
}

/**
 * The innermost function around a position. A method's key belongs to it: compilers keep its place there.
 * @param {readonly [position: number, place: Place][]} functions of a file, by where V8 puts them
 * @param {number} offset into the text
 * @returns {readonly [position: number, place: Place] | null} null if it is in none
 */
export function functionAround(functions, offset) {
  /** @type {readonly [number, Place] | null} */
  let innermost = null;
  let room = Infinity;
  for (const each of functions) {
    const { start, end } = rangeOf(each[1]);
    if (start > offset || end <= offset || end - start > room) continue;
    room = end - start;
    innermost = each;
  }
  return innermost;
}

/**
 * @param {Place} place of a function
 * @returns {{start: number, end: number}} offsets of it, with its key
 */
function rangeOf({ node, up }) {
  const parent = up?.node;
  const isMethod =
    parent?.type === 'MethodDefinition' || (parent?.type === 'Property' && (parent.method || parent.kind !== 'init'));
  return { start: isMethod && parent.value === node ? parent.start : node.start, end: node.end };
}
