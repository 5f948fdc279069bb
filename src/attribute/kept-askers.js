/**
 * Calls that may have asked for work that a package continued with no user code on the stack, as a profile keeps them.
 */

/** @import { Profile } from '../model/profile.js' */
/** @import { CallInFile } from '../source/compiled-code.js' */

/** Name under which a profile keeps each: no function can have it. */
const ASKER = 'may be of';

/**
 * @param {Profile} profile whose `calls` are completed
 * @param {number} frame of a package
 * @param {CallInFile[]} calls that may have asked it, by the sources; none of a saved profile
 * @returns {CallInFile[]} the same; of a saved profile those that were kept
 */
export function keptAskers(profile, frame, calls) {
  const keyOfCall = (/** @type {number} */ index) => `${frame}:${ASKER} ${index}`;
  calls.forEach((call, index) => profile.calls.set(keyOfCall(index), call));
  /** @type {CallInFile[]} */
  const askers = [];
  for (let call = profile.calls.get(keyOfCall(0)); call?.file !== undefined;) {
    askers.push({ ...call, file: call.file });
    call = profile.calls.get(keyOfCall(askers.length));
  }
  return askers;
}
