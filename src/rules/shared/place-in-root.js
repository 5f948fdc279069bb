import { fileName } from '../../model/file-path.js';
import { placeWords } from '../../text/names.js';

/**
 * The place of a line other than the finding's own, as call-site tables write it.
 * @param {{file: string, line?: number | null}} site its file absolute
 * @param {string} root absolute path of the repository, `''` if unknown: then the file's name alone is said, since what
 *   comes before it belongs to the machine
 * @returns {string} such as `src/auth/hash.js:12`
 */
export function placeInRoot({ file, line }, root) {
  return placeWords({ file: root === '' ? fileName(file) : file, line }, root);
}
