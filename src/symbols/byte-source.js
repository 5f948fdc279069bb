/** Bytes of a file or of memory, read in parts. */
import { closeSync, readSync } from 'node:fs';
import { openCheckedSync } from '../files/checked-file.js';

/**
 * Bytes that are read on demand: a library may have a hundred megabytes, its tables a tenth of that.
 * @typedef {object} ByteSource
 * @property {number} size bytes
 * @property {(position: number, length: number) => Buffer} read the bytes from `position`; fewer than
 *   `length` at the end. Throws what `fs.readSync` throws
 * @property {() => void} close
 */

/**
 * A part of a file, according to its headers; it may lie outside the file.
 * @typedef {{offset: number, size: number}} FilePart bytes
 */

/**
 * Absolute paths of this system. A log may name paths of shares; these are not opened, because Windows would log on to
 * the server with the user's own name.
 */
const OURS = process.platform === 'win32' ? /^[A-Za-z]:[\\/]/ : /^\//;

/** Errors that mean that there is no such file, rather than that we may not read it. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

/**
 * @param {Buffer} bytes all of them
 * @returns {ByteSource} the same bytes as a source
 */
export function memorySource(bytes) {
  return {
    size: bytes.length,
    read: (position, length) => bytes.subarray(position, position + length),
    close: () => {},
  };
}

/**
 * @param {ByteSource} source a file
 * @param {FilePart} part of it, as its headers say
 * @returns {boolean} false if the part is not within the file
 */
export function lies(source, { offset, size }) {
  return Number.isSafeInteger(offset + size) && offset >= 0 && size >= 0 && offset + size <= source.size;
}

/**
 * @param {ByteSource} source a file
 * @param {FilePart} part that lies within it
 * @returns {ByteSource} the part as a file of its own; closing it closes nothing
 */
export function partOfSource(source, { offset, size }) {
  return {
    size,
    read: (position, length) => source.read(offset + position, Math.max(0, Math.min(length, size - position))),
    close: () => {},
  };
}

/**
 * Opens a file to read it. The path comes from a log, so it may name anything: only regular files are opened.
 * @param {string} path absolute
 * @returns {{source: ByteSource | null, status: 'ok' | 'missing' | 'unreadable'}} the caller closes the source
 */
export function openRegularFile(path) {
  if (!OURS.test(path) || path.includes('\0')) return { source: null, status: 'missing' };
  try {
    const { descriptor, size } = openCheckedSync(path);
    return { source: fileSource(descriptor, size), status: 'ok' };
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === undefined) throw error;
    return { source: null, status: ABSENT.has(code) ? 'missing' : 'unreadable' };
  }
}

/**
 * @param {number} descriptor of an open file
 * @param {number} size bytes
 * @returns {ByteSource}
 */
function fileSource(descriptor, size) {
  return {
    size,
    read(position, length) {
      const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(length, size - position)));
      let filled = 0;
      while (filled < bytes.length) {
        const count = readSync(descriptor, bytes, filled, bytes.length - filled, position + filled);
        if (count === 0) break;
        filled += count;
      }
      return bytes.subarray(0, filled);
    },
    close: () => closeSync(descriptor),
  };
}
