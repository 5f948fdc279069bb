import { INVISIBLE } from '../text/escape.js';

/** What needs no quotes in any shell. */
const PLAIN = /^[\w@%+=:,./-]+$/;

/**
 * @param {string[]} words of a command line
 * @returns {string} the same as it would be typed, all of it seen
 */
export function asTyped(words) {
  return words.map((word) => (PLAIN.test(word) ? word : quoted(word))).join(' ');
}

/**
 * @param {string} word of a command line
 * @returns {string} within quotes: those of bash and zsh where it holds what can't be seen, as no others have escapes
 */
function quoted(word) {
  if (word.search(INVISIBLE) === -1) return `'${word.replaceAll("'", String.raw`'\''`)}'`;
  return `$'${word.replace(/['\\]/g, '\\$&').replace(INVISIBLE, shellEscape)}'`;
}

/**
 * @param {string} character that can't be seen
 * @returns {string} its bytes as those shells write them: `\u200b` would depend on the locale
 */
function shellEscape(character) {
  return Array.from(Buffer.from(character), (byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
}
