/** What the probe saved of each thread, read back: files of one kind, and the tallies, times and names of files in them. */
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readChecked } from '../files/checked-file.js';
import { systemPath } from '../model/file-path.js';
import { problemIn } from '../schemas/problem-in.js';
import tally from './probe/tally.cjs';

/** @import { Tally } from '../model/tls.js' */

/** What the probe writes of a thread has some 100 bytes for each thing that it saves. */
const MOST_BYTES = 1 << 20;
/** More files than this are not the probe's work. */
const MOST_THREADS = 10_000;

/**
 * Reads what the probe has saved of each thread in files of one kind, and removes them. The program may have scribbled
 * over them.
 * @template Saved
 * @param {string} directory absolute path where the probe wrote
 * @param {string} kind of file: `<kind>-<pid>-<thread>.json`; an ending behind that means that it was cut short
 * @param {string} part of the schema `probe` that each must follow
 * @returns {Promise<{pid: number, saved: Saved}[]>} of the threads that can be believed, by name of file
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
 * @param {string} file absolute path
 * @returns {Promise<unknown>} JSON of anybody's, null if it is none
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
export function sum(counts) {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

/**
 * @param {Tally} counts by number
 * @param {number} share 0..1 of them that is no more than the result
 * @returns {number | null} null if there is none
 */
export function quantile(counts, share) {
  const rank = share * sum(counts);
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
 * @param {number} share 0..1 of them that took no longer than the result
 * @returns {number | null} ms with three digits, null if there is none
 */
export function timeAt(times, share) {
  const step = quantile(times, share);
  return step === null ? null : Number(tally.timeOf(step).toPrecision(3));
}

/**
 * @param {string} file as V8 has it: a path, or the URL of an ES module
 * @returns {string} its path; what is not a path of this system's, as it is
 */
export function pathOf(file) {
  try {
    return systemPath(file.startsWith('file:') ? fileURLToPath(file) : file);
  } catch {
    return file;
  }
}
