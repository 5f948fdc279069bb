import { headerLine, heavyHead, heavyRow, sectionHead, tableRow } from '../writers/classic-text/layout.js';
import { byTicksThenName } from '../writers/classic-text/order.js';

/** @import { Section, TextProfile } from './text-profile.js' */

/** @typedef {{name: string, ticks: number}} Row */
/** @typedef {Row & {row: number}} TreeRow `row` of the profile's tree */

/** Callers below this share of the row above are not printed, nor theirs (V8: CALL_PROFILE_CUTOFF_PCT). */
const CUTOFF_PERCENT = 1.0;

/**
 * Prints ticks as `node --prof-process` does (V8: tools/tickprocessor.mjs, printStatistics).
 * @param {TextProfile} profile the ticks of a whole log
 * @param {string} argument what was processed
 * @param {(name: string) => string} visible makes a name fit to be printed
 * @returns {string} the text, with a line feed at its end
 */
export function printProfile(profile, argument, visible) {
  const { total, unaccounted } = profile;
  const header = headerLine(argument, { total, unaccounted, excluded: 0 });
  if (total === 0) return `${header}\n`;
  const children = childrenOf(profile);
  const lines = [
    header,
    ...tables(profile, children.get(-1) ?? [], visible),
    ...entryPoints(profile, visible),
    ...heavyHead(),
    ...bottomUp(profile, children, visible),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * @param {TextProfile} profile the ticks
 * @param {TreeRow[]} leaves of its tree, in order
 * @param {(name: string) => string} visible see `printProfile`
 * @returns {string[]} lines of the tables by kind of code, and of the summary
 */
function tables({ names, sections, tree, total, gc, unaccounted }, leaves, visible) {
  const { frame } = tree.finish();
  const rowsOf = (/** @type {Section} */ section) =>
    leaves
      .filter(({ row }) => sections[frame[row]] === section)
      .map(({ row, ticks }) => ({ name: visible(names[frame[row]]), ticks }));
  const [libraries, scripts, natives] = [rowsOf('library'), rowsOf('javascript'), rowsOf('native')];
  const nonLibrary = total - sumOf(libraries);
  const table = (/** @type {string} */ title, /** @type {Row[]} */ rows, /** @type {number | null} */ second) => [
    ...sectionHead(title),
    ...rows.map((row) => tableRow(row, total, second)),
  ];
  return [
    ...table('Shared libraries', libraries, null),
    ...table('JavaScript', scripts, nonLibrary),
    ...table('C++', natives, nonLibrary),
    ...table(
      'Summary',
      [
        { name: 'JavaScript', ticks: sumOf(scripts) },
        { name: 'C++', ticks: sumOf(natives) },
        { name: 'GC', ticks: gc },
      ],
      nonLibrary,
    ),
    tableRow({ name: 'Shared libraries', ticks: sumOf(libraries) }, total, null),
    ...(unaccounted > 0 ? [tableRow({ name: 'Unaccounted', ticks: unaccounted }, total, null)] : []),
  ];
}

/**
 * The sum of the rows is sorted among them, and the first of all is taken for it and left out. So a lone
 * entry point that is above `TOTAL` by its name vanishes, and a row `TOTAL` stands in its place.
 * @param {TextProfile} profile the ticks
 * @param {(name: string) => string} visible see `printProfile`
 * @returns {string[]} lines of the table of native functions that were called from elsewhere
 */
function entryPoints({ entryPoints: counts, total }, visible) {
  const rows = Array.from(counts, ([name, ticks]) => ({ name, ticks }));
  rows.push({ name: 'TOTAL', ticks: sumOf(rows) });
  const [first, ...others] = rows.sort(byTicksThenName);
  return [
    ...sectionHead('C++ entry points'),
    ...others.map(({ name, ticks }) => tableRow({ name: visible(name), ticks }, first.ticks, total)),
  ];
}

/**
 * @param {TextProfile} profile the ticks
 * @returns {Map<number, TreeRow[]>} rows of the tree by the row above, -1 for the leaves; in Node's order
 */
function childrenOf({ names, tree, ticks }) {
  const { parent, frame, length } = tree.finish();
  /** @type {Map<number, TreeRow[]>} */
  const children = new Map();
  for (let row = 0; row < length; row++) {
    const each = { row, name: names[frame[row]], ticks: ticks[row] };
    const siblings = children.get(parent[row]);
    if (siblings === undefined) children.set(parent[row], [each]);
    else siblings.push(each);
  }
  for (const rows of children.values()) rows.sort(byTicksThenName);
  return children;
}

/**
 * @param {TextProfile} profile the ticks
 * @param {Map<number, TreeRow[]>} children by row
 * @param {(name: string) => string} visible see `printProfile`
 * @returns {string[]} lines of the tree, an empty one after each leaf's part
 */
function bottomUp({ total }, children, visible) {
  /** @type {string[]} */
  const lines = [];
  const print = (/** @type {number} */ above, /** @type {number} */ aboveTicks, /** @type {number} */ depth) => {
    for (const { row, name, ticks } of children.get(above) ?? []) {
      if ((ticks / aboveTicks) * 100 < CUTOFF_PERCENT) continue;
      lines.push(heavyRow(visible(name), ticks, aboveTicks, depth));
      print(row, ticks, depth + 1);
      if (depth === 0) lines.push('');
    }
  };
  print(-1, total, 0);
  return lines;
}

/**
 * @param {Row[]} rows of a table
 * @returns {number} their ticks
 */
function sumOf(rows) {
  return rows.reduce((sum, { ticks }) => sum + ticks, 0);
}
