/** Which files a config's patterns may match. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';

export { markedRoot, repositoryRoot } from '../record/root.js';

/** A repository with more files is not walked to its end; patterns are then accepted without checking. */
const MOST_FILES = 100_000;
const INSTALLED = 'node_modules';

/**
 * Lists the files that a config's patterns may match: a pattern that matches none of them is a mistake.
 * @param {string} root absolute path of the repository
 * @param {string[]} patterns to look up; installed packages are walked only if one of the patterns names them
 * @param {number} [mostFiles] to walk, for tests
 * @returns {Promise<string[] | 'too-many' | null>} paths relative to the root with `/` between their parts; null if none
 *   are readable
 */
export async function repositoryFiles(root, patterns, mostFiles = MOST_FILES) {
  const isSkipped = (/** @type {string} */ name) =>
    name === '.git' || (name === INSTALLED && !patterns.some((pattern) => pattern.includes(INSTALLED)));
  const files = [];
  const folders = [''];
  for (const folder of folders) {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (entry.isDirectory() && !isSkipped(entry.name)) folders.push(`${folder}${entry.name}/`);
      else if (entry.isFile()) files.push(folder + entry.name);
    }
    if (files.length + folders.length > mostFiles) return 'too-many';
  }
  return files.length === 0 ? null : files;
}
