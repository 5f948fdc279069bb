/**
 * The stacks of all profiles merged into one tree of names, as columns: `parent[i] < i`, row 0 is the root.
 */
import { harmlessText, visibleName } from './visible-name.js';

/** @import { AnnotatedProfile } from '../../model/annotated-stacks.js' */

/** @typedef {Pick<AnnotatedProfile, 'profile' | 'rowOfSample'>} SampledThread */

/**
 * @typedef {object} CallTree
 * @property {number[]} parent index of the caller's row, -1 for the root
 * @property {string[]} name
 * @property {number[]} self ticks in the function itself
 */

/**
 * Merges stacks by the names they show, except those of samples that wait.
 * @param {SampledThread[]} profiles of one run; if there is more than one, each gets a row below the root
 * @param {string[]} threads what each profile's is called
 * @returns {CallTree} all rows that have ticks
 */
export function callTree(profiles, threads) {
  const rows = new TreeRows();
  const root = rows.child(-1, 'all stacks');
  for (const [index, profile] of profiles.entries()) {
    // The dot makes the name visible.
    const base = profiles.length > 1 ? rows.child(root, `${harmlessText(threads[index])}.`) : root;
    addProfile(rows, base, profile);
  }
  return { parent: rows.parent, name: rows.name, self: rows.self };
}

/**
 * @param {CallTree} tree any tree
 * @returns {Float64Array} ticks of each row and all rows below it
 */
export function totals({ parent, self }) {
  const total = Float64Array.from(self);
  for (let row = total.length - 1; row > 0; row--) total[parent[row]] += total[row];
  return total;
}

/**
 * @param {TreeRows} rows the tree
 * @param {number} base row below which this profile's stacks begin
 * @param {SampledThread} profile whose samples are added
 */
function addProfile(rows, base, { profile, rowOfSample }) {
  const { stacks, samples } = profile;
  const names = profile.frames.map(visibleName);
  const self = new Float64Array(stacks.length);
  let withoutStack = 0;
  for (let sample = 0; sample < samples.length; sample++) {
    if (rowOfSample[sample] === -1) continue;
    if (samples.stack[sample] < 0) withoutStack++;
    else self[samples.stack[sample]]++;
  }
  const inUse = Uint8Array.from(self, (ticks) => (ticks > 0 ? 1 : 0));
  for (let row = stacks.length - 1; row >= 0; row--) {
    if (inUse[row] === 1 && stacks.parent[row] >= 0) inUse[stacks.parent[row]] = 1;
  }
  const merged = new Int32Array(stacks.length);
  for (let row = 0; row < stacks.length; row++) {
    if (inUse[row] === 0) continue;
    merged[row] = rows.child(stacks.parent[row] < 0 ? base : merged[stacks.parent[row]], names[stacks.frame[row]]);
    rows.self[merged[row]] += self[row];
  }
  if (withoutStack > 0) rows.self[rows.child(base, 'no stack.')] += withoutStack;
}

/** Rows that are found again by parent and name. */
class TreeRows {
  /** @type {number[]} */
  parent = [];

  /** @type {string[]} */
  name = [];

  /** @type {number[]} */
  self = [];

  /** @type {Map<string, number>[]} */
  #children = [];

  /**
   * @param {number} parent row of the caller, -1 to make the root
   * @param {string} name of the function
   * @returns {number} its row
   */
  child(parent, name) {
    const siblings = parent < 0 ? new Map() : (this.#children[parent] ??= new Map());
    const found = siblings.get(name);
    if (found !== undefined) return found;
    const row = this.parent.push(parent) - 1;
    siblings.set(name, row);
    this.name.push(name);
    this.self.push(0);
    return row;
  }
}

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
 * Keeps the heaviest rows. Since a caller is never lighter than what it calls, these form a tree again. The ticks of a
 * dropped row go to the nearest caller that stays.
 * @param {CallTree} tree of any size
 * @param {Limits} limits what may stay
 * @returns {{tree: CallTree, merged: Merged}} the smaller tree with the same total of ticks, and what was moved
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
