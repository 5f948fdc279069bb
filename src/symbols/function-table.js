/**
 * The functions that a file's symbol table names, whatever the file's format. Addresses are as linked.
 * @typedef {object} FunctionTable
 * @property {boolean} complete whether it has every function of the file, not only the exported ones
 * @property {number} length symbols in it, including those that aren't functions
 * @property {() => Iterable<FunctionColumns>} functions some at a time, in the table's order; columns, because numbers
 *   passed from one function to another become objects if they don't fit into 31 bits. Throws what reading throws
 * @property {(nameOffset: number) => string} nameAt name of a function as people know it, mangled if it is C++; `''` if
 *   it isn't a function
 * @property {(names: readonly string[]) => Map<number, string>} findNames finds names, each shorter than 64 bytes,
 *   without reading any others: by their `nameOffset`
 * @property {() => Iterable<void>} keepFunctions keeps all of them in memory, for a file that several logs ask about,
 *   in steps that each end with a yield; throws what reading throws
 * @property {FunctionColumns | null} kept what that keeps
 */

/** Of several names of one function, the one with the lowest rank is shown. */
export const RANK = { global: 0, weak: 1, local: 2 };

/** Symbols that stand for code in a file, 29 bytes for each. */
export class FunctionColumns {
  length = 0;

  /** @param {number} capacity functions at most */
  constructor(capacity) {
    /** Addresses as linked. */
    this.starts = new Float64Array(capacity);
    /** Bytes, 0 if unknown. */
    this.sizes = new Float64Array(capacity);
    /** Offsets of their names in the table's strings. */
    this.nameOffsets = new Uint32Array(capacity);
    /** `RANK`: what may refer to them. */
    this.ranks = new Uint8Array(capacity);
    /** Where their sections end, addresses as linked. */
    this.limits = new Float64Array(capacity);
  }

  /**
   * @param {number} start address as linked
   * @param {number} size bytes
   * @param {number} nameOffset of its name
   * @param {number} rank `RANK`
   * @param {number} limit where its section ends
   */
  push(start, size, nameOffset, rank, limit) {
    const row = this.length++;
    this.starts[row] = start;
    this.sizes[row] = size;
    this.nameOffsets[row] = nameOffset;
    this.ranks[row] = rank;
    this.limits[row] = limit;
  }

  /** Frees what was reserved for symbols that aren't functions. */
  trim() {
    const { length } = this;
    this.starts = this.starts.slice(0, length);
    this.sizes = this.sizes.slice(0, length);
    this.nameOffsets = this.nameOffsets.slice(0, length);
    this.ranks = this.ranks.slice(0, length);
    this.limits = this.limits.slice(0, length);
  }
}

/**
 * Finds functions by name, without reading the names of others.
 * @param {FunctionTable[]} tables of one file
 * @param {readonly string[]} names as the author wrote them
 * @returns {Map<string, {start: number, end: number}>} addresses as linked, of those that exist
 */
export function findFunctions(tables, names) {
  /** @type {Map<string, {start: number, end: number}>} */
  const found = new Map();
  for (const table of tables) {
    const offsets = table.findNames(names);
    if (offsets.size === 0) continue;
    for (const { length, starts, sizes, nameOffsets } of table.functions()) {
      // A few names in 100,000 rows: V8's own search is faster than a loop that it has not compiled yet.
      const rows = [...offsets.keys()].map((offset) => nameOffsets.indexOf(offset)).sort((a, b) => a - b);
      for (const row of rows) {
        if (row < 0 || row >= length) continue;
        const name = /** @type {string} */ (offsets.get(nameOffsets[row]));
        if (!found.has(name)) found.set(name, { start: starts[row], end: starts[row] + sizes[row] });
      }
    }
  }
  return found;
}
