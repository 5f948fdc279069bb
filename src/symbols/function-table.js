/**
 * The functions that a symbol table of a file names, in whatever format the file is. Addresses are as linked.
 * @typedef {object} FunctionTable
 * @property {boolean} complete whether it has every function of the file, and not the exported ones only
 * @property {number} length symbols in it, those that are no functions included
 * @property {(visit: FunctionVisitor) => void} forEachFunction visits each, in the table's order; throws what reading
 *   throws
 * @property {(nameOffset: number) => string} nameAt name of a function as people know it, mangled if it is C++; `''`
 *   if it is none
 * @property {(names: readonly string[]) => Map<number, string>} findNames finds where names are, each shorter than 64
 *   bytes, without reading any other: by their `nameOffset`
 * @property {() => void} keepFunctions keeps in memory what `forEachFunction` visits, for a file that is asked about
 *   several times; throws what reading throws
 * @property {FunctionColumns | null} kept that
 */

/**
 * Sees one symbol that stands for code in the file.
 * @callback FunctionVisitor
 * @param {number} start address as linked
 * @param {number} size bytes, 0 if nothing says
 * @param {number} nameOffset of its name in the table's strings
 * @param {number} rank `RANK`: who may refer to it
 * @param {number} limit where its section ends, address as linked
 * @returns {void}
 */

/** Of several names of one function, the one with the lowest rank is shown. */
export const RANK = { global: 0, weak: 1, local: 2 };

/** The functions of a table in memory, 29 bytes for each. */
export class FunctionColumns {
  /** @param {number} capacity functions at most */
  constructor(capacity) {
    this.length = 0;
    this.starts = new Float64Array(capacity);
    this.sizes = new Float64Array(capacity);
    this.nameOffsets = new Uint32Array(capacity);
    this.ranks = new Uint8Array(capacity);
    this.limits = new Float64Array(capacity);
  }

  /** @type {FunctionVisitor} */
  push(start, size, nameOffset, rank, limit) {
    const row = this.length++;
    this.starts[row] = start;
    this.sizes[row] = size;
    this.nameOffsets[row] = nameOffset;
    this.ranks[row] = rank;
    this.limits[row] = limit;
  }

  /** Frees what was reserved for symbols that are no functions. */
  trim() {
    const { length } = this;
    this.starts = this.starts.slice(0, length);
    this.sizes = this.sizes.slice(0, length);
    this.nameOffsets = this.nameOffsets.slice(0, length);
    this.ranks = this.ranks.slice(0, length);
    this.limits = this.limits.slice(0, length);
  }

  /** @param {FunctionVisitor} visit called for each function */
  forEach(visit) {
    const { length, starts, sizes, nameOffsets, ranks, limits } = this;
    for (let row = 0; row < length; row++) visit(starts[row], sizes[row], nameOffsets[row], ranks[row], limits[row]);
  }
}

/**
 * Finds functions by name, without reading the names of others.
 * @param {FunctionTable[]} tables of one file
 * @param {readonly string[]} names as the author wrote them
 * @returns {Map<string, {start: number, end: number}>} addresses as linked, of those that there are
 */
export function findFunctions(tables, names) {
  /** @type {Map<string, {start: number, end: number}>} */
  const found = new Map();
  for (const table of tables) {
    const offsets = table.findNames(names);
    if (offsets.size === 0) continue;
    table.forEachFunction((start, size, nameOffset) => {
      const name = offsets.get(nameOffset);
      if (name !== undefined && !found.has(name)) found.set(name, { start, end: start + size });
    });
  }
  return found;
}
