/** Stacks whose outer part is missing. */

/** @import { Frame, Profile } from './profile.js' */

/**
 * Stands as the outermost frame of a stack whose other callers could not be found: assembly uses the register that
 * leads to them for something else.
 * @type {Pick<Frame, 'name' | 'kind' | 'named'>}
 */
export const CUT_OFF = { name: '(cut off)', kind: 'unknown', named: false };

/**
 * @param {Pick<Profile, 'frames' | 'stacks'>} profile any
 * @returns {Uint8Array} 1 for each row of its stacks whose outer part is missing
 */
export function cutOffRows({ frames, stacks }) {
  const cut = new Uint8Array(stacks.length);
  for (let row = 0; row < stacks.length; row++) {
    const parent = stacks.parent[row];
    const { name, kind } = frames[stacks.frame[row]];
    cut[row] = parent === -1 ? Number(name === CUT_OFF.name && kind === CUT_OFF.kind) : cut[parent];
  }
  return cut;
}
