/**
 * Human names for the threads of a run: by what they do and whose code they run, not by the logs that V8 wrote for
 * them.
 */
import { addToList } from '../../model/add-to-list.js';
import { fileInRoot } from '../../model/site-id.js';
import { fileOfThread } from '../../model/thread-script.js';
import { shown } from '../../text/escape.js';

/** @import { AnnotatedProfile } from '../../model/annotated-stacks.js' */
/** @import { ProfiledProcess, ThreadKind } from '../../model/profile.js' */
/** @import { IsolateReport, RunReport } from '../../model/report.js' */

/** @typedef {Pick<AnnotatedProfile, 'profile' | 'rows' | 'owners'>} ThreadProfile */

/**
 * @typedef {object} Thread
 * @property {ThreadKind} thread what it does
 * @property {number} pid of its process, 0 if unknown
 * @property {string} source of its samples
 * @property {string} script file that it runs; otherwise the user's file that most of its samples are in, `''` if there
 *   is none
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
  const threads = profiles.map((each) => {
    const { thread, pid, source } = each.profile.meta;
    return { thread, pid, source, script: fileOfThread(each) };
  });
  const scripts = new Map(processes.map(({ pid, script }) => [pid, script]));
  return namesOf(threads, { scripts, runs, nameOf: (file) => shown(fileInRoot(file, root)) });
}

/**
 * @param {IsolateReport[]} isolates rows of a report
 * @param {RunReport[]} runs that it adds up
 * @param {(file: string) => string} nameOf how files are shown, printable
 * @returns {string[]} what its threads are called, the same as `threadNames` from their samples
 */
export function isolateNames(isolates, runs, nameOf) {
  const threads = isolates.map((each) => ({ script: '', ...each }));
  return namesOf(threads, { scripts: new Map(), runs, nameOf });
}

/**
 * @param {Thread[]} threads of a run
 * @param {object} run that they are of
 * @param {Map<number, string>} run.scripts what processes are known to run, by their ids
 * @param {RunReport[]} run.runs that were merged
 * @param {(file: string) => string} run.nameOf how files are shown, printable
 * @returns {string[]} a name of each
 */
function namesOf(threads, { scripts, runs, nameOf }) {
  const services = threads.map(({ source }) => runs.find(({ name }) => name !== '' && source.startsWith(`${name} `)));
  const processes = processesOf(
    threads.map(({ pid, thread }, index) => ({ pid, thread, name: services[index]?.name ?? '' })),
  );
  /** @type {Map<string, Thread[]>} */
  const mains = new Map();
  /** @type {Map<string, Thread[]>} */
  const workers = new Map();
  threads.forEach((thread, index) => {
    if (thread.thread === 'main') addToList(mains, processes[index], thread);
    if (thread.thread === 'worker') addToList(workers, processes[index], thread);
  });
  const numbers = new Map([...workers.values()].flatMap((own) => own.map((worker, at) => [worker, at + 1])));
  const isOne = new Set(processes).size === 1;
  const names = threads.map((thread, index) => {
    const script = scripts.get(thread.pid) || (mains.get(processes[index])?.[0].script ?? '');
    const pid = thread.pid === 0 ? '' : `pid ${thread.pid}`;
    const process = [script === '' ? '' : nameOf(script), pid].filter(Boolean).join(', ');
    const before = [shown(services[index]?.name ?? ''), isOne ? '' : process].filter(Boolean);
    const number = workers.get(processes[index])?.length === 1 ? '' : ` ${numbers.get(thread)}`;
    return [...before, roleOf(thread, number, thread.script === '' ? '' : nameOf(thread.script))].join(': ');
  });
  /** @type {Map<string, number>} */
  const alike = new Map();
  return names.map((name) => {
    const count = (alike.get(name) ?? 0) + 1;
    alike.set(name, count);
    return count === 1 ? name : `${name} [${count}]`;
  });
}

/**
 * Containers that were merged often have the same process ids. A process has one main thread, which comes first.
 * @param {(Pick<Thread, 'pid' | 'thread'> & {name: string})[]} threads with the name of their service
 * @returns {string[]} a key of the process of each
 */
function processesOf(threads) {
  /** @type {Map<string, number>} */
  const begun = new Map();
  return threads.map(({ pid, thread, name }) => {
    const key = `${name} ${pid}`;
    if (thread === 'main' && pid !== 0) begun.set(key, (begun.get(key) ?? 0) + 1);
    return `${key} ${begun.get(key) ?? 1}`;
  });
}

/**
 * @param {Thread} thread any
 * @param {string} number among the workers of its process, after a space; `''` if it is the only one
 * @param {string} file whose code it runs, `''` if unknown
 * @returns {string} what it does there
 */
function roleOf(thread, number, file) {
  if (thread.thread === 'pool') return 'thread pool';
  if (thread.thread !== 'worker') return `${thread.thread} thread`;
  return `worker${number}${file === '' ? '' : ` (${file})`}`;
}
