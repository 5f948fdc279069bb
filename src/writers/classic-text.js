/**
 * The classic text: the layout of `node --prof-process` (V8's tools/tickprocessor.mjs, printStatistics),
 * made from our own profile. Tables, order, cuts and percentages are V8's; the content differs where ours
 * knows more:
 * - a tick in a C++ binding keeps its exact program counter, the binding is its first caller (V8 throws the
 *   program counter away); inlined functions are callers of their own;
 * - ES modules have paths, not `file://` URLs, and symbols have no version suffix;
 * - a lone C++ entry point has its name (V8 prints `TOTAL` in its place, a slip of its sorting);
 * - what could harm a terminal is written out visibly, one row a line.
 */
import { buildBottomUp } from './classic-text/bottom-up.js';
import { countTicks } from './classic-text/count-ticks.js';
import { headerLine, heavyHead, heavyRow, sectionHead, tableRow } from './classic-text/layout.js';
import { byTicksThenName } from './classic-text/order.js';
import { PrintedNames } from './classic-text/printed-names.js';

/** @typedef {import('./classic-text/count-ticks.js').TickCounts} TickCounts */
/** @typedef {import('./classic-text/printed-names.js').Section} Section */
/** @typedef {{name: string, ticks: number}} Row */

/** V8 lists a leaf and five levels of callers. */
const CALL_GRAPH_SIZE = 5;

/**
 * Writes a profile as `node --prof-process` would.
 * @param {import('../model/profile.js').Profile} profile ticks are counted, their weights are not used
 * @param {object} options what the profile doesn't say
 * @param {string} options.argument what the header names: the log's path
 * @param {number} [options.callGraphSize] levels of callers below each leaf
 * @returns {string} the text, with a line feed at its end
 */
export function classicText(profile, { argument, callGraphSize = CALL_GRAPH_SIZE }) {
  const names = new PrintedNames(profile.frames);
  const counts = countTicks(profile, names);
  const header = headerLine(argument, counts);
  if (counts.total === 0) return `${header}\n`;
  const lines = [
    header,
    ...tables(names, counts),
    ...entryPoints(names, counts),
    ...bottomUp(profile, names, counts, callGraphSize),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * @param {PrintedNames} names of the profile's frames
 * @param {TickCounts} counts of the profile
 * @returns {string[]} lines of the tables by kind of code, and of the summary
 */
function tables(names, counts) {
  const libraries = selfRows(names, counts, 'library');
  const scripts = selfRows(names, counts, 'javascript');
  const natives = selfRows(names, counts, 'native');
  const { total, gc, unaccounted } = counts;
  const nonLibrary = total - sumOf(libraries);
  const lines = [
    ...sectionHead('Shared libraries'),
    ...libraries.map((row) => tableRow(row, total, null)),
    ...sectionHead('JavaScript'),
    ...scripts.map((row) => tableRow(row, total, nonLibrary)),
    ...sectionHead('C++'),
    ...natives.map((row) => tableRow(row, total, nonLibrary)),
    ...sectionHead('Summary'),
    tableRow({ name: 'JavaScript', ticks: sumOf(scripts) }, total, nonLibrary),
    tableRow({ name: 'C++', ticks: sumOf(natives) }, total, nonLibrary),
    tableRow({ name: 'GC', ticks: gc }, total, nonLibrary),
    tableRow({ name: 'Shared libraries', ticks: sumOf(libraries) }, total, null),
  ];
  if (unaccounted > 0) lines.push(tableRow({ name: 'Unaccounted', ticks: unaccounted }, total, null));
  return lines;
}

/**
 * @param {PrintedNames} names of the profile's frames
 * @param {TickCounts} counts of the profile
 * @returns {string[]} lines of the table of native functions that were called from elsewhere
 */
function entryPoints(names, { entries, total }) {
  const rows = sortedRows(entries, names);
  const all = sumOf(rows);
  return [...sectionHead('C++ entry points'), ...rows.map((row) => tableRow(row, all, total))];
}

/**
 * @param {import('../model/profile.js').Profile} profile with the stacks
 * @param {PrintedNames} names of its frames
 * @param {TickCounts} counts of it
 * @param {number} callGraphSize levels of callers
 * @returns {string[]} lines of the tree, an empty one after each leaf's part
 */
function bottomUp(profile, names, counts, callGraphSize) {
  const lines = [];
  for (const { name, ticks, parentTicks, depth } of buildBottomUp(profile.stacks, names, counts, callGraphSize)) {
    if (depth === 0 && lines.length > 0) lines.push('');
    lines.push(heavyRow(name, ticks, parentTicks, depth));
  }
  return [...heavyHead(), ...lines, ...(lines.length > 0 ? [''] : [])];
}

/**
 * @param {PrintedNames} names of the profile's frames
 * @param {TickCounts} counts of the profile
 * @param {Section} section of the names that are wanted
 * @returns {Row[]} self ticks by name, heaviest first
 */
function selfRows(names, { self }, section) {
  return sortedRows(
    self.map((ticks, id) => (names.sections[id] === section ? ticks : 0)),
    names,
  );
}

/**
 * @param {Float64Array} ticks by name
 * @param {PrintedNames} names of the profile's frames
 * @returns {Row[]} those with ticks, in V8's order
 */
function sortedRows(ticks, names) {
  return Array.from(ticks, (count, id) => ({ name: names.texts[id], ticks: count }))
    .filter((row) => row.ticks > 0)
    .sort(byTicksThenName);
}

/**
 * @param {Row[]} rows of a table
 * @returns {number} their ticks
 */
function sumOf(rows) {
  return rows.reduce((sum, { ticks }) => sum + ticks, 0);
}
