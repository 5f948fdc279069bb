import { isMachineBusy } from '../model/cpu.js';
import { duration, grouped } from '../text/numbers.js';

/** @import { Diagnostic, RunInfo, Traffic } from '../model/profile.js' */
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

/**
 * @param {Pick<RunInfo, 'counted' | 'traffic' | 'uncountedThreads'> | null} run what the program counted; null if nothing is known of how it
 *   ran
 * @returns {Diagnostic[]} says so if there was more than was counted, or if nothing was to be counted
 */
export function trafficDiagnostics(run) {
  if (run?.counted !== false)
    return run?.uncountedThreads ? unprobed(run.uncountedThreads) : incomplete(run?.traffic ?? null);
  return [
    {
      code: 'not-counted',
      count: 1,
      message:
        'Nothing was counted inside the program (--no-probe), so requests, TLS connections and thread-pool jobs are not known.',
    },
  ];
}

/**
 * @param {number} count of threads
 * @returns {Diagnostic[]} says what is not known of them
 */
function unprobed(count) {
  const [what, its, they] =
    count === 1
      ? ['1 thread nothing could be counted (a worker', 'its', 'it']
      : [`${grouped(count)} threads nothing could be counted (workers`, 'their', 'they'];
  return [
    {
      code: 'threads-not-counted',
      count: 1,
      message: `In ${what} with \`execArgv\` of ${its} own, or ended at once): requests, TLS connections and jobs of the thread pool that ${they} had are in no count, and ${its} samples in all shares. Threads that ${they} started are counted only if they ran for a while. Leave out execArgv to have all counted.`,
    },
  ];
}

/**
 * @param {Traffic | null} traffic what the program counted
 * @returns {Diagnostic[]} says so if there was more
 */
function incomplete(traffic) {
  if (traffic === null || traffic.complete) return [];
  const { requests, clientRequests, tlsServer, tlsClient } = traffic;
  // Where there was nothing to count, a thread that did not report hides nothing that anyone asks for.
  if (requests + clientRequests + (tlsServer?.handshakes ?? 0) + (tlsClient?.handshakes ?? 0) === 0) return [];
  return [
    {
      code: 'traffic-incomplete',
      count: 1,
      message:
        'The counts may lack some requests or handshakes: the program was ended during them, or one of its threads could not count.',
    },
  ];
}
