import { PairTable } from './pair-table.js';

/** @import { Column } from './columns.js' */
/** @import { StackTable } from './profile.js' */

/** Builds a stack table: equal stacks share their rows, and every parent stands before its children. */
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
