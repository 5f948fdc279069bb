/** Directories for tests, in the system's own place, removed after each test file. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** @type {string[]} */
const made = [];

/**
 * @param {string} [name] what its own begins with: unless given, what paths may hold
 * @returns {string} absolute path of a new, empty directory
 */
export function newDirectory(name = 'crypto prof,100%-') {
  const directory = mkdtempSync(path.join(realpathSync(os.tmpdir()), name));
  made.push(directory);
  return directory;
}

/** Removes all of them: call it in afterAll. */
export function removeDirectories() {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true, force: true });
}
