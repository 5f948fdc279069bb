/** What to write instead: lines of code, in full or as many rows as there is room for. */
import { shown } from '../../text/escape.js';
import { clip } from '../../text/fold.js';
import { foldCode } from '../../text/fold-code.js';
import { adviceLines } from '../shared/advice-lines.js';
import { adviceLabel, WITH } from '../shared/problems.js';
import { LABEL_WIDTH } from './page.js';

/** @import { Finding } from '../../model/report.js' */
/** @import { Page } from './page.js' */

/** A line of code as displayed. @typedef {{label: string, indent: number, rows: string[], isVital: boolean}} CodeLine */

/**
 * Whoever follows the code beside these, and not them, may have a promise count as true, which lets everybody in, or gives one
 * client's connection to another.
 */
const VITAL = /^\/\/ (?:unsafe |with: (?:await|try) |answers before |(?:in )?an async handler )|credentials together/;

/** Longer lines fill any terminal, and are cut. */
const LONGEST_LINE = 3000;

/** Rows of a line that can't name all its places: whoever needs them looks in the report, and code has the room instead. */
const MOST_ROWS = 4;

const INDENT_BELOW = '    ';

/**
 * @param {Page} page gives width and colours
 * @param {Finding} finding with its advice
 * @param {number} indent columns to the left of the labels
 * @param {number} most rows that there are, at least one
 * @returns {{rows: string[], isCut: boolean}} rows with labels; if some are missing, that is visible: `…` is not code
 */
export function adviceRows(page, finding, indent, most) {
  const start = indent + LABEL_WIDTH;
  const lines = finding.advice
    .map((line) => withPlaces(line, MOST_ROWS * (page.width - start - INDENT_BELOW.length)))
    .map((line, index) => codeLine(shown(line), index, finding, page.width - start));
  const kept = fewerRows(lines, most);
  const rows = kept.flatMap((line) => labelledRows(page, line, indent));
  if (kept.length < lines.length && hasRowForMark(lines, most)) rows.push(' '.repeat(start) + page.paint.green('…'));
  return { rows, isCut: kept.length < lines.length || rows.length < rowsOf(lines) };
}

/**
 * @param {string} line of advice
 * @param {number} most characters of it if not even a writer with more room could name all its places
 * @returns {string} the line, with as many places
 */
function withPlaces(line, most) {
  const [longest] = adviceLines([line]);
  const [shorter] = adviceLines([line], most);
  return longest === line || shorter.length > longest.length ? longest : shorter;
}

/**
 * @param {string} whole line of advice
 * @param {number} index of it
 * @param {Finding} finding that it is of
 * @param {number} width columns of code
 * @returns {CodeLine} what is too long goes on below, indented
 */
function codeLine(whole, index, finding, width) {
  const line = whole.startsWith(WITH) ? whole.slice(WITH.length) : whole;
  const text = line.trimStart().slice(0, LONGEST_LINE);
  const indent = Math.min(line.length - line.trimStart().length, 8);
  const label = index === 0 ? adviceLabel(finding) : line === whole ? '' : 'with';
  return { label, indent, rows: foldCode(text, width - indent, INDENT_BELOW), isVital: VITAL.test(whole) };
}

/**
 * @param {CodeLine[]} lines of code
 * @param {number} most rows that there are, at least one
 * @returns {CodeLine[]} the vital ones, even if they take more rows; of the others the longest, which are usually
 *   helpers, lose rows first, and if there isn't a row for each, only the first lines stay
 */
function fewerRows(lines, most) {
  const vital = lines.filter(({ isVital }) => isVital);
  const others = lines.filter(({ isVital }) => !isVital);
  const room = most - rowsOf(vital);
  const isWhole = others.length <= room;
  // A row says that lines are missing.
  const kept = isWhole ? others : others.slice(0, Math.max(1, room - 1));
  const isMarked = !isWhole && !hasRowForMark(lines, most);
  const left = new Map(
    withFewerRows(kept, isWhole ? room : room - 1).map((line, at) => [kept[at], isMarked ? endedEarly(line) : line]),
  );
  return lines.flatMap((line) => (line.isVital ? [line] : (left.get(line) ?? [])));
}

/**
 * @param {CodeLine[]} lines of code
 * @param {number} most rows that there are, at least one
 * @returns {boolean} whether there is a row to say that some are missing; otherwise the last one that stays says so
 */
function hasRowForMark(lines, most) {
  return rowsOf(lines.filter(({ isVital }) => isVital)) < most - 1;
}

/**
 * @param {CodeLine[]} lines of code
 * @param {number} room rows that there are
 * @returns {CodeLine[]} each with at least one row
 */
function withFewerRows(lines, room) {
  const left = lines.slice();
  // All may be vital.
  for (let total = rowsOf(left); left.length > 0 && total > room; total--) {
    const longest = left.reduce((best, line, at) => (line.rows.length >= left[best].rows.length ? at : best), 0);
    const { rows } = left[longest];
    if (rows.length === 1) break;
    left[longest] = { ...left[longest], rows: rows.slice(0, -1) };
  }
  return left.map((line, at) => (line.rows.length < lines[at].rows.length ? endedEarly(line) : line));
}

/**
 * @param {CodeLine[]} lines of code
 * @returns {number} rows that they take
 */
function rowsOf(lines) {
  return lines.reduce((sum, { rows }) => sum + rows.length, 0);
}

/**
 * @param {CodeLine} line of which rows are left out
 * @returns {CodeLine} the same, ended by `…`
 */
function endedEarly({ rows, ...line }) {
  const last = rows[rows.length - 1].replace(/ …$/, '');
  return { ...line, rows: [...rows.slice(0, -1), `${last} …`] };
}

/**
 * @param {Page} page gives width and colours
 * @param {CodeLine} line to show
 * @param {number} indent columns to the left of the label
 * @returns {string[]} its rows, the first with the label
 */
function labelledRows({ width, paint }, { label, indent: inner, rows }, indent) {
  const room = width - indent - LABEL_WIDTH - inner;
  return rows.map((text, row) => {
    const shownLabel = row === 0 ? label : '';
    const space = ' '.repeat(LABEL_WIDTH - shownLabel.length + inner);
    return ' '.repeat(indent) + paint.dim(shownLabel) + space + paint.green(clip(text, room));
  });
}
