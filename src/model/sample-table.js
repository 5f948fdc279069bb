/** Rows of a thread's samples, and what their stacks have together. */

/** @import { SampleTable, StackTable } from './profile.js' */

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

/**
 * What going through each of its stacks costs. The table is shared by all stacks, so that a small file may hold a million
 * stacks of a million frames.
 * @param {{stacks: StackTable, samples: Pick<SampleTable, 'stack'>}} profile any
 * @returns {number} frames of all different stacks that were sampled
 */
export function framesTogether({ stacks: { length, parent }, samples: { stack } }) {
  const isSampled = new Uint8Array(length);
  for (const row of stack) if (row !== -1) isSampled[row] = 1;
  const depth = new Int32Array(length);
  let sum = 0;
  for (let row = 0; row < length; row++) {
    depth[row] = 1 + (parent[row] === -1 ? 0 : depth[parent[row]]);
    if (isSampled[row] === 1) sum += depth[row];
  }
  return sum;
}
