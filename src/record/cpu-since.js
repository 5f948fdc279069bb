/** CPU times of a process that was already running, from one moment to another. */
import { cpuTimes } from './cpu-times.js';
import { readThreads, readTotal } from './proc.js';

/** @import { CpuTimes } from '../model/report.js' */
/** @import { ProcessReading } from './cpu-times.js' */
/** @import { Proc } from './proc.js' */

/**
 * @param {number} pid of a process
 * @param {Proc} proc to read
 * @returns {(isolates: number) => CpuTimes | null} how much its threads have used, and how long they have waited for a
 *   processor, since this call; null if the system does not say, or it has ended. `isolates`: how many JavaScript
 *   threads it has had meanwhile
 */
export function cpuSince(pid, proc) {
  const before = readingOf(pid, proc);
  return (isolates) => {
    const reading = difference(before, readingOf(pid, proc));
    return reading === null ? null : cpuTimes([{ reading, saved: [], isolates }]);
  };
}

/**
 * @param {number} pid of a process
 * @param {Proc} proc to read
 * @returns {ProcessReading} what it has used since it started
 */
function readingOf(pid, proc) {
  return { pid, totalMs: readTotal(pid, proc), kernelShare: null, threads: readThreads(pid, proc) };
}

/**
 * @param {ProcessReading} before of a process
 * @param {ProcessReading} after of the same, later
 * @returns {ProcessReading | null} what it has used between them; null if one of them says nothing of its threads
 */
function difference(before, after) {
  if (before.totalMs === null || after.totalMs === null) return null;
  if (before.threads.length === 0 || after.threads.length === 0) return null;
  const known = new Map(before.threads.map((thread) => [thread.tid, thread]));
  const threads = after.threads.map((thread) => {
    const { cpuMs, waitMs } = known.get(thread.tid) ?? { cpuMs: 0, waitMs: 0 };
    // The kernel gives the id of a thread that has ended to another.
    const isOther = cpuMs > thread.cpuMs || waitMs > thread.waitMs;
    return isOther ? thread : { ...thread, cpuMs: thread.cpuMs - cpuMs, waitMs: thread.waitMs - waitMs };
  });
  return { ...after, totalMs: after.totalMs - before.totalMs, threads };
}
