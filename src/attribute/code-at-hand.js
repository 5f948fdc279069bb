/** Which files of a profile have code that can be read. */
import { PROBE } from '../model/made-up.js';

/** @import { Profile } from '../model/profile.js' */

/**
 * @param {Profile} profile of a thread
 * @returns {boolean} whether the code of one of its functions can be read. The body of a module, where a program without
 *   functions does everything, shows nothing besides its file
 */
export function hasCodeAtHand(profile) {
  return profile.frames.some(
    ({ kind, file, moduleBody }) => kind === 'js' && !moduleBody && textAtHand(profile, file) !== null,
  );
}

/** Yarn's module finder: packed into one file, and not part of the program. */
const OF_YARN = /[\\/]\.pnp\.(?:c?js|loader\.mjs)$/;

/**
 * @param {Profile} profile that the file is of
 * @param {string} file path of it
 * @returns {string | null} the JavaScript in it, null if it is not available or is Node's, Yarn's or ours: our probe's
 *   70 KB have nothing to show
 */
export function textAtHand({ sources, originals }, file) {
  if (file.startsWith('node:') || PROBE.test(file) || OF_YARN.test(file)) return null;
  return originals?.get(file)?.code ?? sources.get(file) ?? null;
}
