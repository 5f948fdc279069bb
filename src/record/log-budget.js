/** Limits the disk space of the logs while the program runs: once it is used up, they stop growing. */
import { fstatSync, ftruncateSync } from 'node:fs';

/** Part of the free space that is left to others: a share of it, and the least and most bytes. */
const RESERVED = { share: 0.1, least: 16 << 20, most: 1 << 30 };
/** A new log keeps at least this much, bytes: with less it doesn't even say what wrote it. */
const LEAST_KEPT = 64 << 10;
/** Average number of file sizes that a look reads; each takes a few µs. */
const SIZES_A_LOOK = 400;

/**
 * Why the logs stopped growing: they reached the size that the user allows, or the disk ran out of space to spare.
 * @typedef {'log-limit' | 'recording-stopped'} StopReason
 */

/**
 * @typedef {object} LogBudget
 * @property {(logs: number[], besides?: number) => void} look call often, with the descriptors of all logs and the
 *   bytes of other recordings. Once the budget is spent, it truncates the logs to their size at that time: V8 can't be
 *   told to stop and keeps writing at its old offset, but the gap takes no space
 * @property {{reason: StopReason | null, cut: Set<number>}} state `reason`: why they stopped growing, null while they
 *   may grow; `cut`: descriptors of logs that have lost something
 */

/**
 * @param {number} mostBytes limit for all logs together, Infinity for the free space
 * @param {() => number} free bytes that may still be written there; Infinity if unknown
 * @returns {LogBudget} without any logs yet
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
 * @param {number} bytes to keep
 * @returns {boolean} whether it was cut: a file with a second name is not a log, and another user's file may not be
 *   ours to cut
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
 * @returns {number} their sum
 */
function sum(sizes) {
  return sizes.reduce((total, size) => total + size, 0);
}

/**
 * @param {number} free bytes at the start
 * @returns {number} bytes to leave free; half if there is little space
 */
function leftFor(free) {
  if (free === Infinity) return 0;
  return Math.min(free / 2, Math.max(free * RESERVED.share, RESERVED.least), RESERVED.most);
}
