import { Column } from './columns.js';

const { imul } = Math;

/**
 * Interns pairs of integers: equal pairs have one row. An open-addressing hash over typed arrays: this runs once
 * for each frame of each tick.
 */
export class PairTable {
  firsts = new Column(Int32Array);
  seconds = new Column(Int32Array);
  #slots = new Int32Array(4096).fill(-1);

  /** @returns {number} rows so far */
  get length() {
    return this.firsts.length;
  }

  /**
   * @param {number} first a 32-bit integer
   * @param {number} second a 32-bit integer
   * @returns {number} row of the pair, the same for equal arguments; a new one is the last
   */
  intern(first, second) {
    const slots = this.#slots;
    const mask = slots.length - 1;
    const { values: firsts } = this.firsts;
    const { values: seconds } = this.seconds;
    let slot = hashPair(first, second) & mask;
    for (let row = slots[slot]; row !== -1; row = slots[slot]) {
      if (firsts[row] === first && seconds[row] === second) return row;
      slot = (slot + 1) & mask;
    }
    const row = this.length;
    slots[slot] = row;
    this.firsts.push(first);
    this.seconds.push(second);
    if (row * 2 > slots.length) this.#grow();
    return row;
  }

  #grow() {
    const slots = new Int32Array(this.#slots.length * 4).fill(-1);
    const mask = slots.length - 1;
    for (let row = 0; row < this.length; row++) {
      let slot = hashPair(this.firsts.values[row], this.seconds.values[row]) & mask;
      while (slots[slot] !== -1) slot = (slot + 1) & mask;
      slots[slot] = row;
    }
    this.#slots = slots;
  }
}

/**
 * Mixes two integers; multiplicative, after Knuth.
 * @param {number} a an integer
 * @param {number} b an integer
 * @returns {number} 32 bits, unsigned
 */
function hashPair(a, b) {
  const mixed = imul(a, 0x9e3779b1) ^ imul(b, 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
