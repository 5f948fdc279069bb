/** What quantities in a config mean: shares, durations, ratios, counts, and growth. */

/** @import { Unit } from '../model/verdict.js' */

/** A decimal number as people write it, with its unit behind it or behind one space. No sign, no exponent. */
const AMOUNT = /^(\d+(?:\.\d+)?)(?: ?([a-z%]+))?$/;

/** @typedef {(value: number) => number} Conversion into the metric's own unit */

/** @type {Conversion} */
const hundredths = (value) => value / 100;

/** What may follow a number.
 * @type {Record<Unit, Record<string, Conversion>>} */
const UNITS = {
  share: { '%': hundredths },
  ms: { ms: (value) => value, s: (value) => value * 1000 },
  count: {},
  ratio: {},
  text: {},
};

/** How a quantity should be written, for messages about one that isn't. @type {Record<Unit, string>} */
export const AMOUNT_FORMS = {
  share: '"15%", or a number from 0 to 1',
  ms: '"50 ms", "1.5 s", or a number of milliseconds, up to an hour',
  count: 'a whole number up to 10000',
  ratio: 'a number such as 0.5, up to 1000',
  text: 'a list of names, in forbid',
};

/** How growth over the baseline is written. @type {Record<Unit, string>} */
export const GROWTH_FORMS = {
  share: '"+5pp" (points, fewer than 100) or "+30%" (of the baseline\'s value)',
  ms: '"+10 ms" or "+30%" (of the baseline\'s value)',
  count: 'a whole number up to 10000, or "+30%" (of the baseline\'s value)',
  ratio: 'a number such as 0.5, or "+30%" (of the baseline\'s value)',
  text: 'no number',
};

/**
 * What no program ever measures: a limit beyond it can do nothing. Call sites and findings of one program; an hour;
 * handshakes per request; of growth, a hundred times the baseline.
 * @type {Record<Unit, number>}
 */
const MOST = { share: 1, ms: 3_600_000, count: 10_000, ratio: 1000, text: 0 };
const MOST_RELATIVE = 100;

/**
 * @param {string | number} written in a config: a number, and its unit unless it is the metric's own
 * @param {Unit} unit of the metric
 * @returns {number | null} in the metric's unit, shares 0..1; null if it isn't such a quantity
 */
export function parseAmount(written, unit) {
  const value = typeof written === 'number' ? written : convert(written, UNITS[unit]);
  const isPossible =
    value !== null &&
    value >= 0 &&
    value <= MOST[unit] &&
    unit !== 'text' &&
    (unit !== 'count' || Number.isInteger(value));
  return isPossible ? value : null;
}

/**
 * @param {string | number} written in a config: points of a share (`+5pp`), growth in relation to the baseline's
 *   value (`+30%`), or a quantity in the metric's unit; the `+` is for the reader
 * @param {Unit} unit of the metric
 * @returns {{absolute: number} | {relative: number} | null} 0.05 for 5 points, 0.3 for 30 %; null if it is neither
 */
export function parseGrowth(written, unit) {
  if (unit === 'text') return null;
  const amount = typeof written === 'string' ? written.replace(/^\+/, '') : written;
  if (typeof amount === 'string' && amount.endsWith('%')) {
    const relative = convert(amount, { '%': hundredths });
    return relative === null || relative > MOST_RELATIVE ? null : { relative };
  }
  const absolute = unit === 'share' ? parsePoints(amount) : parseAmount(amount, unit);
  return absolute === null ? null : { absolute };
}

/**
 * @param {string | number} amount of a share, with the unit `pp` or without
 * @returns {number | null} 0.05 for 5 points; null if it is none, or all that there is: no share grows by that
 */
function parsePoints(amount) {
  const isPoints = typeof amount === 'string' && amount.endsWith('pp');
  const points = isPoints ? convert(amount, { pp: hundredths }) : parseAmount(amount, 'share');
  return points === null || points >= MOST.share ? null : points;
}

/**
 * @param {unknown} written in a config, and no quantity in this unit
 * @param {Unit} unit of the metric
 * @returns {string | null} what was probably meant, as it should be written in the config; null if unknown
 */
export function amountMeant(written, unit) {
  const text = String(written).trim().toLowerCase();
  const ratio = unit === 'ratio' && text.endsWith('%') ? parseAmount(text, 'share') : null;
  if (ratio !== null) return String(ratio);
  return quoted([text, `${text}%`].find((candidate) => parseAmount(candidate, unit) !== null));
}

/**
 * @param {unknown} written in a config, and no growth in this unit
 * @param {Unit} unit of the metric
 * @returns {string | null} what was probably meant, as it should be written in the config; null if unknown
 */
export function growthMeant(written, unit) {
  const text = `+${String(written).trim().toLowerCase().replace(/^\+/, '')}`;
  return quoted([text, `${text}pp`].find((candidate) => parseGrowth(candidate, unit) !== null));
}

/**
 * @param {string | undefined} text if there is one
 * @returns {string | null} the same as JSON has it
 */
function quoted(text) {
  return text === undefined ? null : JSON.stringify(text);
}

/**
 * @param {string} text such as `15%`, `50 ms`, `0.5`
 * @param {Record<string, Conversion>} units that are allowed there
 * @returns {number | null} the number in the metric's own unit, in which it is without one
 */
function convert(text, units) {
  const [, digits, suffix] = AMOUNT.exec(text) ?? [];
  if (digits === undefined) return null;
  if (suffix === undefined) return Number(digits);
  return Object.hasOwn(units, suffix) ? units[suffix](Number(digits)) : null;
}
