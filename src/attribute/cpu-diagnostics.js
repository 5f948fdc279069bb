import { isMachineBusy } from '../model/cpu.js';
import { duration } from '../text/numbers.js';

/** @import { Diagnostic } from '../model/profile.js' */
/** @import { CpuTimes } from '../model/report.js' */

/**
 * @param {CpuTimes | null} cpu of the run
 * @returns {Diagnostic[]} says so if the program's threads were kept waiting for a processor
 */
export function cpuDiagnostics(cpu) {
  if (cpu === null || !isMachineBusy(cpu)) return [];
  return [
    {
      code: 'machine-busy',
      count: 1,
      message: `The machine was busy, with this program or with others: threads that had work waited ${duration(cpu.runQueueWaitMs ?? 0)} for a processor beside ${duration(
        cpu.totalMs ?? 0,
      )} of CPU. Times of operations, call sites and blocks are wall times, and are longer than the work takes.`,
    },
  ];
}
