/** Whether a quantity grew between two commits, by pairs of runs that were recorded alternately. */
import { RUN_SPREAD } from '../../model/interval.js';
import { judgement } from './judgement.js';

/** @import { Judgement } from './judgement.js' */

/** A ratio of two runs varies by √2 times what one does. What few pairs show by luck is not believed to be less. */
const SPREAD = Math.SQRT2 * RUN_SPREAD;

/** t of a two-sided 95 % interval by degrees of freedom, from 1 on; from 30 on it is nearly the normal's. */
const STUDENT = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045,
];
const NORMAL = 1.96;
/** Of an interval that is wider than one pair's should be, any growth may be true: half of it, as a logarithm. */
const WIDEST = NORMAL * SPREAD;
/** The interval is symmetrical but for rounding. */
const ROUNDING = 1e-9;

/**
 * Growth of a quantity from the base to the head of a change, from pairs of alternating runs, so that a machine that
 * heats up or gets busy slows both.
 * @typedef {object} PairedGrowth
 * @property {number} growth 0.1 for 10 %; the geometric mean of all pairs
 * @property {[number, number]} interval 95 %
 * @property {number} pairs
 */

/**
 * @param {number[]} base values, positive, in the order of the runs
 * @param {number[]} head values, positive, one for each of those
 * @returns {PairedGrowth | null} null without a pair
 */
export function pairedGrowth(base, head) {
  const ratios = base
    .slice(0, head.length)
    .map((value, index) => Math.log(head[index] / value))
    .filter(Number.isFinite);
  const pairs = ratios.length;
  if (pairs === 0) return null;
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / pairs;
  const variance = pairs > 1 ? ratios.reduce((sum, ratio) => sum + (ratio - mean) ** 2, 0) / (pairs - 1) : 0;
  const half =
    Math.max(WIDEST, pairs > 1 ? (STUDENT[pairs - 2] ?? NORMAL) * Math.sqrt(variance) : 0) / Math.sqrt(pairs);
  return { growth: Math.exp(mean) - 1, interval: [Math.exp(mean - half) - 1, Math.exp(mean + half) - 1], pairs };
}

/**
 * @param {PairedGrowth | null} growth of all pairs
 * @param {number} limit 0.3 for 30 %
 * @returns {Judgement} by the interval: if the limit is inside it, `straddles`, or `few-pairs` if it is too wide to say
 *   anything
 */
export function judgePairs(growth, limit) {
  if (growth === null) return judgement('unpaired');
  const [low, high] = growth.interval;
  const parts = { runs: growth.pairs };
  if (low > limit) return judgement('exceeded', { ...parts, above: growth.pairs });
  if (high <= limit) return judgement('within', parts);
  const half = (Math.log1p(high) - Math.log1p(low)) / 2;
  return judgement(half > WIDEST + ROUNDING ? 'few-pairs' : 'straddles', parts);
}
