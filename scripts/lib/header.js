/** Headers of source files. */

/** A comment before all code: not that of a function or a type, nor one that only names types. */
const HEADER = /^(?:'use strict';\n\n)?\/\*\*?\n?((?:(?!\*\/)[^])*)\*\/\n(?:\n|import |const \S+ = require)/;

/**
 * @param {string} text of a source file
 * @returns {string} the first sentence of its header, on one line; `''` if it has none
 */
export function firstSentence(text) {
  const [, comment = ''] = HEADER.exec(text) ?? [];
  const words = comment
    .replace(/^ *\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [sentence] = /^.+?(?:[.?](?= [A-Z`]|$)|(?=: - ))/.exec(words) ?? [words];
  return words.startsWith('@') ? '' : sentence;
}
