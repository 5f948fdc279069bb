/**
 * What a thread counted over time (profile.js), when it started, and the clock that ties both to the samples of its log.
 */

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

/** Tests and workers with a health check may answer fewer requests than this: what they do before belongs to their work. */
const LEAST_ANSWERED = 20;

/**
 * What the processes of a program said about their servers.
 * @typedef {{pid: number, firstMs: number}} Listened firstMs: when the first server of one of its threads began to listen,
 *   on the system's monotonic clock; one for each port
 */

/**
 * @param {Profile[]} profiles of the program's threads, with what they counted
 * @param {Listened[]} ports on which the program listened
 * @param {number | null} drivenPid the process that a load drove; null if there was no load
 * @returns {Profile[]} those of servers' main threads with when their process first listened, if that is known, and the
 *   process was a server from then on: it answered HTTP requests, none before, and a load drove it, or many of them for at least
 *   as long as it had taken to start
 */
export function withListening(profiles, ports, drivenPid) {
  return profiles.map((profile) => {
    const { clock, meta } = profile;
    const own = meta.thread === 'main' ? ports.filter(({ pid }) => pid === meta.pid) : [];
    if (clock === undefined || own.length === 0) return profile;
    const firstUs = Math.min(...own.map(({ firstMs }) => firstMs)) * 1000;
    const listenedUs = Math.max(0, Math.round(clock.us + firstUs - Number(clock.ns) / 1000));
    return isServerFrom(listenedUs, profile, meta.pid === drivenPid)
      ? { ...profile, meta: { ...meta, listenedUs } }
      : profile;
  });
}

/**
 * @param {number} listenedUs when a process first listened
 * @param {Profile} profile of its main thread
 * @param {boolean} isDriven whether a load drove it: then it served, in whatever protocol
 * @returns {boolean} whether it is known that it served from then on, and not before: others may have handed it sockets
 */
function isServerFrom(listenedUs, { times, samples }, isDriven) {
  if (times === undefined) return false;
  const { counts, slotUs } = times.requests;
  const firstSlot = counts.findIndex((count) => count > 0);
  if (firstSlot !== -1 && times.startUs + (firstSlot + 1) * slotUs < listenedUs) return false;
  if (isDriven) return true;
  const answered = counts.reduce((sum, count) => sum + count, 0);
  return answered >= LEAST_ANSWERED && 2 * listenedUs <= (samples.time[samples.length - 1] ?? 0);
}

/**
 * Threads can be shown side by side only if it is known of all of them when they started.
 * @param {Profile[]} profiles of a recording
 * @returns {Profile[]} each with when its time begins, if that is known of all
 */
export function withStarts(profiles) {
  if (profiles.length < 2 || profiles.every(({ meta }) => meta.startedUs !== undefined)) return profiles;
  const starts = profiles.flatMap(({ clock }) => (clock === undefined ? [] : [Number(clock.ns) / 1000 - clock.us]));
  const first = starts.reduce((least, start) => Math.min(least, start), Infinity);
  const last = starts.reduce((most, start) => Math.max(most, start), 0);
  const spans = profiles.reduce((sum, { samples }) => sum + (samples.time[samples.length - 1] ?? 0), 0);
  // Of other machines, or since the machine was started again, clocks have nothing to do with each other; nor would
  // anybody look at hours of nothing.
  if (starts.length < profiles.length || last - first > spans) return profiles;
  return profiles.map((profile, index) => ({
    ...profile,
    meta: { ...profile.meta, startedUs: Math.round(starts[index] - first) },
  }));
}
