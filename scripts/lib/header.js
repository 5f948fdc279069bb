/** Headers of source files. */

/** A comment before all code: not that of a function or a type, nor one that only names types. */
const HEADER = /^(?:'use strict';\n\n)?\/\*\*?\n?((?:(?!\*\/)[^])*)\*\/\n(?:\n|import |const \S+ = require)/;

/**
 * @param {string} text of a source file
 * @returns {string} the first sentence of its header, on one line; `''` if it has none
 */
export function firstSentence(text) {
  const words = headerLines(text).replace(/\s+/g, ' ');
  const [sentence] = /^.+?(?:[.?](?= [A-Z`]|$)|(?=: - ))/.exec(words) ?? [words];
  return words.startsWith('@') ? '' : sentence;
}

/**
 * @param {string} text of a source file
 * @returns {string} its header without the comment's marks, in lines as they are; `''` if it has none
 */
export function headerLines(text) {
  const [, comment = ''] = HEADER.exec(text) ?? [];
  return comment.replace(/^ *\* ?/gm, '').trim();
}
