/** The one binary search: in ascending integers, such as addresses, offsets and lines, or in rows that have one each. */

/**
 * @param {ArrayLike<number>} sorted ascending integers
 * @param {number} value to look for
 * @returns {number} index of the first element that is not less than `value`; the length if all are less
 */
export function lowerBound(sorted, value) {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * @template T
 * @param {readonly T[]} rows in ascending order of their integers
 * @param {number} value to look for
 * @param {(row: T) => number} of a row its integer
 * @returns {number} index of the first row whose integer is not less than `value`; the length if all are less
 */
export function lowerBoundBy(rows, value, of) {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (of(rows[middle]) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * @param {ArrayLike<number>} sorted ascending integers
 * @param {number} value an integer to look for
 * @returns {number} index of the last element that is not greater than `value`, -1 if there is none
 */
export function lastAtMost(sorted, value) {
  return lowerBound(sorted, value + 1) - 1;
}
