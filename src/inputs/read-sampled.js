/** From samples that a running program's profiler took to a Recording. */
import { cpuProfileOf, withSources } from '../formats/cpuprofile.js';
import { PROGRAM_ENDED } from '../model/input-limits.js';
import { withStarts } from '../model/thread-times.js';
import { counted, listedUpTo } from '../text/words.js';
import { rowsBetween } from '../model/sample-table.js';
import { sourcesBefore } from './sources-before.js';
import { withOriginals } from './source-maps.js';

/** @import { Diagnostic, Profile, Recording, SampledBy } from '../model/profile.js' */

/** Reason under which ticks behind the program's end are counted as dropped. */
const AFTER_END = 'after-its-end';

/** Processes that a sentence names. */
const MOST_PIDS = 5;

/**
 * What V8's profiler recorded of a program that was already running.
 * @typedef {object} Sampled
 * @property {{profile: unknown, thread: number}[]} threads by their number: 0 is the main one
 * @property {number} lost threads that ended before their profile could be fetched
 * @property {number} [late] threads that started after sampling had begun; absent if nobody looked
 * @property {number | null} [endedAfter] seconds of sampling after which the program ended; null, or absent, if it did
 *   not
 * @property {number[]} [below] pids of Nodes that it has started; absent if nobody looked
 * @property {SampledBy} by who sampled it
 * @property {number} intervalUs between samples, as requested
 * @property {number} pid of the program
 * @property {string} node version
 * @property {string} platform as in process.platform
 * @property {string} arch as in process.arch
 * @property {number} startMs when the program was started, ms since 1970: it runs its sources as they were then
 */

/**
 * @param {Sampled} sampled of a program on this machine
 * @param {string | null} sourceMaps absolute path of a directory that is also searched for source maps
 * @returns {Promise<Recording>} the threads that were sampled
 */
export async function readSampled(
  { threads, lost, late, below, endedAfter = null, by, startMs, ...facts },
  sourceMaps,
) {
  /** @type {Profile[]} */
  const profiles = [];
  for (const { profile: given, thread } of threads) {
    const whole = cpuProfileOf(given, `thread ${thread} of process ${facts.pid}`);
    const profile = endedAfter === null ? whole : withoutEnd(whole);
    const meta = { ...profile.meta, ...facts, thread: thread === 0 ? 'main' : 'worker', sampledBy: by };
    // We asked for the interval.
    delete meta.usualGap;
    const find = (/** @type {Set<string>} */ files) => sourcesBefore(startMs, files, 'here');
    profiles.push(await withSources(/** @type {Profile} */ ({ ...profile, meta }), find));
  }
  const [main] = profiles;
  if (main) main.diagnostics = withWhatLacks(main.diagnostics, { lost, late, below, endedAfter });
  return withOriginals({ run: null, profiles: withStarts(profiles) }, sourceMaps);
}

/**
 * @param {readonly Diagnostic[]} diagnostics of the main thread
 * @param {Pick<Sampled, 'lost' | 'late' | 'below' | 'endedAfter'>} sampled of its program
 * @returns {Diagnostic[]} the same with what is not in the profiles
 */
function withWhatLacks(diagnostics, { lost, late = 0, below = [], endedAfter = null }) {
  return [
    ...(endedAfter === null ? [] : [programEnded(endedAfter)]),
    ...(below.length === 0 ? [] : [nodesBelow(below)]),
    ...diagnostics,
    ...(lost === 0 ? [] : [lostThreads(lost)]),
    ...(late === 0 ? [] : [lateThreads(late)]),
  ];
}

/**
 * @param {number} count of threads
 * @returns {Diagnostic}
 */
function lostThreads(count) {
  const [was, are] = count === 1 ? ['it was', 'is'] : ['they were', 'are'];
  const message = `${counted(count, 'thread')} that ended while ${was} sampled ${are} not in it.`;
  return { code: 'threads-lost', count, message };
}

/**
 * @param {number} count of threads
 * @returns {Diagnostic}
 */
function lateThreads(count) {
  return { code: 'threads-late', count, message: 'Workers that started after sampling had begun are not in it.' };
}

/**
 * @param {number} seconds for which it was sampled
 * @returns {Diagnostic}
 */
function programEnded(seconds) {
  return {
    code: PROGRAM_ENDED,
    count: 1,
    message: `The program ended after it was sampled for ${seconds.toFixed(1)} s.`,
  };
}

/**
 * @param {number[]} pids of Nodes that the program has started
 * @returns {Diagnostic}
 */
function nodesBelow(pids) {
  const named = listedUpTo(pids.map(String), MOST_PIDS);
  const message = `Nodes that it has started are not in it: attach to each by itself (${named}).`;
  return { code: 'children-unseen', count: pids.length, message };
}

/**
 * Node keeps a program that has ended until whoever samples it has gone. That is no work of the program's: V8's profiler
 * sees it below `process.reallyExit` if it was asked to end, else outside of all functions.
 * @param {Profile} profile of a thread that has ended while it was sampled
 * @returns {Profile} the same without the last ticks, as far as they may be that wait; they are counted as dropped
 */
function withoutEnd(profile) {
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
    dropped: { ...dropped, [AFTER_END]: samples.length - end },
  };
}
