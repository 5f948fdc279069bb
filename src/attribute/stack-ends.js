/** The ends of stacks: the innermost frame of a script, and the outermost that is not Node's, who began what is below it. */
import { PHASE } from './phases.js';

/** @import { Profile } from '../model/profile.js' */
/** @import { FrameFacts } from './frame-facts.js' */
/** @import { SampleTally } from './tally.js' */

/**
 * @param {Profile['stacks']} stacks of a profile
 * @param {FrameFacts[]} facts of its frames
 * @returns {Int32Array} for each row the row of the outermost frame that is not Node's, -1 if there is none
 */
export function outermostOutside({ frame, parent, length }, facts) {
  const found = new Int32Array(length).fill(-1);
  for (let row = 0; row < length; row++) {
    const before = parent[row] === -1 ? -1 : found[parent[row]];
    const { owner } = facts[frame[row]];
    found[row] = before === -1 && (owner === 'user' || owner === 'package') ? row : before;
  }
  return found;
}

/**
 * @param {Profile} profile of the stacks
 * @param {FrameFacts[]} facts of its frames
 * @param {readonly SampleTally[]} tallies of its samples
 * @returns {Set<number>} frames of functions that were seen doing cryptography on the event loop with nobody's code
 *   above them
 */
export function framesAlone({ stacks }, facts, tallies) {
  const outermost = outermostOutside(stacks, facts);
  const rows = tallies.flatMap(({ stack, phase, site }) =>
    site !== -1 && phase === PHASE['event-loop'] && stack !== -1 && outermost[stack] !== -1 ? [outermost[stack]] : [],
  );
  return new Set(rows.map((row) => stacks.frame[row]));
}

/**
 * @param {Pick<Profile, 'frames' | 'stacks'>} profile any
 * @returns {Int32Array} the innermost JavaScript frame of each stack, -1 if it has none
 */
export function innermostScript({ frames, stacks }) {
  const inner = new Int32Array(stacks.length);
  for (let row = 0; row < stacks.length; row++) {
    const parent = stacks.parent[row];
    const frame = stacks.frame[row];
    inner[row] = frames[frame].kind === 'js' ? frame : parent === -1 ? -1 : inner[parent];
  }
  return inner;
}
