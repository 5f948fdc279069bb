/** What the CPU times of a run (report.js) say. */

/** @import { CallSiteReport, CpuTimes } from './report.js' */

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

/**
 * @param {CallSiteReport} site of a run
 * @param {number} running see `runningShare`
 * @returns {CallSiteReport} the same with blocks as long as they would be if its thread had not waited for a processor
 */
export function unstalledSite(site, running) {
  const { blocks } = site;
  return { ...site, blocks: { ...blocks, p50Ms: running * blocks.p50Ms, p95Ms: running * blocks.p95Ms } };
}

/** Code of the diagnostic that says whose work on the thread pool is not counted. */
export const UNCOUNTED = 'addons-not-counted';

/** Code of the diagnostic that says what threads took that are neither Node's nor V8's. */
export const OWN_THREADS = 'own-threads';

/** From this share of the CPU time on, what other threads took is worth a sentence. */
const NOTABLE_THREADS = 0.05;

/**
 * What threads took that run no JavaScript.
 * @typedef {object} ThreadsUse
 * @property {number} ms of CPU
 * @property {number} share 0..1 of all CPU time
 * @property {boolean} isNotable
 * @property {boolean} isMost whether it is more than that of all other threads together
 */

/**
 * @param {CpuTimes | null} cpu of a run
 * @returns {ThreadsUse | null} what the thread pool took; null if unknown
 */
export function poolUse(cpu) {
  return threadsUse(cpu, cpu?.poolMs ?? null);
}

/**
 * @param {CpuTimes | null} cpu of a run
 * @returns {ThreadsUse | null} what threads took that are neither Node's nor V8's: addons start such; null if unknown
 */
export function ownThreadsUse(cpu) {
  return threadsUse(cpu, cpu?.otherMs ?? null);
}

/**
 * @param {CpuTimes | null} cpu of a run
 * @param {number | null} ms that some threads took
 * @returns {ThreadsUse | null}
 */
function threadsUse(cpu, ms) {
  if (ms === null || cpu === null || cpu.totalMs === null) return null;
  const share = cpu.totalMs === 0 ? 0 : ms / cpu.totalMs;
  return { ms, share, isNotable: share >= NOTABLE_THREADS, isMost: share > 0.5 };
}
