/** Logs that end before the thread did: V8 writes no further line on a full disk, and says nothing. */

/** @import { Profile, RunInfo, Unprofiled } from '../model/profile.js' */

/** Why logs were cut, and how many. @typedef {{reason: Unprofiled['reason'], cut: number}} Cut */

/**
 * What the recorder knows of how long threads ran.
 * @typedef {object} Ran
 * @property {{pid: number, mainMs: number | null, workersMs: number | null}[]} threads CPU time of JavaScript threads,
 *   by process
 * @property {number} mainPid process id of the program
 * @property {number} durationMs how long it ran
 * @property {bigint} endedNs when it had ended, by the monotonic clock
 * @property {Pick<RunInfo, 'signal'>} run how it ended
 * @property {Cut | null} cut logs that are known to lack something; null if none is
 */

/**
 * A thread uses no more CPU than time passes, and the clock of a log begins after a process' start. So much is
 * within what is unknown of both: a share, and ms.
 */
const TOLERATED = { share: 0.1, ms: 300 };
/**
 * Of the program itself it is known when it ended: its log must reach nearly as far, or this many ms less on a busy
 * machine, or the program waited at its end: V8 takes no samples then.
 */
const LATE_END = 3_000;
/**
 * Whoever ends by himself has his last line written. Where that is cut off, something has kept it from being: less proves
 * it then.
 */
const TORN = { tolerated: { share: 0.1, ms: 30 }, lateEnd: 100 };
const WHOLE = { tolerated: TOLERATED, lateEnd: LATE_END };

/**
 * Compares the time that each log covers with how long its thread ran.
 * @param {Profile[]} profiles of all isolates
 * @param {Ran} ran how long they ran
 * @returns {Unprofiled[]} what was not seen; none if all was, or nobody knows
 */
export function endedEarly(profiles, { cut, ...ran }) {
  const missing = missingTimes(profiles, ran);
  const count = Math.max(cut?.cut ?? 0, missing.length);
  if (count === 0) return [];
  return [
    {
      kind: 'thread',
      reason: cut?.reason ?? 'log-ended-early',
      count,
      cpuMs: missing.length < count ? null : Math.round(missing.reduce((sum, cpuMs) => sum + cpuMs, 0)),
    },
  ];
}

/**
 * @param {Profile[]} profiles of all isolates
 * @param {Omit<Ran, 'cut'>} ran how long they ran
 * @returns {number[]} CPU time that was not seen of some threads, ms each
 */
function missingTimes(profiles, { threads, mainPid, ...program }) {
  // perf takes no samples of a thread that waits: its last one says nothing of the thread's end.
  if (profiles.some(({ meta }) => !meta.timed || meta.format === 'perf-script')) return [];
  return threads
    .flatMap(({ pid, mainMs, workersMs }) => {
      const own = profiles.filter(({ meta }) => meta.pid === pid);
      const main = own.filter(({ meta }) => meta.thread === 'main');
      const workers = own.filter(({ meta }) => meta.thread === 'worker');
      const limits = pid === mainPid && isTorn(main, program) ? TORN : WHOLE;
      const isShort = pid === mainPid && stopsShort(main, program, limits.lateEnd);
      return [unseen(main, mainMs, isShort, limits), unseen(workers, workersMs, false, WHOLE)];
    })
    .filter((cpuMs) => cpuMs !== null);
}

/**
 * @param {Profile[]} profiles of some threads
 * @param {number | null} cpuMs that they used; null if that is not known
 * @param {boolean} isShort whether they end before the program did
 * @param {typeof WHOLE} limits of what is unknown
 * @returns {number | null} CPU time that was not seen, at least, ms; null if nothing tells that there is any
 */
function unseen(profiles, cpuMs, isShort, { tolerated }) {
  if (profiles.length === 0) return null;
  if (cpuMs === null) return null;
  const sum = (/** @type {(profile: Profile) => number} */ ms) => profiles.reduce((all, each) => all + ms(each), 0);
  // A log that goes on to the end covers what no tick stands for: on a crowded machine V8 misses some.
  const notSeen = notWithin(cpuMs, sum(lastTick), TOLERATED);
  return notSeen ?? (isShort ? notWithin(cpuMs, sum(sampledMs), tolerated) : null);
}

/**
 * @param {number} cpuMs that threads used
 * @param {number} seenMs that may have been seen of it
 * @param {typeof TOLERATED} tolerated so much is unknown of both
 * @returns {number | null} what was not, ms; null if that is within what is unknown of both
 */
function notWithin(cpuMs, seenMs, tolerated) {
  const beyond = cpuMs - seenMs;
  return beyond > tolerated.ms + tolerated.share * seenMs ? beyond : null;
}

/**
 * @param {Profile[]} profiles of the program's main thread
 * @param {Pick<Ran, 'run'>} program how it ended: what a signal ends leaves its buffer unwritten
 * @returns {boolean} whether its log ends within a line, and should not
 */
function isTorn([profile], { run }) {
  if (profile === undefined || run.signal !== null) return false;
  return Boolean(profile.dropped.truncated) || profile.diagnostics.some(({ code }) => code === 'lines-truncated');
}

/**
 * On a crowded machine a process may take seconds to begin, in which it has no log. So the log's end is held against the
 * program's by a clock that both know, where the probe told one, and only else by how long both lasted.
 * @param {Profile[]} profiles of the program's main thread
 * @param {Pick<Ran, 'durationMs' | 'endedNs'>} program how long it ran, and until when
 * @param {number} lateEnd so much later than its log it may end, ms
 * @returns {boolean} whether its log ends well before the program did
 */
function stopsShort([profile], { durationMs, endedNs }, lateEnd) {
  if (profile === undefined) return false;
  const { clock } = profile;
  const uncoveredMs =
    clock === undefined
      ? durationMs - lastTick(profile)
      : Number(endedNs - BigInt(clock.ns)) / 1e6 - (lastTick(profile) - clock.us / 1000);
  return uncoveredMs > Math.max(lateEnd, TOLERATED.share * durationMs);
}

/**
 * @param {Profile} profile of a thread
 * @returns {number} what its samples stand for, ms
 */
function sampledMs({ samples }) {
  return samples.weight.reduce((sum, us) => sum + us, 0) / 1000;
}

/**
 * @param {Profile} profile of a thread
 * @returns {number} when its last sample was taken, ms since its log began
 */
function lastTick({ samples }) {
  return samples.length === 0 ? 0 : samples.time[samples.length - 1] / 1000;
}
