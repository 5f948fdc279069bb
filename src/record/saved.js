/**
 * Reads back what the probe saved for each thread: files of one kind, with the tallies, times and file names in them.
 */
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readChecked } from '../files/checked-file.js';
import { systemPath } from '../model/file-path.js';
import { problemIn } from '../schemas/problem-in.js';
import tally from './probe/tally.cjs';

/** @import { SavedTimes } from '../model/thread-times.js' */
/** @import { Tally } from '../model/tls.js' */

/** Size limit of a probe file: it has about 100 bytes for each thing that it saves. */
const MOST_BYTES = 1 << 20;
/** More files than this can't come from the probe. */
const MOST_THREADS = 10_000;

/**
 * Reads and removes the files of one kind that the probe saved for each thread. The program may have overwritten them.
 * @template Saved
 * @param {string} directory absolute path where the probe wrote
 * @param {string} kind of file: `<kind>-<pid>-<thread>.json`; another extension after that means that writing was
 *   interrupted
 * @param {string} part of the schema `probe` that each must follow
 * @returns {Promise<{pid: number, saved: Saved}[]>} data of the credible threads, by file name
 */
export async function collectSaved(directory, kind, part) {
  const pattern = new RegExp(`^${kind}-(\\d+)-\\d+\\.json(?:\\.\\d+)?$`);
  const names = (await readdir(directory)).filter((name) => pattern.test(name)).sort();
  /** @type {{pid: number, saved: Saved}[]} */
  const all = [];
  for (const [index, name] of names.entries()) {
    const file = path.join(directory, name);
    const saved = name.endsWith('.json') && index < MOST_THREADS ? await readOne(file) : null;
    if (saved !== null && problemIn('probe', saved, part) === null)
      all.push({ pid: Number(pattern.exec(name)?.[1]), saved: /** @type {Saved} */ (saved) });
    await rm(file).catch(() => {});
  }
  return all;
}

/**
 * When things happened in each thread (probe/count-times.cjs).
 * @param {string} directory absolute path where the probe wrote
 * @returns {Promise<SavedTimes[]>} what each thread with any events saved; their files are removed
 */
export async function collectTimes(directory) {
  /** @type {{saved: SavedTimes}[]} */
  const files = await collectSaved(directory, 'times', 'SavedTimes');
  return files.map(({ saved }) => saved);
}

/**
 * @param {string} file absolute path
 * @returns {Promise<unknown>} untrusted JSON, null if invalid
 */
async function readOne(file) {
  try {
    return JSON.parse(String(await readChecked(file, MOST_BYTES, { followLinks: false })));
  } catch {
    return null;
  }
}

/**
 * @param {Tally} counts by name
 * @returns {number} their sum
 */
export function tallySum(counts) {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

/**
 * @param {Tally} counts by number
 * @param {number} share 0..1 of them that are at most the result
 * @returns {number | null} null if there is none
 */
export function tallyQuantile(counts, share) {
  const rank = share * tallySum(counts);
  let seen = 0;
  for (const [value, count] of Object.entries(counts)
    .map(([text, each]) => [Number(text), each])
    .sort(([a], [b]) => a - b)) {
    seen += count;
    if (seen >= rank && count > 0) return value;
  }
  return null;
}

/**
 * @param {Tally} times by step
 * @param {number} share 0..1 of them that took at most the result
 * @returns {number | null} ms with three digits, null if there is none
 */
export function timeAt(times, share) {
  const step = tallyQuantile(times, share);
  return step === null ? null : Number(tally.timeOf(step).toPrecision(3));
}

/**
 * @param {string} file as V8 reports it: a path, or the URL of an ES module
 * @returns {string} its path; unchanged if it is not a path of this system
 */
export function reportedPath(file) {
  try {
    return systemPath(file.startsWith('file:') ? fileURLToPath(file) : file);
  } catch {
    return file;
  }
}
