/** Leaves out the beginning of a run, when modules are loading, caches are cold, and code is not optimized yet. */
import { Failure } from '../model/failure.js';

/** @import { Profile, Recording, WarmUp } from '../model/profile.js' */

/** Node's `--logfile` with `%t`, as the recorder sets it: ms since 1970 when V8 opened the log. */
const LOG_TIME = /-v8-(\d{12,14})\.log$/;
/** Reason under which ticks of the warm-up are counted as dropped. */
const REASON = 'warm-up';

/**
 * @param {Recording} recording that was read
 * @param {WarmUp} warmUp what to leave out
 * @param {{began: number, until: number} | null} [moments] when the program began and when the warm-up was over, ms
 *   since 1970; if not given, it ends this many seconds after the first log was opened, or, if the logs don't say when
 *   that was, after each log began
 * @returns {Recording} the same without the ticks until then; they are counted as dropped
 * @throws {Failure} `warm-up-untimed` if ticks have no times, `warm-up-left-out` if a warm-up has already been left out
 */
export function leaveOutWarmUp(recording, warmUp, moments = null) {
  if (recording.warmUp) throw new Failure('warm-up-left-out', { seconds: recording.warmUp.seconds });
  if (recording.profiles.some(({ meta }) => !meta.timed)) throw new Failure('warm-up-untimed');
  const openings = recording.profiles.map(({ meta }) => Number(LOG_TIME.exec(meta.source)?.[1] ?? NaN));
  const first = Math.min(...openings);
  const { began, until } = moments ?? { began: first, until: first + warmUp.seconds * 1000 };
  const profiles = recording.profiles.map((profile, index) => {
    const opened = Number.isNaN(openings[index]) ? began : openings[index];
    return without(profile, Number.isNaN(opened) ? warmUp.seconds * 1e6 : (until - opened) * 1000);
  });
  return { ...recording, profiles, warmUp };
}

/**
 * @param {Profile} profile of a thread
 * @param {number} until µs since its profiler started
 * @returns {Profile} the same without the samples before
 */
function without(profile, until) {
  const { stack, time, state, weight, length } = profile.samples;
  let begin = 0;
  while (begin < length && time[begin] < until) begin++;
  if (begin === 0) return profile;
  const samples = {
    length: length - begin,
    stack: stack.slice(begin, length),
    time: time.slice(begin, length),
    state: state.slice(begin, length),
    weight: weight.slice(begin, length),
  };
  return { ...profile, samples, dropped: { ...profile.dropped, [REASON]: (profile.dropped[REASON] ?? 0) + begin } };
}
