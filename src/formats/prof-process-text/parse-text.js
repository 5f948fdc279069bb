/**
 * The sections of a processed text, in the order in which V8 prints them:
 *
 *     Statistical profiling result from <argument>, (<n> ticks, <n> unaccounted, <n> excluded).
 *      [Shared libraries]:   self ticks of code that no symbol covers, by library
 *      [JavaScript]:         self ticks of functions (one row per tier), builtins, regular expressions
 *      [C++]:                self ticks of native symbols
 *      [Summary]:            their sums; GC overlaps the others
 *      [C++ entry points]:   native functions that JavaScript called
 *      [Bottom up (heavy) profile]:   leaves with at least 1 % of all ticks, callers indented below them
 *
 * Widths are minimum widths, so numbers are found by pattern rather than by column. Percentages are `NaN` or `Infinity`
 * if V8 divided by 0.
 */

/**
 * A row of a table: `  19557   51.8%   52.9%  node::crypto::PBKDF2(...)`.
 * @typedef {object} FlatRow
 * @property {number} ticks self ticks
 * @property {number} percent first percentage: of all ticks; for entry points, of all entry points' ticks
 * @property {number | null} secondPercent of the ticks outside libraries (for entry points, of all ticks); null if none
 *   is printed
 * @property {string} name
 */

/** @typedef {{ticks: number, percent: number, depth: number, name: string}} HeavyLine */
/** @typedef {{argument: string, ticks: number, unaccounted: number, excluded: number}} Header */

/**
 * A row of the bottom-up tree. `parent` is its callee: the tree grows from leaves to their callers.
 * @typedef {object} HeavyRow
 * @property {number} ticks ticks whose stacks begin with the path from the leaf to here
 * @property {number} percent share of the parent row's ticks; of all ticks for a leaf
 * @property {string} name
 * @property {number} depth 0 for a leaf
 * @property {number} parent index of the parent row, -1 for a leaf
 * @property {number} selfTicks ticks that no child row accounts for: the stack ends there, or its callers are not
 *   listed
 */

/**
 * What was left out, in the unit of each name.
 * @typedef {object} LeftOut
 * @property {number} linesBeforeHeader lines that are not blank, such as Node's warnings
 * @property {number} linesUnreadable lines that aren't rows of their section
 * @property {number} rowsRefused rows of the bottom-up tree that contradict the rows around them
 * @property {number} laterProfiles further texts in the same file
 */

/**
 * @typedef {object} ParsedText
 * @property {string} argument what was processed, as the header names it
 * @property {number} ticks all ticks, the excluded ones too
 * @property {number} unaccounted ticks at addresses that V8 can't resolve
 * @property {number} excluded ticks that a state filter (`--js`, `--gc`, ...) took out of all sections
 * @property {FlatRow[]} sharedLibraries
 * @property {FlatRow[]} javascript
 * @property {FlatRow[]} cpp
 * @property {FlatRow[]} summary
 * @property {FlatRow[]} entryPoints
 * @property {HeavyRow[]} bottomUp as printed, so that parents come before their children
 * @property {boolean} hasBottomUp false if the text ends before that section
 * @property {LeftOut} left
 */

/** @typedef {'sharedLibraries'|'javascript'|'cpp'|'summary'|'entryPoints'} FlatSection */

/** @type {Map<string, FlatSection>} */
const FLAT_SECTIONS = new Map([
  ['Shared libraries', 'sharedLibraries'],
  ['JavaScript', 'javascript'],
  ['C++', 'cpp'],
  ['Summary', 'summary'],
  ['C++ entry points', 'entryPoints'],
]);
const BOTTOM_UP = 'Bottom up (heavy) profile';

const PERCENT = String.raw`(NaN|Infinity|\d{1,12}(?:\.\d{1,9})?)%`;
const HEADER =
  /^ *Statistical profiling result from (.*), \((\d+) ticks[,(] ?(\d+) unaccounted, (\d+) excluded\)+\.?\s*$/su;
const SECTION = /^ *\[([^\]]+)\]: *$/;
const FLAT_ROW = new RegExp(String.raw`^ *(\d+) +${PERCENT} +(?:${PERCENT} +)?(\S.*)$`, 's');
const HEAVY_ROW = new RegExp(String.raw`^ *(\d+) +${PERCENT} {2}( *)(\S.*)$`, 's');
const NO_ROW =
  /^\s*(?:|ticks .*name|Note: percentage shows .*|amount of its parent calls\.|Callers occupying less than .*)\s*$/;

/** Percentages have one decimal; half a unit of it, and a little for V8's rounding of binary fractions. */
const ROUNDING_PERCENT = 0.0501;

/**
 * Decodes what a shell redirected into a file: UTF-8, or UTF-16 with a byte order mark, which is what `>` writes in
 * Windows PowerShell. Invalid bytes become U+FFFD.
 * @param {Buffer} bytes a file or its beginning
 * @returns {string} lines that end in LF only
 */
export function decodeText(bytes) {
  const isUtf16 = bytes.length >= 2 && bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = bytes.toString(isUtf16 ? 'utf16le' : 'utf8');
  return text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
}

/**
 * Reads the first processed text in a file, whole or damaged.
 * @param {string} text lines that end in LF
 * @returns {ParsedText | null} null if there is no header line
 */
export function parseText(text) {
  const lines = text.split('\n');
  const headerLine = lines.findIndex((line) => readHeader(line) !== null);
  if (headerLine === -1) return null;
  const parsed = emptyText(/** @type {Header} */ (readHeader(lines[headerLine])));
  parsed.left.linesBeforeHeader = lines.slice(0, headerLine).filter((line) => line.trim() !== '').length;
  readSections(lines.slice(headerLine + 1), parsed);
  return parsed;
}

/**
 * @param {Header} header the first line
 * @returns {ParsedText} a text with empty sections
 */
function emptyText(header) {
  return {
    ...header,
    sharedLibraries: [],
    javascript: [],
    cpp: [],
    summary: [],
    entryPoints: [],
    bottomUp: [],
    hasBottomUp: false,
    left: { linesBeforeHeader: 0, linesUnreadable: 0, rowsRefused: 0, laterProfiles: 0 },
  };
}

/**
 * @param {string[]} lines what follows the header
 * @param {ParsedText} parsed takes the rows
 */
function readSections(lines, parsed) {
  const tree = new BottomUpTree([parsed.ticks, parsed.ticks - parsed.unaccounted]);
  parsed.bottomUp = tree.rows;
  let section = '';
  for (const line of lines) {
    const title = readSectionTitle(line);
    if (parsed.left.laterProfiles > 0 || readHeader(line) !== null) {
      if (readHeader(line) !== null) parsed.left.laterProfiles++;
    } else if (title !== null) {
      section = title;
      parsed.hasBottomUp ||= title === BOTTOM_UP;
    } else if (!isNoRow(line)) {
      readRow(line, section, parsed, tree);
    }
  }
}

/**
 * @param {string} line a line that must be a row
 * @param {string} section title of the section that it is in, `''` before the first
 * @param {ParsedText} parsed takes it, or counts it
 * @param {BottomUpTree} tree of `parsed`
 */
function readRow(line, section, parsed, tree) {
  if (section === BOTTOM_UP) {
    const heavy = readHeavyLine(line);
    if (heavy === null) parsed.left.linesUnreadable++;
    else if (!tree.add(heavy)) parsed.left.rowsRefused++;
    return;
  }
  const table = FLAT_SECTIONS.get(section);
  const row = table === undefined ? null : readFlatRow(line);
  if (table === undefined || row === null) parsed.left.linesUnreadable++;
  else parsed[table].push(row);
}

/**
 * @param {string} line a line without its end
 * @returns {Header | null} what the first line of a text says; null for any other line
 */
function readHeader(line) {
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
function readSectionTitle(line) {
  return SECTION.exec(line)?.[1] ?? null;
}

/**
 * @param {string} line a line without its end
 * @returns {FlatRow | null} null if it is no row of a table
 */
function readFlatRow(line) {
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
function readHeavyLine(line) {
  const match = HEAVY_ROW.exec(line);
  if (match === null || !Number.isSafeInteger(Number(match[1]))) return null;
  return { ticks: Number(match[1]), percent: Number(match[2]), depth: match[3].length / 2, name: match[4] };
}

/**
 * @param {string} line a line without its end
 * @returns {boolean} whether it is blank, a table's head or a note: nothing is lost with it
 */
function isNoRow(line) {
  return NO_ROW.test(line);
}

/**
 * Puts the tree together, row by row as printed. A row must fit: be one step below a row that is there,
 * have the share of it that it says, and not exceed what its siblings leave. A row that doesn't (lines are
 * missing or damaged) is refused, and all below it: its ticks stay with the nearest row that is sound.
 */
class BottomUpTree {
  /** @param {number[]} totals tick counts that leaves' percentages may be of: all, and all accounted for */
  constructor(totals) {
    this.totals = totals;
    /** @type {HeavyRow[]} */
    this.rows = [];
    /** Index of the latest sound row at each depth. @type {number[]} */
    this.path = [];
  }

  /**
   * @param {HeavyLine} line the next line
   * @returns {boolean} false if it was refused
   */
  add(line) {
    const { ticks, percent, depth, name } = line;
    if (!Number.isInteger(depth) || depth > this.path.length) return false;
    // Whether this row is sound or not, what follows deeper is not below the previous row of this depth.
    this.path.length = depth;
    const parent = depth === 0 ? -1 : this.path[depth - 1];
    if (!this.#fits(ticks, percent, parent)) return false;
    if (parent !== -1) this.rows[parent].selfTicks -= ticks;
    this.path.push(this.rows.push({ ticks, percent, name, depth, parent, selfTicks: ticks }) - 1);
    return true;
  }

  /**
   * @param {number} ticks of a row
   * @param {number} percent as it is printed
   * @param {number} parent index of the row above, -1 for a leaf
   * @returns {boolean} whether the numbers agree
   */
  #fits(ticks, percent, parent) {
    if (parent === -1) return this.totals.some((total) => isShare(ticks, total, percent));
    const { ticks: parentTicks, selfTicks } = this.rows[parent];
    return ticks <= selfTicks && isShare(ticks, parentTicks, percent);
  }
}

/**
 * @param {number} ticks a part
 * @param {number} total the whole
 * @param {number} percent the part's share as it is printed
 * @returns {boolean} whether that is right
 */
function isShare(ticks, total, percent) {
  return ticks <= total && Math.abs((ticks / total) * 100 - percent) <= ROUNDING_PERCENT;
}
