import { cpuProfileOf, withSources } from '../formats/cpuprofile.js';
import { withStarts } from '../model/thread-times.js';
import { counted, listedUpTo } from '../text/words.js';
import { sourcesBefore } from './sources-before.js';
import { withOriginals } from './source-maps.js';

/** @import { Diagnostic, Profile, Recording, SampledBy } from '../model/profile.js' */

/** Processes that a sentence names. */
const MOST_PIDS = 5;

/**
 * What V8's profiler recorded of a program that was already running.
 * @typedef {object} Sampled
 * @property {{profile: unknown, thread: number}[]} threads by their number: 0 is the main one
 * @property {number} lost threads that ended before their profile could be fetched
 * @property {number} [late] threads that started after sampling had begun; absent if nobody looked
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
export async function readSampled({ threads, lost, late = 0, below = [], by, startMs, ...facts }, sourceMaps) {
  /** @type {Profile[]} */
  const profiles = [];
  for (const { profile: given, thread } of threads) {
    const profile = cpuProfileOf(given, `thread ${thread} of process ${facts.pid}`);
    const meta = { ...profile.meta, ...facts, thread: thread === 0 ? 'main' : 'worker', sampledBy: by };
    profiles.push(
      await withSources(/** @type {Profile} */ ({ ...profile, meta }), (files) => sourcesBefore(startMs, files)),
    );
  }
  if (lost > 0) profiles[0]?.diagnostics.push(lostThreads(lost));
  if (late > 0) profiles[0]?.diagnostics.push(lateThreads(late));
  if (below.length > 0) profiles[0]?.diagnostics.unshift(nodesBelow(below));
  return withOriginals({ run: null, profiles: withStarts(profiles) }, sourceMaps);
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
 * @param {number[]} pids of Nodes that the program has started
 * @returns {Diagnostic}
 */
function nodesBelow(pids) {
  const told = listedUpTo(pids.map(String), MOST_PIDS);
  const message = `Nodes that it has started are not in it: attach to each by itself (${told}).`;
  return { code: 'children-unseen', count: pids.length, message };
}
