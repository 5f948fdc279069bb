/** Which other processes of the program still run; waits for them, or ends them. */
import { readdir, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isNode } from './descendants.js';
import { runningLaunchers } from './launchers.js';
import { findLogs, joinMappings } from './logs.js';
import { PROC, processIds, readExecutable, readParent, readStart } from './proc.js';
import logByDescriptor from './probe/log-by-descriptor.cjs';
import { asksToEnd } from './signals.js';

/** How often we look whether processes still run, ms. */
const LOOK_INTERVAL = 50;

/**
 * Finds processes of the program, other than the one that we started, that still write a log, or are about to.
 * @param {string} directory absolute path where logs go
 * @param {number} mainPid process id of the program
 * @param {number[]} [withOwnIds] ids, for us, of processes that name their logs by ids of their own
 * @returns {Promise<number[]>} their process ids
 */
async function stillLogging(directory, mainPid, withOwnIds = []) {
  const pids = new Set([...withOwnIds, ...(await findLogs(directory, mainPid)).map(({ pid }) => pid)]);
  // A process that has just started has not named its log yet: only the open log shows what it is. What is not Node has
  // inherited a Node's.
  if (await hasUnnamedLog(directory))
    for (const pid of processIds(PROC)) if (isNode(readExecutable(pid, PROC), process.execPath)) pids.add(pid);
  for (const own of [mainPid, process.pid]) pids.delete(own);
  const running = await Promise.all([...pids].map((pid) => holdsLog(pid, directory)));
  return [...pids].filter((_, index) => running[index]);
}

/**
 * @param {string} directory absolute path where logs go
 * @returns {Promise<boolean>} whether there is a log without its final name
 */
async function hasUnnamedLog(directory) {
  const names = await readdir(directory).catch(() => []);
  return names.some((name) => name.startsWith(logByDescriptor.NEXT));
}

/**
 * Whether a process still has one of our files open. Its id alone proves nothing, since it may have been reused; nor
 * does its command line, which `process.title` overwrites.
 * @param {number} pid process id from a log's name
 * @param {string} directory absolute path where logs go
 * @returns {Promise<boolean>} true if it does; without /proc, true if the process exists
 */
async function holdsLog(pid, directory) {
  if (process.platform !== 'linux') return exists(pid);
  try {
    const prefix = path.join(await realpath(directory), '/');
    const descriptors = await readdir(`/proc/${pid}/fd`);
    const targets = await Promise.all(descriptors.map((name) => readlink(`/proc/${pid}/fd/${name}`).catch(() => '')));
    return targets.some((target) => target.startsWith(prefix));
  } catch {
    return false;
  }
}

/**
 * @param {number} pid process id
 * @returns {boolean} true if there is a process with that id, whoever owns it
 */
function exists(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * @param {number} pid of the cryptoprof that made a recording
 * @returns {boolean} whether it may still be running: there is such a process, and it is not known to be something else
 */
export function isCryptoprof(pid) {
  if (!exists(pid)) return false;
  try {
    return PROC.read(`/proc/${pid}/cmdline`).includes('cryptoprof');
  } catch {
    return true;
  }
}

/**
 * Waits until no other process of the program writes a log.
 * @param {string} directory absolute path where logs go
 * @param {number} mainPid process id of the program
 * @param {number} patienceMs how long to wait at most
 * @param {AbortSignal} [hurry] ends the wait early
 * @param {number[]} [withOwnIds] ids, for us, of processes that name their logs by ids of their own
 * @returns {Promise<number[]>} process ids that still do
 */
export async function waitForOthers(directory, mainPid, patienceMs, hurry, withOwnIds) {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const running = await stillLogging(directory, mainPid, withOwnIds);
    if (running.length === 0 || performance.now() >= deadline || hurry?.aborted) return running;
    await delay(LOOK_INTERVAL);
  }
}

/**
 * Ends package managers and runners that are still running. A runner that waits for changes (nodemon, `tsx watch`)
 * outlives the program, and the npm that started it. It has none of our logs open, and would restart the program when
 * we write a report beside it.
 * @param {string} directory absolute path where logs go
 * @param {number} patienceMs how long it may take to end
 * @returns {Promise<void>} once all have ended; any that remain are killed
 */
export async function endLaunchers(directory, patienceMs) {
  for (const pid of await runningLaunchers(directory)) sendSignal(pid, 'SIGTERM');
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const left = await runningLaunchers(directory);
    if (left.length === 0) return;
    if (performance.now() >= deadline) return left.forEach((pid) => sendSignal(pid, 'SIGKILL'));
    await delay(LOOK_INTERVAL);
  }
}

/** Shells, which don't pass signals on; package managers run each script in one. */
const SHELL = /^(?:ba|da|k|z|a)?sh$|^busybox$/;

/**
 * @typedef {object} Others the program's processes other than the one that we started
 * @property {(signal: NodeJS.Signals) => Promise<void>} tell sends a signal to those that have our logs open: SIGINT to
 *   all, as a terminal would, and to package managers and runners; SIGKILL, too; and SIGTERM to those that nothing else
 *   passes it on to, because a shell started them. None gets a second signal except SIGKILL. Signals that don't ask to
 *   end are only for the main process
 * @property {(signal: NodeJS.Signals) => Promise<void>} tellAll the same, when nothing is left that would pass it on
 * @property {(pid: number) => void} add a process without a log, which is signalled as well
 */

/**
 * Only on Linux, where it is certain which processes belong to the program.
 * @param {string} directory absolute path where logs go
 * @param {() => number} mainPid process id of the program
 * @param {() => number[]} [withOwnIds] ids, for us, of processes that name their logs by ids of their own
 * @returns {Others} sends signals to them
 */
export function othersOf(directory, mainPid, withOwnIds = () => []) {
  /** @type {Set<number>} */
  const signalled = new Set();
  /** @type {Map<number, string>} start time of each */
  const added = new Map();
  let before = Promise.resolve();
  const send = (/** @type {NodeJS.Signals} */ signal, /** @type {(pid: number) => boolean} */ isMeant) => {
    before = before.then(async () => {
      if (process.platform !== 'linux' || !(asksToEnd(signal) || signal === 'SIGKILL')) return;
      const without = [...added].flatMap(([pid, start]) =>
        start !== '' && readStart(pid, PROC) === start ? [pid] : [],
      );
      // A terminal also signals runners. Other signals they would pass on to processes that have got them already.
      const runners = signal === 'SIGTERM' ? [] : await runningLaunchers(directory);
      const all = [...(await stillLogging(directory, mainPid(), withOwnIds())), ...without, ...runners];
      for (const pid of all.filter((each) => each !== mainPid() && isMeant(each))) {
        if (signalled.has(pid) && signal !== 'SIGKILL') continue;
        signalled.add(pid);
        sendSignal(pid, signal);
      }
    });
    return before;
  };
  return {
    tell: (signal) => send(signal, (pid) => signal !== 'SIGTERM' || isOfShell(pid)),
    tellAll: (signal) => send(signal, () => true),
    add: (pid) => void added.set(pid, readStart(pid, PROC)),
  };
}

/**
 * @param {number} pid of a process
 * @returns {boolean} whether a shell has started it
 */
function isOfShell(pid) {
  return SHELL.test(path.basename(readExecutable(readParent(pid, PROC), PROC)));
}

/**
 * @param {number} pid of a process, which may have ended in the meantime
 * @param {NodeJS.Signals} signal to send
 */
function sendSignal(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}

/**
 * Looks at a directory for logs whose recorder was killed. If the program has also ended, joins its threads' notes
 * about native addons, as the recorder would have done.
 * @param {string} directory absolute path where logs went
 * @returns {Promise<{pids: number[]} | null>} processes that still write logs there; null if there is no log
 */
export async function lookAtLeftBehind(directory) {
  const [first] = await findLogs(directory, 0);
  if (first === undefined) return null;
  const pids = await stillLogging(directory, 0);
  if (pids.length === 0) await joinMappings(directory);
  return { pids };
}
