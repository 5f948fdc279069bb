/** Entries of a block; a full one is halved. Inserting moves at most so many. */
const BLOCK_ENTRIES = 512;

/**
 * Values by address, kept in order.
 * @template V
 */
export class OrderedMap {
  /** @type {{keys: number[], values: V[]}[]} blocks in order, none empty */
  #blocks = [];

  /**
   * @param {number} key an address
   * @returns {{key: number, value: V} | null} the entry with the greatest key that is not above
   */
  floor(key) {
    const block = this.#blocks[this.#blockOf(key)];
    if (block === undefined) return null;
    const index = upperBound(block.keys, key) - 1;
    return index < 0 ? null : { key: block.keys[index], value: block.values[index] };
  }

  /**
   * @param {number} key an address
   * @returns {V | null} the value that stands exactly there
   */
  get(key) {
    const entry = this.floor(key);
    return entry !== null && entry.key === key ? entry.value : null;
  }

  /**
   * Adds an entry unless its key is taken.
   * @param {number} key an address, not NaN
   * @param {V} value to stand there
   */
  insert(key, value) {
    const at = this.#blockOf(key);
    const block = this.#blocks[at];
    if (block === undefined) {
      this.#blocks.unshift({ keys: [key], values: [value] });
      return;
    }
    const index = upperBound(block.keys, key);
    if (index > 0 && block.keys[index - 1] === key) return;
    block.keys.splice(index, 0, key);
    block.values.splice(index, 0, value);
    if (block.keys.length < BLOCK_ENTRIES) return;
    const half = BLOCK_ENTRIES / 2;
    this.#blocks.splice(at + 1, 0, { keys: block.keys.splice(half), values: block.values.splice(half) });
  }

  /**
   * @param {number} key an address
   * @returns {V | null} the value that stood there and does no more
   */
  remove(key) {
    const at = this.#blockOf(key);
    const block = this.#blocks[at];
    if (block === undefined) return null;
    const index = upperBound(block.keys, key) - 1;
    if (index < 0 || block.keys[index] !== key) return null;
    const [value] = block.values.splice(index, 1);
    block.keys.splice(index, 1);
    if (block.keys.length === 0) this.#blocks.splice(at, 1);
    return value;
  }

  /**
   * @param {number} key an address
   * @returns {number} index of the last block that begins at or before it; -1 if none does
   */
  #blockOf(key) {
    let low = 0;
    let high = this.#blocks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#blocks[middle].keys[0] <= key) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}

/**
 * @param {number[]} keys ascending
 * @param {number} key to look for
 * @returns {number} index of the first key above it
 */
function upperBound(keys, key) {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keys[middle] <= key) low = middle + 1;
    else high = middle;
  }
  return low;
}
