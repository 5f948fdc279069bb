/** @import { SampleTable } from './profile.js' */

/**
 * @param {SampleTable} samples of a thread
 * @param {number} begin first row
 * @param {number} end behind the last one
 * @returns {SampleTable} those rows
 */
export function rowsBetween({ stack, time, state, weight, length }, begin, end) {
  const last = Math.min(end, length);
  return {
    length: last - begin,
    stack: stack.slice(begin, last),
    time: time.slice(begin, last),
    state: state.slice(begin, last),
    weight: weight.slice(begin, last),
  };
}
