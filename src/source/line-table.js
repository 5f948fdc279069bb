/**
 * Converts between offsets and lines. Lines end where V8 ends them (String::CalculateLineEnds in
 * https://source.chromium.org/chromium/chromium/src/+/main:v8/src/objects/string.cc): at LF, CR, CR LF, U+2028 and
 * U+2029.
 */
import { lastAtMost } from '../model/sorted.js';

/** @import { SourceRange } from '../model/source-call.js' */

/** @typedef {{line: number, column: number}} Position 1-based line and column, columns in UTF-16 units */

/**
 * @typedef {object} LineTable
 * @property {number} count number of lines, at least 1
 * @property {(offset: number) => Position} positionOf offsets outside the text are moved to its nearest end
 * @property {(line: number, column: number) => number} offsetOf offset of a 1-based position, -1 if the text has no
 *   such position
 * @property {(range: {start: number, end: number}) => SourceRange} spanOf the lines and
 *   columns of offsets
 * @property {(line: number) => {start: number, end: number}} rangeOf offsets of a line of the text, its end is the next
 *   line's start
 */

/**
 * @param {string} text the whole source
 * @returns {LineTable} converts between offsets and 1-based lines and columns
 */
export function lineTable(text) {
  const starts = lineStarts(text);
  /**
   * @param {number} line 1-based
   * @returns {{start: number, end: number}} offsets
   */
  const rangeOf = (line) => ({ start: starts[line - 1], end: starts[line] ?? text.length });
  /**
   * @param {number} offset into the text
   * @returns {Position}
   */
  const positionOf = (offset) => {
    const inside = Math.min(Math.max(Math.trunc(offset) || 0, 0), text.length);
    const line = lastAtMost(starts, inside) + 1;
    return { line, column: inside - starts[line - 1] + 1 };
  };
  return {
    count: starts.length,
    rangeOf,
    positionOf,
    spanOf({ start, end }) {
      const [from, to] = [positionOf(start), positionOf(end)];
      return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column };
    },
    offsetOf(line, column) {
      if (!Number.isInteger(line) || !Number.isInteger(column) || column < 1) return -1;
      if (line < 1 || line > starts.length) return -1;
      const { start, end } = rangeOf(line);
      return start + column - 1 <= end ? start + column - 1 : -1;
    },
  };
}

/**
 * @param {string} text the whole source
 * @returns {number[]} offsets
 */
function lineStarts(text) {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n?|[\n\u2028\u2029]/g)) starts.push(index + end.length);
  return starts;
}
