import { fileName } from '../../model/file-path.js';
import { placeWords } from '../../text/names.js';

/**
 * Where another line than the finding's own is, as tables of call sites have it.
 * @param {{file: string, line?: number | null}} site its file absolute
 * @param {string} root absolute path of the repository, `''` if unknown: then the file's name alone is said, since what
 *   is before it is the machine's
 * @returns {string} such as `src/auth/hash.js:12`
 */
export function placeInRoot({ file, line }, root) {
  return placeWords({ file: root === '' ? fileName(file) : file, line }, root);
}
