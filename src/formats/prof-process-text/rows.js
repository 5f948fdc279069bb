/**
 * The kinds of lines in a processed text. Widths are minimum widths, so numbers are found by pattern, not
 * by column. Percentages are `NaN` or `Infinity` where V8 divided by 0.
 */

/**
 * A row of a table: `  19557   51.8%   52.9%  node::crypto::PBKDF2(...)`.
 * @typedef {object} FlatRow
 * @property {number} ticks self ticks
 * @property {number} percent first percentage: of all ticks; for entry points, of all entry points' ticks
 * @property {number | null} secondPercent of the ticks outside libraries (for entry points, of all ticks);
 *   null where none is printed
 * @property {string} name
 */

/** @typedef {{ticks: number, percent: number, depth: number, name: string}} HeavyLine */
/** @typedef {{argument: string, ticks: number, unaccounted: number, excluded: number}} Header */

const PERCENT = String.raw`(NaN|Infinity|\d{1,12}(?:\.\d{1,9})?)%`;
const HEADER =
  /^ *Statistical profiling result from (.*), \((\d+) ticks[,(] ?(\d+) unaccounted, (\d+) excluded\)+\.?\s*$/su;
const SECTION = /^ *\[([^\]]+)\]: *$/;
const FLAT_ROW = new RegExp(String.raw`^ *(\d+) +${PERCENT} +(?:${PERCENT} +)?(\S.*)$`, 's');
const HEAVY_ROW = new RegExp(String.raw`^ *(\d+) +${PERCENT} {2}( *)(\S.*)$`, 's');
const FURNITURE =
  /^\s*(?:|ticks .*name|Note: percentage shows .*|amount of its parent calls\.|Callers occupying less than .*)\s*$/;

/**
 * @param {string} line a line without its end
 * @returns {Header | null} what the first line of a text says; null for any other line
 */
export function readHeader(line) {
  const match = HEADER.exec(line);
  if (match === null) return null;
  const [ticks, unaccounted, excluded] = match.slice(2).map(Number);
  if (![ticks, unaccounted, excluded].every(Number.isSafeInteger)) return null;
  return { argument: match[1], ticks, unaccounted, excluded };
}

/**
 * @param {string} line a line without its end
 * @returns {string | null} title of the section that begins here, such as `C++`; null for any other line
 */
export function readSectionTitle(line) {
  return SECTION.exec(line)?.[1] ?? null;
}

/**
 * @param {string} line a line without its end
 * @returns {FlatRow | null} null if it is no row of a table
 */
export function readFlatRow(line) {
  const match = FLAT_ROW.exec(line);
  if (match === null || !Number.isSafeInteger(Number(match[1]))) return null;
  return {
    ticks: Number(match[1]),
    percent: Number(match[2]),
    secondPercent: match[3] === undefined ? null : Number(match[3]),
    name: match[4],
  };
}

/**
 * @param {string} line a line without its end
 * @returns {HeavyLine | null} null if it is no row of the bottom-up tree; `depth` 0 for the row of a leaf
 */
export function readHeavyLine(line) {
  const match = HEAVY_ROW.exec(line);
  if (match === null || !Number.isSafeInteger(Number(match[1]))) return null;
  return { ticks: Number(match[1]), percent: Number(match[2]), depth: match[3].length / 2, name: match[4] };
}

/**
 * @param {string} line a line without its end
 * @returns {boolean} whether it is blank, a table's head or a note: nothing is lost with it
 */
export function isFurniture(line) {
  return FURNITURE.test(line);
}
