/** Interprets the CPU times of a run (report.js). */

import { ticksOnLoop } from './event-loop.js';

/** @import { Recording } from './profile.js' */
/** @import { CallSiteReport, CpuTimes, ProfileTotals } from './report.js' */

/** If waiting for a processor reaches this share of the CPU time, wall times differ noticeably from CPU times. */
export const MUCH_WAITING = 0.2;

/** Below this share of it, a call is hardly ever interrupted for more than an interval or two. */
const LITTLE_WAITING = 0.05;

/**
 * @param {Pick<Recording, 'run' | 'sampled'>} recording of a run
 * @returns {CpuTimes | null} the CPU times of its threads while it was sampled, null if unknown
 */
export function cpuOf({ run, sampled }) {
  return run?.cpu ?? sampled?.cpu ?? null;
}

/**
 * @param {CpuTimes} cpu of a run
 * @returns {boolean} whether its threads waited so long for a processor that wall times say little about CPU time
 */
export function isMachineBusy({ totalMs, runQueueWaitMs }) {
  return totalMs !== null && runQueueWaitMs !== null && runQueueWaitMs > MUCH_WAITING * totalMs;
}

/**
 * Threads that often wake up for a moment, as V8's profiler does, wait many times as long as they run; the event loop's
 * thread does not. So its own times count, where they are known.
 * @param {CpuTimes | null | undefined} cpu of a run
 * @returns {{ran: number, waited: number}} ms in which its event loops had a processor, or waited for one; 0 both if that
 *   is unknown
 */
function loopTimes(cpu) {
  const { totalMs = null, runQueueWaitMs = null, mainMs = null, mainRunQueueWaitMs = null } = cpu ?? {};
  if (mainMs !== null && mainRunQueueWaitMs !== null) return { ran: mainMs, waited: mainRunQueueWaitMs };
  return totalMs !== null && runQueueWaitMs !== null ? { ran: totalMs, waited: runQueueWaitMs } : { ran: 0, waited: 0 };
}

/**
 * @param {readonly (CpuTimes | null)[]} cpus of some runs
 * @returns {number | null} how long their event loops waited for a processor, in relation to how long they ran; null if unknown
 */
export function waitingRatio(cpus) {
  const each = cpus.map(loopTimes).filter(({ ran }) => ran > 0);
  const sumOf = (/** @type {'ran' | 'waited'} */ part) => each.reduce((sum, times) => sum + times[part], 0);
  return each.length === 0 ? null : sumOf('waited') / sumOf('ran');
}

/**
 * @param {CpuTimes | null | undefined} cpu of a run
 * @returns {number} 0..1: how much of the time in which its event loops had work they also had a processor; 1 if they
 *   hardly waited, or it is unknown
 */
export function runningShare(cpu) {
  const { ran, waited } = loopTimes(cpu);
  return waited > MUCH_WAITING * ran ? ran / (ran + waited) : 1;
}

/**
 * @param {Pick<ProfileTotals, 'collector' | 'sampledBy' | 'cpu'>} profile of a report
 * @returns {number} 0..1: how much of the times in it is not waiting for a processor: all of perf's, which are CPU time,
 *   and of those of an inspector's profiler, where what waits for long ends
 */
export function shareOfWork({ collector, sampledBy, cpu }) {
  return collector === 'perf' || sampledBy !== undefined ? 1 : runningShare(cpu);
}

/**
 * A tick counts for up to two intervals, and where threads wait for a processor most do. Of CPU time it stands for about one.
 * @param {Pick<ProfileTotals, 'collector' | 'sampledBy' | 'cpu' | 'busyTicks'>} profile of a report
 * @returns {number} the most CPU time that a busy tick stands for on average, ms; Infinity if that is unknown, or hardly
 *   less than what the report says
 */
export function workMsPerTick({ busyTicks, ...profile }) {
  const { totalMs = null, mainMs = null, workersMs = null } = profile.cpu ?? {};
  const ran = mainMs === null ? totalMs : mainMs + (workersMs ?? 0);
  return shareOfWork(profile) === 1 || ran === null || busyTicks === 0 ? Infinity : ran / busyTicks;
}

/**
 * To an inspector's profiler a thread that gets no processor for long looks like one that waits for events.
 * @param {Pick<ProfileTotals, 'sampledBy' | 'cpu'>} profile of a report
 * @returns {boolean} whether calls of it may look like several shorter ones
 */
export function areCallsCut({ sampledBy, cpu }) {
  return sampledBy !== undefined && runningShare(cpu) < 1;
}

/**
 * How long the event loops of a run waited for a processor: `few` calls were interrupted, `some`, or so `many` that their
 * times are mostly waits; `unknown` if it was not counted.
 * @typedef {'unknown' | 'few' | 'some' | 'many'} Interrupted
 */

/**
 * @param {CpuTimes | null | undefined} cpu of a run
 * @returns {Interrupted} how many of its calls waited for a processor
 */
export function interruptedCalls(cpu) {
  const { ran, waited } = loopTimes(cpu);
  if (ran === 0) return 'unknown';
  if (waited > MUCH_WAITING * ran) return 'many';
  return waited > LITTLE_WAITING * ran ? 'some' : 'few';
}

/**
 * Where threads wait for a processor, calls differ more in how long they waited than in how long they ran: the longest are those
 * that waited longest. So none is taken to have run for longer than usual calls, or than all did on average.
 * @param {Pick<CallSiteReport, 'byPhase' | 'ticks' | 'blocks'>} site of a run
 * @param {Pick<ProfileTotals, 'collector' | 'sampledBy' | 'cpu' | 'busyTicks'>} profile of it
 * @returns {(ms: number) => number} how long a call that lasted so long surely ran
 */
export function runningTime({ byPhase, ticks, blocks: { count, p50Ms } }, profile) {
  const running = shareOfWork(profile);
  if (running === 1) return (ms) => ms;
  const meanMs = count === 0 ? Infinity : ((ticksOnLoop({ byPhase }) || ticks) * workMsPerTick(profile)) / count;
  return (ms) => running * Math.min(ms, Math.max(meanMs / running, p50Ms));
}

/**
 * @param {CallSiteReport} site of a run
 * @param {number} running see `shareOfWork`
 * @returns {CallSiteReport} the same, with blocks as long as if its thread had not waited for a processor
 */
export function unstalledSite(site, running) {
  const { blocks } = site;
  return { ...site, blocks: { ...blocks, p50Ms: running * blocks.p50Ms, p95Ms: running * blocks.p95Ms } };
}

/** Code of the diagnostic that lists addons whose thread-pool work is not counted. */
export const UNCOUNTED = 'addons-not-counted';

/** Code of the diagnostic about CPU time of threads that are neither Node's nor V8's. */
export const OWN_THREADS = 'own-threads';

/** From this share of the CPU time on, other threads are worth a sentence. */
const NOTABLE_THREADS = 0.05;

/**
 * CPU time of threads that run no JavaScript.
 * @typedef {object} ThreadsUse
 * @property {number} ms of CPU time
 * @property {number} share 0..1 of all CPU time
 * @property {boolean} isNotable
 * @property {boolean} isMost whether it exceeds that of all other threads together
 */

/**
 * @param {CpuTimes | null} cpu of a run
 * @returns {ThreadsUse | null} what the thread pool used; null if unknown
 */
export function poolUse(cpu) {
  return threadsUse(cpu, cpu?.poolMs ?? null);
}

/**
 * @param {CpuTimes | null} cpu of a run
 * @returns {ThreadsUse | null} what threads used that are neither Node's nor V8's, but started by addons; null if
 *   unknown
 */
export function ownThreadsUse(cpu) {
  return threadsUse(cpu, cpu?.otherMs ?? null);
}

/**
 * Before libuv 1.50 the pool's threads have no name, and those of addons pass for them: more than the pool can have are
 * not all its own.
 * @param {CpuTimes | null} cpu of a run
 * @returns {ThreadsUse | null} what the thread pool and threads that addons start used together, where they could not be told
 *   apart; null if they could, or if unknown
 */
export function undividedUse(cpu) {
  if (cpu === null || cpu.poolMs !== null || cpu.otherMs !== null) return null;
  const { totalMs, mainMs, workersMs, v8Ms } = cpu;
  if (totalMs === null || mainMs === null || workersMs === null || v8Ms === null) return null;
  return threadsUse(cpu, Math.max(0, totalMs - mainMs - workersMs - v8Ms));
}

/**
 * @param {CpuTimes | null} cpu of a run
 * @param {number | null} ms that some threads used
 * @returns {ThreadsUse | null}
 */
function threadsUse(cpu, ms) {
  if (ms === null || cpu === null || cpu.totalMs === null) return null;
  const share = cpu.totalMs === 0 ? 0 : ms / cpu.totalMs;
  return { ms, share, isNotable: share >= NOTABLE_THREADS, isMost: share > 0.5 };
}
