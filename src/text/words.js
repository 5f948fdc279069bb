/** Words around numbers and names. */
import { exactly, grouped } from './numbers.js';

/** @import { WarmUpReport } from '../model/report.js' */

/**
 * @param {number} number how many there are
 * @param {string} singular the word for one
 * @param {string} [plural] the word for more
 * @returns {string} such as `1 tick`, `1,204 ticks`
 */
export function counted(number, singular, plural = `${singular}s`) {
  return `${grouped(number)} ${number === 1 ? singular : plural}`;
}

/**
 * Capitalises a sentence's first letter, unless the first word is a name with its own capitalisation.
 * @param {string} text may be empty
 * @returns {string} such as `Signing`; `scrypt` and `bcrypt` keep their lower case
 */
export function capitalised(text) {
  return /^(?:scrypt|bcrypt)\b/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * @param {string[]} words any
 * @returns {string} such as `a, b and c`
 */
export function listed(words) {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

/**
 * @param {string[]} words any
 * @param {number} most how many are named; one more takes the place of its number
 * @returns {string} such as `a, b and 3 more`
 */
export function listedUpTo(words, most) {
  const more = words.length - most;
  return listed(more > 1 ? [...words.slice(0, most), `${grouped(more)} more`] : words);
}

/**
 * @param {number} rest how many are not named, not positive if none
 * @returns {string} such as `and 3 more`, `''` for none
 */
export function andMore(rest) {
  return rest > 0 ? `and ${grouped(rest)} more` : '';
}

/**
 * @param {Pick<WarmUpReport, 'seconds' | 'from'>} warmUp of a run
 * @returns {string} such as `the first 2 s of the load`
 */
export function warmUpWords({ seconds, from }) {
  return `the first ${exactly(seconds * 1000, 'ms')}${from === 'load' ? ' of the load' : ''}`;
}
