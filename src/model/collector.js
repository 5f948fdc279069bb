/** @import { ProfileMeta } from './profile.js' */

/**
 * @param {ProfileMeta} meta of a thread's profile
 * @returns {boolean} whether perf took its samples: they are of CPU time, and those of V8's profiler of wall time
 */
export function isOfPerf({ format, collector }) {
  return format === 'perf-script' || collector === 'perf';
}

/** What a pprof of ours says of its `cpu`, as a comment: `go tool pprof` shows that above its tables. */
export const CLOCK_COMMENTS = {
  wall: "cpu is wall time of busy threads, by V8's profiler",
  perf: 'cpu is CPU time, by perf',
};
