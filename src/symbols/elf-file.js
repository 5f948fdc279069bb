/** The header tables of an ELF file: its segments and sections. */
import { lies } from './byte-source.js';
import { ElfDecoder } from './elf-decoder.js';

/** @import { ByteSource } from './byte-source.js' */

/**
 * The parts of an ELF file that say where its code and its tables are. Every number in it comes from
 * the file and is checked against the file's size where it is used (see `lies`).
 * Format: https://refspecs.linuxfoundation.org/elf/gabi4+/contents.html
 * @typedef {object} ElfFile
 * @property {ByteSource} source
 * @property {boolean} is64
 * @property {boolean} littleEndian
 * @property {number} machine `e_machine`
 * @property {ElfSegment[]} segments the executable PT_LOAD ones
 * @property {ElfSection[]} sections
 */

/**
 * @typedef {object} ElfSegment
 * @property {number} offset in the file, bytes
 * @property {number} size in the file, bytes
 * @property {number} address as linked (`p_vaddr`)
 */

/**
 * @typedef {object} ElfSection
 * @property {string} name
 * @property {number} type `sh_type`
 * @property {boolean} executable
 * @property {number} address as linked
 * @property {number} offset in the file, bytes
 * @property {number} size bytes
 * @property {number} link index of the section it refers to: of a symbol table, its strings
 * @property {number} entrySize bytes
 */

/** Values of `machine`. */
export const EM_X86_64 = 62;
export const EM_AARCH64 = 183;

const PT_LOAD = 1;
const PF_X = 1;
const SHF_EXECINSTR = 4;

/** No section that we look for has a longer name; bytes. */
const LONGEST_SECTION_NAME = 64;

/** Offsets of the headers' fields, by class. */
const LAYOUT_64 = {
  header: {
    size: 64,
    segmentTable: 32,
    sectionTable: 40,
    segmentSize: 54,
    segmentCount: 56,
    sectionSize: 58,
    sectionCount: 60,
    names: 62,
  },
  segment: { size: 56, flags: 4, offset: 8, address: 16, fileSize: 32 },
  section: { size: 64, flags: 8, address: 16, offset: 24, bytes: 32, link: 40, entrySize: 56 },
};
const LAYOUT_32 = {
  header: {
    size: 52,
    segmentTable: 28,
    sectionTable: 32,
    segmentSize: 42,
    segmentCount: 44,
    sectionSize: 46,
    sectionCount: 48,
    names: 50,
  },
  segment: { size: 32, flags: 24, offset: 4, address: 8, fileSize: 16 },
  section: { size: 40, flags: 8, address: 12, offset: 16, bytes: 20, link: 24, entrySize: 36 },
};

/**
 * @param {ByteSource} source of the whole file
 * @returns {ElfFile | null} null if it is not an ELF file, or its header tables are not within it
 */
export function readElf(source) {
  const start = readHeader(source);
  if (start === null) return null;
  const { header, is64, littleEndian } = start;
  const layout = is64 ? LAYOUT_64 : LAYOUT_32;
  const at = layout.header;
  const segmentTable =
    header.u16(at.segmentSize) === layout.segment.size
      ? readTable(source, header.word(at.segmentTable), header.u16(at.segmentCount) * layout.segment.size)
      : null;
  const sectionTable =
    header.u16(at.sectionCount) === 0 || header.u16(at.sectionSize) === layout.section.size
      ? readTable(source, header.word(at.sectionTable), header.u16(at.sectionCount) * layout.section.size)
      : null;
  if (segmentTable === null || sectionTable === null) return null;
  const sections = decodeSections(new ElfDecoder(sectionTable, is64, littleEndian), layout.section);
  nameSections(source, sections, header.u16(at.names));
  return {
    source,
    is64,
    littleEndian,
    sections,
    machine: header.u16(18),
    segments: decodeSegments(new ElfDecoder(segmentTable, is64, littleEndian), layout.segment),
  };
}

/**
 * @param {ByteSource} source of the whole file
 * @returns {{header: ElfDecoder, is64: boolean, littleEndian: boolean} | null} its header, and its word size and byte
 *   order; null if it has none
 */
function readHeader(source) {
  const start = source.read(0, LAYOUT_64.header.size);
  if (start.length < LAYOUT_32.header.size || start.readUInt32BE(0) !== 0x7f454c46) return null;
  const [, , , , size, order] = start;
  if ((size !== 1 && size !== 2) || (order !== 1 && order !== 2)) return null;
  const is64 = size === 2;
  const littleEndian = order === 1;
  if (is64 && start.length < LAYOUT_64.header.size) return null;
  return { header: new ElfDecoder(start, is64, littleEndian), is64, littleEndian };
}

/**
 * @param {ByteSource} source of the whole file
 * @param {number} offset of the table
 * @param {number} size bytes, of at most 65535 entries
 * @returns {Buffer | null} the table's bytes, empty if the file has none; null if it is not in the file
 */
function readTable(source, offset, size) {
  if (size === 0 || offset === 0) return Buffer.alloc(0);
  return lies(source, { offset, size }) ? source.read(offset, size) : null;
}

/**
 * @param {ElfDecoder} table the header table
 * @param {typeof LAYOUT_64.segment} at offsets of an entry's fields
 * @returns {ElfSegment[]}
 */
function decodeSegments(table, at) {
  const segments = [];
  for (let entry = 0; entry + at.size <= table.length; entry += at.size) {
    if (table.u32(entry) !== PT_LOAD || (table.u32(entry + at.flags) & PF_X) === 0) continue;
    segments.push({
      offset: table.word(entry + at.offset),
      size: table.word(entry + at.fileSize),
      address: table.word(entry + at.address),
    });
  }
  return segments;
}

/**
 * @param {ElfDecoder} table the header table
 * @param {typeof LAYOUT_64.section} at offsets of an entry's fields
 * @returns {(ElfSection & {nameOffset: number})[]}
 */
function decodeSections(table, at) {
  const sections = [];
  for (let entry = 0; entry + at.size <= table.length; entry += at.size) {
    sections.push({
      name: '',
      nameOffset: table.u32(entry),
      type: table.u32(entry + 4),
      executable: (table.word(entry + at.flags) & SHF_EXECINSTR) !== 0,
      address: table.word(entry + at.address),
      offset: table.word(entry + at.offset),
      size: table.word(entry + at.bytes),
      link: table.u32(entry + at.link),
      entrySize: table.word(entry + at.entrySize),
    });
  }
  return sections;
}

/**
 * Fills in the sections' names.
 * @param {ByteSource} source of the whole file
 * @param {(ElfSection & {nameOffset: number})[]} sections to name
 * @param {number} index of the section that contains the names
 */
function nameSections(source, sections, index) {
  const names = sections[index];
  if (names === undefined || names.size > 0x10_0000 || !lies(source, names)) return;
  const bytes = source.read(names.offset, names.size);
  for (const section of sections) {
    const name = bytes.subarray(section.nameOffset, section.nameOffset + LONGEST_SECTION_NAME);
    const end = name.indexOf(0);
    if (end > 0) section.name = name.toString('latin1', 0, end);
  }
}
