/** What needs no quotes in any shell. */
const PLAIN = /^[\w@%+=:,./-]+$/;

/**
 * @param {string[]} words of a command line
 * @returns {string} the same as it would be typed
 */
export function asTyped(words) {
  return words.map((word) => (PLAIN.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`)).join(' ');
}
