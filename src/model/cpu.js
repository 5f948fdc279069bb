/** What the CPU times of a run (report.js) say. */

/** @import { CpuTimes } from './report.js' */

/** From this share of the CPU time on, waiting for a processor makes wall times something else than CPU times. */
const MUCH_WAITING = 0.2;

/**
 * @param {CpuTimes} cpu of a run
 * @returns {boolean} whether its threads waited for a processor for so long that times on the wall say little about CPU
 */
export function isMachineBusy({ totalMs, runQueueWaitMs }) {
  return totalMs !== null && runQueueWaitMs !== null && runQueueWaitMs > MUCH_WAITING * totalMs;
}

/**
 * @param {CpuTimes | null | undefined} cpu of a run
 * @returns {number} 0..1: for how much of the time in which its threads had work they had a processor, too; 1 if they
 *   hardly waited, or nobody knows
 */
export function runningShare(cpu) {
  if (!cpu || !isMachineBusy(cpu)) return 1;
  const { totalMs, runQueueWaitMs } = /** @type {{totalMs: number, runQueueWaitMs: number}} */ (cpu);
  return totalMs / (totalMs + runQueueWaitMs);
}

/** Code of the diagnostic that says whose work on the thread pool is not counted. */
export const UNCOUNTED = 'addons-not-counted';

/** From this share of the CPU time on, the thread pool's part is worth a sentence. */
const NOTABLE_POOL = 0.05;

/**
 * What the thread pool took.
 * @param {CpuTimes | null} cpu of a run
 * @returns {{ms: number, share: number, isNotable: boolean, isMost: boolean} | null} `share` 0..1 of all CPU time;
 *   `isMost` if it took more than all other threads together; null if it is not known
 */
export function poolUse(cpu) {
  if (cpu === null || cpu.poolMs === null || cpu.totalMs === null) return null;
  const share = cpu.totalMs === 0 ? 0 : cpu.poolMs / cpu.totalMs;
  return { ms: cpu.poolMs, share, isNotable: share >= NOTABLE_POOL, isMost: share > 0.5 };
}
