/**
 * Whether threads waited for a processor while they were sampled, by their ticks alone: what the operating system counted is
 * not in a log. A thread that waits gets no tick, so the next one comes late.
 */
import { MUCH_WAITING } from '../model/cpu.js';
import { PHASE } from './phases.js';

/** @import { Attribution } from './attribute-profile.js' */

/** A tick is late after this many intervals: one that V8 had to leave out makes two. */
const LATE_INTERVALS = 2.5;
/** Longer gaps, µs, count as this: nobody waits seconds for a processor, but a laptop may sleep. */
const LONGEST_GAP_US = 25_000;
/** So many gaps say what interval the ticks really had: short ones are not kept. */
const GAPS_LOOKED_AT = 2000;

/**
 * @param {Attribution[]} attributions of all isolates
 * @returns {boolean} whether the threads, while they had work, waited for more of a processor's time than makes wall times
 *   say little about CPU time
 */
export function ticksCameLate(attributions) {
  let ran = 0;
  let waited = 0;
  for (const attribution of attributions) {
    const gaps = busyGaps(attribution);
    const intervalUs = Math.max(attribution.profile.meta.intervalUs, medianOf(gaps));
    for (const gap of gaps) {
      const late = gap > LATE_INTERVALS * intervalUs ? Math.min(gap, LONGEST_GAP_US) - intervalUs : 0;
      waited += Math.max(0, late);
      ran += late > 0 ? intervalUs : gap;
    }
  }
  return waited > MUCH_WAITING * ran;
}

/**
 * @param {Attribution} attribution of one isolate
 * @returns {number[]} µs between samples that directly follow each other, both of them busy; none for a profile without times
 */
function busyGaps({ profile: { meta, samples }, phases }) {
  /** @type {number[]} */
  const gaps = [];
  if (!meta.timed) return gaps;
  for (let index = 1; index < samples.length; index++) {
    if (phases[index] === PHASE.idle || phases[index - 1] === PHASE.idle) continue;
    gaps.push(samples.time[index] - samples.time[index - 1]);
  }
  return gaps;
}

/**
 * @param {number[]} gaps any number
 * @returns {number} the median of some of them, 0 if there are none
 */
function medianOf(gaps) {
  const step = Math.max(1, Math.ceil(gaps.length / GAPS_LOOKED_AT));
  const some = gaps.filter((_, index) => index % step === 0).sort((left, right) => left - right);
  return some[some.length >> 1] ?? 0;
}
