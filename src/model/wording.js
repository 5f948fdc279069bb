/**
 * Numbers and words in sentences that are stored: findings and verdicts. Writers, which know how wide a line is, have
 * numbers of their own.
 */

/**
 * A duration, no more precise than sampling can be.
 * @param {number} ms milliseconds
 * @returns {string} such as `48 ms` or `6.2 ms`
 */
export function milliseconds(ms) {
  return ms >= 10 ? `${grouped(Math.round(ms))} ms` : `${ms.toFixed(1)} ms`;
}

/**
 * A share in per cent.
 * @param {number} share 0..1
 * @returns {string} such as `70.2 %`
 */
export function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
}

/**
 * A whole number with separators.
 * @param {number} value any number
 * @returns {string} such as `210,000`
 */
export function grouped(value) {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * A sentence's first letter as a capital, unless the first word is a name with capitals of its own.
 * @param {string} text may be empty
 * @returns {string} such as `Signing`; `scrypt` and `bcrypt` keep their lower case
 */
export function capitalised(text) {
  return /^(?:scrypt|bcrypt)\b/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
