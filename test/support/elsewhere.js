/**
 * Recorded inputs name files of the machine that recorded them. What a test says must not depend on whether this one has
 * them.
 */

/** Where cases are recorded (scripts/lib/neutral-directory.js). */
const RECORDED_IN = /\/(?:tmp|srv)\/cryptoprof-fixture/g;
/** As long, so that nothing else moves in a file; no machine has a file below it. */
const NOWHERE = '/dev/null/no-such-place';

/**
 * @param {string} text of a recorded input, or a path of one
 * @returns {string} the same, which names no file that this machine might have
 */
export function elsewhere(text) {
  return text.replace(RECORDED_IN, NOWHERE);
}
