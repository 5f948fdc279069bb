/** Where what was written is. */
import { labelled, relativePath } from './page.js';

/** @import { WrittenFile } from '../output-format.js' */

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
