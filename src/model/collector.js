/** @import { ProfileMeta } from './profile.js' */

/**
 * @param {ProfileMeta} meta of a thread's profile
 * @returns {boolean} whether perf took its samples: they are of CPU time, and those of V8's profiler of wall time
 */
export function isOfPerf({ format, collector }) {
  return format === 'perf-script' || collector === 'perf';
}
