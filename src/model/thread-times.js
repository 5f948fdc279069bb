/** What a thread counted by time (profile.js), and the clock by which it is tied to the samples of its log. */

/** @import { Profile, ThreadTimes } from './profile.js' */

/**
 * A moment by two clocks: V8's, by which a log tells times, and the system's monotonic one. Never saved.
 * @typedef {object} LogClock
 * @property {string} ns of the monotonic clock: a whole number, which no other thread has
 * @property {number} us since the isolate's profiler started
 */

/**
 * What a thread counted, before it is known which profile is its own.
 * @typedef {Omit<ThreadTimes, 'startUs'> & {clock: string}} SavedTimes clock: when its slots begin, ns of the monotonic
 *   clock, as its log says it, too
 */

/**
 * @param {Profile[]} profiles of the program's threads
 * @param {SavedTimes[]} saved by them
 * @returns {Profile[]} each with what its thread counted; without, where the two can't be brought together
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
