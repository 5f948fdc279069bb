/** How much of the disk the logs may take while the program runs: once that is used up, they grow no more. */
import { fstatSync, ftruncateSync } from 'node:fs';

/** Of what is free at the start, so much is left to others; and at least this many bytes, and this many at most. */
const RESERVED = { share: 0.1, least: 16 << 20, most: 1 << 30 };
/** A log that has just begun keeps so much, bytes: with less it says not even what wrote it. */
const LEAST_KEPT = 64 << 10;
/** Sizes that a look asks for, on average: one takes a few µs. */
const SIZES_A_LOOK = 400;

/**
 * Why the logs grow no more: they have the size that the user allows, or the disk has no more room to spare.
 * @typedef {'log-limit' | 'recording-stopped'} StopReason
 */

/**
 * @typedef {object} LogBudget
 * @property {(logs: number[], besides?: number) => void} look call often, with descriptors of all logs, and the bytes of
 *   what else is recorded. Once there is no more to spend, it cuts the logs back to what they had then: V8 can't be told
 *   to stop, but writes on where it was, and what lies between takes no room
 * @property {{reason: StopReason | null, cut: Set<number>}} state `reason`: why they grow no more, null while they may;
 *   `cut`: descriptors of those that have lost something
 */

/**
 * @param {number} mostBytes that all logs may have together, Infinity for what is free
 * @param {() => number} free bytes that may still be written there; Infinity if that can't be known
 * @returns {LogBudget} with no log yet
 */
export function newLogBudget(mostBytes, free) {
  const reserve = leftFor(free());
  /** @type {Map<number, number>} bytes that a log keeps, by descriptor */
  const kept = new Map();
  /** @type {LogBudget['state']} */
  const state = { reason: null, cut: new Set() };
  let skipped = 0;
  return {
    state,
    look(logs, besides = 0) {
      if (state.reason === null && free() < reserve) state.reason = 'recording-stopped';
      if (state.reason === null && skipped++ < Math.floor(logs.length / SIZES_A_LOOK)) return;
      skipped = 0;
      const sizes = logs.map((log) => fstatSync(log).size);
      if (state.reason === null && sum(sizes) + besides > mostBytes) state.reason = 'log-limit';
      if (state.reason === null) return;
      logs.forEach((log, index) => {
        const most = kept.get(log) ?? Math.max(sizes[index], LEAST_KEPT);
        kept.set(log, most);
        if (sizes[index] > most && cutBack(log, most)) state.cut.add(log);
      });
    },
  };
}

/**
 * @param {number} log its descriptor
 * @param {number} bytes that it keeps
 * @returns {boolean} whether it was cut: what has a name besides ours is no log, and another user's may not be ours to cut
 */
function cutBack(log, bytes) {
  if (fstatSync(log).nlink > 1) return false;
  try {
    ftruncateSync(log, bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {number[]} sizes bytes
 * @returns {number} all of them
 */
function sum(sizes) {
  return sizes.reduce((total, size) => total + size, 0);
}

/**
 * @param {number} free bytes at the start
 * @returns {number} bytes that are not for logs: of little room, half
 */
function leftFor(free) {
  if (free === Infinity) return 0;
  return Math.min(free / 2, Math.max(free * RESERVED.share, RESERVED.least), RESERVED.most);
}
