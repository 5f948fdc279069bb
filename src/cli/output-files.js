import { open, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../model/failure.js';

/** @import { Output } from './choose-outputs.js' */

/**
 * Makes sure that files which the user named can be written, before anything is run or read.
 * @param {Output[]} outputs that are to be made
 * @throws {Failure} `target-not-writable`
 */
export async function checkOutputs(outputs) {
  for (const { file, option } of outputs) if (file !== null) await checkFile(file, option);
}

/**
 * @param {string} file absolute path
 * @param {string} option that names it
 * @throws {Failure} `target-not-writable`
 */
async function checkFile(file, option) {
  const before = await stat(file).catch(() => null);
  // A pipe or a device would block, or take what is written for the output.
  if (before !== null && !before.isFile() && !before.isDirectory()) return;
  try {
    await (await open(file, 'a')).close();
    if (before === null) await unlink(file);
  } catch (error) {
    throw await unwritable(file, option, error);
  }
}

/**
 * @param {string} file absolute path
 * @param {string | Buffer} content of it
 * @param {string | null} option that names the file; null if it lies in the output directory
 * @returns {Promise<string>} the path
 * @throws {Failure} if it can't be written; nothing is left then that looks like a whole file
 */
export async function save(file, content, option) {
  try {
    await writeFile(file, content);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOSPC') await unlink(file).catch(() => {});
    throw await unwritable(file, option, error);
  }
  return file;
}

/**
 * @param {string} file absolute path
 * @param {string | null} option that names the file; null if it lies in the output directory
 * @param {unknown} error from the file system
 * @returns {Promise<Failure>} to be thrown
 */
async function unwritable(file, option, error) {
  const reason = /** @type {NodeJS.ErrnoException} */ (error).code ?? 'unknown';
  if (option === null) return new Failure('output-not-writable', { path: file, reason }, error);
  const directory = path.dirname(file);
  const isMissing = reason === 'ENOENT' && await stat(directory).then(() => false, () => true);
  return isMissing
    ? new Failure('target-directory-missing', { path: file, directory, option }, error)
    : new Failure('target-not-writable', { path: file, reason, option }, error);
}
