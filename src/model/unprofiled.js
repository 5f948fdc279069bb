/** @import { Unprofiled } from './profile.js' */

/**
 * @param {{unprofiled: Unprofiled[]}} profile totals of a report
 * @returns {boolean} whether all of the program was seen: if not, a share or a count that is small, or none, may be
 *   larger
 */
export function isComplete({ unprofiled }) {
  return unprofiled.length === 0;
}
