/** What becomes of a text file on its way through editors, shells and merges. */

/** How git marks both sides: https://git-scm.com/docs/git-merge#_how_conflicts_are_presented */
const CONFLICT = /^(?:<{7}|>{7})(?: |\r?$)/m;
/** What UTF-16 looks like that was read as UTF-8: half of each letter is nothing, or a byte order mark came first. */
const UTF_16 = /^(?:\ufffd\ufffd|[^]?\0)/;

/**
 * @param {string} text of a file that was read as UTF-8, and is not what it should be
 * @returns {'it has merge conflicts' | 'it is UTF-16, not UTF-8' | 'it is empty' | null} what has happened to it, as the
 *   end of a sentence; null if nobody knows
 */
export function damageOf(text) {
  if (UTF_16.test(text)) return 'it is UTF-16, not UTF-8';
  if (CONFLICT.test(text)) return 'it has merge conflicts';
  return text.trim() === '' ? 'it is empty' : null;
}
