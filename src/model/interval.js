/** How certain a count of samples makes a share. */

/**
 * Assumed factor by which the variance of tick counts exceeds binomial variance, if there are too few runs to measure
 * it: ticks come in bursts, so they are fewer observations than they seem. Twenty runs of an unchanged program had 1.1
 * to 1.6 times that variance on a quiet machine, 1.7 to 2.9 on a busy one.
 */
export const DESIGN_EFFECT = 3;

/**
 * Relative standard deviation of the CPU time that an unchanged program needs for the same work, from run to run on a
 * loaded machine.
 */
export const RUN_SPREAD = 0.097;

/** z of a two-sided 95 % interval. */
export const Z = 1.959964;

/**
 * Wilson's score interval of a proportion: right for small counts and near 0 and 1, where the usual formula is not (E.
 * B. Wilson, JASA 22, 1927).
 * @param {number} count of successes
 * @param {number} total of trials
 * @param {number} [z] for an interval other than 95 %
 * @returns {[number, number]} 95 % interval, 0..1; the whole range if there were no trials
 */
export function wilsonInterval(count, total, z = Z) {
  if (total === 0) return [0, 1];
  const share = count / total;
  const denominator = 1 + (z * z) / total;
  const centre = (share + (z * z) / (2 * total)) / denominator;
  const half = (z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total))) / denominator;
  // The interval contains the share; rounding must not push it outside.
  return [Math.max(0, Math.min(share, centre - half)), Math.min(1, Math.max(share, centre + half))];
}

/**
 * The score interval of a count without a total (Poisson): the expected counts that it is compatible with.
 * @param {number} count of independent events
 * @param {number} [z] for an interval other than 95 %
 * @returns {[number, number]} 95 % interval of the expected count
 */
export function rateInterval(count, z = Z) {
  const centre = count + (z * z) / 2;
  const half = z * Math.sqrt(count + (z * z) / 4);
  return [Math.max(0, centre - half), centre + half];
}

/**
 * A measured value and its 95 % interval.
 * @typedef {{value: number, interval: [number, number]}} Estimate
 */

/**
 * The interval of the difference of two independent estimates, from their own intervals, which need not be symmetrical
 * (R. G. Newcombe, Statistics in Medicine 17, 1998, 873-890, method 10).
 * @param {Estimate} before one
 * @param {Estimate} after the other
 * @returns {[number, number]} 95 % interval of `after` minus `before`
 */
export function differenceOf(
  { value: before, interval: [lowBefore, highBefore] },
  { value: after, interval: [lowAfter, highAfter] },
) {
  const difference = after - before;
  return [
    difference - Math.hypot(after - lowAfter, highBefore - before),
    difference + Math.hypot(highAfter - after, before - lowBefore),
  ];
}

/** Successes among a number of trials. @typedef {{count: number, total: number}} Proportion */

/**
 * @param {Proportion} before counts
 * @param {Proportion} after counts
 * @returns {[number, number]} 95 % interval of the share of `after` minus that of `before`, -1..1
 */
export function differenceInterval(before, after) {
  const [left, right] = [before, after].map((part) => ({
    value: shareOf(part),
    interval: wilsonInterval(part.count, part.total),
  }));
  const [low, high] = differenceOf(left, right);
  return [Math.max(-1, low), Math.min(1, high)];
}

/**
 * @param {Proportion} proportion counts
 * @returns {number} 0..1; 0 if there were no trials
 */
export function shareOf({ count, total }) {
  return total === 0 ? 0 : count / total;
}
