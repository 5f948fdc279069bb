/** CPU times of the program's threads, as the operating system counts them. */
import { duration, percent } from '../../text/numbers.js';

/** @import { CpuTimes } from '../../model/report.js' */

/** @type {['mainMs' | 'workersMs' | 'poolMs' | 'v8Ms' | 'otherMs', string][]} */
const THREADS = [
  ['mainMs', 'event-loop thread'],
  ['workersMs', 'worker threads'],
  ['poolMs', 'thread pool'],
  ['v8Ms', 'V8'],
  ['otherMs', 'other'],
];
/** Threads that took less than this share are not worth a word. */
const LEAST = 0.01;

/**
 * @param {CpuTimes} cpu of a run
 * @returns {string} such as `1.4 s: event-loop thread 16 %, thread pool 83 %, V8 1 %`
 */
export function cpuLine(cpu) {
  const { totalMs } = cpu;
  if (totalMs === null || totalMs === 0) return 'unknown';
  const parts = THREADS.flatMap(([field, name]) => {
    const ms = cpu[field];
    if (ms === null) return [`${name} unknown`];
    return ms < LEAST * totalMs ? [] : [`${name} ${percent(ms / totalMs, 0)}`];
  });
  const waited =
    cpu.runQueueWaitMs === null ? '' : `; threads that had work waited ${duration(cpu.runQueueWaitMs)} for a processor`;
  return `${duration(totalMs)} on all threads${parts.length === 0 ? '' : `: ${parts.join(', ')}`}${waited}`;
}
