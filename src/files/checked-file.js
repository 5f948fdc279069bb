/**
 * The one way to open files for reading. Their names come from command lines, configs, logs and other people's
 * directories, so a name may lead to a pipe, which blocks until somebody writes into it; a device, which never ends or
 * does something when opened; or a file as large as the disk. Links are followed unless forbidden: what counts is where
 * they lead.
 */
import { closeSync, constants, fstatSync, openSync, statSync } from 'node:fs';
import { lstat, open, stat } from 'node:fs/promises';

/** @import { Stats } from 'node:fs' */
/** @import { FileHandle } from 'node:fs/promises' */

/** Windows has no O_NONBLOCK, and no pipes in its file system. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
/** Windows has no O_NOFOLLOW either. */
const NO_LINKS = constants.O_NOFOLLOW ?? 0;

/** Bytes to read at a time: files in `/proc` claim to be empty, and others grow while they are read. */
const STEP_BYTES = 64 * 1024;

/**
 * Opens a regular file without ever blocking.
 * @param {string} path of it
 * @param {{followLinks?: boolean}} [how] false if a link must be refused: where a program may have put one in place of
 *   our file
 * @returns {Promise<{file: FileHandle, stats: Stats}>} open for reading, to be closed by the caller
 * @throws {NodeJS.ErrnoException} from the system; `EISDIR` for a directory, `EFTYPE` for anything else that is not a
 *   regular file
 */
export async function openChecked(path, { followLinks = true } = {}) {
  // Opening a device can have effects, so check before opening; a swap in between is detected below.
  checkType(await (followLinks ? stat : lstat)(path), path);
  const file = await open(path, followLinks ? FLAGS : FLAGS | NO_LINKS);
  try {
    const stats = await file.stat();
    checkType(stats, path);
    return { file, stats };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/**
 * The same for callers that must be synchronous.
 * @param {string} path of a file
 * @returns {{descriptor: number, size: number}} open for reading, to be closed by the caller; bytes
 * @throws {NodeJS.ErrnoException} as `openChecked`
 */
export function openCheckedSync(path) {
  checkType(statSync(path), path);
  const descriptor = openSync(path, FLAGS);
  try {
    const stats = fstatSync(descriptor);
    checkType(stats, path);
    return { descriptor, size: stats.size };
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

/**
 * @param {string} path of a file
 * @param {number} most bytes allowed, see limits.js
 * @param {{followLinks?: boolean}} [how] as `openChecked`
 * @returns {Promise<Buffer>} all of it
 * @throws {NodeJS.ErrnoException} as `openChecked`; `EFBIG` if it is larger
 */
export async function readChecked(path, most, how) {
  const { file, stats } = await openChecked(path, how);
  try {
    return await filled(
      stats.size,
      most,
      path,
      async (buffer, at) => (await file.read(buffer, at, buffer.length - at, null)).bytesRead,
    );
  } finally {
    await file.close();
  }
}

/**
 * @param {number} size size that the file reports, bytes
 * @param {number} most bytes allowed
 * @param {string} path of it
 * @param {(buffer: Buffer, at: number) => Promise<number>} read reads into the buffer and returns the number of bytes
 * @returns {Promise<Buffer>} the whole content
 * @throws {NodeJS.ErrnoException} `EFBIG`
 */
async function filled(size, most, path, read) {
  if (size > most) throw refused('EFBIG', path);
  // One byte more than expected, to detect the end.
  let buffer = Buffer.allocUnsafe(Math.max(size, STEP_BYTES) + 1);
  let at = 0;
  for (;;) {
    const count = await read(buffer, at);
    if (count === 0) return buffer.subarray(0, at);
    at += count;
    if (at > most) throw refused('EFBIG', path);
    if (at === buffer.length) buffer = Buffer.concat([buffer], Math.min(2 * buffer.length, most + 1));
  }
}

/**
 * @param {Stats} stats of what is there
 * @param {string} path of it
 * @throws {NodeJS.ErrnoException} `EISDIR`, `EFTYPE`
 */
function checkType(stats, path) {
  if (!stats.isFile()) throw refused(stats.isDirectory() ? 'EISDIR' : 'EFTYPE', path);
}

/**
 * @param {'EISDIR' | 'EFTYPE' | 'EFBIG'} code the system's code for it
 * @param {string} path of the file
 * @returns {NodeJS.ErrnoException} as the system would throw it
 */
function refused(code, path) {
  return Object.assign(new Error(`${code}: ${path}`), { code, path });
}
