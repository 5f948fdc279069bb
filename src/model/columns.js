/** Columns of numbers that grow. */

/**
 * A growing typed array: samples are appended one at a time, and there may be ten million.
 * @template {Int32Array | Float64Array | Uint8Array} T
 */
export class Column {
  /**
   * @param {new (length: number) => T} Type the typed array's constructor
   * @param {number} [capacity] rows to reserve at first
   */
  constructor(Type, capacity = 1024) {
    this.Type = Type;
    this.values = new Type(capacity);
    this.length = 0;
  }

  /** @param {number} value appended as the last row */
  push(value) {
    if (this.length === this.values.length) {
      const larger = new this.Type(Math.max(1, this.length * 2));
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = value;
  }

  /** @returns {T} the rows, in an array of exactly that length */
  finish() {
    return /** @type {T} */ (this.values.slice(0, this.length));
  }
}

/** Rows of a chunk, as a power of two. */
const CHUNK_BITS = 16;
const CHUNK_ROWS = 1 << CHUNK_BITS;

/**
 * A column of unpredictable length that is read only at the end. It grows in chunks: copying all rows into an array of
 * twice the size would leave as much memory for the garbage collector, which is slow to reclaim it.
 * @template {Int32Array | Float64Array | Uint8Array} T
 */
export class LongColumn {
  length = 0;
  /** @type {T[]} */
  #chunks = [];

  /** @param {new (length: number) => T} Type the typed array's constructor */
  constructor(Type) {
    this.Type = Type;
  }

  /** @param {number} value appended as the last row */
  push(value) {
    const row = this.length++;
    if (row >>> CHUNK_BITS === this.#chunks.length) this.#chunks.push(new this.Type(CHUNK_ROWS));
    this.#chunks[row >>> CHUNK_BITS][row & (CHUNK_ROWS - 1)] = value;
  }

  /** Removes the last row. */
  pop() {
    this.length--;
  }

  /** @returns {T} the rows, in an array of exactly that length; the column no longer holds them, only their number */
  finish() {
    const rows = new this.Type(this.length);
    for (let start = 0; start < this.length; start += CHUNK_ROWS) {
      const chunk = /** @type {T} */ (this.#chunks[start >>> CHUNK_BITS]);
      rows.set(chunk.subarray(0, Math.min(CHUNK_ROWS, this.length - start)), start);
    }
    this.#chunks = [];
    return rows;
  }
}
