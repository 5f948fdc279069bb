/** Where what was written is. */
import { labelled, relativePath } from './page.js';

/**
 * A file that was written.
 * @typedef {object} WrittenFile
 * @property {string} label what it is
 * @property {string} path absolute
 * @property {string} [note] what its reader has to know, printable
 */

/**
 * @param {import('./page.js').Page} page gives the directory
 * @param {WrittenFile[]} files what was written
 * @param {number} labelWidth columns of the labels
 * @returns {string[]} where it is
 */
export function fileLines(page, files, labelWidth) {
  return files.flatMap(({ label, path, note = '' }) => [
    ...labelled(page, label, relativePath(page, path), 2, page.paint.cyan, labelWidth),
    ...(note === '' ? [] : labelled(page, '', note, 2, page.paint.dim, labelWidth)),
  ]);
}
