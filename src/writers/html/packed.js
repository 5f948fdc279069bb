/** Columns of numbers in a page: compact, and quick to unpack (viewer/unpack.js). */
import { gzipSync } from 'node:zlib';
import { inertScript } from './document.js';

/** @import { Markup } from './markup.js' */

/**
 * @param {Record<string, unknown>} names what is not a column, as JSON
 * @param {Record<string, ArrayLike<number>>} columns of 32-bit integers, by where they belong: `rows.ticks`
 * @returns {Markup[]} both as inert text, compressed
 */
export function packedScripts(names, columns) {
  const json = JSON.stringify({ ...names, columns: Object.keys(columns) });
  return [
    inertScript('graph-names', gzipSync(json).toString('base64')),
    inertScript('graph-numbers', gzipSync(packed(Object.values(columns))).toString('base64')),
  ];
}

/**
 * @param {string} group that they belong to
 * @param {Record<string, ArrayLike<number>>} columns by name
 * @returns {Record<string, ArrayLike<number>>} the same by group and name
 */
export function columnsOf(group, columns) {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [`${group}.${name}`, column]));
}

/**
 * @param {ArrayLike<number>[]} columns of 32-bit integers
 * @returns {Uint8Array} the length of each, and its numbers: the lowest bytes of all, then the next, which compresses
 *   better than four bytes side by side
 */
function packed(columns) {
  const length = columns.reduce((sum, column) => sum + 1 + column.length, 0);
  const numbers = new Int32Array(length);
  let at = 0;
  for (const column of columns) {
    numbers[at] = column.length;
    numbers.set(column, at + 1);
    at += 1 + column.length;
  }
  const bytes = new Uint8Array(4 * length);
  numbers.forEach((number, index) => {
    for (let plane = 0; plane < 4; plane++) bytes[plane * length + index] = number >> (8 * plane);
  });
  return bytes;
}
