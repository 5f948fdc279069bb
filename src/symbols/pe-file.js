/** The parts of a PE file that say where its functions are. */

/** @import { ByteSource } from './byte-source.js' */

/**
 * The parts of a 64-bit PE file (`.exe`, `.dll`, `.node` of Windows) that say where its functions are. Addresses in it
 * are relative to where it is loaded (RVAs). Every number comes from the file and is checked where it is used.
 * Format: https://learn.microsoft.com/en-us/windows/win32/debug/pe-format
 * @typedef {object} PeFile
 * @property {ByteSource} source
 * @property {number} machine what it runs on: `MACHINE`
 * @property {number} imageSize bytes of address space that it takes, a multiple of the page
 * @property {PeSection[]} sections
 * @property {PeDirectory} exports what it exports, by name
 * @property {PeDirectory} functions where its functions begin and end (`.pdata`)
 */

/**
 * @typedef {object} PeSection
 * @property {number} address RVA
 * @property {number} offset in the file, bytes
 * @property {number} size bytes that are in the file
 */

/** @typedef {{address: number, size: number}} PeDirectory RVA and bytes, 0 and 0 if the file has none */

/** The processors that Node runs on under Windows. */
export const MACHINE = { x64: 0x8664, arm64: 0xaa64 };

const HEADER_BYTES = 24;
/** The optional header of PE32+, up to and including the directory of debug data. */
const OPTIONAL_BYTES = 112;
const PE32_PLUS = 0x20b;
const SECTION_BYTES = 40;
const EXPORTS = 0;
const EXCEPTIONS = 3;

/**
 * @param {ByteSource} source of the whole file
 * @returns {PeFile | null} null if it is not a 64-bit PE file, or its headers are not within it
 */
export function readPe(source) {
  const start = headerOffset(source);
  if (start === -1) return null;
  const header = source.read(start, HEADER_BYTES + OPTIONAL_BYTES);
  if (header.length < HEADER_BYTES + OPTIONAL_BYTES || header.toString('latin1', 0, 4) !== 'PE\0\0') return null;
  const optional = header.subarray(HEADER_BYTES);
  if (optional.readUInt16LE(0) !== PE32_PLUS) return null;
  const sections = readSections(source, start + HEADER_BYTES + header.readUInt16LE(20), header.readUInt16LE(6));
  if (sections === null) return null;
  const directories = source.read(start + HEADER_BYTES + OPTIONAL_BYTES, 8 * Math.min(16, optional.readUInt32LE(108)));
  return {
    source,
    machine: header.readUInt16LE(4),
    imageSize: optional.readUInt32LE(56),
    sections,
    exports: directoryOf(directories, EXPORTS),
    functions: directoryOf(directories, EXCEPTIONS),
  };
}

/**
 * @param {PeFile} pe the file
 * @param {number} address RVA
 * @param {number} length bytes
 * @returns {Buffer} what is there once the file is loaded; fewer bytes if its section ends in the file
 */
export function readLoaded({ source, sections }, address, length) {
  const section = sections.find((each) => each.address <= address && address < each.address + each.size);
  if (section === undefined) return Buffer.alloc(0);
  const within = address - section.address;
  return source.read(section.offset + within, Math.min(length, section.size - within));
}

/**
 * @param {ByteSource} source of the whole file
 * @returns {number} offset of its PE header, after the DOS program; -1 if it has none
 */
function headerOffset(source) {
  const start = source.read(0, 64);
  return start.length < 64 || start.toString('latin1', 0, 2) !== 'MZ' ? -1 : start.readUInt32LE(60);
}

/**
 * @param {ByteSource} source of the whole file
 * @param {number} offset of the section table
 * @param {number} count its entries, at most 65535
 * @returns {PeSection[] | null} null if the table is not within the file
 */
function readSections(source, offset, count) {
  const table = source.read(offset, count * SECTION_BYTES);
  if (table.length < count * SECTION_BYTES) return null;
  return Array.from({ length: count }, (_, index) => {
    const at = index * SECTION_BYTES;
    const [loaded, stored] = [table.readUInt32LE(at + 8), table.readUInt32LE(at + 16)];
    return {
      address: table.readUInt32LE(at + 12),
      offset: table.readUInt32LE(at + 20),
      // The stored data is padded; beyond it, zeros are loaded.
      size: Math.min(loaded, stored),
    };
  });
}

/**
 * @param {Buffer} directories the table of them
 * @param {number} index of one
 * @returns {PeDirectory}
 */
function directoryOf(directories, index) {
  if (directories.length < (index + 1) * 8) return { address: 0, size: 0 };
  return { address: directories.readUInt32LE(index * 8), size: directories.readUInt32LE(index * 8 + 4) };
}
