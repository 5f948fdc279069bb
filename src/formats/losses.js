/** What a reader could not use, or did not read: rows only for what occurred. */
import { MOST_BYTES } from '../files/limits.js';
import { fileName } from '../model/file-path.js';
import { listedUpTo } from '../text/words.js';

/** @import { Diagnostic, Profile } from '../model/profile.js' */

/** How many files are named. */
const MOST_NAMED = 3;

/**
 * @param {readonly [code: string, count: number, message: string][]} rows of all that may occur
 * @returns {Diagnostic[]} of what did, in that order
 */
export function countedDiagnostics(rows) {
  return rows.filter(([, count]) => count > 0).map(([code, count, message]) => ({ code, count, message }));
}

/**
 * @param {Record<string, number>} ticks that were dropped, by reason
 * @returns {Profile['dropped']} those of reasons that occurred
 */
export function countedReasons(ticks) {
  return Object.fromEntries(Object.entries(ticks).filter(([, count]) => count > 0));
}

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
