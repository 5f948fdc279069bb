/** What a thread counted over time (profile.js), and the clock that ties it to the samples of its log. */

/** @import { Profile, ThreadTimes } from './profile.js' */

/**
 * A moment on two clocks: V8's, which times in a log are from, and the system's monotonic one. Never saved.
 * @typedef {object} LogClock
 * @property {string} ns of the monotonic clock: a whole number, unique to the thread
 * @property {number} us since the isolate's profiler started
 */

/**
 * What a thread counted, before we know its profile.
 * @typedef {Omit<ThreadTimes, 'startUs'> & {clock: string}} SavedTimes clock: when its slots begin, ns of the monotonic
 *   clock, which its log also has
 */

/**
 * @param {Profile[]} profiles of the program's threads
 * @param {SavedTimes[]} saved by them
 * @returns {Profile[]} each with what its thread counted, if that can be matched to it
 */
export function withTimes(profiles, saved) {
  const byClock = new Map(saved.map((times) => [times.clock, times]));
  return profiles.map((profile) => {
    const { clock } = profile;
    const found = clock === undefined ? undefined : byClock.get(clock.ns);
    if (clock === undefined || found === undefined) return profile;
    const { errorUs, requests, handshakes, jobs, complete } = found;
    return { ...profile, times: { startUs: clock.us, errorUs, requests, handshakes, jobs, complete } };
  });
}
