/** Random numbers that a seed repeats. */
export class Random {
  #state;

  /** @param {number} seed 32 bits */
  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** @returns {number} 0 or more, below 1; mulberry32 */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /**
   * @param {number} below more than 0
   * @returns {number} 0 or more, below it, whole
   */
  below(below) {
    return Math.floor(this.next() * below);
  }

  /**
   * @template T
   * @param {readonly T[]} values at least one
   * @returns {T} one of them
   */
  pick(values) {
    return values[this.below(values.length)];
  }
}
