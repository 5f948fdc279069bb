/** Whether figures that are not sampled keep their limits: ratios, names, and durations. */
import { textMatcher } from '../selector.js';
import { FEWEST_TICKS_OF_COUNT } from './count.js';
import { judgement, majority } from './judgement.js';

/** @import { Measurement } from '../metrics/metric.js' */
/** @import { Judgement } from './judgement.js' */

/**
 * Ratios are counted, not sampled: one run is enough; several decide by majority.
 * @param {Measurement[]} runs of one program
 * @param {(value: number) => boolean} isBeyond the limit
 * @returns {Judgement} of the majority; missing if no run has a value
 */
export function judgeRatio(runs, isBeyond) {
  const known = runs.flatMap(({ value }) => (value === null ? [] : [isBeyond(value)]));
  const parts = { runs: known.length, above: known.filter(Boolean).length };
  if (known.length === 0) return judgement('missing');
  const vote = majority(known);
  // Some runs show nothing: enough to accuse, not to acquit.
  if (vote === 'within' && known.length < runs.length) return judgement('missing', parts);
  return judgement(vote === 'within' && parts.above > 0 ? 'straddles' : vote, parts);
}

/**
 * @param {Measurement[]} runs of one program
 * @param {string[]} forbidden patterns of names
 * @returns {Judgement & {names: string[]}} with the names that were found: one handshake in one run proves it
 */
export function judgeNames(runs, forbidden) {
  const tests = forbidden.map(textMatcher);
  const names = [...new Set(runs.flatMap((run) => run.names))]
    .filter((name) => tests.some((matches) => matches(name)))
    .sort();
  const parts = { runs: runs.length, above: names.length };
  if (names.length > 0) return { ...judgement('exceeded', parts), names };
  return { ...judgement(runs.some(({ value }) => value === null) ? 'missing' : 'within', parts), names };
}

/**
 * A single long stretch may be the machine's fault. It takes several in one run, or one in each of two runs.
 * @param {Measurement[]} runs of one program
 * @param {number} limit ms
 * @param {number | null} [minBusyTicks] that the config says
 * @returns {Judgement} missing if no run has a value
 */
export function judgeDuration(runs, limit, minBusyTicks = null) {
  const known = runs.filter(({ value }) => value !== null);
  if (known.length === 0) return judgement('missing');
  // A duration is known to within a sampling interval.
  const isLong = known.map(({ value, errorMs }) => Number(value) - errorMs > limit);
  const parts = { runs: known.length, above: isLong.filter(Boolean).length };
  const isUsual = known.some(({ oftenMs, errorMs }) => oftenMs - errorMs > limit);
  if (isUsual || (known.length > 1 && majority(isLong) === 'exceeded')) return judgement('exceeded', parts);
  if (known.length < runs.length) return judgement('missing', parts);
  const neededTicks = minBusyTicks ?? FEWEST_TICKS_OF_COUNT;
  if (runs.reduce((sum, { busyTicks }) => sum + busyTicks, 0) < neededTicks)
    return judgement('few-ticks', { ...parts, neededTicks });
  return judgement(known.some((run) => Number((run.highest ?? run).value) > limit) ? 'straddles' : 'within', parts);
}
