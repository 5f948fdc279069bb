import { MOST_BYTES } from '../files/limits.js';
import { fileName } from '../model/file-path.js';
import { listedUpTo } from '../text/words.js';

/** @import { Diagnostic } from '../model/profile.js' */

/** How many files are named. */
const MOST_NAMED = 3;

/**
 * @param {readonly string[]} files paths of source files that a profile names, and that were too large to be read
 * @returns {Diagnostic[]} that says so; none if there are none
 */
export function largeSources(files) {
  if (files.length === 0) return [];
  const names = listedUpTo(files.map(fileName), MOST_NAMED);
  const message = `${names} ${files.length === 1 ? 'was' : 'were'} not read: more than ${MOST_BYTES.source / 2 ** 20} MiB. Nor was a source map of it.`;
  return [{ code: 'sources-large', count: files.length, message }];
}
