/** Which piece of generated code lies at an address. */
import { SortedMap } from '../model/sorted-map.js';

/** Larger than any V8 code object; rows that claim more are refused. */
export const LARGEST_CODE_BYTES = 16 * 1024 * 1024;

/**
 * Only the map may change `start` and `number`.
 * @typedef {object} CodeEntry
 * @property {number} start address
 * @property {number} size bytes
 * @property {number} number set by `remember`; -1 at first
 */

/**
 * Generated code by address, as of the current line of the log. V8 logs creations and moves, never deletions, and
 * addresses are reused: code that a new row overlaps is gone.
 * @template {CodeEntry} E
 */
export class CodeMap {
  /** Disjoint entries. @type {SortedMap<E>} */
  #entries = new SortedMap();
  /** The last entry added or found: rows about one piece of code are adjacent. @type {E | null} */
  #latest = null;
  /** Grows whenever an address in a remembered entry may now belong to another entry. */
  generation = 0;

  /** @returns {number} entries */
  get size() {
    return this.#entries.size;
  }

  /**
   * Adds an entry in place of everything that it overlaps.
   * @param {E} entry of at least one byte
   */
  add(entry) {
    this.#entries.replace(entryEnd(entry), entry, reaches, this.#forget);
    this.#latest = entry;
  }

  /**
   * @param {number} from address at which an entry starts
   * @param {number} to its new address
   * @returns {boolean} false if nothing starts at `from`
   */
  move(from, to) {
    const entry = this.#entries.remove(from);
    if (entry === null) return false;
    this.#forget(entry);
    this.#latest = null;
    entry.start = to;
    this.add(entry);
    return true;
  }

  /**
   * @param {number} address of an instruction or a bytecode
   * @returns {E | null} the entry that contains it
   */
  find(address) {
    const latest = this.#latest;
    if (latest !== null && holds(latest, address)) return latest;
    const entry = this.#entries.floor(address);
    if (entry === null || !holds(entry, address)) return null;
    this.#latest = entry;
    return entry;
  }

  /**
   * Declares that a caller caches what addresses in the entry resolve to: from now on the generation grows when that
   * changes.
   * @param {E} entry of the map
   * @param {number} number by which the entry is known there, 0 or more
   */
  remember(entry, number) {
    entry.number = number;
  }

  /** Call when addresses outside the map's entries may now resolve differently. */
  invalidate() {
    this.generation++;
  }

  /** @returns {Iterable<E>} all entries, by address */
  entries() {
    return this.#entries.values();
  }

  /** @param {E} entry that is gone from its place */
  #forget = (entry) => {
    if (entry.number !== -1) this.generation++;
  };
}

/**
 * @param {CodeEntry} entry of the map
 * @returns {number} address after its last byte
 */
function entryEnd(entry) {
  return entry.start + entry.size;
}

/**
 * @param {CodeEntry} entry of the map
 * @param {number} address in bytes
 * @returns {boolean} whether it lies in the entry
 */
function holds(entry, address) {
  return entry.start <= address && address < entryEnd(entry);
}

/**
 * @param {CodeEntry} other entry of the map that starts before the end of the new one
 * @param {CodeEntry} entry that is new
 * @returns {boolean} whether they overlap
 */
function reaches(other, entry) {
  return entryEnd(other) > entry.start;
}
