/** CPU times of a run's threads, by the threads' role. */

/** @import { CpuTimes } from '../model/report.js' */

/**
 * What a thread had used at one moment.
 * @typedef {object} ThreadReading
 * @property {number} tid the kernel's id
 * @property {string} name the kernel's name for it, at most 15 characters
 * @property {number} cpuMs
 * @property {number} waitMs how long it had waited for a processor
 */

/**
 * The last reading of a process.
 * @typedef {object} ProcessReading
 * @property {number} pid
 * @property {number} [ownId] its id in its own namespace of process ids (`unshare -p`, a container), by which it names
 *   its files; absent if it has the same
 * @property {number} [outsideId] its id for us, once `pid` is its own
 * @property {number | null} totalMs of all threads that it ever had; null if unreadable
 * @property {number | null} kernelShare 0..1 of the main thread's CPU time spent in the kernel; null if unreadable
 * @property {ThreadReading[]} threads seen; empty if the kernel does not say
 * @property {string} [image] unchanged as long as it runs the same program; absent if unknown
 * @property {boolean} [isLogged] whether its log was there before the image was read: until then it may be what runs
 *   Node in its own place (`env`, `sh -c 'exec node'`)
 * @property {boolean} [isEmbedded] whether its Node is part of its executable, which takes no options
 *   (embedded-node.js)
 * @property {boolean} [isReplaced] whether another program was seen in its place (process.execve)
 */

/**
 * What a JavaScript thread reports about itself (probe/tell-threads.cjs).
 * @typedef {object} SavedThread
 * @property {number} tid the kernel's id, 0 if it can't know
 * @property {number[]} present threads of the process before any of the program's code ran: V8's and Node's own. Only
 *   for main threads
 * @property {boolean} poolIsNamed whether this libuv names the pool's threads
 * @property {{totalMs: number, threads: ThreadReading[]} | null} atExit null if it did not end by itself
 * @property {string} [image] unchanged as long as this process runs this program, `''` if unknown. Only for main
 *   threads
 * @property {string} [script] what the process runs: a path, `-e` for code, `-` for standard input. Only for main
 *   threads
 */

/**
 * @typedef {object} ProcessAccount
 * @property {ProcessReading} reading including what the process saved at its exit
 * @property {SavedThread[]} saved by its JavaScript threads
 * @property {number} isolates how many JavaScript threads it had
 */

/**
 * CPU time of the threads of a process that run JavaScript, ms; null where unknown.
 * @typedef {object} ProcessThreads
 * @property {number} pid
 * @property {number | null} mainMs
 * @property {number | null} workersMs all together
 */

/** @typedef {'main' | 'workers' | 'pool' | 'v8' | 'other'} Role */

/** Name of the thread pool's threads, since libuv 1.50. */
export const POOL = 'libuv-worker';
/** Workers have names since Node 24; V8's profiler thread, which writes the log, always has. */
const V8 = /V8Worker$|^v8:|^SamplingThread$/;
/** Name of V8's thread that takes the ticks. */
export const PROFILER = 'v8:Profiler';
/** The threads that wake up for each tick: they wait many times as long as they run, and are there only for us. The
 *  last one is that of an inspector's profiler. */
const TICKING = /^(?:v8:Profiler|SamplingThread|v8:ProfEvntProc)$/;

/** A thread that used less, ms, makes no difference to the time of those that it is counted among. */
const HARDLY_RAN = 5;

/** From this share of a process' CPU time on, the time that no reading saw may be most of a worker's. */
const MUCH_UNSEEN = 0.1;

/** @type {Required<CpuTimes>} */
const UNKNOWN = {
  totalMs: null,
  mainMs: null,
  mainKernelMs: null,
  workersMs: null,
  poolMs: null,
  v8Ms: null,
  otherMs: null,
  runQueueWaitMs: null,
  mainRunQueueWaitMs: null,
};

/**
 * @typedef {Required<CpuTimes> & {poolWaitMs: number | null}} Times and how long the pool's threads waited for a
 *   processor
 */

/**
 * @param {ProcessAccount[]} processes of the run
 * @returns {CpuTimes | null} null if nothing is known about any of them
 */
export function cpuTimes(processes) {
  const each = processes.map(timesOf);
  if (!each.some(({ totalMs }) => totalMs !== null)) return null;
  return /** @type {CpuTimes} */ (
    Object.fromEntries(Object.keys(UNKNOWN).map((field) => [field, sumOf(each, /** @type {keyof CpuTimes} */ (field))]))
  );
}

/**
 * @param {ProcessAccount[]} processes of the run
 * @returns {{cpuMs: number | null, runQueueWaitMs: number | null}} what the thread pool's threads used, and how long
 *   they waited for a processor
 */
export function poolTimes(processes) {
  const each = processes.map(timesOf);
  return { cpuMs: sumOf(each, 'poolMs'), runQueueWaitMs: sumOf(each, 'poolWaitMs') };
}

/**
 * @param {ProcessAccount[]} processes of the run
 * @returns {number} how many threads of one process passed for the pool's without having its name, at most: more than the
 *   pool's size are not all its own
 */
export function unnamedPool(processes) {
  return Math.max(
    0,
    ...processes.map(
      ({ reading: { pid, threads }, saved }) =>
        threads.filter(
          (thread) =>
            thread.name !== POOL && thread.cpuMs >= HARDLY_RAN && roleOf(thread, pid, threads, saved) === 'pool',
        ).length,
    ),
  );
}

/**
 * @param {Times[]} each of some processes
 * @param {keyof Times} field of them
 * @returns {number | null} whole ms; null if unknown for all
 */
function sumOf(each, field) {
  const ms = each.reduce(
    (total, times) => (total === null || times[field] === null ? null : total + times[field]),
    /** @type {number | null} */ (0),
  );
  return ms === null ? null : Math.round(ms);
}

/**
 * @param {ProcessAccount} account of a process
 * @returns {Times} its own, not rounded
 */
function timesOf({ reading: { pid, totalMs, kernelShare, threads }, saved, isolates }) {
  if (threads.length === 0) return { ...UNKNOWN, poolWaitMs: null, totalMs };
  const sums = { main: 0, workers: 0, pool: 0, v8: 0, other: 0 };
  let seenMs = 0;
  const waits = { main: 0, workers: 0, pool: 0, v8: 0, other: 0 };
  for (const thread of threads) {
    const role = roleOf(thread, pid, threads, saved);
    sums[role] += thread.cpuMs;
    if (!TICKING.test(thread.name)) waits[role] += thread.waitMs;
    seenMs += thread.cpuMs;
  }
  const total = Math.max(totalMs ?? 0, seenMs);
  const { main, all, pool } = knownThreads({ pid, threads }, saved, isolates, total - seenMs > MUCH_UNSEEN * total);
  return {
    totalMs: total,
    mainMs: sums.main,
    mainKernelMs: kernelShare === null ? null : kernelShare * sums.main,
    workersMs: all || isolates <= 1 ? sums.workers : null,
    poolMs: pool ? sums.pool : null,
    poolWaitMs: pool ? waits.pool : null,
    v8Ms: main ? sums.v8 : null,
    // Threads that came and went between two readings are only in the total.
    otherMs: all ? sums.other + total - seenMs : null,
    runQueueWaitMs: waits.main + waits.workers + waits.pool + waits.v8 + waits.other,
    mainRunQueueWaitMs: waits.main,
  };
}

/**
 * @param {Pick<ProcessReading, 'pid' | 'threads'>} reading of a process
 * @param {SavedThread[]} saved by its JavaScript threads
 * @param {number} isolates how many of these it had
 * @param {boolean} isMuchUnseen whether threads used much time that no reading saw
 * @returns {{main: boolean, all: boolean, pool: boolean}} whether these are known: the main thread, from its own
 *   report; all JavaScript threads with everything that they used; the pool's threads, from their names or by
 *   elimination
 */
function knownThreads({ pid, threads }, saved, isolates, isMuchUnseen) {
  const main = saved.some(({ tid }) => tid === pid);
  const areAll = main && saved.length >= isolates;
  // A terminated worker can't report what it had used at its end.
  const isCutShort = saved.some(({ tid, atExit }) => tid !== pid && atExit === null);
  const areNamed = threads.some(({ name }) => name === POOL) || (main && saved.some(({ poolIsNamed }) => poolIsNamed));
  return { main, all: areAll && !(isCutShort && isMuchUnseen), pool: areNamed || areAll };
}

/**
 * @param {ProcessAccount} account of a process
 * @returns {ProcessThreads} what its JavaScript threads used
 */
export function threadsOf(account) {
  const { mainMs, workersMs } = timesOf(account);
  return { pid: account.reading.pid, mainMs, workersMs };
}

/**
 * @param {ProcessReading} reading of a process
 * @returns {number} how many of its V8 profiler threads were seen: each thread that V8 logs has one
 */
export function profilersOf({ threads }) {
  return threads.filter(({ name }) => name === PROFILER).length;
}

/**
 * Before libuv 1.50, pool threads are not named: they are the threads that are new, are not JavaScript threads, and
 * have the inherited name.
 * @param {ThreadReading} thread of a process
 * @param {number} pid of the process, and of its main thread
 * @param {ThreadReading[]} threads all of the process
 * @param {SavedThread[]} saved by its JavaScript threads
 * @returns {Role} its role
 */
function roleOf({ tid, name }, pid, threads, saved) {
  if (tid === pid) return 'main';
  if (saved.some((thread) => thread.tid === tid)) return 'workers';
  if (name === POOL) return 'pool';
  const present = saved.flatMap((thread) => thread.present);
  if (V8.test(name) || present.includes(tid)) return 'v8';
  if (present.length === 0 || saved.some(({ poolIsNamed }) => poolIsNamed)) return 'other';
  const inherited = threads
    .filter((thread) => thread.tid === pid || present.includes(thread.tid))
    .map((thread) => thread.name);
  return inherited.includes(name) ? 'pool' : 'other';
}
