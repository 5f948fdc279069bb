/**
 * What Linux says about processes and threads, exactly and without special rights: proc(5), and the kernel's
 * sched-stats.rst.
 */
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import orElse from './probe/or-else.cjs';

/** @import { ThreadReading } from './cpu-times.js' */

/**
 * Reads files of /proc; both throw for a process that has ended.
 * @typedef {object} Proc
 * @property {(directory: string) => string[]} list names in it
 * @property {(file: string) => string} read its text
 * @property {(link: string) => string} follow its target
 */

/** @type {Proc} */
export const PROC = {
  list: (directory) => readdirSync(directory),
  read: (file) => readFileSync(file, 'latin1'),
  follow: readlinkSync,
};

/** CPU times in `stat` count these, ms: USER_HZ is 100 on every architecture that Node runs on. */
const STAT_STEP = 10;

/**
 * @param {Proc} proc to read
 * @returns {number[]} all processes; none if the system does not list them
 */
export function processIds(proc) {
  return orElse([], () => proc.list('/proc')).flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
}

/** A listening socket in a row of net/tcp: its number, address and port, and no peer. */
const LISTENING = /^ *\d+: [\dA-F]+:([\dA-F]{4}) [\dA-F]+:0000 0A /gm;

/**
 * @param {Proc} proc to read
 * @returns {Set<number> | null} TCP ports with a listener, found without connecting; null if the system does not tell
 */
export function listeningPorts(proc) {
  const tables = ['tcp', 'tcp6'].flatMap((name) => orElse([], () => [proc.read(`/proc/self/net/${name}`)]));
  if (tables.length === 0) return null;
  return new Set(tables.flatMap((text) => [...text.matchAll(LISTENING)].map(([, port]) => parseInt(port, 16))));
}

/**
 * @param {number} pid of a process
 * @param {Proc} proc to read
 * @returns {ThreadReading[]} its threads; empty if it has ended, or the kernel does not say
 */
export function readThreads(pid, proc) {
  const directory = `/proc/${pid}/task`;
  const threads = orElse([], () => proc.list(directory))
    .flatMap((tid) => orElse([], () => [readThread(Number(tid), `${directory}/${tid}`, proc)]))
    .filter(({ cpuMs, waitMs }) => Number.isFinite(cpuMs) && Number.isFinite(waitMs));
  // A kernel without these statistics prints zeros, but no process starts without using some CPU time.
  return threads.every(({ cpuMs }) => cpuMs === 0) ? [] : threads;
}

/**
 * @param {number} tid of a thread
 * @param {string} directory of it
 * @param {Proc} proc to read
 * @returns {ThreadReading} its CPU time, and how long it waited for a processor when it had work
 */
function readThread(tid, directory, proc) {
  const [cpuNs, waitNs] = proc.read(`${directory}/schedstat`).split(' ').map(Number);
  return { tid, name: proc.read(`${directory}/comm`).trimEnd(), cpuMs: cpuNs / 1e6, waitMs: waitNs / 1e6 };
}

/**
 * @param {number} pid of a process
 * @param {Proc} proc to read
 * @returns {number | null} CPU time of all its threads, ended ones included, in steps of 10 ms; null if it has ended
 */
export function readTotal(pid, proc) {
  const [userMs, kernelMs] = statTimes(`/proc/${pid}/stat`, proc);
  return Number.isFinite(userMs + kernelMs) ? userMs + kernelMs : null;
}

/**
 * @param {number} pid of a process
 * @param {Proc} proc to read
 * @returns {number | null} 0..1 of its main thread's CPU time spent in the kernel; null if it has ended, or has used
 *   none yet
 */
export function readKernelShare(pid, proc) {
  const [userMs, kernelMs] = statTimes(`/proc/${pid}/task/${pid}/stat`, proc);
  return userMs + kernelMs > 0 ? kernelMs / (userMs + kernelMs) : null;
}

/**
 * @param {string} file of a process or a thread, as proc(5) has it
 * @param {Proc} proc to read
 * @returns {[userMs: number, kernelMs: number]} CPU time in user space and in the kernel, in steps of 10 ms; NaN if it
 *   has ended
 */
function statTimes(file, proc) {
  return orElse([NaN, NaN], () => {
    // utime and stime are fields 14 and 15.
    const fields = statFields(file, proc);
    return [Number(fields[11]) * STAT_STEP, Number(fields[12]) * STAT_STEP];
  });
}

/**
 * @param {string} file of a process or a thread, as proc(5) has it
 * @param {Proc} proc to read
 * @returns {string[]} fields from the third on: the command in the second may hold spaces and parentheses
 */
function statFields(file, proc) {
  const stat = proc.read(file);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/**
 * @param {number} pid of a process
 * @param {Proc} proc to read
 * @returns {number} how many threads it has; 0 if it has ended
 */
export function countThreads(pid, proc) {
  return orElse([], () => proc.list(`/proc/${pid}/task`)).length;
}

/**
 * @param {number} pid of a process
 * @param {Proc} proc to read
 * @returns {number[]} its running child processes; none if the kernel does not say
 */
export function readChildren(pid, proc) {
  return orElse([], () => proc.list(`/proc/${pid}/task`)).flatMap((tid) =>
    orElse('', () => proc.read(`/proc/${pid}/task/${tid}/children`))
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
}

/**
 * @param {number} pid of a process
 * @param {Proc} proc to read
 * @returns {number} process id of its parent; 0 if unknown
 */
export function readParent(pid, proc) {
  return orElse(0, () => Number(statFields(`/proc/${pid}/stat`, proc)[1]));
}

/**
 * @param {number} pid of a process
 * @param {Proc} proc to read
 * @returns {string} when it started, on the kernel's clock: together with its id, that identifies the process. `''` if
 *   it has ended
 */
export function readStart(pid, proc) {
  // starttime is field 22.
  return orElse('', () => statFields(`/proc/${pid}/stat`, proc)[19]);
}

/**
 * @param {number} pid of a process
 * @param {Proc} proc to read
 * @returns {string} the random address of its program's stack: another program in the same process has a different one
 *   (probe/tell-threads.cjs). `''` if unknown
 */
export function readImage(pid, proc) {
  // startstack is field 28, and 0 if we may not see it.
  const field = orElse('', () => statFields(`/proc/${pid}/stat`, proc)[25] ?? '');
  return field === '0' ? '' : field;
}

/**
 * @param {number} pid of a process
 * @param {Proc} proc to read
 * @returns {string} path of its executable, `''` if unknown
 */
export function readExecutable(pid, proc) {
  return orElse('', () => proc.follow(`/proc/${pid}/exe`));
}

/**
 * @param {number} pid of a process
 * @param {Proc} proc to read
 * @returns {string[]} the words of its command line; none if unknown
 */
export function readCommandLine(pid, proc) {
  return orElse('', () => proc.read(`/proc/${pid}/cmdline`))
    .split('\0')
    .slice(0, -1);
}

/**
 * @param {number} pid of a process
 * @param {Proc} proc to read
 * @returns {string[] | null} what its descriptors refer to, without what we may not see; null if it has ended
 */
export function readOpenFiles(pid, proc) {
  const directory = `/proc/${pid}/fd`;
  try {
    const names = proc.list(directory);
    // A zombie has none.
    return names.length === 0 ? null : names.map((name) => orElse('', () => proc.follow(`${directory}/${name}`)));
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EACCES' ? [] : null;
  }
}

/**
 * @param {number} pid of a process
 * @param {Proc} proc to read
 * @returns {number} its id in its own namespace of process ids: what it calls itself; the same if the system does not
 *   say
 */
export function readOwnId(pid, proc) {
  const ids = /^NSpid:.*\s(\d+)$/m.exec(orElse('', () => proc.read(`/proc/${pid}/status`)));
  return ids === null ? pid : Number(ids[1]);
}
