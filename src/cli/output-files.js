import { open, realpath, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../files/replace-file.js';
import { Failure } from '../model/failure.js';
import { write } from './io.js';

/** @import { Output } from './choose-outputs.js' */
/** @import { Io } from './io.js' */

/** What the system says when only the beginning of a file could be written: disk, quota, limit of file sizes. */
const CUT_SHORT = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/**
 * Makes sure that files which the user named can be written, before anything is run or read.
 * @param {Output[]} outputs that are to be made
 * @throws {Failure} `target-not-writable`, `target-is-profile`
 */
export async function checkOutputs(outputs) {
  for (const { id, file, option } of outputs) {
    if (file === null) continue;
    if (await holdsProfile(file, id)) throw new Failure('target-is-profile', { path: file, option });
    await checkFile(file, option);
  }
}

/**
 * @param {string} file absolute path
 * @param {Output['id']} id of what is to be written
 * @returns {Promise<boolean>} whether a recording would be lost; a saved profile may be overwritten
 */
async function holdsProfile(file, id) {
  const isFile = (await stat(file).catch(() => null))?.isFile() ?? false;
  if (!isFile) return false;
  const { formatOfFile } = await import('../api/file-format.js');
  const format = await formatOfFile(file);
  return format?.holds === 'samples' && !(format.id === 'saved-profile' && id === 'profile');
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
    // Where a link leads nowhere yet, that is what has just been made, and the link is the user's.
    if (before === null) await unlink(await realpath(file));
  } catch (error) {
    throw await unwritable(file, option, error);
  }
}

/**
 * Writes a file. What the user named may be a link, or a pipe; in the output directory a link is replaced.
 * @param {string} file absolute path
 * @param {string | Uint8Array} content of it
 * @param {string | null} option that names the file; null if it lies in the output directory
 * @returns {Promise<string>} the path
 * @throws {Failure} if it can't be written; nothing is left then that looks like a whole file
 */
export async function save(file, content, option) {
  try {
    await (option === null ? replaceFile : writeFile)(file, content);
  } catch (error) {
    if (CUT_SHORT.has(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) await removeFile(file).catch(() => {});
    throw await unwritable(file, option, error);
  }
  return file;
}

/**
 * Removes what we have begun to write: not a link to it, and no device, which is not ours.
 * @param {string} file absolute path
 */
async function removeFile(file) {
  const whole = await realpath(file);
  if ((await stat(whole)).isFile()) await unlink(whole);
}

/**
 * @param {string} file absolute path
 * @param {string | null} option that names the file; null if it lies in the output directory
 * @param {unknown} error from the file system
 * @returns {Promise<Failure>} to be thrown
 */
async function unwritable(file, option, error) {
  const reason = /** @type {NodeJS.ErrnoException} */ (error).code ?? 'unknown';
  if (reason === 'EFBIG') return new Failure('output-over-limit', { path: file }, error);
  if (option === null) return new Failure('output-not-writable', { path: file, reason }, error);
  const directory = path.dirname(file);
  const isMissing =
    reason === 'ENOENT' &&
    (await stat(directory).then(
      () => false,
      () => true,
    ));
  return isMissing
    ? new Failure('target-directory-missing', { path: file, directory, option }, error)
    : new Failure('target-not-writable', { path: file, reason, option }, error);
}

/**
 * Writes what a command has measured: text for people to stdout, unless JSON goes there.
 * @param {() => string} render makes the text
 * @param {string} document the same as JSON
 * @param {string | undefined} json where that goes: a path, or `-`
 * @param {Io} io the world
 * @throws {Failure} if it can't be written
 */
export async function writeMeasurements(render, document, json, io) {
  await write(io.stdout, json === '-' ? document : render());
  if (json !== undefined && json !== '-') await save(path.resolve(io.cwd, json), document, '--json');
}
