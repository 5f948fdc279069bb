/** Limits and call sites as written in messages and in the config. */
import { placeWords } from '../../text/names.js';

/** @import { Offender, Unit } from '../../model/verdict.js' */

/** Names come from programs and may have any length; nobody reads more than this. */
const LONGEST = 200;

/**
 * The smallest round limit that a value meets.
 * @param {number} value in the unit
 * @param {Unit} unit of it
 * @returns {string | number} as written in the config
 */
export function limitFor(value, unit) {
  if (unit === 'share') return `${Math.min(100, Math.ceil(Number((value * 100).toFixed(6))))}%`;
  if (unit === 'ms') return `${value > 10 ? Math.ceil(value / 10) * 10 : upToTwoFigures(value)} ms`;
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
  return clipped(
    [placeWords({ file, line }), name === '' ? '' : `${name}()`, api || operation]
      .filter((part) => part !== '')
      .join(' '),
  );
}
