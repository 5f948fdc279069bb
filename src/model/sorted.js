/** Searching ascending numbers. */

/**
 * @param {ArrayLike<number>} sorted ascending
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
 * @param {ArrayLike<number>} sorted ascending
 * @param {number} value to search
 * @returns {number} index of the last element that is not greater than `value`, -1 if there is none
 */
export function lastAtMost(sorted, value) {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle] <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
