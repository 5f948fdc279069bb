/** Order of two texts, and of two places in one text. */

/**
 * @param {string} left any text
 * @param {string} right other text
 * @returns {number} negative if `left` comes first: by code units, the same in every locale
 */
export function compareText(left, right) {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/**
 * @param {{line: number, column: number}} one place in a text
 * @param {{line: number, column: number}} other place in it
 * @returns {boolean} whether the first comes before the other
 */
export function isBefore(one, other) {
  return one.line < other.line || (one.line === other.line && one.column < other.column);
}
