/** Quantities and call sites as messages have them, and as the config does. */
import { grouped, milliseconds, percent } from '../model/wording.js';

/** @import { Offender, Unit } from '../model/verdict.js' */

/** Names come from programs and may be of any length; nobody reads more. */
const LONGEST = 200;

/**
 * @param {number | null} value in the unit
 * @param {Unit} unit of it
 * @returns {string} for people, such as `20.3 %`, `48 ms`, `0.25`
 */
export function quantity(value, unit) {
  if (value === null) return 'unknown';
  if (unit === 'share') return percent(value);
  if (unit === 'ms') return milliseconds(value);
  return unit === 'ratio' ? String(Number(value.toPrecision(3))) : grouped(value);
}

/**
 * @param {number} value of a limit or a baseline, which are no measurements: `15 %`, not `15.0 %`
 * @param {Unit} unit of it
 * @returns {string}
 */
export function exactly(value, unit) {
  if (unit === 'share') return `${Number((value * 100).toFixed(2))} %`;
  return unit === 'ms' ? `${Number(value.toFixed(3))} ms` : quantity(value, unit);
}

/**
 * @param {[number, number]} interval in the unit
 * @param {Unit} unit of it
 * @returns {string} such as `95 %: 18.9-21.8 %`
 */
export function interval95([low, high], unit) {
  const of = (/** @type {number} */ value) => (unit === 'share' ? (value * 100).toFixed(1) : quantity(value, unit));
  // A dash in front of a minus would read as another one.
  return `95 %: ${of(low)}${low < 0 ? ' to ' : '-'}${of(high)}${unit === 'share' ? ' %' : ''}`;
}

/**
 * The least limit in round figures that a value keeps.
 * @param {number} value in the unit
 * @param {Unit} unit of it
 * @returns {string | number} as the config has it
 */
export function limitFor(value, unit) {
  if (unit === 'share') return `${Math.min(100, Math.ceil(Number((value * 100).toFixed(6))))}%`;
  if (unit === 'ms') return `${Math.ceil(value / 10) * 10} ms`;
  return unit === 'count' ? value : upToTwoFigures(value);
}

/**
 * @param {number} value not negative
 * @returns {number} two figures, not less than the value
 */
export function upToTwoFigures(value) {
  if (value === 0) return 0;
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Number((Math.ceil(Number((value / unit).toFixed(6))) * unit).toPrecision(2));
}

/**
 * @param {string} text of a program or a config
 * @returns {string} of bounded length
 */
export function clipped(text) {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/**
 * @param {Offender} offender a call site
 * @returns {string} such as `src/app.js:23 auth() crypto.pbkdf2Sync`
 */
export function placed({ file, line, function: name, api, operation }) {
  return clipped([`${file}:${line}`, name === '' ? '' : `${name}()`, api || operation].filter((part) => part !== '').join(' '));
}

/**
 * @param {number} count how many
 * @param {string} noun in the singular
 * @returns {string} such as `2 runs`
 */
export function many(count, noun) {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}
