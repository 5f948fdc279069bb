import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../model/failure.js';

/** Names that our own recordings and V8 give to what can be analysed. */
const ANALYSABLE = /(?:^profile\.json\.gz|^isolate.*\.log|-v8\.log|^v8\.log|^processed\.txt)$/;
/** Logs that `--keep-logs` leaves lie below the saved profile that was made of them. */
const SAVED = 'profile.json.gz';
/** Read only where there is nothing that it could have been made of. */
const REPORT = /^report\.json$/;
const MOST_DEPTH = 3;

/**
 * @param {string[]} inputs files and directories as the user gave them
 * @param {string} cwd that they are relative to
 * @returns {Promise<string[]>} absolute paths of files, each once
 * @throws {Failure} `directory-empty` if a directory holds nothing that we read
 */
export async function findInputs(inputs, cwd) {
  const files = [];
  for (const input of inputs) {
    const absolute = path.resolve(cwd, input);
    const stats = await stat(absolute).catch(() => null);
    if (!stats?.isDirectory()) {
      files.push(absolute);
      continue;
    }
    const samples = await filesIn(absolute, 0, ANALYSABLE);
    const found = samples.length > 0 ? samples : await filesIn(absolute, 0, REPORT);
    if (found.length === 0) throw new Failure('directory-empty', { path: input });
    files.push(...found);
  }
  return [...new Set(files)];
}

/**
 * @param {string} directory to look in
 * @param {number} depth below the user's
 * @param {RegExp} names of files that are wanted
 * @returns {Promise<string[]>} what we read in it and below, sorted
 */
async function filesIn(directory, depth, names) {
  const entries = await readdir(directory, { withFileTypes: true }).catch((error) => {
    throw new Failure('input-unreadable', { path: directory, reason: error.code }, error);
  });
  if (entries.some((entry) => entry.isFile() && entry.name === SAVED)) return [path.join(directory, SAVED)];
  const files = entries.filter((entry) => entry.isFile() && names.test(entry.name)).map((entry) => path.join(directory, entry.name));
  if (depth < MOST_DEPTH) {
    for (const entry of entries) {
      if (entry.isDirectory()) files.push(...(await filesIn(path.join(directory, entry.name), depth + 1, names)));
    }
  }
  return files.sort();
}
