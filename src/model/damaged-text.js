/** How editors, shells and merges damage a text file. */

/** How git marks both sides: https://git-scm.com/docs/git-merge#_how_conflicts_are_presented */
const CONFLICT = /^(?:<{7}|>{7})(?: |\r?$)/m;
/** UTF-16 that was read as UTF-8: every other byte is 0, or it begins with a byte order mark. */
const UTF_16 = /^(?:\ufffd\ufffd|[^]?\0)/;

/**
 * @param {string} text of a file that was read as UTF-8 and is not what it should be
 * @returns {'it has merge conflicts' | 'it is UTF-16, not UTF-8' | 'it is empty' | null} what has happened to it, as
 *   the end of a sentence; null if unknown
 */
export function damageOf(text) {
  if (UTF_16.test(text)) return 'it is UTF-16, not UTF-8';
  if (CONFLICT.test(text)) return 'it has merge conflicts';
  return text.trim() === '' ? 'it is empty' : null;
}
