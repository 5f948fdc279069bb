/**
 * The text of `node --prof-process`, exactly as V8's tools/tickprocessor.mjs prints it (printStatistics): tables by
 * kind of code, C++ entry points, and the bottom-up tree. It doesn't matter here what counted the ticks, and by which
 * rules.
 */
import { addToList } from '../model/add-to-list.js';
import { visible } from '../text/escape.js';

/** @import { StackBuilder } from '../model/stack-builder.js' */

/**
 * The table that lists a name; no table lists `UNKNOWN`. @typedef {'library' | 'native' | 'javascript' | 'unknown'}
 * Section
 */

/** @typedef {{name: string, ticks: number}} Row */
/** @typedef {Row & {node: number, depth: number, parentTicks: number}} TreeRow `node`: row of the tree */

/**
 * The ticks of a profile, as the text shows them.
 * @typedef {object} TickCounts
 * @property {number} total all ticks: percentages are of these
 * @property {number} unaccounted of them: those whose place is unknown
 * @property {number} excluded ticks that a filter removed
 * @property {number} gc ticks during garbage collection, which are part of the others
 * @property {string[]} names by id
 * @property {Section[]} sections the table of each name
 * @property {StackBuilder} tree leaves with their callers, as deep as requested; the "frame" of a row is a name's id
 * @property {number[]} ticks by row of the tree
 * @property {{rows: Row[], total: number}} entryPoints ticks by the native function through which native code was
 *   entered, in order; the total for their first percentage
 */

/** V8 lists a leaf and five levels of callers. */
export const CALL_GRAPH_SIZE = 5;

/**
 * Callers below this share of the row above are not printed, and neither are their callers (V8:
 * CALL_PROFILE_CUTOFF_PCT).
 */
const CUTOFF_PERCENT = 1.0;

/**
 * @param {TickCounts} counts the ticks of a whole log
 * @param {string} argument what was processed, for the header
 * @param {(name: string) => string} printable makes a name fit to print: rows are distinguished and sorted by the
 *   original names
 * @returns {string} the text, with a line feed at its end
 */
export function printText(counts, argument, printable) {
  const { total, unaccounted, excluded } = counts;
  const header = `Statistical profiling result from ${visible(argument)}, (${total} ticks, ${unaccounted} unaccounted, ${excluded} excluded).`;
  if (total === 0) return `${header}\n`;
  const children = childrenOf(counts);
  const lines = [
    header,
    ...tables(counts, children.get(-1) ?? [], printable),
    ...entryPoints(counts, printable),
    ...bottomUp(children, printable),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * V8's order of rows: most ticks first; among equals, the name that comes last in the order of UTF-16 units.
 * @param {Row} a a row
 * @param {Row} b another
 * @returns {number} for Array.sort
 */
export function byTicksThenName(a, b) {
  if (a.ticks !== b.ticks) return b.ticks - a.ticks;
  if (a.name === b.name) return 0;
  return b.name < a.name ? -1 : 1;
}

/**
 * @param {Row[]} rows of a table
 * @returns {number} their ticks
 */
export function sumOf(rows) {
  return rows.reduce((sum, { ticks }) => sum + ticks, 0);
}

/**
 * @param {TickCounts} counts the ticks
 * @param {TreeRow[]} leaves of its tree, in order
 * @param {(name: string) => string} printable see `printText`
 * @returns {string[]} lines of the tables by kind of code, and of the summary
 */
function tables({ sections, tree, total, gc, unaccounted }, leaves, printable) {
  const names = tree.frames.values;
  const rowsOf = (/** @type {Section} */ section) =>
    leaves
      .filter(({ node }) => sections[names[node]] === section)
      .map(({ name, ticks }) => ({ name: printable(name), ticks }));
  const [libraries, scripts, natives] = [rowsOf('library'), rowsOf('javascript'), rowsOf('native')];
  const nonLibrary = total - sumOf(libraries);
  const table = (/** @type {string} */ title, /** @type {Row[]} */ rows, /** @type {number | null} */ second) => [
    ...sectionHead(title),
    ...rows.map((row) => tableRow(row, total, second)),
  ];
  const summary = [
    { name: 'JavaScript', ticks: sumOf(scripts) },
    { name: 'C++', ticks: sumOf(natives) },
    { name: 'GC', ticks: gc },
  ];
  return [
    ...table('Shared libraries', libraries, null),
    ...table('JavaScript', scripts, nonLibrary),
    ...table('C++', natives, nonLibrary),
    ...table('Summary', summary, nonLibrary),
    tableRow({ name: 'Shared libraries', ticks: sumOf(libraries) }, total, null),
    ...(unaccounted > 0 ? [tableRow({ name: 'Unaccounted', ticks: unaccounted }, total, null)] : []),
  ];
}

/**
 * @param {TickCounts} counts the ticks
 * @param {(name: string) => string} printable see `printText`
 * @returns {string[]} lines of the table of native functions that were called from elsewhere
 */
function entryPoints({ entryPoints: { rows, total: all }, total }, printable) {
  return [
    ...sectionHead('C++ entry points'),
    ...rows.map(({ name, ticks }) => tableRow({ name: printable(name), ticks }, all, total)),
  ];
}

/**
 * @param {TickCounts} counts the ticks
 * @returns {Map<number, TreeRow[]>} rows of the tree by the row above, -1 for the leaves; in V8's order
 */
function childrenOf({ names, tree, ticks, total }) {
  const { parent, frame, length } = tree.finish();
  /** @type {Map<number, TreeRow[]>} */
  const children = new Map();
  for (let node = 0; node < length; node++) {
    const above = parent[node];
    const parentTicks = above === -1 ? total : ticks[above];
    const row = { node, name: names[frame[node]], ticks: ticks[node], parentTicks, depth: 0 };
    addToList(children, above, row);
  }
  for (const rows of children.values()) rows.sort(byTicksThenName);
  return children;
}

/**
 * @param {Map<number, TreeRow[]>} children see `childrenOf`
 * @param {(name: string) => string} printable see `printText`
 * @returns {string[]} lines of the tree, an empty one after each leaf's part
 */
function bottomUp(children, printable) {
  const lines = [
    '',
    ' [Bottom up (heavy) profile]:',
    '  Note: percentage shows a share of a particular caller in the total',
    '  amount of its parent calls.',
    '  Callers occupying less than 1.0% are not shown.',
    '',
    '   ticks parent  name',
  ];
  const first = lines.length;
  // An explicit stack, because the input and the caller decide how deep the tree is.
  const pending = printedRows(children, -1, 0).reverse();
  for (let row = pending.pop(); row !== undefined; row = pending.pop()) {
    const { node, name, ticks, parentTicks, depth } = row;
    if (depth === 0 && lines.length > first) lines.push('');
    lines.push(`  ${count(ticks)}  ${percent((ticks / parentTicks) * 100)}  ${'  '.repeat(depth)}${printable(name)}`);
    for (const child of printedRows(children, node, depth + 1).reverse()) pending.push(child);
  }
  return lines.length > first ? [...lines, ''] : lines;
}

/**
 * @param {Map<number, TreeRow[]>} children see `childrenOf`
 * @param {number} node whose callers are printed, -1 for the leaves
 * @param {number} depth of those
 * @returns {TreeRow[]} them, in order
 */
function printedRows(children, node, depth) {
  return (children.get(node) ?? [])
    .filter(({ ticks, parentTicks }) => (ticks / parentTicks) * 100 >= CUTOFF_PERCENT)
    .map((row) => ({ ...row, depth }));
}

/**
 * @param {string} title of a section
 * @returns {string[]} the lines above its rows
 */
function sectionHead(title) {
  const columns = title === 'C++ entry points' ? '   ticks    cpp   total   name' : '   ticks  total  nonlib   name';
  return ['', ` [${title}]:`, columns];
}

/**
 * @param {Row} row of a table
 * @param {number} first total of the first percentage
 * @param {number | null} second total of the second percentage, null if there is none
 * @returns {string} the row's line
 */
function tableRow({ name, ticks }, first, second) {
  const secondColumn = second === null ? '        ' : `${percent((ticks * 100) / second)}  `;
  return `  ${count(ticks)}  ${percent((ticks * 100) / first)}  ${secondColumn}${name}`;
}

/**
 * @param {number} ticks a count
 * @returns {string} at least five characters
 */
function count(ticks) {
  return String(ticks).padStart(5);
}

/**
 * @param {number} value a percentage; V8 divides by 0 if the total is 0, and prints `NaN`. In the tree it divides
 *   before it multiplies, in the tables after, and so do we: the last digit shows the difference
 * @returns {string} at least six characters
 */
function percent(value) {
  return `${value.toFixed(1).padStart(5)}%`;
}
