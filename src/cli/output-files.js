/** Files that the user named: which of them may be written, and how. */
import { open, realpath, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../files/replace-file.js';
import { Failure } from '../model/failure.js';
import { fileOf } from './choose-outputs.js';
import { write } from './io.js';

/** @import { InputFormat } from '../formats/input-format.js' */
/** @import { Output } from './choose-outputs.js' */
/** @import { Io } from './io.js' */

/** Error codes when only the beginning of a file could be written: disk full, quota, file-size limit. */
const CUT_SHORT = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** No output is a program. */
const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx)$/i;

/**
 * Checks, before anything is run or read, that the files that the user named can be written, and that nothing is lost.
 * @param {Output[]} outputs to make
 * @throws {Failure} `target-not-writable`, `target-is-profile`, `target-is-source`
 */
export async function checkOutputs(outputs) {
  for (const { id, file, option } of outputs) {
    if (file === null) continue;
    if (SOURCE.test(file) && (await isFile(file))) throw new Failure('target-is-source', { path: file, option });
    if (await holdsProfile(file, id)) throw new Failure('target-is-profile', { path: file, option });
    await checkFile(file, option);
  }
}

/**
 * A profile that lacks the ticks of a warm-up replaces none: it may be the only one that has them.
 * @param {Output[]} outputs to make of saved files, without their warm-up
 * @param {string | null} directory absolute path of the output directory, if the user named it
 * @throws {Failure} `target-is-profile`
 */
export async function checkShortened(outputs, directory) {
  for (const output of outputs.filter(({ id }) => id === 'profile')) {
    const target = fileOf(output, directory);
    if (target !== null && (await formatOf(target))?.holds === 'samples')
      throw new Failure('target-is-profile', {
        path: target,
        option: output.file === null ? '--output' : output.option,
      });
  }
}

/**
 * @param {string} file absolute path
 * @param {Output['id']} id of the output
 * @returns {Promise<boolean>} whether overwriting it would lose a recording; a saved profile may be overwritten
 */
async function holdsProfile(file, id) {
  const format = await formatOf(file);
  return format?.holds === 'samples' && !(format.id === 'saved-profile' && id === 'profile');
}

/**
 * @param {string} file absolute path
 * @returns {Promise<InputFormat | null>} of what it holds; null if there is no such file, or it is no input
 */
async function formatOf(file) {
  return (await isFile(file)) ? (await import('../api/file-format.js')).formatOfFile(file) : null;
}

/**
 * @param {string} file absolute path
 * @returns {Promise<boolean>} whether there is such a file
 */
async function isFile(file) {
  return (await stat(file).catch(() => null))?.isFile() ?? false;
}

/**
 * @param {string} file absolute path
 * @param {string} option that names it
 * @throws {Failure} `target-not-writable`
 */
async function checkFile(file, option) {
  const before = await stat(file).catch(() => null);
  // Opening a pipe or a device would block, or feed the test to its reader as output.
  if (before !== null && !before.isFile() && !before.isDirectory()) return;
  try {
    await (await open(file, 'a')).close();
    // If the user's dangling link was followed, the file just created is its target: remove that, not the link.
    if (before === null) await unlink(await realpath(file));
  } catch (error) {
    throw await unwritable(file, option, error);
  }
}

/**
 * Writes a file. A file that the user named may be a link or a pipe; in the output directory, links are replaced.
 * @param {string} file absolute path
 * @param {string | Uint8Array} content of it
 * @param {string | null} option that names the file; null if it lies in the output directory
 * @returns {Promise<string>} the path
 * @throws {Failure} if it can't be written; no partial file is left that looks complete
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
 * Removes a partly written file, but not a link to it, nor a device, which is not ours.
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
 * Writes a measurement: text for people to stdout, unless JSON goes there.
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
