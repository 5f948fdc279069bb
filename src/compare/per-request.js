/** What a request cost in each of two runs, and whether changes can be divided by requests. */
import { isPartOfCounts } from '../model/certainty.js';
import { startTicksOf } from '../model/start-phase.js';

/** @import { PerRequest, RequestFigures } from '../model/comparison.js' */
/** @import { Report } from '../model/report.js' */
/** @import { Requests } from './rate-change.js' */

/**
 * A program that sends or answers fewer requests than this may mostly do other work, which requests don't measure: a
 * worker answers its health check.
 */
export const FEWEST_REQUESTS = 20;

/**
 * What a request cost, excluding the program's start. Both runs must have counted requests in the same way.
 * @param {Report} before one run
 * @param {Report} after the other
 * @returns {PerRequest | null} figures of both runs; null if they have no comparable ones
 */
export function perRequest(before, after) {
  // Requests are counted from the start to the end.
  if ([before, after].some(({ profile }) => isPartOfCounts(profile))) return null;
  for (const source of /** @type {const} */ (['traffic', 'load', 'client'])) {
    const [requestsBefore, requestsAfter] = [requestsOf(before, source), requestsOf(after, source)];
    if (requestsBefore === 0 || requestsAfter === 0) continue;
    // One run's rate without its start, and the other's with it, are not the same quantity.
    const areDrivenAlike = (before.load === null) === (after.load === null);
    return {
      source,
      comparable: before.target.processor !== '' && before.target.processor === after.target.processor,
      before: figures(before, requestsBefore, areDrivenAlike),
      after: figures(after, requestsAfter, areDrivenAlike),
    };
  }
  return null;
}

/**
 * @param {PerRequest | null} figures of both runs
 * @param {Report} before one run
 * @param {Report} after the other
 * @returns {Requests | null} the numbers that changes are divided by; null if CPU times can't be compared, or if
 *   requests may be missing
 */
export function requestsToJudgeBy(figures, before, after) {
  if (figures === null || !figures.comparable) return null;
  const isCounted = figures.source === 'load' || [before, after].every(({ traffic }) => traffic?.complete);
  return isCounted
    ? { before: figures.before.requests, after: figures.after.requests, isQuiet: isQuiet(before) && isQuiet(after) }
    : null;
}

/** A program that waits for a processor for more than this part of its time has fewer ticks on a processor. */
const QUIET = 0.05;

/**
 * @param {Report} report of a run
 * @returns {boolean} whether nothing else wanted its processor; false if unknown
 */
function isQuiet({ profile: { cpu } }) {
  return (
    cpu !== null && cpu.totalMs !== null && cpu.runQueueWaitMs !== null && cpu.runQueueWaitMs <= QUIET * cpu.totalMs
  );
}

/**
 * @param {Report} report of a run
 * @param {PerRequest['source']} source what counted them
 * @returns {number} requests; 0 if unknown, or if they are too few to measure its work. Those of a load are its work
 */
export function requestsOf({ load, traffic }, source) {
  if (source === 'load') return load?.requests ?? 0;
  const requests = (source === 'client' ? traffic?.clientRequests : traffic?.requests) ?? 0;
  const isDriven = source === 'traffic' && load !== null;
  return isDriven || requests >= FEWEST_REQUESTS ? requests : 0;
}

/**
 * @param {Report} report of a run
 * @param {number} requests that it answered, more than 0
 * @param {boolean} hasRate whether their rate can be compared
 * @returns {RequestFigures}
 */
function figures(report, requests, hasRate) {
  const { crypto, profile } = report;
  const steady = 1 - share(profile.startTicks, profile.busyTicks);
  return {
    requests,
    requestsPerSecond: hasRate ? rateOf(report, requests) : null,
    cryptoMs: (crypto.cpuMs * (1 - share(startTicksOf(crypto), crypto.ticks))) / requests,
    busyMs: (profile.busyMs * steady) / requests,
    cpuMs: steadyMs(profile.cpu, steady, requests),
  };
}

/**
 * @param {Report} report of a run
 * @param {number} requests that it answered
 * @returns {number | null} per second; null if unknown. The load generator knows when it began; the program's own time
 *   includes its start
 */
function rateOf({ load, target }, requests) {
  if (load !== null) return load.requestsPerSecond;
  return target.durationMs > 0 ? (requests * 1000) / target.durationMs : null;
}

/**
 * @param {Report['profile']['cpu']} cpu time of a run
 * @param {number} steady 0..1, the part of busy time after the start
 * @param {number} requests that it answered
 * @returns {number | null} CPU time per request, ms. The operating system doesn't say what the start took. It is
 *   assumed to have the same part of the time of threads that run JavaScript as of their ticks
 */
function steadyMs(cpu, steady, requests) {
  if (cpu === null || cpu.totalMs === null) return null;
  const sampledMs = cpu.mainMs === null ? cpu.totalMs : Math.min(cpu.totalMs, cpu.mainMs + (cpu.workersMs ?? 0));
  return (cpu.totalMs - (1 - steady) * sampledMs) / requests;
}

/**
 * @param {number} part of ticks
 * @param {number} whole all of them
 * @returns {number} 0..1
 */
function share(part, whole) {
  return whole === 0 ? 0 : Math.min(1, part / whole);
}
