/** Functions that only their callers tell something about (`Frame.users`). */

/** @import { Frame } from '../model/profile.js' */

/**
 * @param {Frame} frame of a function
 * @returns {string} what distinguishes it from all others in its file
 */
export function placeInFile({ line, column }) {
  return `${line}:${column}`;
}

/**
 * @param {Frame} frame of a function
 * @param {Frame} caller of it
 * @returns {boolean} whether only its caller's use of its name shows whose it is
 */
export function isHelperOf({ file, users }, caller) {
  return file === caller.file && users?.includes(placeInFile(caller)) === true;
}
