/**
 * Reads the CPU time of the program's threads from outside while it runs, so that it is known even for a killed program
 * and costs nothing inside.
 */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { pidInName, writingProcesses } from './logs.js';
import { nodesBelow } from './descendants.js';
import { POOL, PROFILER } from './cpu-times.js';
import orElse from './probe/or-else.cjs';
import { PROC, readImage, readKernelShare, readOpenFiles, readOwnId, readThreads, readTotal } from './proc.js';

/** @import { ProcessReading, ThreadReading } from './cpu-times.js' */
/** @import { Proc } from './proc.js' */

/** Time between two readings, ms. A reading takes about 60 µs per thread. */
const INTERVAL = 200;
/** Readings may use at most this share of a processor, however many threads there are. */
const MOST_OF_OUR_TIME = 0.02;

/**
 * @typedef {object} CpuMeter
 * @property {() => void} read takes a reading now: call it before ending the program, since it can't be done afterwards
 * @property {() => number[]} withOwnIds ids, for us, of processes that name their logs by ids of their own
 * @property {() => ProcessReading[]} stop stops reading; returns the last reading of each process and thread, including
 *   ended ones
 */

/**
 * @param {string} directory absolute path where logs go: a process that writes one belongs to the program, and so does
 *   every Node started by it
 * @param {number} mainPid process id of the program
 * @param {Proc} [proc] to read
 * @param {string} [node] as `nodesBelow`
 * @param {(option: string, pid: number) => void} [onRefused] as `nodesBelow`
 * @returns {CpuMeter} reads a few times a second
 */
export function startCpuMeter(directory, mainPid, proc = PROC, node = '', onRefused = () => {}) {
  /** @type {Map<number, ProcessReading>} */
  const processes = new Map([[mainPid, noReading(mainPid)]]);
  /** Processes that have ended; their ids may have been reused. */
  const over = new Set();
  const nodes = nodesBelow(mainPid, proc, node, onRefused);
  /** @type {NodeJS.Timeout} */
  let timer;
  const home = path.join(
    orElse(directory, () => realpathSync(directory)),
    '/',
  );
  const begin = (/** @type {number} */ pid, ownId = pid) =>
    processes.set(pid, ownId === pid ? noReading(pid) : { ...noReading(pid), ownId });
  const read = () => {
    const writing = new Set(writingProcesses(directory));
    // In a namespace of its own, a process names its log by another id: outside, that is anybody's.
    for (const pid of writing) if (!processes.has(pid) && !isAnothers(pid, home, proc)) begin(pid);
    for (const pid of nodes.look()) if (!processes.has(pid)) begin(pid, readOwnId(pid, proc));
    for (const reading of processes.values()) if (nodes.isEmbedded(reading.pid)) reading.isEmbedded = true;
    for (const reading of processes.values()) {
      if (!over.has(reading.pid) && !update(reading, proc, writing.has(reading.ownId ?? reading.pid)))
        over.add(reading.pid);
    }
  };
  const next = () => {
    const before = process.cpuUsage();
    read();
    // Use CPU time, not wall time: on a busy machine a reading takes long but costs little.
    const { user, system } = process.cpuUsage(before);
    timer = setTimeout(next, Math.max(INTERVAL, (user + system) / 1000 / MOST_OF_OUR_TIME));
  };
  next();
  return {
    read,
    withOwnIds: () => [...processes.values()].flatMap(({ pid, ownId }) => (ownId === undefined ? [] : [pid])),
    stop() {
      clearTimeout(timer);
      return [...processes.values()];
    },
  };
}

/**
 * @param {number} pid process id in a log's name
 * @param {string} home real path of the directory where logs go, with a separator at its end
 * @param {Proc} proc to read
 * @returns {boolean} whether the process that has this id for us is another than the log's: it has no such log open
 */
function isAnothers(pid, home, proc) {
  const files = readOpenFiles(pid, proc);
  return files !== null && !files.some((file) => file.startsWith(home) && pidInName(path.basename(file)) === pid);
}

/**
 * @param {number} pid of a process
 * @returns {ProcessReading} nothing read yet
 */
function noReading(pid) {
  return { pid, totalMs: null, kernelShare: null, threads: [] };
}

/**
 * @param {ProcessReading} reading of a process, updated in place
 * @param {Proc} proc to read
 * @param {boolean} isLogged whether its log is there, so that what runs now is what V8 logs, or came after it
 * @returns {boolean} false if the process has ended
 */
function update(reading, proc, isLogged) {
  const totalMs = readTotal(reading.pid, proc);
  if (totalMs === null) return false;
  reading.totalMs = totalMs;
  reading.kernelShare = readKernelShare(reading.pid, proc) ?? reading.kernelShare;
  const threads = readThreads(reading.pid, proc);
  const image = readImage(reading.pid, proc);
  if (isReplaced(reading, threads, image)) reading.isReplaced = true;
  reading.threads = latest([...reading.threads, ...threads]);
  if (image !== '') {
    reading.image = image;
    if (isLogged) reading.isLogged = true;
  }
  return true;
}

/**
 * `execve` leaves a process only its id and its first thread, with another image. Only where the kernel never told the image
 * (a process that is ending has none any more), the threads tell: while Node is ending, V8's profiler thread is also gone,
 * and new ones have seldom appeared. (The pool's may have since the previous reading, and are the last to end.)
 * @param {ProcessReading} before the previous reading
 * @param {ThreadReading[]} now its current threads
 * @param {string} image its current image, `''` if unknown
 * @returns {boolean} whether another program runs in place of the one whose log V8 wrote
 */
function isReplaced({ pid, threads, image: before = '' }, now, image) {
  if (!threads.some(({ name }) => name === PROFILER)) return false;
  if (before !== '' || image !== '') return before !== '' && image !== '' && image !== before;
  const known = new Set(threads.map(({ tid }) => tid));
  const others = now.filter(({ tid, name }) => tid !== pid && name !== POOL);
  return others.length > 0 && others.every(({ tid, name }) => !known.has(tid) && name !== PROFILER);
}

/**
 * @param {ThreadReading[]} readings of threads, some more than once, in order of time
 * @returns {ThreadReading[]} the last reading of each thread: CPU time never shrinks
 */
export function latest(readings) {
  /** @type {Map<number, ThreadReading>} */
  const threads = new Map();
  for (const reading of readings) {
    const known = threads.get(reading.tid);
    if (known === undefined || reading.cpuMs >= known.cpuMs) threads.set(reading.tid, reading);
  }
  return [...threads.values()];
}
