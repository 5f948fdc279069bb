/** The gate's baseline on disk: reads, checks and writes it. */
import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { jsonMistake, repeatedKey } from '../config/json-mistake.js';
import { readChecked } from '../files/checked-file.js';
import { MOST_BYTES } from '../files/limits.js';
import { replaceFile } from '../files/replace-file.js';
import { baselineText, NOT_JSON, parseBaseline } from '../gate/baseline/file.js';
import { about } from '../inputs/input-file.js';
import { Failure } from '../model/failure.js';

/** @import { Baseline } from '../gate/baseline/baseline.js' */

/**
 * @param {string} file absolute path
 * @returns {Promise<Baseline[] | null>} what was accepted, for each environment; null if there is no such file
 * @throws {Failure} `baseline-unreadable`, `baseline-invalid`, `baseline-conflicts`, `baseline-outdated`, `baseline-version`
 */
export async function readBaseline(file) {
  const text = await readText(file);
  return text === null ? null : about(file, async () => understood(text, file));
}

/**
 * @param {string} text of a file
 * @param {string} file absolute path of it
 * @returns {Baseline[]} what was accepted, for each environment
 * @throws {Failure} what is wrong with it
 */
function understood(text, file) {
  const baselines = parsed(text, file);
  // Two changes that git merged without a conflict may both add an entry: only the last would count.
  const repeated = repeatedKey(text.replace(/^\uFEFF/, ''), null);
  if (repeated !== null)
    throw new Failure('baseline-invalid', {
      path: file,
      problem: `it has the key ${JSON.stringify(repeated.key)} twice, again in line ${repeated.line}`,
    });
  return baselines;
}

/**
 * @param {string} text of a file
 * @param {string} file absolute path of it
 * @returns {Baseline[]} what was accepted
 * @throws {Failure} what is wrong with it; where, if it is not JSON
 */
function parsed(text, file) {
  try {
    return parseBaseline(text);
  } catch (error) {
    if (!(error instanceof Failure) || error.facts.problem !== NOT_JSON) throw error;
    const { line, column } = jsonMistake(text.replace(/^\uFEFF/, ''));
    throw new Failure(
      'baseline-invalid',
      { path: file, problem: `${NOT_JSON}, as line ${line}, column ${column} shows` },
      error,
    );
  }
}

/** Windows' ends of lines, which git makes of ours there. */
const WINDOWS_ENDS = /\r\n/g;

/**
 * Writes a baseline as a whole or not at all, and not where nothing has changed. Its lines end as they did: otherwise
 * all of them would seem to have changed.
 * @param {string} file absolute path
 * @param {readonly Baseline[]} baselines what is accepted, for each environment
 * @returns {Promise<boolean>} whether the file has changed
 * @throws {Failure} `baseline-not-writable`
 */
export async function writeBaseline(file, baselines) {
  const text = baselineText(baselines);
  const old = (await readText(file)) ?? '';
  if (old.replace(WINDOWS_ENDS, '\n') === text) return false;
  await replaceFile(file, old.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text).catch((error) => {
    throw unwritable(file, error);
  });
  return true;
}

/**
 * Makes sure that a baseline can be written, before anything is run.
 * @param {string} file absolute path
 * @throws {Failure} `baseline-not-writable`
 */
export async function checkBaselineTarget(file) {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    if ((await stat(file).catch(() => null))?.isDirectory())
      throw Object.assign(new Error('a directory'), { code: 'EISDIR' });
    await writeFile(draft, '', { flag: 'wx' });
  } catch (error) {
    throw unwritable(file, error);
  } finally {
    await rm(draft, { force: true }).catch(() => {});
  }
}

/**
 * @param {string} file absolute path
 * @returns {Promise<string | null>} its text, null if there is no such file
 * @throws {Failure} `baseline-unreadable`
 */
function readText(file) {
  return readChecked(file, MOST_BYTES.baseline).then(String, (error) => {
    if (error.code === 'ENOENT') return null;
    const facts = { path: file, reason: error.code, ...(error.code === 'EFBIG' ? { most: MOST_BYTES.baseline } : {}) };
    throw new Failure('baseline-unreadable', facts, error);
  });
}

/**
 * @param {string} file absolute path
 * @param {unknown} error from the file system
 * @returns {Failure} to be thrown
 */
function unwritable(file, error) {
  const reason = /** @type {NodeJS.ErrnoException} */ (error).code ?? 'unknown';
  return new Failure('baseline-not-writable', { path: file, directory: path.dirname(file), reason }, error);
}
