/** Makes a call tree small enough for a page: the heaviest rows stay, all ticks do. */
import { totals } from './call-tree.js';

/** @typedef {import('./call-tree.js').CallTree} CallTree */

/**
 * @typedef {object} Limits
 * @property {number} rows that may stay; 0x embeds the tree twice, at some 90 bytes a row
 * @property {number} depth that may stay; the page's tree functions recurse, and its canvas is 18 px a level
 */

/**
 * What a page had no room for.
 * @typedef {object} Merged
 * @property {number} rows that are not there
 * @property {number} ticks in them, which are shown in a caller
 */

/**
 * Keeps the heaviest rows. Since a caller is never lighter than what it calls, they are a tree again. The ticks of a
 * row that goes become ticks of the nearest caller that stays.
 * @param {CallTree} tree of any size
 * @param {Limits} limits what may stay
 * @returns {{tree: CallTree, merged: Merged}} the smaller tree with the same ticks in total, and what is not where it
 *   was
 */
export function prune(tree, limits) {
  const kept = heaviest(tree, limits);
  /** @type {CallTree} */
  const smaller = { parent: [], name: [], self: [] };
  const nearest = new Int32Array(tree.parent.length);
  const merged = { rows: 0, ticks: 0 };
  for (let row = 0; row < tree.parent.length; row++) {
    const caller = tree.parent[row] < 0 ? -1 : nearest[tree.parent[row]];
    if (kept[row] === 1) {
      nearest[row] = smaller.parent.push(caller) - 1;
      smaller.name.push(tree.name[row]);
      smaller.self.push(tree.self[row]);
    } else {
      nearest[row] = caller;
      smaller.self[caller] += tree.self[row];
      merged.rows++;
      merged.ticks += tree.self[row];
    }
  }
  return { tree: smaller, merged };
}

/**
 * @param {CallTree} tree of any size
 * @param {Limits} limits what may stay
 * @returns {Uint8Array} 1 for each row that stays
 */
function heaviest(tree, limits) {
  const total = totals(tree);
  const depth = new Int32Array(tree.parent.length);
  for (let row = 1; row < depth.length; row++) depth[row] = depth[tree.parent[row]] + 1;
  const order = Array.from(total.keys())
    .filter((row) => depth[row] < limits.depth)
    // Of equal rows the caller comes first: it has the lower index.
    .sort((left, right) => total[right] - total[left] || left - right);
  const kept = new Uint8Array(tree.parent.length);
  for (const row of order.slice(0, limits.rows)) kept[row] = 1;
  return kept;
}
