/** The call tree of a `.cpuprofile` as stacks. */
import { FrameTable } from '../../model/frame-table.js';
import { isRecord } from '../../model/is-record.js';
import { StackBuilder } from '../../model/stack-builder.js';
import { VM_STATE } from '../../model/vm-state.js';
import { frameOfNode, labelsBelow, stateOfFrame } from './frame-of-node.js';

/** @import { Frame, SampleLabels, StackTable } from '../../model/profile.js' */
/** @import { FrameParts } from '../prof-process-text/frame-of-name.js' */

/**
 * @typedef {object} StackRows
 * @property {Frame[]} frames
 * @property {StackTable} stacks
 * @property {Map<number, number>} rowOf row of each node by its id, -1 for the root, which isn't a function
 * @property {Map<number, number>} stateOf VM_STATE of a sample in a node, by id
 * @property {number | null} hits sum of the nodes' own ticks; null if the file has none
 * @property {number} unreadable entries that aren't nodes, or that can't be reached from the root
 * @property {number} ambiguous calls of nodes that another one calls as well, which no tree has
 */

/** @typedef {{id: number, node: Record<string, unknown>, children: number[]}} TreeNode */

/**
 * @param {unknown[]} nodes of a profile, from anybody: ids may be missing, twice, or go in circles
 * @returns {StackRows} the tree as stacks
 */
export function stackRows(nodes) {
  const { tree, roots } = treeOf(nodes);
  const frames = new FrameTable();
  const stacks = new StackBuilder();
  /** @type {Map<number, number>} */
  const rowOf = new Map();
  /** @type {Map<number, number>} */
  const stateOf = new Map();
  /** @type {Map<number, number>} row of each node's caller */
  const callerOf = new Map();
  let ambiguous = 0;
  const rowOfFrame = (/** @type {number} */ parent, /** @type {FrameParts} */ frame) =>
    stacks.intern(parent, frames.intern(frame));
  /**
   * Lines and labels are those of its own ticks, and nothing tells at which line it calls others.
   * @type {(parent: number, frame: FrameParts, labels: SampleLabels | null) => [own: number, asCaller: number]}
   */
  const rowsOf = (parent, frame, labels) => {
    const plain = () => rowOfFrame(parent, { ...frame, callLine: 0 });
    if (labels !== null) return [rowOfFrame(parent, { ...frame, labels }), plain()];
    const own = rowOfFrame(parent, frame);
    return [own, frame.callLine ? plain() : own];
  };
  let hits = 0;
  let hasHits = false;
  // No recursion: a chain of a million nodes is a valid tree.
  /** @type {{id: number, parent: number, labels: SampleLabels | null}[]} */
  const open = roots.map((id) => ({ id, parent: -1, labels: null }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { id, parent, labels } = next;
    const known = tree.get(id);
    if (rowOf.has(id)) ambiguous += Number(callerOf.get(id) !== parent);
    if (known === undefined || rowOf.has(id)) continue;
    callerOf.set(id, parent);
    const { node, children } = known;
    const frame = frameOfNode(node);
    const [row, caller] = frame === null ? [parent, parent] : rowsOf(parent, frame, labels);
    rowOf.set(id, row);
    stateOf.set(id, frame === null ? VM_STATE.unknown : stateOfFrame(frame));
    if (Number.isSafeInteger(node.hitCount)) {
      hits += Number(node.hitCount);
      hasHits = true;
    }
    const below = labels ?? (caller === -1 ? labelsBelow(node) : null);
    for (const child of children) open.push({ id: child, parent: caller, labels: below });
  }
  return {
    frames: frames.frames,
    stacks: stacks.finish(),
    rowOf,
    stateOf,
    hits: hasHits ? hits : null,
    unreadable: nodes.length - rowOf.size,
    ambiguous,
  };
}

/**
 * @param {unknown[]} nodes with the ids of their children; in files of Chrome's own traces with their parent's
 * @returns {{tree: Map<number, TreeNode>, roots: number[]}} nodes by id, the first of each; those that nobody calls
 */
function treeOf(nodes) {
  /** @type {Map<number, TreeNode>} */
  const tree = new Map();
  for (const node of nodes) {
    if (!isRecord(node) || !Number.isSafeInteger(node.id) || tree.has(Number(node.id))) continue;
    const children = Array.isArray(node.children) ? node.children.filter((id) => Number.isSafeInteger(id)) : [];
    tree.set(Number(node.id), { id: Number(node.id), node, children });
  }
  for (const { id, node } of tree.values()) {
    if (Number.isSafeInteger(node.parent)) tree.get(Number(node.parent))?.children.push(id);
  }
  const called = new Set([...tree.values()].flatMap(({ children }) => children));
  return { tree, roots: [...tree.keys()].filter((id) => !called.has(id)) };
}
