import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { readChecked } from '../files/checked-file.js';
import { MOST_BYTES } from '../files/limits.js';

/**
 * Reads the first file that exists, from a directory upwards. (Libraries for this open whatever has the name: a pipe in
 * a stranger's repository would block us forever.)
 * @template T
 * @param {string[]} names of files, in the order in which they count in a directory
 * @param {string} from absolute path of the directory to begin with
 * @param {string} root absolute path of the last directory to look in
 * @param {(file: string, text: string) => T | undefined} understand what the file at this path says; undefined to look
 *   on
 * @returns {Promise<T | null>} the first one's content, null if there is none
 * @throws {NodeJS.ErrnoException} for a file that exists but can't be read; whatever `understand` throws
 */
export async function searchUpwards(names, from, root, understand) {
  for (let directory = from; ; directory = path.dirname(directory)) {
    for (const name of names) {
      const file = path.join(directory, name);
      const bytes = await readChecked(file, MOST_BYTES.config).catch((error) => orMissing(error, file));
      const found = bytes === null ? undefined : understand(file, bytes.toString('utf8'));
      if (found !== undefined) return found;
    }
    if (directory === root || directory === path.dirname(directory)) return null;
  }
}

/**
 * @param {NodeJS.ErrnoException} error of reading a file
 * @param {string} file absolute path
 * @returns {Promise<null>} if there is none that we may see
 * @throws {NodeJS.ErrnoException} otherwise; of a link that leads nowhere, which somebody meant to be read
 */
async function orMissing(error, file) {
  const isMissing = error.code === 'ENOENT' || error.code === 'ENOTDIR';
  if (!isMissing || (await lstat(file).catch(() => null)) !== null) throw error;
  return null;
}
