/** Where a call site is, in the repository. */
import { fileInRoot } from '../../model/site-id.js';
import { visible } from '../../text/escape.js';

/** @import { Offender } from '../../model/verdict.js' */

/**
 * A place in the repository, as expected by services that show its files.
 * @typedef {object} PlaceInFile
 * @property {string} path relative to the repository's root, `/` between its parts
 * @property {number | null} line 1-based, null if unknown: a service must not show it on the file's first line
 * @property {number} column 1-based, 1 if unknown
 * @property {number} endColumn 1-based, after the last character
 * @property {boolean} isExact whether the columns are known
 */

/** `/etc`, `C:/temp`, `node:fs`, `file:///x`, `../x`, and what V8 calls code that is in no file. */
const ELSEWHERE = /^\/|^[a-z][\w+.-]*:|(?:^|\/)\.\.?(?:\/|$)|^[[<]|^evalmachine\./i;
const DEPENDENCY = /(?:^|\/)node_modules\//;

/**
 * @param {{file: string, line: number | null, column: number | null, api: string}} site its file absolute, or relative
 *   to the root; `line` and `column` null if unknown
 * @param {string} root absolute path of the repository on the machine that the program ran on, `''` if unknown
 * @returns {PlaceInFile | null} null for anything outside the repository: packages, Node's own code, other directories
 */
export function placeInRepository({ file, line, column, api }, root) {
  const path = fileInRoot(file, root);
  // No service shows a file whose name can't be printed.
  if (path === '' || ELSEWHERE.test(path) || DEPENDENCY.test(path) || visible(path) !== path) return null;
  const isExact = line !== null && column !== null;
  const start = isExact ? column : 1;
  return {
    path,
    line,
    column: start,
    endColumn: start + (isExact ? Math.max(1, api.length) : 1),
    isExact,
  };
}

/**
 * @param {Offender} offender its file is relative to the root already, or absolute if the
 *   report did not know the root
 * @param {string} root absolute path of the repository
 * @returns {PlaceInFile | null} null if it is not in the repository
 */
export function placeOfOffender(offender, root) {
  return placeInRepository({ ...offender, column: null }, root);
}
