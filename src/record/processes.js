import { readdir, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findLogs, joinMappings } from './logs.js';

/** How often we look whether processes still run, ms. */
const LOOK_INTERVAL = 50;

/**
 * Processes of the program, other than the one that we started, that still write a log.
 * @param {string} directory absolute path where logs go
 * @param {number} mainPid process id of the program
 * @returns {Promise<number[]>} their process ids
 */
export async function stillLogging(directory, mainPid) {
  const pids = new Set((await findLogs(directory, mainPid)).map(({ pid }) => pid));
  pids.delete(mainPid);
  const running = await Promise.all([...pids].map((pid) => holdsLog(pid, directory)));
  return [...pids].filter((_, index) => running[index]);
}

/**
 * Whether a process still has a file of ours open. Its id alone proves nothing, it may be another's by now;
 * nor does its command line, which `process.title` overwrites.
 * @param {number} pid process id from a log's name
 * @param {string} directory absolute path where logs go
 * @returns {Promise<boolean>} true if it does; where there is no /proc, true if there is such a process
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
 * @returns {boolean} true if a process has it
 */
function exists(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Waits until no other process of the program writes a log.
 * @param {string} directory absolute path where logs go
 * @param {number} mainPid process id of the program
 * @param {number} patienceMs how long to wait at most
 * @param {AbortSignal} [hurry] ends the wait early
 * @returns {Promise<number[]>} process ids that still do
 */
export async function waitForOthers(directory, mainPid, patienceMs, hurry) {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const running = await stillLogging(directory, mainPid);
    if (running.length === 0 || performance.now() >= deadline || hurry?.aborted) return running;
    await delay(LOOK_INTERVAL);
  }
}

/**
 * Sends a signal to processes that hold our logs open. Only on Linux, where that is certain.
 * @param {number[]} pids process ids from stillLogging
 * @param {NodeJS.Signals} signal to send
 */
export function signalOthers(pids, signal) {
  if (process.platform !== 'linux') return;
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended in the meantime.
    }
  }
}

/**
 * Looks at a directory for logs whose recorder was killed. If the program has ended, too, what its threads noted about
 * native addons is joined, as the recorder would have.
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
