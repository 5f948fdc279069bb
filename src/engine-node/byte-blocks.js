const BLOCK_BYTES = 1024 * 1024;
const LINE_FEED = 0x0a;

/** Collects lines in blocks that are large enough to be worth writing. */
export class ByteBlocks {
  #block = Buffer.allocUnsafe(BLOCK_BYTES);
  #used = 0;
  /** @type {Buffer[]} */
  #full = [];

  /** @param {Buffer} line without its end; copied */
  line(line) {
    if (this.#used + line.length + 1 > this.#block.length) this.#close(line.length + 1);
    this.#used += line.copy(this.#block, this.#used);
    this.#block[this.#used++] = LINE_FEED;
  }

  /** @returns {Buffer[]} the full blocks; they belong to the caller */
  takeFull() {
    return this.#full.splice(0);
  }

  /** @returns {Buffer[]} everything that is left; call it at the end */
  takeAll() {
    this.#close(0);
    return this.takeFull();
  }

  /** @param {number} needed bytes that the next block must have room for */
  #close(needed) {
    if (this.#used > 0) this.#full.push(this.#block.subarray(0, this.#used));
    this.#block = Buffer.allocUnsafe(Math.max(BLOCK_BYTES, needed));
    this.#used = 0;
  }
}
