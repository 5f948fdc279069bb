/** Amounts in options and configs: sizes as people write them, and how much or little is accepted. */

/** The lowest limit for logs, bytes: below that, they contain no more than Node's start. */
export const LEAST_LOG_SIZE = 1e6;

/** A week, in seconds: nobody needs a longer profile. */
export const LONGEST_SECONDS = 604_800;

/** A kB is 1,000 bytes, as in what we print (numbers.js). @type {Record<string, number>} */
const UNITS = { kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12 };
const SIZE = /^(\d+(?:\.\d+)?) ?([kmgt]b)$/i;

/**
 * @param {string} text such as `500MB`, `500 MB`, `1.5 GB`
 * @returns {number | null} bytes; null if it isn't a size, or has no unit
 */
export function byteSize(text) {
  const [, digits, unit] = SIZE.exec(text.trim()) ?? [];
  return unit === undefined ? null : Math.round(Number(digits) * UNITS[unit.toLowerCase()]);
}
