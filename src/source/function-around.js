/** Finds the function around a piece of code. */
import { isFunction } from './node-kinds.js';
import { innermostFinder } from './nested-ranges.js';

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
 * A search for the innermost function around a position. A method's key belongs to it: compilers keep its place there.
 * @param {Iterable<readonly [position: number, place: Place]>} functions of a file, by where V8 puts them
 * @returns {(offset: number) => readonly [position: number, place: Place] | null} null if it is in none
 */
export function functionsAround(functions) {
  const ranges = Array.from(functions, (entry) => ({ ...rangeOf(entry[1]), outer: -1, entry }));
  ranges.sort((one, other) => one.start - other.start || other.end - one.end);
  let outer = -1;
  for (const [index, range] of ranges.entries()) {
    while (outer >= 0 && ranges[outer].end <= range.start) outer = ranges[outer].outer;
    range.outer = outer;
    outer = index;
  }
  const innermost = innermostFinder(ranges);
  return (offset) => ranges[innermost(offset)]?.entry ?? null;
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
