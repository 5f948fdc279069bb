/**
 * Where the functions of a PE file begin and end, as Windows needs it to unwind the stack: `.pdata` has a row for each
 * function, or for each part of one, that uses the stack. Leaf functions that don't use the stack have no row.
 * https://learn.microsoft.com/en-us/cpp/build/exception-handling-x64
 * https://learn.microsoft.com/en-us/cpp/build/arm64-exception-handling
 */
import { MACHINE, readLoaded } from './pe-file.js';
import { lastAtMost } from '../model/sorted.js';

/** @import { PeFile } from './pe-file.js' */

/**
 * A part of a function: RVAs [start, end).
 * @typedef {{start: number, end: number}} FunctionPart
 */

/** Far more than Node has: 150,000. */
const MOST_ROWS = 0x10_0000;

/** How many parts may be chained to a function through each other; compilers chain each to the first. */
const MOST_LINKS = 32;

const CHAINED = 4;

/** All parts of functions of one file, in memory: 12 bytes for each. */
export class PeFunctions {
  /** RVAs, ascending; the parts don't overlap. @type {Uint32Array} */
  #starts;
  /** @type {Uint32Array} */
  #ends;
  /** RVAs of the unwind information of each (x64); zeros on arm64. @type {Uint32Array} */
  #unwind;

  /** @param {PeFile} pe the file; throws what reading throws */
  constructor(pe) {
    this.pe = pe;
    const rowBytes = pe.machine === MACHINE.arm64 ? 8 : 12;
    const { address, size } = pe.functions;
    const known = pe.machine === MACHINE.arm64 || pe.machine === MACHINE.x64;
    const bytes = known ? readLoaded(pe, address, Math.min(size, MOST_ROWS * rowBytes)) : Buffer.alloc(0);
    const rows = Math.floor(bytes.length / rowBytes);
    this.#starts = new Uint32Array(rows);
    this.#ends = new Uint32Array(rows);
    this.#unwind = new Uint32Array(rows);
    let length = 0;
    for (let row = 0; row < rows; row++) {
      const start = bytes.readUInt32LE(row * rowBytes);
      const second = bytes.readUInt32LE(row * rowBytes + 4);
      const end = rowBytes === 8 ? start + arm64Length(pe, second) : second;
      // The table is sorted; anything out of order is damage.
      if (end <= start || (length > 0 && start < this.#ends[length - 1])) continue;
      this.#starts[length] = start;
      this.#ends[length] = end;
      this.#unwind[length++] = rowBytes === 8 ? 0 : bytes.readUInt32LE(row * rowBytes + 8);
    }
    this.#starts = this.#starts.subarray(0, length);
  }

  /** @returns {number} parts */
  get length() {
    return this.#starts.length;
  }

  /**
   * @param {number} address RVA
   * @returns {(FunctionPart & {entry: number}) | null} the part of a function that covers it, and where that function
   *   begins
   */
  find(address) {
    const index = lastAtMost(this.#starts, address);
    if (index === -1 || this.#ends[index] <= address) return null;
    const start = this.#starts[index];
    return { start, end: this.#ends[index], entry: this.#entryOf(start, this.#unwind[index]) };
  }

  /**
   * @param {number} start RVA of a part
   * @param {number} unwind RVA of its UNWIND_INFO
   * @returns {number} RVA of the function that it belongs to; that of the part if it begins one
   */
  #entryOf(start, unwind) {
    let entry = start;
    let next = unwind;
    for (let link = 0; link < MOST_LINKS && next > 0; link++) {
      const info = readLoaded(this.pe, next, 4);
      if (info.length < 4 || ((info[0] >> 3) & CHAINED) === 0) return entry;
      // After the unwind codes, of two bytes and padded to four, comes the row of the part that this one is chained to.
      const row = readLoaded(this.pe, next + 4 + 2 * ((info[2] + 1) & ~1), 12);
      if (row.length < 12) return entry;
      entry = row.readUInt32LE(0);
      next = row.readUInt32LE(8);
    }
    return entry;
  }
}

/**
 * @param {PeFile} pe the file
 * @param {number} unwind the second word of a row: packed, or the RVA of a record whose first word has the length
 * @returns {number} bytes, 0 if unknown
 */
function arm64Length(pe, unwind) {
  if ((unwind & 3) !== 0) return ((unwind >>> 2) & 0x7ff) * 4;
  const record = readLoaded(pe, unwind, 4);
  return record.length < 4 ? 0 : (record.readUInt32LE(0) & 0x3_ffff) * 4;
}
