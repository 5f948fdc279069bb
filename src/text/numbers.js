/**
 * Numbers for people. Everything that writes sentences formats them here, so that a number reads the same in the
 * terminal, a finding, a verdict and a comparison. Spaces are plain: line breaking is up to the code that knows the
 * width.
 */

/** @import { Unit } from '../model/verdict.js' */

/**
 * A whole number with separators.
 * @param {number} value any number
 * @returns {string} such as `210,000`
 */
export function grouped(value) {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * A whole number as source.
 * @param {number} value any number
 * @returns {string} such as `210_000`
 */
export function underscored(value) {
  return grouped(value).replaceAll(',', '_');
}

/**
 * @param {number} share 0..1, or of growth
 * @param {number} [decimals] digits behind the point
 * @returns {string} such as `70.2 %`; anything too small to show is `< 0.1 %`, never `0.0 %`
 */
export function percent(share, decimals = 1) {
  if (share === 0 || share === 1) return `${share * 100} %`;
  const least = 10 ** -decimals;
  const text = (share * 100).toFixed(decimals);
  if (share > 0 && Number(text) === 0) return `< ${least} %`;
  // Nearly all is not all.
  if (share < 1 && Number(text) === 100) return `> ${(100 - least).toFixed(decimals)} %`;
  return `${text} %`;
}

/**
 * @param {number[]} shares 0..1 each, the parts of a whole
 * @returns {string[]} in whole per cent that add up like the parts: `63 %` and `37 %` of 62.5 and 37.5
 */
export function percentsOf(shares) {
  const least = shares.map((share) => Math.floor(share * 100));
  const missing = shares.reduce((sum, share) => sum + share * 100, 0) - least.reduce((sum, part) => sum + part, 0);
  const rounded = shares
    .map((share, index) => ({ index, left: share * 100 - least[index] }))
    .sort((one, other) => other.left - one.left)
    .slice(0, Math.round(missing));
  for (const { index } of rounded) least[index]++;
  // Next to nothing, and nearly all, are said as everywhere else.
  return shares.map((share, index) => (least[index] % 100 === 0 ? percent(share, 0) : `${least[index]} %`));
}

/**
 * @param {number} ms whole, what some ticks stand for
 * @param {number} ticks of it
 * @returns {string} such as `48 ms`; anything too small to show is `< 1 ms`, and nothing is `''`
 */
export function tickTime(ms, ticks) {
  return ticks === 0 ? '' : wholeMs(ms);
}

/**
 * @param {number} ms whole, measured no finer, of something that took time
 * @returns {string} such as `48 ms`; anything too small to show is `< 1 ms`
 */
export function wholeMs(ms) {
  return ms === 0 ? '< 1 ms' : duration(ms);
}

/**
 * @param {[number, number]} interval 95 % confidence interval, 0..1 each, or of growth
 * @returns {string} such as `69.4-71.0`, in per cent
 */
export function percentRange([low, high]) {
  // A dash in front of a minus would read as another one.
  return `${(low * 100).toFixed(1)}${low < 0 ? ' to ' : '-'}${(high * 100).toFixed(1)}`;
}

/**
 * @param {[number, number]} interval 95 % confidence interval of a share
 * @returns {number} per cents to either side of it
 */
function marginOf([low, high]) {
  return ((high - low) / 2) * 100;
}

/**
 * @param {[number, number]} interval 95 % confidence interval of a share
 * @returns {number} decimals of a percentage that the interval justifies
 */
export function digitsWithin(interval) {
  return marginOf(interval) < 1 ? 1 : 0;
}

/**
 * @param {number} share 0..1
 * @param {[number, number]} interval its 95 % confidence interval
 * @returns {string} such as `71 % (± 1)`, with as many digits as the interval justifies; `0.5 % (0.2-1.3)` near the
 *   ends, where the same margin to either side would leave 0-100 %
 */
export function percentWithMargin(share, interval) {
  const margin = marginOf(interval);
  const decimals = digitsWithin(interval);
  const rounded = Math.max(Math.ceil(margin * 10 ** decimals) / 10 ** decimals, decimals === 1 ? 0.1 : 1);
  if (rounded > Math.min(share, 1 - share) * 100) return `${percent(share, decimals)} (${percentRange(interval)})`;
  return `${percent(share, decimals)} (± ${rounded.toFixed(decimals)})`;
}

/**
 * A duration in two figures or in whole milliseconds, which is as fine as sampling can resolve.
 * @param {number} ms a duration in ms, not negative
 * @returns {string} such as `41 µs`, `0.41 ms`, `48 ms`, `8.0 s`, `3 min 20 s`
 */
export function duration(ms) {
  if (ms > 0 && ms < 0.0995) return `${Number((ms * 1000).toPrecision(2))} µs`;
  if (ms < 9.95) return `${Number(ms.toPrecision(2))} ms`;
  if (ms < 999.5) return `${Math.round(ms)} ms`;
  if (ms < 99_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
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
  return `${points(low)} to ${points(high)}`;
}

/**
 * @param {number} value a number of bytes, not negative
 * @returns {string} such as `376 B`, `1.4 kB`, `12 kB`, `3.2 MB`: a kB is 1,000 bytes
 */
export function bytes(value) {
  if (value < 999.5) return `${Math.round(value)} B`;
  const [amount, unit] = value < 999_500 ? [value / 1000, 'kB'] : [value / 1e6, 'MB'];
  return `${amount < 9.95 ? Number(amount.toFixed(1)) : grouped(amount)} ${unit}`;
}

/**
 * @param {number} perSecond how often something happens in a second
 * @returns {string} such as `31.4`, `2,315`
 */
export function rate(perSecond) {
  return perSecond < 99.95 ? perSecond.toFixed(1) : grouped(perSecond);
}

/**
 * @param {number} value of one thing for each of another, not negative
 * @returns {string} such as `0.25`; anything too small to show is `< 0.01`
 */
export function ratio(value) {
  return value > 0 && value < 0.005 ? '< 0.01' : String(Number(value.toFixed(2)));
}

/**
 * @param {number} factor by which one thing is more than another
 * @returns {string} such as `2.6 times`, `1,200 times`
 */
export function times(factor) {
  return `${factor < 9.95 ? Number(factor.toFixed(1)) : grouped(factor)} times`;
}

/**
 * @param {number | null} value in the unit, null if nothing could be measured
 * @param {Unit} unit of it
 * @returns {string} such as `3`, `20.3 %`, `48 ms`, `0.25`
 */
export function quantity(value, unit) {
  if (value === null || !Number.isFinite(value)) return 'unknown';
  if (unit === 'share') return percent(value);
  if (unit === 'ms') return duration(value);
  return unit === 'ratio' ? ratio(value) : grouped(value);
}

/**
 * @param {number} value of a limit or a baseline, which are no measurements: `15 %`, not `15.0 %`
 * @param {Unit} unit of it
 * @returns {string} with all of its digits
 */
export function exactly(value, unit) {
  if (unit === 'share') return `${Number((value * 100).toFixed(2))} %`;
  if (unit === 'ms') return value < 1000 ? `${Number(value.toFixed(3))} ms` : `${Number((value / 1000).toFixed(3))} s`;
  return unit === 'ratio' ? String(Number(value.toFixed(3))) : grouped(value);
}

/**
 * @param {[number, number]} interval in the unit
 * @param {Unit} unit of it
 * @returns {string} such as `95 %: 18.9-21.8 %`
 */
export function interval95([low, high], unit) {
  if (unit === 'share') return `95 %: ${percentRange([low, high])} %`;
  return `95 %: ${quantity(low, unit)}-${quantity(high, unit)}`;
}
