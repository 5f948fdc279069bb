/**
 * Finds logs that end before their thread did, or have gaps in which it ran: on a full disk V8 stops writing, and while another
 * of its CPU profilers runs it takes no ticks. It says nothing about either.
 */

/** @import { Profile, RunInfo, Unprofiled } from '../model/profile.js' */

/** Why logs were cut off, and how many. @typedef {{reason: Unprofiled['reason'], cut: number}} Cut */

/**
 * What the recorder knows about how long threads ran.
 * @typedef {object} Ran
 * @property {{pid: number, mainMs: number | null, workersMs: number | null}[]} threads CPU time of JavaScript threads,
 *   by process
 * @property {number} mainPid process id of the program
 * @property {number} durationMs how long it ran
 * @property {bigint} endedNs when it had ended, by the monotonic clock
 * @property {Pick<RunInfo, 'signal'>} run how it ended
 * @property {Cut | null} cut logs known to be incomplete; null if there are none
 */

/**
 * A thread can't use more CPU time than wall time, and a log's clock starts after its process. Differences up to this
 * share plus this many ms are within measurement error.
 */
const TOLERATED = { share: 0.1, ms: 300 };
/**
 * The end of the program itself is known, and its log should reach nearly that far. It may stop this many ms earlier:
 * the machine may be busy, or the program may have been waiting, when V8 takes no samples.
 */
const LATE_END = 3_000;
/**
 * A program that ends by itself writes its last line in full. If that line is cut off, something stopped the writing,
 * so less evidence is enough.
 */
const TORN = { tolerated: { share: 0.1, ms: 30 }, lateEnd: 100 };
const WHOLE = { tolerated: TOLERATED, lateEnd: LATE_END };

/**
 * Two ticks further apart than this have a gap between them: on a busy machine, or with a thread that waits, V8 also takes some
 * of them late. Long intervals have longer gaps.
 */
const GAP = { ms: 10, intervals: 5 };
/** In a gap as long as this, V8 took no ticks, or the thread waited. */
const LONG_GAP = { ms: 100, intervals: 20 };
/** From this share of the CPU time, and this many ms on, what was used in gaps is no measurement error. */
const UNSAMPLED = { share: 0.3, ms: 500 };

/**
 * What logs don't show.
 * @typedef {object} Missing
 * @property {'log-ended-early' | 'not-sampled'} reason
 * @property {number} cpuMs
 */

/**
 * Compares the time that each log covers with how long its thread ran.
 * @param {Profile[]} profiles of all isolates
 * @param {Ran} ran how long they ran
 * @returns {Unprofiled[]} what is missing; none if nothing is, or nobody can tell
 */
export function endedEarly(profiles, { cut, ...ran }) {
  const missing = missingTimes(profiles, ran);
  if (cut !== null) return rowsOf(cut.reason, missing, cut.cut);
  return /** @type {const} */ (['log-ended-early', 'not-sampled']).flatMap((reason) =>
    rowsOf(
      reason,
      missing.filter((each) => each.reason === reason),
    ),
  );
}

/**
 * @param {Unprofiled['reason']} reason why
 * @param {Missing[]} missing from the logs
 * @param {number} [least] logs that are known to lack something
 * @returns {Unprofiled[]} one row; none if nothing is missing
 */
function rowsOf(reason, missing, least = 0) {
  const count = Math.max(least, missing.length);
  if (count === 0) return [];
  const cpuMs = missing.length < count ? null : Math.round(missing.reduce((sum, each) => sum + each.cpuMs, 0));
  return [{ kind: 'thread', reason, count, cpuMs }];
}

/**
 * @param {Profile[]} profiles of all isolates
 * @param {Omit<Ran, 'cut'>} ran how long they ran
 * @returns {Missing[]} CPU time missing from the logs, for each group of threads that lacks some
 */
function missingTimes(profiles, { threads, mainPid, ...program }) {
  // perf takes no samples of a waiting thread, so its last sample says nothing about the thread's end.
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
    .filter((missing) => missing !== null);
}

/**
 * @param {Profile[]} profiles of some threads
 * @param {number | null} cpuMs that they used; null if unknown
 * @param {boolean} isShort whether they end before the program did
 * @param {typeof WHOLE} limits of measurement error
 * @returns {Missing | null} least CPU time missing; null if nothing shows that any is
 */
function unseen(profiles, cpuMs, isShort, { tolerated }) {
  if (profiles.length === 0) return null;
  if (cpuMs === null) return null;
  const sum = (/** @type {(profile: Profile) => number} */ ms) => profiles.reduce((all, each) => all + ms(each), 0);
  // A log that reaches the end also covers time without ticks: on a busy machine V8 misses some.
  const notSeen =
    notWithin(cpuMs, sum(lastTick), TOLERATED) ?? (isShort ? notWithin(cpuMs, sum(sampledMs), tolerated) : null);
  if (notSeen !== null) return { reason: profiles.some(isCut) ? 'log-ended-early' : 'not-sampled', cpuMs: notSeen };
  // Threads also wait in gaps: only what the other time can't hold was used there.
  const outsideMs = sum((profile) => lastTick(profile) - gapsMs(profile, GAP));
  const inGaps = Math.min(
    cpuMs - outsideMs,
    sum((profile) => gapsMs(profile, LONG_GAP)),
  );
  return inGaps > Math.max(UNSAMPLED.ms, UNSAMPLED.share * cpuMs) ? { reason: 'not-sampled', cpuMs: inGaps } : null;
}

/**
 * @param {number} cpuMs that threads used
 * @param {number} seenMs of it that the logs may cover
 * @param {typeof TOLERATED} tolerated measurement error of both
 * @returns {number | null} what they don't cover, ms; null if that is within measurement error
 */
function notWithin(cpuMs, seenMs, tolerated) {
  const beyond = cpuMs - seenMs;
  return beyond > tolerated.ms + tolerated.share * seenMs ? beyond : null;
}

/**
 * @param {Profile[]} profiles of the program's main thread
 * @param {Pick<Ran, 'run'>} program how it ended: a program killed by a signal leaves its buffer unwritten
 * @returns {boolean} whether its log ends in the middle of a line, and should not
 */
function isTorn([profile], { run }) {
  return profile !== undefined && run.signal === null && isCut(profile);
}

/**
 * V8 writes whole lines. A full disk and a limit cut one; when another CPU profiler begins, V8 stops behind one.
 * @param {Profile} profile of a thread
 * @returns {boolean} whether its log ends in the middle of a line
 */
function isCut({ dropped, diagnostics }) {
  return Boolean(dropped.truncated) || diagnostics.some(({ code }) => code === 'lines-truncated');
}

/**
 * On a busy machine a process may take seconds to start, and has no log meanwhile. So the log's end is compared with
 * the program's on a clock that both know, if the probe recorded one, and otherwise by how long both lasted.
 * @param {Profile[]} profiles of the program's main thread
 * @param {Pick<Ran, 'durationMs' | 'endedNs'>} program how long it ran, and until when
 * @param {number} lateEnd how much later than its log the program may end, ms
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
 * @returns {number} time that its samples cover, ms
 */
function sampledMs({ samples }) {
  return samples.weight.reduce((sum, us) => sum + us, 0) / 1000;
}

/**
 * @param {Profile} profile of a thread
 * @param {typeof GAP} least that two ticks with a gap between them are apart
 * @returns {number} length of its gaps beyond that, ms
 */
function gapsMs({ meta, samples }, least) {
  const leastUs = Math.max(least.ms * 1000, least.intervals * meta.intervalUs);
  const { time } = samples;
  return time.reduce((sum, us, index) => sum + Math.max(0, us - (time[index - 1] ?? 0) - leastUs), 0) / 1000;
}

/**
 * @param {Profile} profile of a thread
 * @returns {number} when its last sample was taken, ms since its log began
 */
function lastTick({ samples }) {
  return samples.length === 0 ? 0 : samples.time[samples.length - 1] / 1000;
}
