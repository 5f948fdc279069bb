/** What the probe saves in short, read: tallies of times and sizes, and files as V8 names them. */
import { fileURLToPath } from 'node:url';
import tally from './probe/tally.cjs';

/** @import { Tally } from '../model/tls.js' */

/**
 * @param {Tally} counts by name
 * @returns {number} their sum
 */
export function sum(counts) {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

/**
 * @param {Tally} counts by number
 * @param {number} share 0..1 of them that is no more than the result
 * @returns {number | null} null if there is none
 */
export function quantile(counts, share) {
  const rank = share * sum(counts);
  let seen = 0;
  for (const [value, count] of Object.entries(counts)
    .map(([text, each]) => [Number(text), each])
    .sort(([a], [b]) => a - b)) {
    seen += count;
    if (seen >= rank && count > 0) return value;
  }
  return null;
}

/**
 * @param {Tally} times by step
 * @param {number} share 0..1 of them that took no longer than the result
 * @returns {number | null} ms with three digits, null if there is none
 */
export function timeAt(times, share) {
  const step = quantile(times, share);
  return step === null ? null : Number(tally.timeOf(step).toPrecision(3));
}

/**
 * @param {string} file as V8 has it: a path, or the URL of an ES module
 * @returns {string} its path; what is not a path of this system's, as it is
 */
export function pathOf(file) {
  try {
    return file.startsWith('file:') ? fileURLToPath(file) : file;
  } catch {
    return file;
  }
}
