import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { readChecked } from '../files/checked-file.js';
import { problemIn } from '../schemas/problem-in.js';

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
