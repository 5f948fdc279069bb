/** The functions of a symbol table as nm lists them. */
import { ElfDecoder } from '../../symbols/elf-decoder.js';

/** @import { ElfFile, ElfSection } from '../../symbols/elf-file.js' */
/** @import { ElfSymbolTable } from '../../symbols/elf-symbol-table.js' */
/** @import { ListedFunction } from './function-lists.js' */

/** Of `st_info`: type (low four bits) and binding (`elf.h`). */
const STT_OBJECT = 1;
const STT_SECTION = 3;
const STT_FILE = 4;
const STT_GNU_IFUNC = 10;
const STB_WEAK = 2;
const STB_GNU_UNIQUE = 10;
const SHN_UNDEF = 0;

/** Bytes of an entry, by class. */
const ENTRY = { 8: 24, 4: 16 };
/** Larger tables are made up: Node's have 4 and 19 MB. */
const LARGEST_BYTES = 0x400_0000;

/**
 * Section types and bits of the GNU symbol versions
 * (https://refspecs.linuxfoundation.org/LSB_5.0.0/LSB-Core-generic/LSB-Core-generic/symversion.html).
 */
const SHT_GNU_VERDEF = 0x6ffffffd;
const SHT_GNU_VERSYM = 0x6fffffff;
const HIDDEN = 0x8000;
/** Versions 0 and 1 are the local and the unnamed one. */
const FIRST_NAMED = 2;

/** No library defines more versions, and no section of versions has more bytes. */
const MOST_VERSIONS = 4096;
const LARGEST_VERSIONS_BYTES = 0x100_0000;

/** Marks between code and data on ARM. */
const MAPPING_SYMBOL = /^\$[adx](\.|$)/;

/**
 * Lists the functions of a symbol table as `nm -n -S` does for Node, which takes the symbols that nm marks
 * T, t, W or w (binutils: bfd_decode_symclass in bfd/syms.c; sort order: numeric_forward in binutils/nm.c,
 * in the C locale).
 * @param {ElfSymbolTable} table to list
 * @returns {ListedFunction[]} by address as linked, those at the same address by name; names of dynamic symbols with
 *   their version, `malloc@@GLIBC_2.2.5`
 */
export function listFunctions(table) {
  const { elf, section, strings } = table;
  if (section.size > LARGEST_BYTES || strings.size > LARGEST_BYTES) return [];
  const names = elf.source.read(strings.offset, strings.size);
  const versionOf = table.complete ? () => '' : symbolVersions(elf);
  const each = ENTRY[elf.is64 ? 8 : 4];
  const at = elf.is64 ? { info: 4, section: 6, value: 8, size: 16 } : { info: 12, section: 14, value: 4, size: 8 };
  const entries = new ElfDecoder(elf.source.read(section.offset, section.size), elf.is64, elf.littleEndian);
  const listed = [];
  for (let entry = 0; entry + each <= entries.length; entry += each) {
    if (!isListed(elf, entries.u8(entry + at.info), entries.u16(entry + at.section))) continue;
    const nameStart = entries.u32(entry);
    const nameEnd = names.indexOf(0, nameStart);
    const bytes = names.subarray(nameStart, nameEnd === -1 ? nameStart : nameEnd);
    // Compared as bytes and without the version, so they are kept like that until the order is known.
    const sortKey = bytes.toString('latin1');
    if (MAPPING_SYMBOL.test(sortKey)) continue;
    const version = versionOf(entry / each, sortKey);
    listed.push({ sortKey, version, start: entries.word(entry + at.value), size: entries.word(entry + at.size) });
  }
  listed.sort((a, b) => a.start - b.start || (a.sortKey < b.sortKey ? -1 : Number(a.sortKey > b.sortKey)));
  return listed.map(({ sortKey, version, start, size }) => ({
    name: Buffer.from(sortKey, 'latin1').toString('utf8') + version,
    start,
    size,
  }));
}

/**
 * @param {ElfFile} elf the table's file
 * @param {number} info `st_info` of a symbol
 * @param {number} home index of its section
 * @returns {boolean} whether nm prints it with an address and as T, t, W or w
 */
function isListed(elf, info, home) {
  const type = info & 15;
  const binding = info >> 4;
  if (home === SHN_UNDEF || type === STT_SECTION || type === STT_FILE || type === STT_GNU_IFUNC) return false;
  // Weak data is V if it says that it is data, otherwise W, wherever it is.
  if (binding === STB_WEAK) return type !== STT_OBJECT;
  return binding !== STB_GNU_UNIQUE && elf.sections[home]?.executable === true;
}

/**
 * @param {ElfFile} elf a library
 * @returns {(index: number, name: string) => string} returns what nm appends to the name of the dynamic symbol
 *   with that index: `@@VERSION` if it is the default one, `@VERSION` if not, `''` if it has none
 */
function symbolVersions(elf) {
  const section = elf.sections.find(({ type }) => type === SHT_GNU_VERSYM);
  const names = definedVersions(
    elf,
    elf.sections.find(({ type }) => type === SHT_GNU_VERDEF),
  );
  if (section === undefined || section.size > LARGEST_VERSIONS_BYTES) return () => '';
  const versions = new ElfDecoder(elf.source.read(section.offset, section.size), elf.is64, elf.littleEndian);
  return (index, symbol) => {
    if (index * 2 + 2 > versions.length) return '';
    const version = versions.u16(index * 2);
    const name = names.get(version & ~HIDDEN) ?? '';
    // The symbol that stands for a version has its name.
    if (name === '' || name === symbol) return '';
    return `${(version & HIDDEN) === 0 ? '@@' : '@'}${name}`;
  };
}

/**
 * @param {ElfFile} elf a library
 * @param {ElfSection | undefined} section `.gnu.version_d`
 * @returns {Map<number, string>} names of the versions that it defines, by number
 */
function definedVersions(elf, section) {
  /** @type {Map<number, string>} */
  const names = new Map();
  const strings = section && elf.sections[section.link];
  if (section === undefined || strings === undefined || Math.max(section.size, strings.size) > LARGEST_VERSIONS_BYTES)
    return names;
  const rows = new ElfDecoder(elf.source.read(section.offset, section.size), elf.is64, elf.littleEndian);
  const texts = elf.source.read(strings.offset, strings.size);
  for (let at = 0, count = 0; at + 20 <= rows.length && count < MOST_VERSIONS; count++) {
    const number = rows.u16(at + 4);
    const aux = at + rows.u32(at + 12);
    if (number >= FIRST_NAMED && aux + 4 <= rows.length) {
      const start = rows.u32(aux);
      names.set(number, texts.toString('latin1', start, Math.max(start, texts.indexOf(0, start))));
    }
    const next = rows.u32(at + 16);
    if (next === 0) break;
    at += next;
  }
  return names;
}
