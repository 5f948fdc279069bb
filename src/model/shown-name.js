/** @import { Frame } from './profile.js' */

/**
 * @param {Frame} frame of a function or a symbol
 * @returns {string} what it is called in reports, keys and graphs, `''` if nothing is known
 */
export function shownName({ name, displayName }) {
  return displayName ?? name;
}
