/** Lines of the classic text, to the blank as V8's tools/tickprocessor.mjs prints them. */
import { printable } from '../escape.js';

/**
 * @param {string} argument what was processed
 * @param {{total: number, unaccounted: number, excluded: number}} counts ticks
 * @returns {string} the first line
 */
export function headerLine(argument, { total, unaccounted, excluded }) {
  return `Statistical profiling result from ${printable(argument)}, (${total} ticks, ${unaccounted} unaccounted, ${excluded} excluded).`;
}

/**
 * @param {string} title of a section
 * @returns {string[]} the lines above its rows
 */
export function sectionHead(title) {
  const columns = title === 'C++ entry points' ? '   ticks    cpp   total   name' : '   ticks  total  nonlib   name';
  return ['', ` [${title}]:`, columns];
}

/** @returns {string[]} the lines above the bottom-up tree */
export function heavyHead() {
  return [
    '',
    ' [Bottom up (heavy) profile]:',
    '  Note: percentage shows a share of a particular caller in the total',
    '  amount of its parent calls.',
    '  Callers occupying less than 1.0% are not shown.',
    '',
    '   ticks parent  name',
  ];
}

/**
 * @param {{name: string, ticks: number}} row of a table
 * @param {number} first total of the first percentage
 * @param {number | null} second total of the second percentage, null if there is none
 * @returns {string} the row's line
 */
export function tableRow({ name, ticks }, first, second) {
  const secondColumn = second === null ? '        ' : `${percent((ticks * 100) / second)}  `;
  return `  ${count(ticks)}  ${percent((ticks * 100) / first)}  ${secondColumn}${name}`;
}

/**
 * @param {string} name of a function
 * @param {number} ticks of its row
 * @param {number} parentTicks of the row above
 * @param {number} depth 0 for a leaf
 * @returns {string} the row's line
 */
export function heavyRow(name, ticks, parentTicks, depth) {
  return `  ${count(ticks)}  ${percent((ticks / parentTicks) * 100)}  ${'  '.repeat(depth)}${name}`;
}

/**
 * @param {number} ticks a count
 * @returns {string} at least five characters
 */
function count(ticks) {
  return String(ticks).padStart(5);
}

/**
 * @param {number} value a percentage; V8 divides by 0 where there is nothing to divide by, and prints `NaN`.
 *   It divides before it multiplies in the tree and after in the tables, and so do we: the last digit shows it
 * @returns {string} at least six characters
 */
function percent(value) {
  return `${value.toFixed(1).padStart(5)}%`;
}
