/** @import { Profile } from '../model/profile.js' */

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
