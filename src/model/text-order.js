/**
 * @param {string} left any text
 * @param {string} right other text
 * @returns {number} negative if `left` comes first: by code units, the same in every locale
 */
export function compareText(left, right) {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
