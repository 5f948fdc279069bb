import { rowsBetween } from '../model/rows-between.js';

/** @import { Profile } from '../model/profile.js' */

/** Reason under which ticks behind the program's end are counted as dropped. */
const REASON = 'after-its-end';

/**
 * Node keeps a program that has ended until whoever samples it has gone. That is no work of the program's: V8's profiler
 * sees it below `process.reallyExit` if it was asked to end, else outside of all functions.
 * @param {Profile} profile of a thread that has ended while it was sampled
 * @returns {Profile} the same without the last ticks, as far as they may be that wait; they are counted as dropped
 */
export function withoutEnd(profile) {
  const { samples, stacks, frames, dropped } = profile;
  const isWait = (/** @type {number} */ row) => {
    const frame = frames[stacks.frame[samples.stack[row]]];
    return frame !== undefined && frame.file === '' && /^(?:\(program\)|reallyExit)$/.test(frame.name);
  };
  let end = samples.length;
  while (end > 0 && isWait(end - 1)) end--;
  if (end === samples.length) return profile;
  return {
    ...profile,
    samples: rowsBetween(samples, 0, end),
    dropped: { ...dropped, [REASON]: samples.length - end },
  };
}
