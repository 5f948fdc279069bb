/** From perf's samples to Profiles, one for each thread. */
import { Failure } from '../../model/failure.js';
import { countedDiagnostics } from '../losses.js';

/** @import { Diagnostic, Profile, ProfileMeta, ThreadKind } from '../../model/profile.js' */
/** @import { PerfReader } from './reader.js' */
/** @import { ThreadSamples } from './thread.js' */

/** Events whose period is CPU time, ns. */
const CLOCK = /^(?:cpu|task)-clock(?::|$)/;
/** Events whose period is cycles of the processor. */
const CYCLES = /^(?:cpu-)?cycles(?::|$)|\/(?:cpu-)?cycles\//;
/** With `u` perf was not allowed to look at the kernel, or asked not to. */
const USER_ONLY = /[:/][A-Za-z]*u[A-Za-z]*$/;
/** perf's own default, if times don't show it: 4000 a second. */
const LIKELY_INTERVAL_US = 250;
/** Longer gaps are waits rather than what somebody asked of perf. */
const MOST_INTERVAL_US = 10_000;
/** Even where a program mostly waits, it rarely does so in this part of the gaps between samples. */
const CLOSE = 0.1;

const ORDER = /** @type {Record<ThreadKind, number>} */ ({ main: 0, worker: 1, pool: 2, helper: 3 });

/**
 * @typedef {object} Context
 * @property {string} source path or name of the text
 * @property {string} node version
 * @property {string} arch of the program
 * @property {ReadonlySet<number>} [profiled] the processes that are, if that is known: a package manager is Node, too
 */

/**
 * @param {PerfReader} reader that has read all lines
 * @param {Context} context what the text does not say
 * @returns {Profile[]} as `perfScript.read`
 * @throws {Failure} `perf-script-empty`
 */
export function profilesOf(reader, context) {
  const all = [...reader.threads.values()];
  const nodes = context.profiled ?? new Set(all.filter(({ isNode }) => isNode).map(({ pid }) => pid));
  // Where the text has no process ids, only its frames show whose a thread is.
  const isOwn = (/** @type {ThreadSamples} */ { pid, isNode, kind }) =>
    pid === 0 ? isNode || kind !== 'helper' : nodes.has(pid);
  const own = all.filter(isOwn).sort(inOrder);
  if (own.length === 0)
    throw new Failure('perf-script-empty', { path: context.source, samples: all.reduce(lengths, 0) });
  const { intervalUs, weightOf, isEstimated } = clockOf(reader, own);
  const origin = own.reduce((first, { times }) => Math.min(first, times[0]), Infinity);
  const profiles = own.map((thread) => profileOf(thread, origin, weightOf, { ...context, intervalUs }));
  const [first] = profiles;
  first.diagnostics = diagnosticsOf(reader, own, {
    isEstimated,
    strangers: all.filter((thread) => !isOwn(thread)).reduce(lengths, 0),
  });
  if (reader.lost > 0) first.dropped = { lost: reader.lost };
  return profiles;
}

/**
 * @param {number} sum so far
 * @param {{length: number}} thread any
 * @returns {number} with its samples
 */
function lengths(sum, { length }) {
  return sum + length;
}

/**
 * @param {ThreadSamples} one thread
 * @param {ThreadSamples} other thread
 * @returns {number} those that run JavaScript first, in the order in which they begin
 */
function inOrder(one, other) {
  return ORDER[one.kind] - ORDER[other.kind] || one.times[0] - other.times[0] || one.tid - other.tid;
}

/**
 * @param {ThreadSamples} thread any
 * @param {number} origin time that counts as 0, µs of perf's clock
 * @param {(period: number) => number} weightOf µs that a sample represents
 * @param {Context & {intervalUs: number}} context what the text does not say, and the sampling interval
 * @returns {Profile} of that thread
 */
function profileOf(thread, origin, weightOf, { source, intervalUs, node, arch }) {
  /** @type {ProfileMeta} */
  const meta = {
    format: 'perf-script',
    source,
    node,
    v8: '',
    platform: 'linux',
    arch,
    pid: thread.pid,
    thread: thread.kind,
    executable: '',
    intervalUs,
    timed: true,
  };
  return {
    meta,
    frames: thread.frames.frames,
    ...thread.finish(origin, weightOf),
    clock: { ns: String(Math.round(origin * 1000)), us: 0 },
    dropped: {},
    calls: new Map(),
    sources: new Map(),
    diagnostics: [],
  };
}

/**
 * A clock's period is time. Of other events (cycles) it isn't: there a sample represents what lies between two of a
 * thread that are close together, since it may have waited between others.
 * @param {PerfReader} reader that has read all lines
 * @param {ThreadSamples[]} threads of the program
 * @returns {{intervalUs: number, weightOf: (period: number) => number, isEstimated: boolean}} how long a sample is
 */
function clockOf({ events }, threads) {
  const isClock = [...events].every((event) => CLOCK.test(event));
  const usual = usualPeriod(threads);
  const usualUs = usual / 1000;
  if (isClock && usual > 0)
    return {
      intervalUs: Math.round(usualUs),
      weightOf: (period) => (period > 0 ? period / 1000 : usualUs),
      isEstimated: false,
    };
  const gaps = threads.flatMap((thread) => gapsOf(thread, usual / 2));
  const close = Math.min(Math.round(quantile(gaps, CLOSE)), mostInterval(events, usualUs));
  const between = close || LIKELY_INTERVAL_US;
  return { intervalUs: between, weightOf: () => between, isEstimated: true };
}

/**
 * @param {ThreadSamples[]} threads of the program
 * @returns {number} how many events a typical sample represents, 0 if unknown
 */
function usualPeriod(threads) {
  const known = threads.flatMap(({ periods }) => [...periods.filter((period) => period > 0)]);
  return quantile(known, 0.5);
}

/**
 * perf approaches the rate that was asked for in steps, from each event: once for each thread and processor.
 * @param {ThreadSamples} thread of the program
 * @param {number} least period of samples that were not taken meanwhile
 * @returns {number[]} µs between each of them, or of those whose period is unknown, and the one before
 */
function gapsOf({ times, periods }, least) {
  const gaps = [];
  for (let at = 1; at < times.length; at++) if (!(periods[at] < least)) gaps.push(times[at] - times[at - 1]);
  return gaps;
}

/**
 * @param {PerfReader['events']} events that were sampled, none of them a clock
 * @param {number} leastUs that a typical sample took if they are cycles: none takes over 1 ns
 * @returns {number} longest time between samples, µs, that can be what somebody asked for
 */
function mostInterval(events, leastUs) {
  const areCycles = [...events].every((event) => CYCLES.test(event));
  return areCycles ? Math.max(MOST_INTERVAL_US, Math.round(leastUs)) : MOST_INTERVAL_US;
}

/**
 * @param {number[]} values any
 * @param {number} part of them, 0..1
 * @returns {number} that so many do not exceed, 0 of none
 */
function quantile(values, part) {
  return Float64Array.from(values).sort()[Math.floor((values.length - 1) * part)] ?? 0;
}

/**
 * @param {PerfReader} reader that has read all lines
 * @param {ThreadSamples[]} own threads of the program
 * @param {{isEstimated: boolean, strangers: number}} known samples of other programs
 * @returns {Diagnostic[]} what a reader of the report should know
 */
function diagnosticsOf({ skipped, events, beforeExec, cutFrames, isCut }, own, { isEstimated, strangers }) {
  const outOfOrder = own.reduce((sum, thread) => sum + thread.outOfOrder, 0);
  const isUserOnly = [...events].some((event) => USER_ONLY.test(event));
  return countedDiagnostics([
    ['lines-unparsable', skipped.unparsable, 'Lines that perf script does not print were left out.'],
    ['lines-too-long', skipped.tooLong, 'Lines of more than 64 KB were left out.'],
    ['sample-cut-off', Number(isCut), 'The text ends within a sample, which was left out: its callers are missing.'],
    ['frames-left-out', cutFrames, 'The outer frames of stacks with more than 2,000 were left out.'],
    ['times-out-of-order', outOfOrder, 'Samples that are older than the one before count as taken with it.'],
    ['samples-before-exec', beforeExec, 'Samples of what started the program, such as a shell, were left out.'],
    ['samples-of-others', strangers, 'Samples of other programs were left out.'],
    [
      'kernel-unseen',
      Number(isUserOnly),
      'perf took no samples in the kernel: the time of system calls is in no share.',
    ],
    [
      'weights-estimated',
      Number(isEstimated),
      'The text does not say how much time a sample represents, so that is taken from the time between samples.',
    ],
  ]);
}
