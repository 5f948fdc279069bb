/** The parts of a Mach-O file that say where its code and its symbols are. */
import { lies, partOfSource } from './byte-source.js';

/** @import { ByteSource, FilePart } from './byte-source.js' */

/**
 * The parts of a 64-bit Mach-O file that say where its code and its symbols are. Every number in it comes from the file
 * and is checked against the file's size where it is used (see `lies`).
 * Format: https://github.com/apple-oss-distributions/xnu/blob/main/EXTERNAL_HEADERS/mach-o/loader.h
 * @typedef {object} MachOFile
 * @property {ByteSource} source
 * @property {MachOSection[]} sections in the order in which symbols count them, from 1
 * @property {number} base where its first segment, the code (`__TEXT`), is linked
 * @property {{symbols: FilePart, count: number, strings: FilePart} | null} symbolTable null if it has none
 * @property {FilePart | null} functionStarts `LC_FUNCTION_STARTS`, null if it has none
 * @property {string} uuid `LC_UUID` in hexadecimal, `''` if it has none
 */

/**
 * @typedef {object} MachOSection
 * @property {string} name such as `__TEXT,__text`
 * @property {boolean} executable
 * @property {number} address as linked
 * @property {number} size bytes
 */

/** As written in files for both of macOS's processors, which are little-endian. */
const MAGIC_64 = 0xfeedfacf;
/** Of files that contain one for each processor; big-endian, the second with 64-bit offsets. */
const FAT = 0xcafebabe;
const FAT_64 = 0xcafebabf;

/**
 * There are two processors, and variants of them. Java's class files, which begin the same way, have 45 and more here.
 */
const MOST_IMAGES = 8;

const HEADER_BYTES = 32;
/** Node's have 3 KB. */
const MOST_COMMAND_BYTES = 0x10_0000;
/** Node has 15 sections in all; symbols count them in one byte. */
const MOST_SECTIONS = 255;

const LC_SYMTAB = 0x2;
const LC_SEGMENT_64 = 0x19;
const LC_UUID = 0x1b;
const LC_FUNCTION_STARTS = 0x26;

const SEGMENT_BYTES = 72;
const SECTION_BYTES = 80;
/** S_ATTR_PURE_INSTRUCTIONS and S_ATTR_SOME_INSTRUCTIONS. */
const INSTRUCTIONS = 0x8000_0400;

/** Bytes of one `nlist_64`. */
export const SYMBOL_BYTES = 16;

/**
 * @param {ByteSource} source of the whole file
 * @returns {MachOFile[]} the Mach-O file, or those that it contains; none if it has another format or 32 bits, or its
 *   headers are not within it
 */
export function readMachO(source) {
  return imagesIn(source).flatMap((image) => readImage(image) ?? []);
}

/**
 * @param {ByteSource} source of the whole file
 * @returns {ByteSource[]} the files that it contains, if it is a universal ("fat") one; otherwise itself
 */
function imagesIn(source) {
  const head = source.read(0, 8);
  if (head.length < 8) return [];
  const magic = head.readUInt32BE(0);
  const count = head.readUInt32BE(4);
  if (magic !== FAT && magic !== FAT_64) return [source];
  if (count > MOST_IMAGES) return [];
  const each = magic === FAT ? 20 : 32;
  const table = source.read(8, count * each);
  const parts = [];
  for (let at = 0; at + each <= table.length; at += each) {
    const part =
      magic === FAT
        ? { offset: table.readUInt32BE(at + 8), size: table.readUInt32BE(at + 12) }
        : { offset: Number(table.readBigUInt64BE(at + 8)), size: Number(table.readBigUInt64BE(at + 16)) };
    if (lies(source, part)) parts.push(partOfSource(source, part));
  }
  return parts;
}

/**
 * @param {ByteSource} source of one image
 * @returns {MachOFile | null} null if it isn't one
 */
function readImage(source) {
  const header = source.read(0, HEADER_BYTES);
  if (header.length < HEADER_BYTES || header.readUInt32LE(0) !== MAGIC_64) return null;
  const size = header.readUInt32LE(20);
  const commands = { offset: HEADER_BYTES, size };
  if (size > MOST_COMMAND_BYTES || !lies(source, commands)) return null;
  /** @type {MachOFile} */
  const file = { source, sections: [], base: -1, symbolTable: null, functionStarts: null, uuid: '' };
  forEachCommand(source.read(HEADER_BYTES, size), header.readUInt32LE(16), (command, kind) =>
    READERS.get(kind)?.(file, command),
  );
  return file;
}

/**
 * @param {Buffer} commands the load commands
 * @param {number} count of them
 * @param {(command: Buffer, kind: number) => void} visit called with each one that lies within the buffer
 */
function forEachCommand(commands, count, visit) {
  for (let at = 0, index = 0; index < count && at + 8 <= commands.length; index++) {
    const size = commands.readUInt32LE(at + 4);
    if (size < 8 || at + size > commands.length) return;
    visit(commands.subarray(at, at + size), commands.readUInt32LE(at));
    at += size;
  }
}

/** What is read from a command, by its kind. @type {Map<number, (file: MachOFile, command: Buffer) => void>} */
const READERS = new Map([
  [LC_SEGMENT_64, readSegment],
  [LC_SYMTAB, readSymbolTable],
  [LC_FUNCTION_STARTS, readFunctionStarts],
  [LC_UUID, readUuid],
]);

/** @type {(file: MachOFile, command: Buffer) => void} */
function readSegment(file, command) {
  if (command.length < SEGMENT_BYTES) return;
  if (file.base === -1 && text(command, 8) === '__TEXT') file.base = word(command, 24);
  const count = command.readUInt32LE(64);
  for (let index = 0, at = SEGMENT_BYTES; index < count && at + SECTION_BYTES <= command.length; index++) {
    if (file.sections.length === MOST_SECTIONS) return;
    file.sections.push({
      name: `${text(command, at + 16)},${text(command, at)}`,
      address: word(command, at + 32),
      size: word(command, at + 40),
      executable: (command.readUInt32LE(at + 64) & INSTRUCTIONS) !== 0,
    });
    at += SECTION_BYTES;
  }
}

/** @type {(file: MachOFile, command: Buffer) => void} */
function readSymbolTable(file, command) {
  if (command.length < 24 || file.symbolTable !== null) return;
  const count = command.readUInt32LE(12);
  const symbols = { offset: command.readUInt32LE(8), size: count * SYMBOL_BYTES };
  const strings = { offset: command.readUInt32LE(16), size: command.readUInt32LE(20) };
  if (lies(file.source, symbols) && lies(file.source, strings)) file.symbolTable = { symbols, count, strings };
}

/** @type {(file: MachOFile, command: Buffer) => void} */
function readFunctionStarts(file, command) {
  if (command.length < 16) return;
  const part = { offset: command.readUInt32LE(8), size: command.readUInt32LE(12) };
  if (lies(file.source, part)) file.functionStarts = part;
}

/** @type {(file: MachOFile, command: Buffer) => void} */
function readUuid(file, command) {
  if (command.length >= 24) file.uuid = command.toString('hex', 8, 24);
}

/**
 * @param {Buffer} command that contains it
 * @param {number} at offset
 * @returns {number} an address or a size; above 2^53, where there are no user-space addresses, the last bits are lost
 */
function word(command, at) {
  return command.readUInt32LE(at + 4) * 0x1_0000_0000 + command.readUInt32LE(at);
}

/**
 * @param {Buffer} command that contains it
 * @param {number} at offset
 * @returns {string} name of a segment or a section, up to 16 bytes
 */
function text(command, at) {
  const bytes = command.subarray(at, at + 16);
  const end = bytes.indexOf(0);
  return bytes.toString('latin1', 0, end === -1 ? 16 : end);
}
