import { StackBuilder } from '../../model/stack-builder.js';
import { byTicksThenName } from './order.js';
import { printedLeaf } from './count-ticks.js';

/** @typedef {import('./count-ticks.js').TickCounts} TickCounts */
/** @typedef {import('./printed-names.js').PrintedNames} PrintedNames */

/** @typedef {{name: string, ticks: number, parentTicks: number, depth: number}} TreeRow */
/** @typedef {TreeRow & {node: number}} Node */

/** V8's CALL_PROFILE_CUTOFF_PCT: rows below this share of the row above are not printed, nor their callers. */
const CUTOFF_PERCENT = 1.0;

/**
 * Turns stacks inside out: leaves first, each with its callers below it, as deep as is asked for.
 * @param {import('../../model/profile.js').StackTable} stacks of the profile
 * @param {PrintedNames} names of its frames
 * @param {TickCounts} counts of its ticks
 * @param {number} callGraphSize levels of callers below each leaf
 * @returns {Generator<TreeRow>} rows in the order in which they are printed; depth 0 is a leaf
 */
export function* buildBottomUp(stacks, names, counts, callGraphSize) {
  const { nodes, ticks } = countPaths(stacks, names, counts, callGraphSize);
  const { parent, frame: name } = nodes.finish();
  /** @type {Map<number, Node[]>} */
  const children = new Map();
  const isPrinted = new Uint8Array(nodes.length);
  for (let node = 0; node < nodes.length; node++) {
    const above = parent[node];
    if (above !== -1 && !isPrinted[above]) continue;
    const parentTicks = above === -1 ? counts.total : ticks[above];
    if ((ticks[node] / parentTicks) * 100 < CUTOFF_PERCENT) continue;
    isPrinted[node] = 1;
    const row = { node, name: names.texts[name[node]], ticks: ticks[node], parentTicks, depth: 0 };
    const siblings = children.get(above);
    if (siblings === undefined) children.set(above, [row]);
    else siblings.push(row);
  }
  // A stack of our own: how deep the tree is, is up to the input and the caller.
  const pending = nextRows(children, -1, 0);
  for (let row = pending.pop(); row !== undefined; row = pending.pop()) {
    yield row;
    for (const child of nextRows(children, row.node, row.depth + 1)) pending.push(child);
  }
}

/**
 * @param {Map<number, Node[]>} children by node
 * @param {number} node whose callers are wanted, -1 for the leaves
 * @param {number} depth of those
 * @returns {Node[]} them, the one to be printed first at the end
 */
function nextRows(children, node, depth) {
  const rows = children.get(node) ?? [];
  rows.sort(byTicksThenName).reverse();
  for (const row of rows) row.depth = depth;
  return rows;
}

/**
 * @param {import('../../model/profile.js').StackTable} stacks of the profile
 * @param {PrintedNames} names of its frames
 * @param {TickCounts} counts of its ticks
 * @param {number} callGraphSize levels of callers
 * @returns {{nodes: StackBuilder, ticks: number[]}} the tree, names in the place of frames; ticks by node
 */
function countPaths({ frame, length }, names, { byStack, callers, withoutStack }, callGraphSize) {
  const nodes = new StackBuilder();
  /** @type {number[]} */
  const ticks = [];
  const add = (/** @type {number} */ above, /** @type {number} */ name, /** @type {number} */ count) => {
    const node = nodes.intern(above, name);
    ticks[node] = (ticks[node] ?? 0) + count;
    return node;
  };
  if (withoutStack > 0) add(-1, names.unknown, withoutStack);
  for (let stack = 0; stack < length; stack++) {
    if (byStack[stack] === 0) continue;
    let node = -1;
    let row = printedLeaf(stack, frame, callers, names);
    for (let level = 0; row !== -1 && level <= callGraphSize; level++, row = callers[row]) {
      node = add(node, names.ofFrame[frame[row]], byStack[stack]);
    }
  }
  return { nodes, ticks };
}
