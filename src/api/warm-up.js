/** Leaves out the beginning of a run, when modules are loading, caches are cold, and code is not optimized yet. */
import { isOfPerf } from '../model/collector.js';
import { Failure } from '../model/failure.js';
import { rowsBetween } from '../model/sample-table.js';
import { counted } from '../text/words.js';

/** @import { Diagnostic, Profile, Recording, WarmUp } from '../model/profile.js' */

/** Node's `--logfile` with `%t`, as the recorder sets it: ms since 1970 when V8 opened the log. */
const LOG_TIME = /-v8-(\d{12,14})\.log$/;
/** Reason under which ticks of the warm-up are counted as dropped. */
const REASON = 'warm-up';

/**
 * @param {Recording} recording that was read
 * @param {WarmUp} warmUp what to leave out
 * @param {{began: number, until: number} | null} [moments] when the program began and when the warm-up was over, ms
 *   since 1970; if not given, it ends this many seconds after the first thread started. A thread of which nothing says
 *   when it started counts as started then, and a diagnostic says so
 * @returns {Recording} the same without the ticks until then; they are counted as dropped
 * @throws {Failure} `warm-up-untimed` if ticks have no times, `warm-up-left-out` if a warm-up has already been left out
 */
export function leaveOutWarmUp(recording, warmUp, moments = null) {
  if (recording.warmUp) throw new Failure('warm-up-left-out', { seconds: recording.warmUp.seconds });
  if (recording.profiles.some(({ meta }) => !meta.timed)) throw new Failure('warm-up-untimed');
  const starts = moments === null ? startsOf(recording.profiles) : openingsOf(recording.profiles, moments.began);
  const end = moments === null ? warmUp.seconds * 1000 : moments.until - moments.began;
  const profiles = recording.profiles.map((profile, index) => without(profile, (end - (starts[index] ?? 0)) * 1000));
  const count = moments === null && profiles.length > 1 ? starts.filter((start) => start === null).length : 0;
  if (count > 0) profiles[0] = { ...profiles[0], diagnostics: [...profiles[0].diagnostics, unknownStarts(count)] };
  return { ...recording, profiles, warmUp };
}

/**
 * @param {number} count of threads
 * @returns {Diagnostic}
 */
function unknownStarts(count) {
  return {
    code: 'warm-up-of-each',
    count,
    message: `It is not known when ${counted(count, 'thread')} started: the warm-up was left out from the beginning of each, as if all had started at once.`,
  };
}

/**
 * @param {Profile[]} profiles of threads
 * @returns {(number | null)[]} when each started, ms after the first; null if nothing says so
 */
function startsOf(profiles) {
  // perf has one clock for all threads.
  const known = profiles.map(({ meta }) => (isOfPerf(meta) ? 0 : meta.startedUs));
  const openings = openingsOf(profiles, 0).filter((opened) => opened !== null);
  const byName = openingsOf(profiles, Math.min(...openings));
  return known.map((start, index) => (start === undefined ? byName[index] : start / 1000));
}

/**
 * @param {Profile[]} profiles of threads
 * @param {number} began ms since 1970
 * @returns {(number | null)[]} ms from then until each log was opened; null if its name does not say when that was
 */
function openingsOf(profiles, began) {
  return profiles.map(({ meta }) => {
    const [, opened] = LOG_TIME.exec(meta.source) ?? [];
    return opened === undefined ? null : Number(opened) - began;
  });
}

/**
 * @param {Profile} profile of a thread
 * @param {number} until µs since its profiler started
 * @returns {Profile} the same without the samples before
 */
function without(profile, until) {
  const { time, length } = profile.samples;
  let begin = 0;
  while (begin < length && time[begin] < until) begin++;
  if (begin === 0) return profile;
  const samples = rowsBetween(profile.samples, begin, length);
  return { ...profile, samples, dropped: { ...profile.dropped, [REASON]: (profile.dropped[REASON] ?? 0) + begin } };
}
