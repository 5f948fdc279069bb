/** Headers of source files. */

/** A comment before all code: not that of a function or a type, nor one that only names types. */
const HEADER = /^(?:'use strict';\n\n)?\/\*\*?\n?((?:(?!\*\/)[^])*)\*\/\n(?:\n|import |const \S+ = require)/;

/** What a file exports, with the comment above it. */
const EXPORT = /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?^export (?!\{\};)/gm;

/** What data say of themselves: the title of a rule, the name of a package. */
const TITLE = /^export default [^]*?(?:\btitle: (['"])(.+?)\1,|\bname: '(.+)',)/m;

/**
 * @param {string} text of a source file
 * @returns {string} what it answers, on one line: the first sentence of its header, or that of its only export, or its
 *   title; `''` if it has none of these
 */
export function answerOfFile(text) {
  const header = sentenceOf(headerLines(text));
  if (header !== '') return header;
  const exported = [...text.matchAll(EXPORT)];
  const [, , title = '', name = ''] = TITLE.exec(text) ?? [];
  return (exported.length === 1 && sentenceOf(withoutMarks(exported[0][1] ?? ''))) || title || name;
}

/**
 * @param {string} text of a source file
 * @returns {string} its header without the comment's marks, in lines as they are; `''` if it has none
 */
export function headerLines(text) {
  const [, comment = ''] = HEADER.exec(text) ?? [];
  return withoutMarks(comment);
}

/**
 * @param {string} comment without its marks
 * @returns {string} its first sentence, on one line; `''` if it begins with a tag
 */
function sentenceOf(comment) {
  const words = comment.replace(/\s+/g, ' ');
  const [sentence] = /^.+?(?:[.?](?= [A-Z`]|$)|(?=: - )|(?= @(?:param|returns|template|throws|type)\b))/.exec(
    words,
  ) ?? [words];
  return words.startsWith('@') ? '' : sentence;
}

/**
 * @param {string} comment as it is written
 * @returns {string} its lines without the asterisks before them
 */
function withoutMarks(comment) {
  return comment.replace(/^ *\* ?/gm, '').trim();
}
