/** What a check has measured, and against what, in words. */
import { exactly, interval95, quantity } from '../text/quantity.js';
import { counted } from '../text/words.js';

/** @import { Check } from '../model/verdict.js' */

/**
 * @param {Check} check any
 * @returns {string} its value with all that is known of its error, such as `70.2 % (95 %: 69.3-71.0 %, 11,412 ticks)`
 */
export function measured({ value, unit, interval, busyTicks }) {
  const error = [
    interval === null ? '' : interval95(interval, unit),
    busyTicks > 0 ? counted(busyTicks, 'tick') : '',
  ].filter((part) => part !== '');
  return quantity(value, unit) + (error.length === 0 ? '' : ` (${error.join(', ')})`);
}

/**
 * @param {Check} check any
 * @returns {string} such as `at most 15 %`, `''` if it has no limit
 */
export function limitOf({ limit, unit, isMinimum }) {
  if (limit === null) return '';
  return `${isMinimum ? 'at least' : 'at most'} ${exactly(limit, unit)}`;
}

/**
 * @param {Check} check any
 * @returns {string} what it is about, such as `crypto_share of kdf.* in src/routes/**`; not escaped
 */
export function subjectOf({ metric, operation, path, rule, severity, side, peer }) {
  const limits = [
    operation && ` of ${operation}`,
    path && ` in ${path}`,
    rule && ` by ${rule}`,
    severity && ` of severity ${severity}`,
    side && ` as ${side}`,
    peer && ` with ${peer}`,
  ];
  return metric + limits.join('');
}
