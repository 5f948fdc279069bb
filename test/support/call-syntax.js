import { openScript } from '../../src/source/script.js';

/** @import { SourceRange } from '../../src/model/source-call.js' */

/**
 * @param {string} source with `|` at the position of the call, as V8 gives it
 * @returns {any} how the call is written
 */
export function syntaxIn(source) {
  return openScript(source.replace('|', ''))?.callAt(source.indexOf('|'))?.syntax;
}

/**
 * @param {string} text of a program
 * @param {SourceRange} range in it
 * @returns {number[]} where it begins and ends
 */
export function offsets(text, { startLine, startColumn, endLine, endColumn }) {
  const starts = [
    0,
    ...Array.from(text.matchAll(/\r\n?|[\n\u2028\u2029]/g), ({ index, 0: end }) => index + end.length),
  ];
  return [starts[startLine - 1] + startColumn - 1, starts[endLine - 1] + endColumn - 1];
}

/**
 * @param {string} source with `|` at the position of the call
 * @param {SourceRange} range in it without that
 * @returns {string} what stands there
 */
export function shown(source, range) {
  const text = source.replace('|', '');
  return text.slice(...offsets(text, range));
}
