/**
 * What Linux says of the threads of a process, without rights and exactly: proc(5), and sched-stats.rst of the kernel.
 */
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import orElse from './probe/or-else.cjs';

/** @import { ThreadReading } from './cpu-times.js' */

/**
 * Reads files of /proc; both throw for a process that has ended.
 * @typedef {object} Proc
 * @property {(directory: string) => string[]} list names in it
 * @property {(file: string) => string} read its text
 * @property {(link: string) => string} follow where it leads
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
 * @returns {number[]} all processes that there are; none where the system does not list them
 */
export function processIds(proc) {
  return orElse([], () => proc.list('/proc')).flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
}

/** A socket that listens, in a row of net/tcp: its number, its address and port, nobody on the other side. */
const LISTENING = /^ *\d+: [\dA-F]+:([\dA-F]{4}) [\dA-F]+:0000 0A /gm;

/**
 * @param {Proc} proc to read
 * @returns {Set<number> | null} TCP ports on which anybody listens, without connecting to one; null where the system does
 *   not tell
 */
export function listeningPorts(proc) {
  const tables = ['tcp', 'tcp6'].flatMap((name) => orElse([], () => [proc.read(`/proc/self/net/${name}`)]));
  if (tables.length === 0) return null;
  return new Set(tables.flatMap((text) => [...text.matchAll(LISTENING)].map(([, port]) => parseInt(port, 16))));
}

/**
 * @param {number} pid of a process
 * @param {Proc} proc to read
 * @returns {ThreadReading[]} its threads; empty if it has ended, or where the kernel does not say
 */
export function readThreads(pid, proc) {
  const directory = `/proc/${pid}/task`;
  const threads = orElse([], () => proc.list(directory))
    .flatMap((tid) => orElse([], () => [readThread(Number(tid), `${directory}/${tid}`, proc)]))
    .filter(({ cpuMs, waitMs }) => Number.isFinite(cpuMs) && Number.isFinite(waitMs));
  // A kernel that does not keep these statistics prints zeros; no process has started without any CPU.
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
 * @returns {number | null} 0..1 of its main thread's CPU time that the kernel took; null if it has ended, or had none
 *   yet
 */
export function readKernelShare(pid, proc) {
  const [userMs, kernelMs] = statTimes(`/proc/${pid}/task/${pid}/stat`, proc);
  return userMs + kernelMs > 0 ? kernelMs / (userMs + kernelMs) : null;
}

/**
 * @param {string} file of a process or a thread, as proc(5) has it
 * @param {Proc} proc to read
 * @returns {[userMs: number, kernelMs: number]} CPU time in the program and in the kernel, in steps of 10 ms; NaN if it
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
 * @returns {number[]} processes that its threads have started and that still run; none where the kernel does not say
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
 * @returns {number} process id of its parent; 0 if that can't be known
 */
export function readParent(pid, proc) {
  return orElse(0, () => Number(statFields(`/proc/${pid}/stat`, proc)[1]));
}

/**
 * @param {number} pid of a process
 * @param {Proc} proc to read
 * @returns {string} when it was started, by the kernel's clock: with its id, no other process has it. `''` if it has
 *   ended
 */
export function readStart(pid, proc) {
  // starttime is field 22.
  return orElse('', () => statFields(`/proc/${pid}/stat`, proc)[19]);
}

/**
 * @param {number} pid of a process
 * @param {Proc} proc to read
 * @returns {string} where the kernel has put the stack of what it runs, at random: another program in the same process has
 *   another (probe/tell-threads.cjs). `''` if that can't be known
 */
export function readImage(pid, proc) {
  // startstack is field 28, and 0 for who may not know it.
  const field = orElse('', () => statFields(`/proc/${pid}/stat`, proc)[25] ?? '');
  return field === '0' ? '' : field;
}

/**
 * @param {number} pid of a process
 * @param {Proc} proc to read
 * @returns {string} path of what it runs, `''` if that can't be known
 */
export function readExecutable(pid, proc) {
  return orElse('', () => proc.follow(`/proc/${pid}/exe`));
}

/**
 * @param {number} pid of a process
 * @param {Proc} proc to read
 * @returns {string[]} the words of its command line; none if that can't be known
 */
export function readCommandLine(pid, proc) {
  return orElse('', () => proc.read(`/proc/${pid}/cmdline`))
    .split('\0')
    .slice(0, -1);
}
