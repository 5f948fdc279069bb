/**
 * A growing typed array: samples are written one by one, and there may be ten million of them.
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

  /** @returns {T} the rows, in an array of exactly their number */
  finish() {
    return /** @type {T} */ (this.values.slice(0, this.length));
  }
}
