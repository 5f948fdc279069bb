import { Column } from './columns.js';

/**
 * Builds a stack table: interns (parent, frame) pairs, so that equal stacks share their rows and every
 * parent stands before its children. An open-addressing hash over typed arrays: this runs once for
 * each frame of each tick.
 */
export class StackBuilder {
  constructor() {
    this.parents = new Column(Int32Array);
    this.frames = new Column(Int32Array);
    this.slots = new Int32Array(4096).fill(-1);
  }

  /** @returns {number} rows so far */
  get length() {
    return this.parents.length;
  }

  /**
   * @param {number} parent row of the caller, -1 for a root
   * @param {number} frame index into the frames
   * @returns {number} row of this stack, the same for equal arguments
   */
  intern(parent, frame) {
    const mask = this.slots.length - 1;
    const { values: parents } = this.parents;
    const { values: frames } = this.frames;
    let slot = hashPair(parent, frame) & mask;
    for (let row = this.slots[slot]; row !== -1; row = this.slots[slot]) {
      if (parents[row] === parent && frames[row] === frame) return row;
      slot = (slot + 1) & mask;
    }
    const row = this.parents.length;
    this.slots[slot] = row;
    this.parents.push(parent);
    this.frames.push(frame);
    if (row * 2 > this.slots.length) this.#grow();
    return row;
  }

  #grow() {
    const slots = new Int32Array(this.slots.length * 4).fill(-1);
    const mask = slots.length - 1;
    for (let row = 0; row < this.parents.length; row++) {
      let slot = hashPair(this.parents.values[row], this.frames.values[row]) & mask;
      while (slots[slot] !== -1) slot = (slot + 1) & mask;
      slots[slot] = row;
    }
    this.slots = slots;
  }

  /** @returns {import('./profile.js').StackTable} the finished table */
  finish() {
    return { length: this.length, parent: this.parents.finish(), frame: this.frames.finish() };
  }
}

/**
 * Mixes two row numbers; multiplicative, after Knuth.
 * @param {number} a a row number
 * @param {number} b a row number
 * @returns {number} 32 bits, unsigned
 */
function hashPair(a, b) {
  const mixed = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
