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
 */
import { BottomUpTree } from './bottom-up-tree.js';
import { isFurniture, readFlatRow, readHeader, readHeavyLine, readSectionTitle } from './rows.js';

/** @typedef {import('./rows.js').FlatRow} FlatRow */
/** @typedef {import('./bottom-up-tree.js').HeavyRow} HeavyRow */

/**
 * What was left out, in the unit of each name.
 * @typedef {object} LeftOut
 * @property {number} linesBeforeHeader lines that are not blank, such as Node's warnings
 * @property {number} linesUnreadable lines that are no row of their section
 * @property {number} rowsRefused rows of the bottom-up tree that contradict the rows around them
 * @property {number} laterProfiles further texts in the same file
 */

/**
 * @typedef {object} ParsedText
 * @property {string} argument what was processed, as the header names it
 * @property {number} ticks all ticks, the excluded ones too
 * @property {number} unaccounted ticks at addresses that nothing explains
 * @property {number} excluded ticks that a state filter (`--js`, `--gc`, ...) took out of all sections
 * @property {FlatRow[]} sharedLibraries
 * @property {FlatRow[]} javascript
 * @property {FlatRow[]} cpp
 * @property {FlatRow[]} summary
 * @property {FlatRow[]} entryPoints
 * @property {HeavyRow[]} bottomUp as printed, so that parents stand before their children
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

/**
 * Reads the first processed text in a file, whole or damaged.
 * @param {string} text lines that end in LF
 * @returns {ParsedText | null} null if there is no header line
 */
export function parseText(text) {
  const lines = text.split('\n');
  const headerLine = lines.findIndex((line) => readHeader(line) !== null);
  if (headerLine === -1) return null;
  const parsed = emptyText(/** @type {import('./rows.js').Header} */ (readHeader(lines[headerLine])));
  parsed.left.linesBeforeHeader = lines.slice(0, headerLine).filter((line) => line.trim() !== '').length;
  readSections(lines.slice(headerLine + 1), parsed);
  return parsed;
}

/**
 * @param {import('./rows.js').Header} header the first line
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
    } else if (!isFurniture(line)) {
      readRow(line, section, parsed, tree);
    }
  }
}

/**
 * @param {string} line a line that must be a row
 * @param {string} section title of the section that it stands in, `''` before the first
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
