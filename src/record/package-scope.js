/** Whether a package.json above the program would make Node wait for ever. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../model/failure.js';

/**
 * Node reads the nearest package.json to whatever it loads, our probe included, and so does our search for a script. A
 * pipe in its place would make both wait for ever.
 * @param {string} cwd where the program starts
 * @throws {Failure} `package-json-not-a-file`
 */
export function checkPackageScope(cwd) {
  for (let directory = cwd; ; directory = path.dirname(directory)) {
    const file = path.join(directory, 'package.json');
    if (isSpecialFile(file)) throw new Failure('package-json-not-a-file', { path: file });
    if (existsSync(file) || path.dirname(directory) === directory) return;
  }
}

/**
 * @param {string} file absolute path
 * @returns {boolean} whether it exists but is neither a file nor a directory
 */
export function isSpecialFile(file) {
  try {
    const stats = statSync(file);
    return !stats.isFile() && !stats.isDirectory();
  } catch {
    return false;
  }
}
