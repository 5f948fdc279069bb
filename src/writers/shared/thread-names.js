/**
 * Human names for the threads of a run: by what they do and whose code they run, not by the logs that V8 wrote for
 * them.
 */
import { fileInRoot } from '../../model/site-id.js';
import { shown } from '../../text/escape.js';

/** @import { AnnotatedProfile } from '../../model/annotated-stacks.js' */
/** @import { ProfiledProcess, ProfileMeta, StackTable } from '../../model/profile.js' */
/** @import { RunReport } from '../../model/report.js' */

/** @typedef {Pick<AnnotatedProfile, 'profile' | 'rows' | 'owners' | 'rowOfSample'>} ThreadProfile */

/**
 * @typedef {object} Thread
 * @property {ProfileMeta} meta
 * @property {string} process what distinguishes its process from others
 * @property {string} service whose runs were merged with others, `''` if none
 * @property {string} file that it runs; otherwise the user's file that most of its samples are in, `''` if there is
 *   none
 */

/**
 * @param {ThreadProfile[]} profiles one for each thread
 * @param {object} run that they are of
 * @param {string} run.root absolute path that files are shown relative to, `''` if unknown
 * @param {ProfiledProcess[]} [run.processes] what is known about each
 * @param {RunReport[]} [run.runs] that were merged
 * @returns {string[]} of each: `main thread`, `worker 2 (src/worker.js)`; preceded by its service and process if there
 *   are several; printable, and unique
 */
export function threadNames(profiles, { root, processes = [], runs = [] }) {
  const threads = profiles.map((profile) => {
    const { meta } = profile.profile;
    const service = runs.find(({ name }) => name !== '' && meta.source.startsWith(`${name} `))?.name ?? '';
    return { meta, service, process: `${service} ${meta.pid}`, file: scriptOf(profile) || busiestFile(profile) };
  });
  const inRoot = (/** @type {string} */ file) => shown(fileInRoot(file, root));
  const isOne = new Set(threads.map(({ process }) => process)).size === 1;
  const names = threads.map((thread) => {
    const own = threads.filter(({ process }) => process === thread.process);
    const started = processes.find(({ pid }) => pid === thread.meta.pid)?.script;
    const script = inRoot(started || (own.find(({ meta }) => meta.thread === 'main')?.file ?? ''));
    const process = [script, thread.meta.pid === 0 ? '' : `pid ${thread.meta.pid}`].filter(Boolean).join(', ');
    const before = [shown(thread.service), isOne ? '' : process].filter(Boolean);
    return [...before, roleOf(thread, own, inRoot(thread.file))].join(': ');
  });
  return names.map((name, index) => {
    const like = names.slice(0, index).filter((other) => other === name).length;
    return like === 0 ? name : `${name} [${like + 1}]`;
  });
}

/**
 * @param {Thread} thread any
 * @param {Thread[]} own threads of its process
 * @param {string} file whose code it runs, `''` if unknown
 * @returns {string} what it does there
 */
function roleOf(thread, own, file) {
  if (thread.meta.thread === 'pool') return 'thread pool';
  if (thread.meta.thread !== 'worker') return `${thread.meta.thread} thread`;
  const workers = own.filter(({ meta }) => meta.thread === 'worker');
  const number = workers.length === 1 ? '' : ` ${workers.indexOf(thread) + 1}`;
  return `worker${number}${file === '' ? '' : ` (${file})`}`;
}

/**
 * Imported modules run before those that import them, and no other code of the user's runs until they are loaded. If
 * sampling begins later, it sees other modules, if any.
 * @param {ThreadProfile} thread a profile from the thread's start
 * @returns {string} the file that it began with, `''` if that is not in its samples
 */
export function scriptOf({ profile: { meta, samples, stacks, frames }, rowOfSample, owners }) {
  // Without times, the order of samples means nothing.
  if (meta.sampledBy !== undefined || !meta.timed) return '';
  const outermost = outermostFrames(stacks, owners);
  let script = '';
  for (let sample = 0; sample < rowOfSample.length; sample++) {
    const frame = frames[outermost[samples.stack[sample]]];
    if (frame?.moduleBody === false) break;
    script = frame?.file ?? script;
  }
  return script;
}

/**
 * @param {ThreadProfile} thread a profile
 * @returns {string} the user's file that is outermost in most of its samples, `''` if none is
 */
function busiestFile({ profile: { stacks, frames }, rows, owners }) {
  const outermost = outermostFrames(stacks, owners);
  /** @type {Map<string, number>} */
  const ticks = new Map([['', 0]]);
  for (const row of rows) {
    const file = frames[outermost[row.stack]]?.file;
    if (file !== undefined) ticks.set(file, (ticks.get(file) ?? 0) + row.ticks);
  }
  return [...ticks].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}

/**
 * @param {StackTable} stacks of a profile
 * @param {AnnotatedProfile['owners']} owners of its frames
 * @returns {number[]} of each row of stacks, the outermost frame that is the user's, -1 if none is
 */
function outermostFrames({ length, parent, frame }, owners) {
  /** @type {number[]} */
  const outermost = [];
  for (let row = 0; row < length; row++) {
    const above = parent[row] === -1 ? -1 : outermost[parent[row]];
    outermost.push(above === -1 && owners[frame[row]].owner === 'user' ? frame[row] : above);
  }
  return outermost;
}
