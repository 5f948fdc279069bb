/** Ranges of a source: which is in which. */
import { lastAtMost, lowerBoundBy } from '../model/sorted.js';

/** @import { AnyNode as Node } from 'acorn' */

/**
 * Ranges that nest and never cross, such as calls or functions, ordered by start, the outer one first.
 * @typedef {object} NestedRange
 * @property {number} start offset
 * @property {number} end offset after the last character
 * @property {number} outer index of the range around it, -1 if there is none
 */

/**
 * A search for the innermost range around an offset.
 * @template {NestedRange} T
 * @param {T[]} ranges in their order
 * @returns {(offset: number) => number} index of the innermost range that holds the offset, -1 if none does
 */
export function innermostFinder(ranges) {
  const starts = Float64Array.from(ranges, (range) => range.start);
  return (offset) => {
    let index = lastAtMost(starts, offset);
    while (index >= 0 && ranges[index].end <= offset) index = ranges[index].outer;
    return index;
  };
}

/**
 * Looks only at ranges that begin there: thousands of functions may each ask for the calls in them.
 * @template {{start: number, end: number}} T
 * @param {readonly T[]} ranges ordered by start
 * @param {{start: number, end: number}} whole any range
 * @returns {T[]} those in it, in their order
 */
export function rangesIn(ranges, { start, end }) {
  const found = [];
  let at = lowerBoundBy(ranges, start, (range) => range.start);
  for (; at < ranges.length && ranges[at].start < end; at++) if (ranges[at].end <= end) found.push(ranges[at]);
  return found;
}

/**
 * @param {Node} inner any
 * @param {Node} outer any of the same file
 * @returns {boolean} whether the one is in the other, or is the other
 */
export function isWithin(inner, outer) {
  return inner.start >= outer.start && inner.end <= outer.end;
}
