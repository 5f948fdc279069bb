/** Whose code a thread runs: the only thing that tells a user one worker from another. */
import { fileInRoot } from './site-id.js';

/** @import { Profile } from './profile.js' */
/** @import { Report } from './report.js' */

/**
 * A thread's samples, with what is known about their frames.
 * @typedef {object} SampledThread
 * @property {Profile} profile they belong to
 * @property {Iterable<{stack: number, ticks: number}>} rows all samples except waiting, summed up by anything
 * @property {readonly {owner: string}[]} owners owner of the code of each frame of the profile, `user` for the user's own
 */

/**
 * @param {SampledThread} thread any
 * @returns {string} the file that it runs; otherwise the user's file that most of its samples are in, `''` if there is
 *   none
 */
export function fileOfThread(thread) {
  return scriptOf(thread) || busiestFile(thread);
}

/**
 * Imported modules run before those that import them, and no other code of the user's runs until they are loaded. If
 * sampling begins later, it sees other modules, if any.
 * @param {Pick<SampledThread, 'profile' | 'owners'>} thread a profile from the thread's start
 * @returns {string} the file that it began with, `''` if that is not in its samples
 */
export function scriptOf({ profile: { meta, samples, stacks, frames }, owners }) {
  // Without times, the order of samples means nothing.
  if (meta.sampledBy !== undefined || !meta.timed) return '';
  const outermost = outermostFrames(stacks, owners);
  let script = '';
  for (let sample = 0; sample < samples.length; sample++) {
    const frame = frames[outermost[samples.stack[sample]]];
    if (frame?.moduleBody === false) break;
    script = frame?.file ?? script;
  }
  return script;
}

/**
 * @param {SampledThread} thread any
 * @returns {string} the user's file that is outermost in most of its samples, `''` if none is
 */
function busiestFile({ profile: { stacks, frames }, rows, owners }) {
  const outermost = outermostFrames(stacks, owners);
  /** @type {Map<string, number>} */
  const ticksOf = new Map([['', 0]]);
  for (const { stack, ticks } of rows) {
    const file = frames[outermost[stack]]?.file;
    if (file !== undefined) ticksOf.set(file, (ticksOf.get(file) ?? 0) + ticks);
  }
  return [...ticksOf].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}

/**
 * @param {Profile['stacks']} stacks of a profile
 * @param {SampledThread['owners']} owners of its frames
 * @returns {Int32Array} of each row of stacks, the outermost frame that is the user's, -1 if none is
 */
function outermostFrames({ length, parent, frame }, owners) {
  const outermost = new Int32Array(length);
  for (let row = 0; row < length; row++) {
    const above = parent[row] === -1 ? -1 : outermost[parent[row]];
    outermost[row] = above === -1 && owners[frame[row]].owner === 'user' ? frame[row] : above;
  }
  return outermost;
}

/**
 * @param {Pick<Report, 'target' | 'profile' | 'isolates'>} report of a run
 * @returns {string} absolute path of what its program's main thread ran, or what that ran instead of a file; `''` if
 *   unknown
 */
export function mainScript({ target, profile: { processes = [] }, isolates }) {
  const program = processes.find(({ main }) => main);
  const scripts = isolates.filter(({ thread }) => thread === 'main').map(({ script = '' }) => script);
  return scripts.find((script) => program === undefined || fileInRoot(script, target.root) === program.script) ?? '';
}
