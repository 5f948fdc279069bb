/** How long calls held a thread: stretches of consecutive samples, and the statistics of a call site's. */
import { areWaitsHidden, isOfPerf } from '../model/collector.js';
import { PHASE, PHASES } from './phases.js';
import { commonDuration } from './common-duration.js';
import { turnsOf } from './loop-turns.js';

/** @import { Interrupted } from '../model/cpu.js' */
/** @import { Blocks, Phase } from '../model/report.js' */
/** @import { Attribution } from './attribute-profile.js' */

const LONGEST_HOLE_INTERVALS = 25;
const LONGEST_HOLE_US = 25_000;
/** Where threads are known to wait for a processor, a hole is such a wait: none is longer, unless the computer sleeps. */
const LONGEST_WAIT_US = 1_000_000;
/** A tick is late after this many intervals: one that V8 had to leave out makes two. */
export const LATE_INTERVALS = 2.5;
/** A stretch of fewer ticks lasted as long as its ticks represent: on a busy machine the time between two of
 *  them may have been another process's. */
const FEW_TICKS = 8;

/**
 * Stretches of one group in one phase, in order.
 * @typedef {object} Stretches
 * @property {number} group
 * @property {Phase} phase
 * @property {number[]} starts µs since the isolate's profiler started
 * @property {number[]} durations µs
 * @property {number} turns how many turns of the event loop the thread counted: where there is one, a stretch ends
 */

/**
 * At short intervals V8 can't keep the pace, and gaps of many intervals are common.
 * @param {number} intervalUs sampling interval
 * @returns {number} µs: if two samples are further apart, something was not sampled
 */
export function longestHoleUs(intervalUs) {
  return Math.max(LONGEST_HOLE_INTERVALS * intervalUs, LONGEST_HOLE_US);
}

/**
 * Finds stretches of consecutive samples in the same call, whatever its form. Calls less than one sampling interval
 * apart look like one, unless the thread itself counted a turn of the event loop between them.
 * @param {Attribution} attribution of one profile
 * @param {Int32Array} groupOf number of each site's group; -1 for sites to ignore
 * @param {Interrupted} [interrupted] how many calls waited for a processor: a hole may then be within one
 * @returns {Stretches[]} one entry for each group and phase, times in µs; none for a profile without times
 */
export function stretches(attribution, groupOf, interrupted = 'unknown') {
  const { samples, meta } = attribution.profile;
  if (!meta.timed) return [];
  const isHole = holesOf(attribution.profile, interrupted);
  const areTicksWork = areWaitsHidden(attribution.profile);
  /** @type {Map<number, Stretches>} by group and phase, as one number */
  const found = new Map();
  const turns = turnsOf(attribution.profile);
  let open = -1;
  let first = 0;
  let last = 0;
  const add = (/** @type {number} */ from, /** @type {number} */ to) => {
    let of = found.get(open);
    if (of === undefined) {
      of = {
        group: Math.floor(open / PHASES.length),
        phase: PHASES[open % PHASES.length],
        starts: [],
        durations: [],
        turns: turns.count,
      };
      found.set(open, of);
    }
    of.starts.push(samples.time[from]);
    of.durations.push(durationOf(samples, from, to, areTicksWork));
  };
  const close = () => {
    if (open !== -1) add(first, last);
    open = -1;
  };
  for (let index = 0; index < samples.length; index++) {
    if (isHole(index)) close();
    const phase = attribution.phases[index];
    // Garbage collection interrupts a call but does not end it; if the call does not continue, its ticks are left out.
    if (phase === PHASE.gc && open !== -1) continue;
    const site = attribution.sites[index];
    const group = site === -1 ? -1 : groupOf[site];
    const here = group === -1 ? -1 : group * PHASES.length + phase;
    if (here !== open) {
      close();
      open = here;
      first = index;
    }
    last = index;
    if (open === -1) continue;
    const turn = turns.within(samples.time[first], samples.time[last]);
    if (turn === null) continue;
    const next = firstSince(samples.time, turn, last);
    add(first, next - 1);
    first = next;
  }
  close();
  return [...found.values()];
}

/**
 * @param {Attribution['profile']} profile of a thread
 * @param {Interrupted} interrupted how many calls waited for a processor
 * @returns {(index: number) => boolean} whether so much time is missing before a sample that no call is known to go on
 */
function holesOf(profile, interrupted) {
  const { time, weight } = profile.samples;
  const { intervalUs } = profile.meta;
  const isLate = areHolesWaits(profile, interrupted);
  const longest = isWaiting(profile, interrupted) ? LONGEST_WAIT_US : longestHoleUs(intervalUs);
  return (index) => {
    const most = isLate ? LATE_INTERVALS * Math.max(intervalUs, weight[index]) : longest;
    return index > 0 && time[index] - time[index - 1] > most;
  };
}

/**
 * @param {Attribution['profile']} profile of a thread
 * @param {Interrupted} interrupted how many calls waited for a processor
 * @returns {boolean} whether a short hole is taken for a wait for events, of which this profile has no samples
 */
function areHolesWaits(profile, interrupted) {
  // Our own logs have idle ticks, so how many calls waited is never known of V8's without them; too short is the smaller harm.
  const mayEnd = isOfPerf(profile.meta) ? interrupted === 'few' : ['unknown', 'few'].includes(interrupted);
  return areWaitsHidden(profile) && mayEnd;
}

/**
 * V8 logs a tick as soon as a thread runs again, also where it waits for events. So in a hole it hardly ran, and what was
 * sampled before and after it is one call. An inspector's profiler does not tell the two waits apart.
 * @param {Attribution['profile']} profile of a thread
 * @param {Interrupted} interrupted how many calls waited for a processor
 * @returns {boolean} whether holes are waits for a processor
 */
function isWaiting(profile, interrupted) {
  return interrupted === 'many' && profile.meta.format === 'v8-log' && !areWaitsHidden(profile);
}

/**
 * @param {Attribution['profile']['samples']['time']} times of samples, ascending
 * @param {number} time that some sample has or is later than
 * @param {number} last index of that one
 * @returns {number} index of the first that does
 */
function firstSince(times, time, last) {
  let index = last;
  while (times[index - 1] >= time) index--;
  return index;
}

/**
 * @param {Attribution['profile']['samples']} samples of the profile
 * @param {number} first sample of a stretch
 * @param {number} last sample of it
 * @param {boolean} areTicksWork whether only what they stand for was work, and the time between them may be a wait
 * @returns {number} how long it lasted, µs
 */
function durationOf({ time, weight }, first, last, areTicksWork) {
  const span = time[last] - time[first] + weight[last];
  if (last - first + 1 >= FEW_TICKS && !areTicksWork) return span;
  let sum = 0;
  for (let index = first; index <= last; index++) sum += weight[index];
  return Math.min(sum, span);
}

/**
 * Statistics of the stretches of one call site. Calls less than one sampling interval apart look like one; if most
 * stretches are multiples of one duration, each is counted as that many calls.
 * @param {number[]} durations µs
 * @param {number} intervalUs sampling interval
 * @param {boolean} [areSingle] whether no stretch is taken for several calls: the thread counted what separates them, or
 *   also waited for a processor, so that a call that takes twice as long as another looks like two. Default: no
 * @returns {Blocks} the blocks, in ms
 */
export function summarizeBlocks(durations, intervalUs, areSingle = false) {
  const unit = areSingle ? null : commonDuration(durations, intervalUs);
  const blocks = durations.map((stretch) => {
    const calls = unit === null ? 1 : Math.max(1, Math.round(stretch / unit));
    return { duration: stretch / calls, calls };
  });
  blocks.sort((a, b) => a.duration - b.duration);
  return {
    count: blocks.reduce((sum, { calls }) => sum + calls, 0),
    p50Ms: toMs(quantile(blocks, 0.5)),
    p95Ms: toMs(quantile(blocks, 0.95)),
    maxMs: toMs(quantile(blocks, 1)),
    errorMs: toMs(intervalUs),
    split: unit !== null,
  };
}

/**
 * @param {{duration: number, calls: number}[]} blocks shortest first
 * @param {number} share 0..1
 * @returns {number} duration that this share of all calls does not exceed, 0 if there are no calls
 */
function quantile(blocks, share) {
  const count = blocks.reduce((sum, { calls }) => sum + calls, 0);
  const rank = Math.ceil(share * count);
  let seen = 0;
  for (const { duration, calls } of blocks) {
    seen += calls;
    if (seen >= rank) return duration;
  }
  return 0;
}

/**
 * @param {number} us microseconds
 * @returns {number} milliseconds, to a tenth
 */
function toMs(us) {
  return Math.round(us / 100) / 10;
}
