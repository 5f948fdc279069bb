/** Numbers for people. A no-break space stands before units, so that wrapping keeps them together. */

import { grouped } from '../../model/wording.js';

const NBSP = '\u00a0';

export { grouped as count };

/**
 * @param {number} number how many there are
 * @param {string} singular the word for one
 * @param {string} [plural] the word for more
 * @returns {string} such as `1 tick`, `1,204 ticks`
 */
export function counted(number, singular, plural = `${singular}s`) {
  return `${grouped(number)}${NBSP}${number === 1 ? singular : plural}`;
}

/**
 * @param {number} share 0..1
 * @param {number} [decimals] digits behind the point
 * @returns {string} such as `70.2 %`; what is there but too little to show is `< 0.1 %`, never `0.0 %`
 */
export function percent(share, decimals = 1) {
  if (share === 0 || share === 1) return `${share * 100}${NBSP}%`;
  const least = 10 ** -decimals;
  const text = (share * 100).toFixed(decimals);
  if (share > 0 && Number(text) === 0) return `<${NBSP}${least}${NBSP}%`;
  // Nearly all is not all.
  if (share < 1 && Number(text) === 100) return `>${NBSP}${(100 - least).toFixed(decimals)}${NBSP}%`;
  return `${text}${NBSP}%`;
}

/**
 * @param {[number, number]} interval 95 % confidence interval, 0..1 each, or of growth
 * @returns {string} such as `69.4-71.0`, in per cent
 */
export function range([low, high]) {
  // A dash in front of a minus would read as another one.
  return `${(low * 100).toFixed(1)}${low < 0 ? '\u00a0to\u00a0' : '-'}${(high * 100).toFixed(1)}`;
}

/**
 * @param {number} share 0..1
 * @param {[number, number]} interval its 95 % confidence interval
 * @returns {string} such as `71 % (± 1)`, with as many digits as the interval allows
 */
export function percentWithMargin(share, [low, high]) {
  const margin = ((high - low) / 2) * 100;
  const decimals = margin < 1 ? 1 : 0;
  const rounded = Math.max(Math.ceil(margin * 10 ** decimals) / 10 ** decimals, decimals === 1 ? 0.1 : 1);
  return `${percent(share, decimals)} (±${NBSP}${rounded.toFixed(decimals)})`;
}

/**
 * @param {number} ms a duration in ms
 * @returns {string} such as `0.4 ms`, `48 ms`, `8.0 s`, `3 min 20 s`
 */
export function duration(ms) {
  if (ms < 9.95) return `${Number(ms.toFixed(1))}${NBSP}ms`;
  if (ms < 999.5) return `${Math.round(ms)}${NBSP}ms`;
  if (ms < 99_950) return `${(ms / 1000).toFixed(1)}${NBSP}s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}${NBSP}min${NBSP}${seconds % 60}${NBSP}s`;
}

/**
 * @param {number} difference of two shares, -1..1
 * @returns {string} in percentage points with its sign, such as `-62.7`
 */
export function points(difference) {
  const text = (difference * 100).toFixed(1);
  if (Number(text) === 0) return '0.0';
  return difference > 0 ? `+${text}` : text;
}

/**
 * @param {[number, number]} interval of a difference of two shares
 * @returns {string} in percentage points, such as `-68.5 to -54.8`
 */
export function pointsRange([low, high]) {
  return `${points(low)}${NBSP}to${NBSP}${points(high)}`;
}

/**
 * @param {number} ms a difference of durations, ms
 * @returns {string} with its sign, such as `-654 ms`
 */
export function durationDifference(ms) {
  const text = duration(Math.abs(ms));
  if (ms === 0) return text;
  return ms > 0 ? `+${text}` : `-${text}`;
}
