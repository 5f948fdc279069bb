/**
 * How a profile keeps what the sources say (`Profile.calls`), so that a saved profile needs none: by frame and by the name
 * that is called there. What is said of a frame, not of one call in it, is kept under words that no function has as its
 * name: they contain spaces.
 */

/** @import { Profile } from '../model/profile.js' */
/** @import { CallInFile } from '../source/compiled-code.js' */

/** What is kept of a frame besides the calls in it. Saved profiles contain these words. */
const WORDS = {
  /** Where its package is mounted, or called. */
  mount: 'mounted at',
  /** What made the objects of its methods. */
  maker: 'made by',
  /** Where its stream is made. */
  stream: 'made at',
  /** A call that may have asked for what its package continued without user code on the stack; the first is 0. */
  asker: 'may be of',
  /** The one call that certainly has. */
  onlyAsker: 'is of',
  /** Another line that may call its package for the same. */
  otherCaller: 'also called at',
};

/**
 * @param {number} frame index of the call site's frame
 * @param {string} callee name of the callee there
 * @returns {string} key into Profile.calls
 */
export function callKey(frame, callee) {
  return `${frame}:${callee}`;
}

/**
 * @param {number} frame index of the call site's frame
 * @param {string} callee name of the callee there
 * @param {string} operation of the site: without a position, a hash and a cipher are in one frame
 * @returns {string} key of what all calls have in common that it may be
 */
export function commonKey(frame, callee, operation) {
  return `${callKey(frame, callee)} of several: ${operation}`;
}

/**
 * @param {number} frame index of any frame
 * @param {keyof typeof WORDS} what is kept of it
 * @param {string | number} [detail] which of several
 * @returns {string} key into Profile.calls
 */
export function frameKey(frame, what, detail = '') {
  return `${frame}:${WORDS[what]} ${detail}`.trimEnd();
}

/**
 * @param {Profile} profile whose `calls` are completed
 * @param {number} frame of a package
 * @param {CallInFile[]} calls that may have asked it, by the sources; none of a saved profile
 * @returns {CallInFile[]} the same; of a saved profile those that were kept
 */
export function keptAskers(profile, frame, calls) {
  calls.forEach((call, index) => profile.calls.set(frameKey(frame, 'asker', index), call));
  /** @type {CallInFile[]} */
  const askers = [];
  for (let call = profile.calls.get(frameKey(frame, 'asker', 0)); call?.file !== undefined;) {
    askers.push({ ...call, file: call.file });
    call = profile.calls.get(frameKey(frame, 'asker', askers.length));
  }
  return askers;
}
