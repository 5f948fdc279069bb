/** The symbols of a Mach-O file, and where its functions end. */
import { lowerBound } from '../model/sorted.js';
import { FunctionColumns, RANK } from './function-table.js';
import { SYMBOL_BYTES } from './macho-file.js';
import { findBeginnings, findStrings, readString } from './strings.js';

/** @import { FunctionTable } from './function-table.js' */
/** @import { MachOFile } from './macho-file.js' */

/** Of `n_type` (https://github.com/apple-oss-distributions/xnu/blob/main/EXTERNAL_HEADERS/mach-o/nlist.h). */
const N_STAB = 0xe0;
const N_TYPE = 0x0e;
const N_SECT = 0x0e;
const N_EXT = 0x01;
/** Of `n_desc`: a definition that others may replace. */
const N_WEAK_DEF = 0x0080;

/** More than in any binary that Node loads; Node itself has 140,000. */
const MOST_SYMBOLS = 0x20_0000;

/** How many entries are read at once. */
const CHUNK = 0x8000;

/** How many bytes of function starts are read: Node has 300,000 for 130,000 functions. */
const MOST_STARTS_BYTES = 0x40_0000;

/**
 * The symbols of a Mach-O file. They have no sizes: a function ends where the next one begins, whether or not that has
 * a name (`LC_FUNCTION_STARTS`). Labels of assembly code (`.loop`) are among them, and are a part of their function.
 * @implements {FunctionTable}
 */
export class MachOSymbolTable {
  #file;
  #table;
  /** Which functions have names, null until they were read. @type {'all' | 'exported' | 'none' | null} */
  #named = null;
  /** @type {FunctionColumns | null} */
  kept = null;

  /**
   * @param {MachOFile} file that contains it
   * @param {NonNullable<MachOFile['symbolTable']>} table of it
   */
  constructor(file, table) {
    this.#file = file;
    this.#table = table;
    this.length = Math.min(MOST_SYMBOLS, table.count);
  }

  /** @returns {'all' | 'exported' | 'none'} which functions have names and known ends */
  get named() {
    if (this.#named === null) this.#readFunctions();
    return this.#named ?? 'none';
  }

  /** @returns {boolean} see `FunctionTable` */
  get complete() {
    return this.named === 'all';
  }

  /** @yields {void} see `FunctionTable` */
  *keepFunctions() {
    if (this.kept !== null) return;
    this.kept = this.#readFunctions();
    yield;
    this.kept.trim();
  }

  /** @returns {[FunctionColumns]} see `FunctionTable` */
  functions() {
    return [this.kept ?? this.#readFunctions()];
  }

  /**
   * @param {number} nameOffset in the table's strings
   * @returns {string} see `FunctionTable`
   */
  nameAt(nameOffset) {
    return ownName(readString(this.#file.source, this.#table.strings, nameOffset));
  }

  /**
   * @param {readonly string[]} names as in C
   * @returns {Map<number, string>} see `FunctionTable`
   */
  findNames(names) {
    const found = findStrings(this.#file.source, this.#table.strings, names);
    const offsets = [...found.keys()].flatMap((offset) => [offset - 1, offset]).filter((offset) => offset >= 0);
    return new Map(
      offsets
        .map((offset) => /** @type {const} */ ([offset, this.nameAt(offset)]))
        .filter(([, name]) => names.includes(name)),
    );
  }

  /** @returns {FunctionColumns} all functions, with their sizes; throws what reading throws */
  #readFunctions() {
    const { columns, labels } = this.#readSymbols();
    const { length, ranks } = columns;
    const known = functionStarts(this.#file).filter((start) => !labels.has(start));
    // If there are no local ones, the file was stripped.
    if (ranks.subarray(0, length).includes(RANK.local)) this.#named = 'all';
    else this.#named = length > 0 && known.length > 0 ? 'exported' : 'none';
    // Between two exported functions there are others, and nothing says where.
    if (this.#named === 'none') return columns;
    measure(columns, known);
    return columns;
  }

  /**
   * @returns {{columns: FunctionColumns, labels: Set<number>}} the symbols in sections of code, without sizes, and the
   *   addresses of labels
   */
  #readSymbols() {
    const { source, sections } = this.#file;
    const labelNames = findBeginnings(source, this.#table.strings, '.');
    /** @type {Set<number>} */
    const labels = new Set();
    const columns = new FunctionColumns(this.length);
    for (let first = 0; first < this.length; first += CHUNK) {
      const count = Math.min(CHUNK, this.length - first);
      const bytes = source.read(this.#table.symbols.offset + first * SYMBOL_BYTES, count * SYMBOL_BYTES);
      const entries = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
      for (let at = 0; at + SYMBOL_BYTES <= bytes.length; at += SYMBOL_BYTES) {
        const type = entries.getUint8(at + 4);
        if ((type & N_STAB) !== 0 || (type & N_TYPE) !== N_SECT) continue;
        const home = sections[entries.getUint8(at + 5) - 1];
        if (home?.executable !== true) continue;
        const start = entries.getUint32(at + 8, true) + entries.getUint32(at + 12, true) * 0x1_0000_0000;
        const limit = home.address + home.size;
        // The header of the file is also a symbol of its first section.
        if (start < home.address || start >= limit) continue;
        const nameOffset = entries.getUint32(at, true);
        if (labelNames.has(nameOffset)) labels.add(start);
        else columns.push(start, 0, nameOffset, rankOf(type, entries.getUint16(at + 6, true)), limit);
      }
    }
    return { columns, labels };
  }
}

/**
 * Sets the sizes of functions: each ends where the next one begins.
 * @param {FunctionColumns} columns of all symbols
 * @param {Float64Array} known where functions begin, ascending
 */
function measure({ length, starts, sizes, limits }, known) {
  /** Symbols elsewhere: none or a few, unless the file doesn't say where functions begin. @type {number[]} */
  const others = [];
  let at = -1;
  for (let row = 0; row < length; row++) {
    const start = starts[row];
    // Local symbols are in the order of their addresses.
    at = known[at + 1] === start ? at + 1 : lowerBound(known, start);
    const isKnown = known[at] === start;
    if (!isKnown) others.push(start);
    sizes[row] = Math.min(known[isKnown ? at + 1 : at] ?? Infinity, limits[row]) - start;
  }
  if (others.length === 0) return;
  const sorted = Float64Array.from(others).sort();
  for (let row = 0; row < length; row++) {
    const next = sorted[lowerBound(sorted, starts[row] + 1)] ?? Infinity;
    sizes[row] = Math.min(sizes[row], next - starts[row]);
  }
}

/**
 * @param {string} name as the table has it
 * @returns {string} as in C, where it has one underscore less; names that only assembly code uses have no extra one
 */
function ownName(name) {
  return name.replace(/^_/, '');
}

/**
 * @param {number} type `n_type`
 * @param {number} description `n_desc`
 * @returns {number} `RANK`
 */
function rankOf(type, description) {
  if ((type & N_EXT) === 0) return RANK.local;
  return (description & N_WEAK_DEF) === 0 ? RANK.global : RANK.weak;
}

/**
 * Where the functions of a Mach-O file begin, including those without names: `LC_FUNCTION_STARTS` has the distances
 * from one to the next as ULEB128 numbers, the first from where the code is linked; a zero ends them
 * (https://github.com/apple-oss-distributions/ld64/blob/main/src/ld/LinkEdit.hpp, FunctionStartsAtom).
 * @param {MachOFile} file with or without them
 * @returns {Float64Array} addresses as linked, ascending; empty if the file doesn't say; throws what reading throws
 */
function functionStarts({ source, base, functionStarts: part }) {
  if (part === null || base < 0) return new Float64Array(0);
  const bytes = source.read(part.offset, Math.min(part.size, MOST_STARTS_BYTES));
  const starts = new Float64Array(bytes.length);
  let length = 0;
  let address = base;
  let distance = 0;
  let scale = 1;
  for (const byte of bytes) {
    distance += (byte & 0x7f) * scale;
    scale *= 0x80;
    if (byte >= 0x80) continue;
    if (distance === 0 || !Number.isSafeInteger(address + distance)) break;
    address += distance;
    starts[length++] = address;
    distance = 0;
    scale = 1;
  }
  return starts.subarray(0, length);
}
