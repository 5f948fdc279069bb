/** Whether logs can be written to a directory. */
import { rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../model/failure.js';

/**
 * With less space than this, bytes, a log would be cut off within seconds: a minute of profiling takes about ten MB.
 */
const LEAST_FREE = 4 << 20;

/**
 * Checks that logs can be written, before the program runs: V8 writes a log that it can't open to the program's
 * standard output, and silently cuts one off when the disk is full.
 * @param {string} directory absolute path of an existing directory
 * @returns {Promise<void>} once a file could be written and removed
 * @throws {Failure} `output-not-writable`, `disk-full`
 */
export async function checkDirectory(directory) {
  const trial = path.join(directory, `.writable-${process.pid}`);
  try {
    if (!(await stat(directory)).isDirectory()) throw Object.assign(new Error('not a directory'), { code: 'ENOTDIR' });
    await writeFile(trial, 'x', { flag: 'wx' });
  } catch (error) {
    throw await notWritable(directory, error);
  } finally {
    await rm(trial, { force: true }).catch(() => {});
  }
  const freeBytes = await freeSpace(directory);
  if (freeBytes < LEAST_FREE) throw new Failure('disk-full', { directory, freeBytes });
}

/**
 * A disk may be full, or out of room for names (inodes), by the second file only.
 * @template T
 * @param {string} directory absolute path of a directory
 * @param {() => T | Promise<T>} make makes files there
 * @returns {Promise<T>} its result
 * @throws {Failure} `output-not-writable`, `disk-full`; whatever else it throws
 */
export async function inDirectory(directory, make) {
  try {
    return await make();
  } catch (error) {
    if (error instanceof Failure || /** @type {NodeJS.ErrnoException} */ (error).syscall === undefined) throw error;
    throw await notWritable(directory, error);
  }
}

/**
 * @param {string} directory absolute path
 * @param {unknown} error of a call that should have written there
 * @returns {Promise<Failure>} the same for the user
 */
async function notWritable(directory, error) {
  const reason = /** @type {NodeJS.ErrnoException} */ (error).code ?? '';
  const freeBytes = reason === 'ENOSPC' ? await freeSpace(directory) : Infinity;
  // With more space than that, there is no room for another name.
  if (freeBytes < LEAST_FREE) return new Failure('disk-full', { directory, freeBytes }, error);
  return new Failure('output-not-writable', { directory, reason }, error);
}

/**
 * @param {string} directory absolute path
 * @returns {Promise<number>} bytes that we may still write there; Infinity if unknown
 */
export async function freeSpace(directory) {
  try {
    const { bavail, bsize, blocks } = await statfs(directory);
    // Some network and virtual file systems say 0 of 0.
    return blocks === 0 ? Infinity : bavail * bsize;
  } catch {
    return Infinity;
  }
}
