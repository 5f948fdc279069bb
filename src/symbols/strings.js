/** Names in string tables of files, read or searched in parts. */
import { lies } from './byte-source.js';

/** @import { ByteSource, FilePart } from './byte-source.js' */

/** How many bytes of a name are read at once: nearly all names are shorter. */
const USUAL_LENGTH = 256;

/** Anything longer is not a name: the longest of Node's 160,000 has 975 bytes. */
const MOST_LENGTH = 4096;

/** How many bytes of a string table are searched at once. */
const CHUNK = 0x10_0000;

/** A string occurs once, or a few times as the end of others. */
const MOST_FOUND = 100;

/** How many names of one kind are expected: a Node binary has 300 labels of assembly code. */
const MOST_BEGINNINGS = 100_000;

/** No string table is searched further than this: Node's largest has 19 MB. */
const MOST_SEARCHED = 0x1000_0000;

/**
 * @param {ByteSource} source the file
 * @param {FilePart} strings a string table of it
 * @param {number} offset of the string in the table
 * @returns {string} `''` if there is none, or it doesn't end
 */
export function readString(source, strings, offset) {
  if (offset >= strings.size || !lies(source, strings)) return '';
  for (const length of [USUAL_LENGTH, MOST_LENGTH]) {
    const bytes = source.read(strings.offset + offset, Math.min(length, strings.size - offset));
    const end = bytes.indexOf(0);
    if (end >= 0) return bytes.toString('utf8', 0, end);
  }
  return '';
}

/**
 * @param {ByteSource} source the file
 * @param {FilePart} strings a string table of it
 * @param {string} text such as `.`
 * @returns {Set<number>} offsets of the strings that begin with it
 */
export function findBeginnings(source, strings, text) {
  /** @type {Set<number>} */
  const found = new Set();
  if (!lies(source, strings)) return found;
  const bytes = Buffer.from(`\0${text}`);
  const end = Math.min(strings.size, MOST_SEARCHED);
  for (let position = 0; position < end && found.size < MOST_BEGINNINGS; position += CHUNK) {
    const chunk = source.read(strings.offset + position, Math.min(CHUNK + bytes.length - 1, strings.size - position));
    for (let at = chunk.indexOf(bytes); at >= 0 && found.size < MOST_BEGINNINGS; at = chunk.indexOf(bytes, at + 1))
      found.add(position + at + 1);
  }
  return found;
}

/**
 * Finds where strings are, without reading any others. The linker lets a string be the end of another one, so every
 * occurrence that ends like a string counts.
 * @param {ByteSource} source the file
 * @param {FilePart} strings a string table of it
 * @param {readonly string[]} texts to look for, shorter than 64 bytes
 * @returns {Map<number, string>} those that exist, by their offsets in the table
 */
export function findStrings(source, strings, texts) {
  /** @type {Map<number, string>} */
  const found = new Map();
  if (!lies(source, strings)) return found;
  const needles = texts.map((text) => ({ text, bytes: Buffer.from(`${text}\0`) }));
  const end = Math.min(strings.size, MOST_SEARCHED);
  for (let position = 0; position < end && found.size < MOST_FOUND; position += CHUNK) {
    // 64 bytes more, for strings that begin in this chunk and end in the next.
    const chunk = source.read(strings.offset + position, Math.min(CHUNK + 64, strings.size - position));
    for (const { text, bytes } of needles) {
      for (let at = chunk.indexOf(bytes); at >= 0 && found.size < MOST_FOUND; at = chunk.indexOf(bytes, at + 1)) {
        found.set(position + at, text);
      }
    }
  }
  return found;
}
