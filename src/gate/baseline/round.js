/** Numbers of a baseline, rounded so that a run that changes nothing changes no line of the file. */

/**
 * @param {number} share 0..1
 * @returns {number} to a whole percent
 */
export function roundShare(share) {
  return Math.round(share * 100) / 100;
}

/**
 * @param {number} value not negative
 * @returns {number} to two figures
 */
export function roundRatio(value) {
  return Number(value.toPrecision(2));
}

/**
 * @param {number} effect a design effect, at least 1
 * @returns {number} to a whole number: runs of an unchanged program show half or twice as much
 */
export function roundEffect(effect) {
  return Math.round(effect);
}

/**
 * @param {number} ticks a count
 * @returns {number} to two figures, rounded down: it says how much data a baseline is based on
 */
export function roundTicks(ticks) {
  if (ticks < 100) return ticks;
  const unit = 10 ** (Math.floor(Math.log10(ticks)) - 1);
  return Math.floor(ticks / unit) * unit;
}
