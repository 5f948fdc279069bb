/** What took a profile's samples, and what that does not see. */
import { VM_STATE } from './vm-state.js';

/** @import { Frame, Profile, ProfileMeta } from './profile.js' */

/** V8 itself names no C++: whoever wrote such a name knew symbols. Regular expressions have their text (`net.isIPv6`). */
const NATIVE_NAME = /^(?!RegExp: ).*::/;

/**
 * @param {ProfileMeta} meta of a thread's profile
 * @returns {boolean} whether perf took its samples: they are of CPU time, and those of V8's profiler of wall time
 */
export function isOfPerf({ format, collector }) {
  return format === 'perf-script' || collector === 'perf';
}

/**
 * Node 25 and later write no ticks for libuv's work unless told to (--prof-include-idle).
 * @param {number} v8Major V8's major version; NaN if the log does not say it
 * @param {Uint8Array} states VM_STATE codes of a log's ticks
 * @param {boolean} [showsIdle] whether it was told to: a thread that never waits has no such ticks
 * @returns {boolean} whether gaps between them may be that work, or waits
 */
export function hidesIdle(v8Major, states, showsIdle = false) {
  if (showsIdle || !(v8Major >= 14)) return false;
  return !states.includes(VM_STATE.idle) && !states.includes(VM_STATE['idle-external']);
}

/**
 * @param {Pick<Profile, 'meta' | 'samples'>} profile of a thread
 * @returns {boolean} whether it has no samples of the thread's waits for events, so that calls far apart look like one
 */
export function areWaitsHidden({ meta, samples }) {
  return (
    isOfPerf(meta) ||
    (meta.format === 'v8-log' && hidesIdle(Number.parseInt(meta.v8, 10), samples.state, meta.showsIdle))
  );
}

/**
 * @param {Frame[]} frames of a profile
 * @returns {boolean} whether the profiler that recorded it knew the names of native code
 */
export function seesNative(frames) {
  return frames.some(({ kind, component, name }) => kind === 'native' && (component !== '' || NATIVE_NAME.test(name)));
}

/** What a pprof of ours says of its `cpu`, as a comment: `go tool pprof` shows that above its tables. */
export const CLOCK_COMMENTS = {
  wall: "cpu is wall time of busy threads, by V8's profiler",
  perf: 'cpu is CPU time, by perf',
};
