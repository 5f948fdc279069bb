import { lastAtMost, lowerBound } from './sorted.js';

/**
 * Entries per block; a full block is halved. Inserting moves at most one block's entries, however many there are in
 * all.
 */
const BLOCK_ENTRIES = 512;

/** @typedef {{start: number}} Placed `start`: an address; must not change while the entry is in a map */

/**
 * @template {Placed} E
 * @typedef {{starts: number[], entries: E[]}} Block in order, never empty
 */

/**
 * Entries by address, kept in order.
 * @template {Placed} E
 */
export class SortedMap {
  /** In order. @type {Block<E>[]} */
  #blocks = [];
  /** Where each block starts. @type {number[]} */
  #heads = [];
  /** Entries. */
  size = 0;

  /** @returns {Iterable<E>} all entries, in order */
  *values() {
    for (const { entries } of this.#blocks) yield* entries;
  }

  /**
   * @param {number} address to look up
   * @returns {E | null} the last entry that starts at or before it
   */
  floor(address) {
    const block = this.#blocks[lastAtMost(this.#heads, address)];
    return block === undefined ? null : block.entries[lastAtMost(block.starts, address)];
  }

  /**
   * @param {number} start address
   * @returns {E | null} the entry that starts exactly there
   */
  get(start) {
    const entry = this.floor(start);
    return entry !== null && entry.start === start ? entry : null;
  }

  /**
   * Adds an entry unless one starts at the same address.
   * @param {E} entry with a start that is a number
   */
  insert(entry) {
    if (this.get(entry.start) === null) this.replace(entry.start, entry, () => false);
  }

  /**
   * @param {number} start address
   * @returns {E | null} the removed entry that started there
   */
  remove(start) {
    const at = lastAtMost(this.#heads, start);
    const block = this.#blocks[at];
    if (block === undefined) return null;
    const index = lastAtMost(block.starts, start);
    if (block.starts[index] !== start) return null;
    this.size--;
    const [entry] = block.entries.splice(index, 1);
    block.starts.splice(index, 1);
    if (block.starts.length > 0) {
      this.#heads[at] = block.starts[0];
    } else {
      this.#blocks.splice(at, 1);
      this.#heads.splice(at, 1);
    }
    return entry;
  }

  /**
   * Adds an entry, replacing those in its way.
   * @param {number} to address after its end
   * @param {E} entry that starts before `to`, at an address where no other entry remains
   * @param {(other: E, entry: E) => boolean} isInTheWay tests the last entries that start before `to`
   * @param {(gone: E) => void} [onGone] called with each entry that was replaced
   * @returns {void}
   */
  replace(to, entry, isInTheWay, onGone) {
    const at = Math.max(0, lastAtMost(this.#heads, to - 1));
    const block = this.#blocks[at];
    if (block === undefined) {
      this.#blocks.push({ starts: [entry.start], entries: [entry] });
      this.#heads.push(entry.start);
      this.size++;
      return;
    }
    const { starts, entries } = block;
    const end = lowerBound(starts, to);
    let begin = end;
    while (begin > 0 && isInTheWay(entries[begin - 1], entry)) begin--;
    if (begin === 0 && at > 0 && this.#clearBelow(starts[0], entry, isInTheWay, onGone))
      return this.replace(to, entry, isInTheWay, onGone);
    if (onGone !== undefined) for (let index = begin; index < end; index++) onGone(entries[index]);
    this.size += 1 - (end - begin);
    // Addresses are reused by code of similar size, so often one entry replaces one.
    if (end - begin === 1) {
      starts[begin] = entry.start;
      entries[begin] = entry;
    } else {
      starts.splice(begin, end - begin, entry.start);
      entries.splice(begin, end - begin, entry);
    }
    this.#heads[at] = starts[0];
    if (starts.length >= BLOCK_ENTRIES) this.#halve(at);
  }

  /**
   * @param {number} below address at which a block starts
   * @param {E} entry see `replace`
   * @param {(other: E, entry: E) => boolean} isInTheWay see `replace`
   * @param {((gone: E) => void) | undefined} onGone see `replace`
   * @returns {boolean} whether earlier blocks had entries in the way
   */
  #clearBelow(below, entry, isInTheWay, onGone) {
    let hasRemoved = false;
    for (let last = this.floor(below - 1); last !== null && isInTheWay(last, entry); last = this.floor(below - 1)) {
      this.remove(last.start);
      onGone?.(last);
      hasRemoved = true;
    }
    return hasRemoved;
  }

  /** @param {number} at index of a full block */
  #halve(at) {
    const { starts, entries } = this.#blocks[at];
    const upper = { starts: starts.splice(BLOCK_ENTRIES / 2), entries: entries.splice(BLOCK_ENTRIES / 2) };
    this.#blocks.splice(at + 1, 0, upper);
    this.#heads.splice(at + 1, 0, upper.starts[0]);
  }
}
