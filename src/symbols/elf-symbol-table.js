import { ElfDecoder } from './elf-decoder.js';
import { lies } from './elf-file.js';

/** @import { ElfFile, ElfSection } from './elf-file.js' */

/**
 * @typedef {object} SymbolTable
 * @property {ElfFile} elf the file that holds it
 * @property {ElfSection} section
 * @property {ElfSection} strings
 * @property {boolean} complete true for `.symtab`, which has every function; `.dynsym` has the exported ones
 * @property {FunctionColumns | null} functions what `forEachFunction` visits, if it was kept; else it reads
 */

/**
 * The functions of a table as columns, in the table's order: 23 bytes for each.
 * @typedef {object} FunctionColumns
 * @property {number} length rows
 * @property {Float64Array} addresses as linked
 * @property {Float64Array} sizes bytes
 * @property {Uint32Array} nameOffsets in the table's strings
 * @property {Uint8Array} infos `st_info`
 * @property {Uint16Array} sections index of the section that holds the code
 */

/**
 * Sees one symbol that stands for code in the file.
 * @callback SymbolVisitor
 * @param {number} address as linked
 * @param {number} size bytes, 0 if the symbol does not say
 * @param {number} nameOffset in the table's strings
 * @param {number} info `st_info`: binding and type
 * @param {ElfSection} section that holds the code
 * @returns {void}
 */

const SHT_SYMTAB = 2;
const SHT_STRTAB = 3;
const SHT_DYNSYM = 11;

/** Assembly code often leaves the type out. */
const STT_NOTYPE = 0;
/** Not STT_GNU_IFUNC (10): its address is that of the resolver, not of the function that it names. */
const STT_FUNC = 2;

/** More than any binary that Node loads has; Node itself has 170,000. */
const MOST_SYMBOLS = 0x40_0000;

/** Entries that are read at once. */
const CHUNK = 0x8000;

/**
 * @param {ElfFile} elf an ELF file
 * @returns {SymbolTable[]} its symbol tables that can be read
 */
export function symbolTables(elf) {
  const tables = elf.sections.flatMap((section) => tableOf(elf, section));
  // A file has one of each; the linker gives it no more.
  const [one, other] = tables;
  if (other === undefined) return tables;
  const [complete, exported] = one.complete ? [one, other] : [other, one];
  // What is exported stands in the complete table, too, unless that was thinned out.
  const isEnough = complete.complete && !exported.complete && symbolCount(complete) >= symbolCount(exported);
  return isEnough ? [complete] : [one, other];
}

/**
 * @param {ElfFile} elf an ELF file
 * @param {ElfSection} section of it
 * @returns {SymbolTable[]} the table that it is; none if it is another section, or can't be read
 */
function tableOf(elf, section) {
  if (section.type !== SHT_SYMTAB && section.type !== SHT_DYNSYM) return [];
  const strings = elf.sections[section.link];
  if (strings?.type !== SHT_STRTAB || !lies(elf.source, strings)) return [];
  if (section.entrySize !== entrySize(elf) || !lies(elf.source, section)) return [];
  return [{ elf, section, strings, complete: section.type === SHT_SYMTAB, functions: null }];
}

/**
 * @param {SymbolTable} table of a file
 * @returns {number} entries that are read of it
 */
export function symbolCount({ elf, section }) {
  return Math.min(MOST_SYMBOLS, Math.floor(section.size / entrySize(elf)));
}

/**
 * Keeps the functions of a table in memory: for a file that is asked about several times.
 * @param {SymbolTable} table to read; throws what reading throws
 */
export function keepFunctions(table) {
  const rows = symbolCount(table);
  const addresses = new Float64Array(rows);
  const sizes = new Float64Array(rows);
  const nameOffsets = new Uint32Array(rows);
  const infos = new Uint8Array(rows);
  const sections = new Uint16Array(rows);
  let length = 0;
  readFunctions(table, (address, size, nameOffset, info, section) => {
    addresses[length] = address;
    sizes[length] = size;
    nameOffsets[length] = nameOffset;
    infos[length] = info;
    sections[length++] = section;
  });
  table.functions = { length, addresses, sizes, nameOffsets, infos, sections };
}

/**
 * Visits the symbols of functions: those in executable sections of the file.
 * @param {SymbolTable} table of a file, visited from its start to its end
 * @param {SymbolVisitor} visit called for each
 */
export function forEachFunction(table, visit) {
  const {
    elf: { sections: homes },
    functions,
  } = table;
  if (functions === null) {
    readFunctions(table, (address, size, nameOffset, info, section) =>
      visit(address, size, nameOffset, info, homes[section]),
    );
    return;
  }
  const { length, addresses, sizes, nameOffsets, infos, sections } = functions;
  for (let row = 0; row < length; row++)
    visit(addresses[row], sizes[row], nameOffsets[row], infos[row], homes[sections[row]]);
}

/**
 * @param {SymbolTable} table to read, from its start to its end
 * @param {(address: number, size: number, nameOffset: number, info: number, section: number) => void} visit
 *   as a `SymbolVisitor`, but with the section's index
 */
function readFunctions(table, visit) {
  const { elf, section } = table;
  const each = entrySize(elf);
  const at = elf.is64 ? { info: 4, section: 6, value: 8, size: 16 } : { info: 12, section: 14, value: 4, size: 8 };
  const count = symbolCount(table);
  for (let first = 0; first < count; first += CHUNK) {
    const length = Math.min(CHUNK, count - first) * each;
    const entries = new ElfDecoder(elf.source.read(section.offset + first * each, length), elf.is64, elf.littleEndian);
    for (let entry = 0; entry + each <= entries.length; entry += each) {
      const info = entries.u8(entry + at.info);
      if ((info & 15) !== STT_FUNC && (info & 15) !== STT_NOTYPE) continue;
      const home = entries.u16(entry + at.section);
      if (elf.sections[home]?.executable !== true) continue;
      visit(entries.word(entry + at.value), entries.word(entry + at.size), entries.u32(entry), info, home);
    }
  }
}

/**
 * @param {Pick<SymbolTable, 'elf' | 'section'>} table to look into
 * @param {number} index of an entry
 * @returns {number} offset of its name in the table's strings, 0 (no name) if there is no such entry
 */
export function nameOffsetOf({ elf, section }, index) {
  const each = entrySize(elf);
  if ((index + 1) * each > section.size) return 0;
  const entry = elf.source.read(section.offset + index * each, each);
  return entry.length < each ? 0 : new ElfDecoder(entry, elf.is64, elf.littleEndian).u32(0);
}

/**
 * @param {ElfFile} elf whose class decides
 * @returns {number} bytes of a symbol table's entry
 */
function entrySize(elf) {
  return elf.is64 ? 24 : 16;
}
