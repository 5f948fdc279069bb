/** z of a two-sided 95 % interval. */
const Z = 1.959964;

/**
 * Wilson's score interval of a proportion: right for small counts and near 0 and 1, where the usual
 * formula is not (E. B. Wilson, JASA 22, 1927).
 * @param {number} count of successes
 * @param {number} total of trials
 * @returns {[number, number]} 95 % interval, 0..1; the whole range if there were no trials
 */
export function wilsonInterval(count, total) {
  if (total === 0) return [0, 1];
  const share = count / total;
  const denominator = 1 + (Z * Z) / total;
  const centre = (share + (Z * Z) / (2 * total)) / denominator;
  const half = (Z * Math.sqrt((share * (1 - share)) / total + (Z * Z) / (4 * total * total))) / denominator;
  // The interval holds the share; rounding must not put it outside.
  return [Math.max(0, Math.min(share, centre - half)), Math.min(1, Math.max(share, centre + half))];
}
