/** Where the root of a repository is. */
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The directory that paths are relative to in files for other machines: annotations, baselines.
 * @param {string} from absolute path of a directory in the project
 * @returns {string} absolute path of the repository (a worktree's `.git` is a file); if there is none, of the outermost
 *   package; otherwise `from`
 */
export function repositoryRoot(from) {
  return markedRoot(from) || from;
}

/**
 * @param {string} from absolute path of a directory
 * @returns {string} absolute path of the repository, or of the outermost package, that it is in; `''` if it is in none
 */
export function markedRoot(from) {
  let outermostPackage = '';
  for (let directory = from; ; directory = path.dirname(directory)) {
    if (existsSync(path.join(directory, '.git'))) return directory;
    if (existsSync(path.join(directory, 'package.json'))) outermostPackage = directory;
    if (path.dirname(directory) === directory) return outermostPackage;
  }
}
