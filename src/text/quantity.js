/** What a gate measures, in the unit of its metric. */
import { duration, grouped, percent, percentRange, ratio } from './numbers.js';

/** @import { Unit } from '../model/verdict.js' */

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
