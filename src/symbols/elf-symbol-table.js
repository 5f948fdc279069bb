/** The symbols of an ELF file. */
import os from 'node:os';
import { lies } from './byte-source.js';
import { ElfDecoder } from './elf-decoder.js';
import { FunctionColumns, RANK } from './function-table.js';
import { findStrings, readString } from './strings.js';
import { functionName } from './symbol-name.js';

/** @import { ElfFile, ElfSection } from './elf-file.js' */
/** @import { FunctionTable } from './function-table.js' */

const SHT_SYMTAB = 2;
const SHT_STRTAB = 3;
const SHT_DYNSYM = 11;

/** Assembly code often leaves the type out. */
const STT_NOTYPE = 0;
/** Not STT_GNU_IFUNC (10): its address is that of the resolver, not of the function that it names. */
const STT_FUNC = 2;

const STB_LOCAL = 0;
const STB_WEAK = 2;

/** More than in any binary that Node loads; Node itself has 170,000. */
const MOST_SYMBOLS = 0x40_0000;

/** How many entries are read at once. */
const CHUNK = 0x8000;

/** Where the fields of an entry are, in words of 32 bits; `wide`: the other half of those of 64. */
const LAYOUT_64 = { words: 6, info: 1, value: 2, size: 4, wide: 1 };
const LAYOUT_32 = { words: 4, info: 3, value: 1, size: 2, wide: 0 };

/** @implements {FunctionTable} */
export class ElfSymbolTable {
  /** @type {FunctionColumns | null} */
  kept = null;
  #ends;

  /**
   * @param {ElfFile} elf the file that contains it
   * @param {ElfSection} section of it
   * @param {ElfSection} strings of it
   */
  constructor(elf, section, strings) {
    this.elf = elf;
    this.section = section;
    this.strings = strings;
    /** `.symtab` has every function, `.dynsym` the exported ones. */
    this.complete = section.type === SHT_SYMTAB;
    this.length = Math.min(MOST_SYMBOLS, Math.floor(section.size / entrySize(elf)));
    this.#ends = endsOfCode(elf);
  }

  /** @yields {void} see `FunctionTable` */
  *keepFunctions() {
    const columns = new FunctionColumns(this.length);
    for (let first = 0; first < this.length; first += CHUNK) {
      this.#readFunctions(first, columns);
      yield;
    }
    columns.trim();
    this.kept = columns;
  }

  /**
   * @yields {FunctionColumns} the symbols in executable sections
   */
  *functions() {
    if (this.kept !== null) {
      yield this.kept;
      return;
    }
    const columns = new FunctionColumns(CHUNK);
    for (let first = 0; first < this.length; first += CHUNK) {
      columns.length = 0;
      this.#readFunctions(first, columns);
      yield columns;
    }
  }

  /**
   * @param {number} nameOffset in the table's strings
   * @returns {string} see `FunctionTable`
   */
  nameAt(nameOffset) {
    return functionName(readString(this.elf.source, this.strings, nameOffset));
  }

  /**
   * @param {readonly string[]} names to look for
   * @returns {Map<number, string>} see `FunctionTable`
   */
  findNames(names) {
    return findStrings(this.elf.source, this.strings, names);
  }

  /**
   * @param {number} first entry to read; CHUNK of them are read
   * @param {FunctionColumns} columns to add the functions among them to
   */
  #readFunctions(first, columns) {
    const { elf, section, length } = this;
    const each = entrySize(elf);
    const bytes = elf.source.read(section.offset + first * each, Math.min(CHUNK, length - first) * each);
    addFunctions(wordsOf(bytes, elf.littleEndian), elf, this.#ends, columns);
  }
}

/**
 * @param {ElfFile} elf an ELF file
 * @returns {number[]} of its sections that have code, where they end, as linked; of others 0
 */
function endsOfCode({ sections }) {
  return sections.map(({ executable, address, size }) => (executable ? address + size : 0));
}

/**
 * Node has 110,000 symbols, and this is done before V8 has optimized it: a loop over 32-bit words in a function of its
 * own takes half of what reading field by field takes.
 * @param {Uint32Array} words of entries
 * @param {Pick<ElfFile, 'is64' | 'littleEndian'>} elf the file that contains them
 * @param {number[]} ends see `endsOfCode`
 * @param {FunctionColumns} columns to add the functions among them to
 */
function addFunctions(words, { is64, littleEndian }, ends, columns) {
  const { starts, sizes, nameOffsets, ranks, limits } = columns;
  const at = is64 ? LAYOUT_64 : LAYOUT_32;
  // st_info, st_other and st_shndx share a word; of 64 bits, the first half is the lower one if the file is little-endian.
  const [infoShift, homeShift] = littleEndian ? [0, 16] : [24, 0];
  const [low, high] = littleEndian ? [0, at.wide] : [at.wide, 0];
  const scale = is64 ? 0x1_0000_0000 : 0;
  let row = columns.length;
  for (let entry = 0; entry + at.words <= words.length; entry += at.words) {
    const info = (words[entry + at.info] >>> infoShift) & 0xff;
    if ((info & 15) !== STT_FUNC && (info & 15) !== STT_NOTYPE) continue;
    const limit = ends[(words[entry + at.info] >>> homeShift) & 0xffff];
    if (!(limit > 0)) continue;
    const value = entry + at.value;
    const size = entry + at.size;
    starts[row] = words[value + high] * scale + words[value + low];
    sizes[row] = words[size + high] * scale + words[size + low];
    nameOffsets[row] = words[entry];
    ranks[row] = rankOf(info);
    limits[row] = limit;
    row++;
  }
  columns.length = row;
}

/**
 * @param {Buffer} bytes of a table
 * @param {boolean} littleEndian byte order of the file
 * @returns {Uint32Array} its 32-bit words
 */
function wordsOf(bytes, littleEndian) {
  const isOurs = littleEndian === (os.endianness() === 'LE');
  // A typed array begins at a multiple of four; what is swapped must not be the file's own bytes.
  const own = isOurs && bytes.byteOffset % 4 === 0 ? bytes : Buffer.from(new Uint8Array(bytes).buffer);
  const words = new Uint32Array(own.buffer, own.byteOffset, own.length >>> 2);
  if (!isOurs) Buffer.from(own.buffer, own.byteOffset, words.length * 4).swap32();
  return words;
}

/**
 * @param {ElfFile} elf an ELF file
 * @returns {ElfSymbolTable[]} its symbol tables that can be read
 */
export function symbolTables(elf) {
  const tables = elf.sections.flatMap((section) => tableOf(elf, section));
  // A file has one of each; linkers write no more.
  const [one, other] = tables;
  if (other === undefined) return tables;
  const [complete, exported] = one.complete ? [one, other] : [other, one];
  // Exported symbols are also in the complete table, unless that was thinned out.
  const isEnough = complete.complete && !exported.complete && complete.length >= exported.length;
  return isEnough ? [complete] : [one, other];
}

/**
 * @param {ElfFile} elf an ELF file
 * @param {ElfSection} section of it
 * @returns {ElfSymbolTable[]} the table in it; none if it is another section, or can't be read
 */
function tableOf(elf, section) {
  if (section.type !== SHT_SYMTAB && section.type !== SHT_DYNSYM) return [];
  const strings = elf.sections[section.link];
  if (strings?.type !== SHT_STRTAB || !lies(elf.source, strings)) return [];
  if (section.entrySize !== entrySize(elf) || !lies(elf.source, section)) return [];
  return [new ElfSymbolTable(elf, section, strings)];
}

/**
 * @param {number} info `st_info`: binding and type
 * @returns {number} `RANK`; STB_GLOBAL (1) and STB_GNU_UNIQUE (10) are alike
 */
function rankOf(info) {
  const binding = info >> 4;
  if (binding === STB_LOCAL) return RANK.local;
  return binding === STB_WEAK ? RANK.weak : RANK.global;
}

/**
 * @param {ElfFile} elf the file
 * @param {ElfSection} section a symbol table of it
 * @param {number} index of an entry
 * @returns {number} offset of its name in the table's strings, 0 (no name) if there is no such entry
 */
export function nameOffsetOf(elf, section, index) {
  const each = entrySize(elf);
  if ((index + 1) * each > section.size) return 0;
  const entry = elf.source.read(section.offset + index * each, each);
  return entry.length < each ? 0 : new ElfDecoder(entry, elf.is64, elf.littleEndian).u32(0);
}

/**
 * @param {ElfFile} elf file whose class decides
 * @returns {number} bytes of a symbol table's entry
 */
function entrySize(elf) {
  return elf.is64 ? 24 : 16;
}
