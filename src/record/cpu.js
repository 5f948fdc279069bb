import { lstat, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { problemIn } from '../schemas/problem-in.js';
import { latest } from './cpu-meter.js';
import { cpuTimes, threadsOf } from './cpu-times.js';
import { isolatesByProcess } from './logs.js';

/** @import { CpuTimes } from '../model/report.js' */
/** @import { ProcessAccount, ProcessReading, ProcessThreads, ToldThread } from './cpu-times.js' */

/** Written by the probe (probe/tell-threads.cjs) for each thread; an ending behind `.json` means that it was cut short. */
const NAME = /^threads-(\d+)-\d+\.json(?:\.\d+)?$/;
/** What the probe writes has some 100 bytes for each thread of the process. */
const MOST_BYTES = 1 << 20;
/** More files than this are not the probe's work. */
const MOST_THREADS = 10_000;

/**
 * Puts together what was read from outside and what the program's threads told, and removes their files.
 * @param {string} directory absolute path where the probe wrote
 * @param {ProcessReading[]} readings of the processes of the program
 * @returns {Promise<{cpu: CpuTimes | null, threads: ProcessThreads[]}>} `cpu` is null if nothing is known
 */
export async function collectCpu(directory, readings) {
  const names = await readdir(directory);
  const isolates = isolatesByProcess(names);
  const told = await readTold(directory, names.filter((name) => NAME.test(name)).sort());
  const pids = new Set([...readings.map(({ pid }) => pid), ...isolates.keys()]);
  const accounts = [...pids].map((pid) => accountOf(
    readings.find((reading) => reading.pid === pid) ?? { pid, totalMs: null, threads: [] }, told.get(pid) ?? [], isolates.get(pid) ?? 0));
  return { cpu: cpuTimes(accounts), threads: accounts.map(threadsOf) };
}

/**
 * @param {ProcessReading} reading from outside
 * @param {ToldThread[]} told by its JavaScript threads
 * @param {number} isolates number of its logs
 * @returns {ProcessAccount} both together
 */
function accountOf({ pid, totalMs, threads }, told, isolates) {
  const ends = told.flatMap(({ atExit }) => (atExit === null ? [] : [atExit]));
  const totals = [totalMs, ...ends.map((end) => end.totalMs)].filter((ms) => ms !== null);
  return {
    reading: {
      pid,
      totalMs: totals.length === 0 ? null : Math.max(...totals),
      threads: latest([...threads, ...ends.flatMap((end) => end.threads)]),
    },
    told,
    isolates,
  };
}

/**
 * @param {string} directory absolute path where the probe wrote
 * @param {string[]} names of its files
 * @returns {Promise<Map<number, ToldThread[]>>} what the threads of each process told
 */
async function readTold(directory, names) {
  /** @type {Map<number, ToldThread[]>} */
  const told = new Map();
  for (const [index, name] of names.entries()) {
    const file = path.join(directory, name);
    const thread = name.endsWith('.json') && index < MOST_THREADS ? await readThread(file) : null;
    const pid = Number(NAME.exec(name)?.[1]);
    if (thread !== null) told.set(pid, [...(told.get(pid) ?? []), thread]);
    await rm(file).catch(() => {});
  }
  return told;
}

/**
 * @param {string} file absolute path of what one thread told
 * @returns {Promise<ToldThread | null>} null if the program scribbled over it
 */
async function readThread(file) {
  try {
    // A pipe would never end, and a link may lead anywhere.
    const stats = await lstat(file);
    if (!stats.isFile() || stats.size > MOST_BYTES) return null;
    const saved = JSON.parse(await readFile(file, 'utf8'));
    return problemIn('probe', saved, 'ToldThread') === null ? saved : null;
  } catch {
    return null;
  }
}
