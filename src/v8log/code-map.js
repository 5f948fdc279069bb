/**
 * Generated code by address, as it is at this line of the log. V8 logs creations and moves, never
 * deletions, and addresses are reused: what a new row overlaps is gone.
 *
 * Entries are sorted by address, in blocks of some hundred: to insert one moves no more than a block,
 * however many there are.
 */

/** Larger than any code object of V8's; rows that claim more are refused. */
export const LARGEST_CODE_BYTES = 16 * 1024 * 1024;

/** A block that grows beyond this is cut in two. */
const MOST_IN_BLOCK = 512;

/**
 * @typedef {object} CodeEntry
 * @property {number} start address
 * @property {number} size bytes
 * @property {number} hit -1 as long as no address in it was resolved: then nobody remembers it
 */

/** @template {CodeEntry} E */
export class CodeMap {
  /** Sorted and disjoint, as the entries in each are; none is empty but the only one. @type {E[][]} */
  #blocks = [[]];
  /** The first entry of each block. @type {E[]} */
  #heads = [];
  /** Grows whenever an address that was resolved may resolve to something else than before. */
  generation = 0;
  /** Entries. */
  size = 0;

  /**
   * Adds an entry in place of everything that it overlaps.
   * @param {E} entry of at least one byte
   */
  add(entry) {
    this.size++;
    const { start } = entry;
    const end = start + entry.size;
    if (this.#blockOf(start) !== this.#blockOf(end - 1)) this.#clear(start, end);
    const block = this.#blockOf(start);
    const entries = this.#blocks[block];
    const to = countBefore(entries, end);
    let from = to;
    while (from > 0 && endOf(entries[from - 1]) > start) this.#forget(entries[--from]);
    // Addresses are reused by code of like size: often one takes the place of one.
    if (to - from === 1) entries[from] = entry;
    else entries.splice(from, to - from, entry);
    this.#heads[block] = entries[0];
    if (entries.length > MOST_IN_BLOCK) this.#cut(block);
  }

  /**
   * @param {number} from address at which an entry starts
   * @param {number} to its new address
   * @returns {boolean} false if nothing starts at `from`
   */
  move(from, to) {
    const entry = this.find(from);
    if (entry === null || entry.start !== from) return false;
    this.#remove(entry);
    entry.start = to;
    this.add(entry);
    return true;
  }

  /**
   * @param {number} address of an instruction or a bytecode
   * @returns {E | null} the entry that holds it
   */
  find(address) {
    const entries = this.#blocks[this.#blockOf(address)];
    const before = countBefore(entries, address + 1);
    return before > 0 && address < endOf(entries[before - 1]) ? entries[before - 1] : null;
  }

  /**
   * @param {number} address in bytes
   * @returns {number} the block whose entry holds it, if any does
   */
  #blockOf(address) {
    return Math.max(0, countBefore(this.#heads, address + 1) - 1);
  }

  /**
   * @param {number} start address
   * @param {number} end address after the last one
   */
  #clear(start, end) {
    for (;;) {
      const entries = this.#blocks[this.#blockOf(end - 1)];
      const last = entries[countBefore(entries, end) - 1];
      if (last === undefined || endOf(last) <= start) return;
      this.#remove(last);
    }
  }

  /** @param {E} entry of the map */
  #remove(entry) {
    this.#forget(entry);
    const block = this.#blockOf(entry.start);
    const entries = this.#blocks[block];
    entries.splice(countBefore(entries, entry.start), 1);
    if (entries.length > 0) {
      this.#heads[block] = entries[0];
      return;
    }
    this.#heads.splice(block, 1);
    if (this.#blocks.length > 1) this.#blocks.splice(block, 1);
  }

  /** @returns {Iterable<E>} all entries, by address */
  *entries() {
    for (const block of this.#blocks) yield* block;
  }

  /** @param {E} entry that is gone from its place */
  #forget(entry) {
    this.size--;
    if (entry.hit !== -1) this.generation++;
  }

  /** @param {number} block to cut in two */
  #cut(block) {
    const upper = this.#blocks[block].splice(MOST_IN_BLOCK / 2);
    this.#blocks.splice(block + 1, 0, upper);
    this.#heads.splice(block + 1, 0, upper[0]);
  }
}

/**
 * @param {CodeEntry} entry of the map
 * @returns {number} address after its last byte
 */
function endOf(entry) {
  return entry.start + entry.size;
}

/**
 * @param {CodeEntry[]} entries sorted, disjoint
 * @param {number} address in bytes
 * @returns {number} how many of them start before it
 */
function countBefore(entries, address) {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (entries[middle].start < address) low = middle + 1;
    else high = middle;
  }
  return low;
}
