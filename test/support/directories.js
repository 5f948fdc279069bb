/** Directories for tests, in the system's own place, removed after each test file. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** @type {string[]} */
const made = [];

/** @returns {string} absolute path of a new, empty directory; its name holds what paths may hold */
export function newDirectory() {
  const directory = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'crypto prof,100%-'));
  made.push(directory);
  return directory;
}

/** Removes all of them: call it in afterAll. */
export function removeDirectories() {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true, force: true });
}
