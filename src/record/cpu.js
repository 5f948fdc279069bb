/** The CPU time of each thread, from outside and from what threads saved. */
import { readdir } from 'node:fs/promises';
import { addToList } from '../model/add-to-list.js';
import { latest } from './cpu-meter.js';
import { cpuTimes, poolTimes, profilersOf, threadsOf, unnamedPool } from './cpu-times.js';
import { isolatesByProcess } from './logs.js';
import { collectSaved } from './saved.js';

/** @import { CpuTimes } from '../model/report.js' */
/** @import { ProcessAccount, ProcessReading, ProcessThreads, SavedThread } from './cpu-times.js' */
/** @import { SeenThreads } from './starts.js' */

/** Of a process that nobody looked at. @type {Omit<ProcessReading, 'pid'>} */
const NO_READING = { totalMs: null, kernelShare: null, threads: [] };

/**
 * Combines the readings from outside with what the program's threads saved, and removes the threads' files.
 * @param {string} directory absolute path where the probe wrote
 * @param {ProcessReading[]} readings of the processes of the program
 * @returns {Promise<{cpu: CpuTimes | null, pool: ReturnType<typeof poolTimes>, unnamed: number, threads: ProcessThreads[], seen:
 *   Map<number, SeenThreads>, scripts: Map<number, string>, replaced: number[], haveAllSaved: boolean}>} `cpu` is null
 *   if nothing is known; `unnamed`: see unnamedPool; `seen`: number of each process' threads; `scripts`: what each process runs; `replaced`: ids of
 *   processes in which a program was seen other than the one whose log V8 wrote; `haveAllSaved`: whether every
 *   JavaScript thread saved its data
 */
export async function collectCpu(directory, readings) {
  const isolates = isolatesByProcess(await readdir(directory));
  /** @type {Map<number, SavedThread[]>} */
  const saved = new Map();
  // Written by probe/tell-threads.cjs.
  for (const thread of await collectSaved(directory, 'threads', 'SavedThread'))
    addToList(saved, thread.pid, thread.saved);
  const pids = new Set([...readings.map(({ pid }) => pid), ...isolates.keys()]);
  const accounts = [...pids].map((pid) =>
    accountOf(
      readings.find((reading) => reading.pid === pid) ?? { ...NO_READING, pid },
      saved.get(pid) ?? [],
      isolates.get(pid) ?? 0,
    ),
  );
  return {
    cpu: cpuTimes(accounts),
    pool: poolTimes(accounts),
    unnamed: unnamedPool(accounts),
    threads: accounts.map(threadsOf),
    seen: new Map(
      accounts.map(({ reading, saved: threads }) => [
        reading.pid,
        { probed: threads.length, logged: profilersOf(reading) },
      ]),
    ),
    scripts: new Map(
      [...saved].flatMap(([pid, ofProcess]) => {
        const script = ofProcess.find((thread) => thread.script !== undefined)?.script;
        return script === undefined ? [] : [[pid, script]];
      }),
    ),
    replaced: [
      ...new Set([
        ...readings.filter((reading) => wasReplaced(reading, saved.get(reading.pid) ?? [])).map(({ pid }) => pid),
        ...(await replacedAmong(
          [...isolates.keys()].filter((pid) => !hasEnded(saved.get(pid) ?? [])),
          directory,
        )),
      ]),
    ],
    haveAllSaved: accounts.every((account) => account.saved.length >= account.isolates),
  };
}

/**
 * @param {ProcessReading[]} readings of processes
 * @param {ReadonlyMap<number, unknown>} logs by the process ids in their names
 * @returns {ProcessReading[]} the same by those ids, each once: namespaces of process ids may repeat them
 */
export function byOwnIds(readings, logs) {
  /** @type {Map<number, ProcessReading>} */
  const all = new Map();
  for (const reading of readings) {
    const { pid: outsideId, ownId, ...rest } = reading;
    const isOwn = ownId !== undefined && logs.has(ownId);
    const pid = isOwn ? ownId : outsideId;
    const other = all.get(pid);
    const own = isOwn ? { ...rest, pid, outsideId } : reading;
    all.set(pid, other === undefined ? own : { ...NO_READING, pid, totalMs: sumOfKnown(other.totalMs, own.totalMs) });
  }
  return [...all.values()];
}

/**
 * @param {number | null} one time, ms
 * @param {number | null} other time, ms
 * @returns {number | null} both together, null if either is unknown
 */
function sumOfKnown(one, other) {
  return one === null || other === null ? null : one + other;
}

/**
 * @param {SavedThread[]} saved by the JavaScript threads of a process
 * @returns {boolean} whether its main thread reported its end, so that nothing can have replaced the program
 */
function hasEnded(saved) {
  return saved.some(({ image, atExit }) => image !== undefined && atExit !== null);
}

/**
 * @param {number[]} pids of processes that reported no end
 * @param {string} directory absolute path where logs went
 * @returns {Promise<number[]>} those that another program replaced, as their logs say
 */
async function replacedAmong(pids, directory) {
  if (pids.length === 0) return [];
  // Most programs end by themselves.
  return (await import('./replaced.js')).replacedByTheirLogs(directory, new Set(pids));
}

/**
 * @param {ProcessReading} reading of a process
 * @param {SavedThread[]} saved by its JavaScript threads
 * @returns {boolean} whether it was seen to run a different program from theirs; where only its threads tell, as long as
 *   they reported no end
 */
function wasReplaced({ image, isLogged, isReplaced }, saved) {
  if (image === undefined) return isReplaced === true && !hasEnded(saved);
  return isReplaced === true || (isLogged === true && saved.some((thread) => thread.image && thread.image !== image));
}

/**
 * @param {ProcessReading} reading from outside
 * @param {SavedThread[]} saved by its JavaScript threads
 * @param {number} isolates number of its logs
 * @returns {ProcessAccount} both together
 */
function accountOf(reading, saved, isolates) {
  const { pid, totalMs, kernelShare, outsideId } = reading;
  const own = (/** @type {number} */ tid) => (tid === outsideId ? pid : tid);
  const named = saved.map((thread) => ({ ...thread, tid: own(thread.tid) }));
  const ends = named.flatMap(({ atExit }) => (atExit === null ? [] : [atExit]));
  const totals = [totalMs, ...ends.map((end) => end.totalMs)].filter((ms) => ms !== null);
  // Where a namespace has its own /proc, its threads have other ids there.
  const isSeenAlike = outsideId === undefined || saved.some(({ tid }) => tid === outsideId);
  const threads = [...(isSeenAlike ? reading.threads : []), ...ends.flatMap((end) => end.threads)];
  return {
    reading: {
      pid,
      totalMs: totals.length === 0 ? null : Math.max(...totals),
      kernelShare,
      threads: latest(threads.map((thread) => ({ ...thread, tid: own(thread.tid) }))),
    },
    saved: named,
    isolates,
  };
}
