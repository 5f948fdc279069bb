/**
 * Whether threads waited for a processor while they were sampled, by their ticks alone: what the operating system counted is
 * not in a log. A thread that waits gets no tick, so the next one comes late.
 */
import { areWaitsHidden } from '../model/collector.js';
import { MUCH_WAITING } from '../model/cpu.js';
import { LATE_INTERVALS, longestHoleUs } from './blocks.js';
import { PHASE } from './phases.js';

/** @import { Attribution } from './attribute-profile.js' */

/** This many gaps say what interval the ticks really had: V8 does not keep short ones. */
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
      const late = gap > LATE_INTERVALS * intervalUs ? gap - intervalUs : 0;
      waited += late;
      ran += gap - late;
    }
  }
  return waited > MUCH_WAITING * ran;
}

/**
 * @param {Attribution} attribution of one isolate
 * @returns {Int32Array} µs between samples that directly follow each other, both of them busy; none for a profile without
 *   times, or where the thread may have waited for events between them. Nobody waits seconds for a processor, but a laptop
 *   may sleep: so much time counts as what is just not sampled
 */
function busyGaps({ profile, phases }) {
  const { meta, samples } = profile;
  const longest = longestHoleUs(meta.intervalUs);
  const gaps = new Int32Array(meta.timed && !areWaitsHidden(profile) ? samples.length : 0);
  let count = 0;
  for (let index = 1; index < gaps.length; index++) {
    if (phases[index] === PHASE.idle || phases[index - 1] === PHASE.idle) continue;
    gaps[count++] = Math.min(samples.time[index] - samples.time[index - 1], longest);
  }
  return gaps.subarray(0, count);
}

/**
 * @param {Int32Array} gaps any number
 * @returns {number} the median of some of them, 0 if there are none
 */
function medianOf(gaps) {
  const step = Math.max(1, Math.ceil(gaps.length / GAPS_LOOKED_AT));
  const some = gaps.filter((_, index) => index % step === 0).sort();
  return some[some.length >> 1] ?? 0;
}
