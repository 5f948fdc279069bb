/** A profile's stacks, as a table, and those that lack callers. */
import { PairTable } from './pair-table.js';

/** @import { Column } from './columns.js' */
/** @import { Frame, Profile, StackTable } from './profile.js' */

/** Builds a stack table: equal stacks share their rows, and every parent comes before its children. */
export class StackBuilder {
  #pairs = new PairTable();

  /** @returns {number} rows so far */
  get length() {
    return this.#pairs.length;
  }

  /** @returns {Column<Int32Array>} row of the caller for each row, -1 at a root */
  get parents() {
    return this.#pairs.firsts;
  }

  /** @returns {Column<Int32Array>} index into the frames for each row */
  get frames() {
    return this.#pairs.seconds;
  }

  /**
   * @param {number} parent row of the caller, -1 for a root
   * @param {number} frame index into the frames
   * @returns {number} row of this stack, the same for equal arguments
   */
  intern(parent, frame) {
    return this.#pairs.intern(parent, frame);
  }

  /** @returns {StackTable} the finished table */
  finish() {
    return { length: this.length, parent: this.parents.finish(), frame: this.frames.finish() };
  }
}

/**
 * The outermost frame of a stack whose other callers could not be found: assembly uses the frame-pointer register for
 * something else.
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
