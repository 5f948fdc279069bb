/** Tables that fit: one column, the elastic one, takes whatever space the others leave. */
import { clip, columns, pad } from './fold.js';
import { andMore } from './words.js';

/**
 * @typedef {object} TableColumn
 * @property {string} title
 * @property {'left' | 'right'} [align]
 * @property {number} [most] terminal columns that its text may take
 * @property {number} [least] terminal columns that it needs, unless its text is shorter: left out of the table if it
 *   can't have them
 * @property {boolean} [isWhole] never shortened: the line may be wider than the page
 * @property {boolean} [elastic] takes what the others leave, as far as needed
 * @property {boolean} [isAnswer] what the table is read for: shortened only where it is twice as wide as any other text
 * @property {boolean} [yields] gives its columns to the elastic one where that is cut, as long as it is the wider of both
 * @property {(text: string, width: number) => string} [fit] shortens its cells, at the end if not given
 * @property {(text: string) => string} [paint] colours its cells
 */

/**
 * A cell's text, or a function that says it in the columns that there are.
 * @typedef {string | ((width: number) => string)} Cell
 */

const INDENT = 2;
const GAP = 3;
const NARROW = 100;
/** Columns in which a cut text still says something. */
const SHORT_TEXT = 6;

/**
 * @param {{width: number, paint: {dim: (text: string) => string}}} page gives width and colours
 * @param {TableColumn[]} header the columns, of which one may be elastic: cells of others are plain strings
 * @param {Cell[][]} rows cells without colour codes
 * @param {number} [rest] how many have no row, not positive if none
 * @returns {string[]} lines: titles, then rows, then how many more there are
 */
export function table(page, header, rows, rest = 0) {
  const gap = page.width < NARROW ? 2 : GAP;
  const natural = naturalWidths(header, rows);
  const widths = columnWidths(page.width, header, natural, gap);
  const useless = header.findIndex(({ least = 0 }, index) => widths[index] < Math.min(least, natural[index]));
  if (useless >= 0)
    return table(
      page,
      header.toSpliced(useless, 1),
      rows.map((row) => row.toSpliced(useless, 1)),
      rest,
    );
  const titles = header.map(({ title, align }, index) => pad(clip(title, widths[index]), widths[index], align));
  return [
    ' '.repeat(INDENT) + page.paint.dim(titles.join(' '.repeat(gap)).trimEnd()),
    ...rows.map((row) =>
      (
        ' '.repeat(INDENT) +
        row
          .map((cell, index) => {
            const { align, fit = clip, paint = (/** @type {string} */ text) => text } = header[index];
            const text = typeof cell === 'function' ? cell(widths[index]) : fit(cell, widths[index]);
            return pad(paint(text), widths[index], align);
          })
          .join(' '.repeat(gap))
      ).trimEnd(),
    ),
    ...(rest > 0 ? [' '.repeat(INDENT) + page.paint.dim(andMore(rest))] : []),
  ];
}

/**
 * @param {TableColumn[]} header the columns
 * @param {Cell[][]} rows their cells
 * @returns {number[]} columns that each would take if there were enough
 */
function naturalWidths(header, rows) {
  return header.map(({ title, most = Infinity }, index) => {
    const needed = rows.map((row) => (typeof row[index] === 'function' ? Infinity : columns(row[index])));
    return Math.min(Math.max(columns(title), ...needed), most);
  });
}

/**
 * @param {number} width columns of the terminal
 * @param {TableColumn[]} header the columns
 * @param {readonly number[]} natural columns that they would take
 * @param {number} gap columns between columns
 * @returns {number[]} columns that each may take, together no more than there are
 */
function columnWidths(width, header, natural, gap) {
  const widths = [...natural];
  const room = width - INDENT - gap * (header.length - 1);
  const elastic = header.findIndex((column) => column.elastic);
  if (elastic >= 0) {
    const left = room - sum(widths.filter((_, index) => index !== elastic));
    widths[elastic] = Math.max(columns(header[elastic].title), Math.min(widths[elastic], left));
  }
  // What is never shortened takes most of the line: beside it numbers would be cut to `4…`, which is another number.
  const whole = sum(widths.filter((_, index) => header[index].isWhole));
  if (2 * whole > room && whole + sum(header.map(({ title, isWhole }) => (isWhole ? 0 : columns(title)))) > room)
    return widths;
  // Too narrow for all: the widest text gives way. A number without its end is another number, so numbers come last.
  const mayShrink = (/** @type {number} */ index) => !header[index].isWhole && widths[index] > 1;
  const isLongText = (/** @type {number} */ index) =>
    mayShrink(index) && header[index].align !== 'right' && widths[index] > SHORT_TEXT;
  const excess = (/** @type {number} */ index) => widths[index] / (header[index].isAnswer ? 2 : 1);
  const widest = (/** @type {(index: number) => boolean} */ isMeant) =>
    widths.reduce(
      (best, _, index) => (isMeant(index) && (best < 0 || excess(index) > excess(best)) ? index : best),
      -1,
    );
  while (sum(widths) > room && widest(mayShrink) >= 0)
    widths[widest(isLongText) >= 0 ? widest(isLongText) : widest(mayShrink)]--;
  const yielding = header.findIndex((column) => column.yields);
  while (elastic >= 0 && widths[elastic] < natural[elastic] && widths[yielding] > widths[elastic] + 1) {
    widths[elastic]++;
    widths[yielding]--;
  }
  return widths;
}

/**
 * @param {number[]} numbers any
 * @returns {number} their sum
 */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
