/** What a check has measured, in words. No-break spaces stand where a line must not break. */
import { count, counted, duration, percent, range } from './terminal/numbers.js';

/** @import { Check, Unit } from '../model/verdict.js' */

/**
 * @param {number | null} value null if nothing could be measured
 * @param {Unit} unit of it
 * @returns {string} such as `3`, `12.5 %`, `48 ms`, `0.25`
 */
export function amount(value, unit) {
  if (value === null || !Number.isFinite(value)) return 'unknown';
  if (unit === 'share') return percent(value);
  if (unit === 'ms') return duration(value);
  return unit === 'ratio' ? String(Number(value.toPrecision(3))) : count(value);
}

/**
 * @param {Check} check any
 * @returns {string} its value with all that is known of its error, such as `70.2 % (95 %: 69.3-71.0, 11,412 ticks)`
 */
export function measured({ value, unit, interval, busyTicks }) {
  const error = [
    interval === null ? '' : `95\u00a0%: ${unit === 'share' ? range(interval) : interval.map((end) => amount(end, unit)).join('-')}`,
    busyTicks > 0 ? counted(busyTicks, 'tick') : '',
  ].filter((part) => part !== '');
  return amount(value, unit) + (error.length === 0 ? '' : ` (${error.join(', ')})`);
}

/**
 * @param {Check} check any
 * @returns {string} such as `at most 15 %`, `''` if it has no limit
 */
export function limitOf({ limit, unit, isMinimum }) {
  if (limit === null) return '';
  // A limit is exact: 15 %, not 15.0 %.
  return `${isMinimum ? 'at least' : 'at most'} ${unit === 'share' ? `${Number((limit * 100).toFixed(2))}\u00a0%` : amount(limit, unit)}`;
}

/**
 * @param {Check} check any
 * @returns {string} what it is about, such as `crypto_share of kdf.* in src/routes/**`; not escaped
 */
export function subjectOf({ metric, operation, path, rule, severity, side }) {
  const limits = [operation && ` of ${operation}`, path && ` in ${path}`, rule && ` by ${rule}`, severity && ` of severity ${severity}`, side && ` as ${side}`];
  return metric + limits.join('');
}
