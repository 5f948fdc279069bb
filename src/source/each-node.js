/** Walks the nodes of a syntax tree. */

/** @import { AnyNode as Node } from 'acorn' */

const FUNCTION = /Function|^Class/;

/** A walk over more nodes than this is remembered: each of a thousand calls may ask about the function around it. */
const FEW = 100;

/** Nodes of walks that stay outside of functions; none yet where a walk was made only once. @type {WeakMap<Node, Node[] | null>} */
const WALKED = new WeakMap();

/**
 * @param {object} node of any type, also of TypeScript's
 * @returns {Node[]} all of its children, in the order of the source
 */
export function childrenOf(node) {
  /** @type {Node[]} */
  const children = [];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') children.push(child);
  }
  return children.sort((a, b) => a.start - b.start);
}

/**
 * Looks only into what is around the range, unlike a walk through all nodes, which takes long where each of thousands of
 * calls asks.
 * @param {Node} root to look in
 * @param {{start: number, end: number}} range of a part of it
 * @returns {Node[]} the nodes that are just that: `name` in `{ name }` is two
 */
export function nodesAt(root, { start, end }) {
  const found = [];
  const around = [root];
  for (let node = around.pop(); node !== undefined; node = around.pop()) {
    if (node.start === start && node.end === end) found.push(node);
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value])
        if (typeof child?.type === 'string' && child.start <= start && child.end >= end) around.push(child);
    }
  }
  return found;
}

/**
 * @param {Node} root to walk, itself included; not by recursion, since minified code nests deep
 * @param {boolean} staysOutside whether functions in it are left out
 * @param {(node: Node) => void} visit called with each node, in no particular order
 */
export function eachNode(root, staysOutside, visit) {
  const known = staysOutside ? WALKED.get(root) : undefined;
  if (known) {
    for (const node of known) visit(node);
    return;
  }
  let count = 0;
  /** @type {Node[] | null} */
  const nodes = known === null ? [] : null;
  walk(root, staysOutside, (node) => {
    count++;
    nodes?.push(node);
    visit(node);
  });
  // Those of a function that is asked about once need no memory.
  if (staysOutside && count > FEW) WALKED.set(root, nodes);
}

/**
 * @param {Node} root as for `eachNode`
 * @param {boolean} staysOutside likewise
 * @param {(node: Node) => void} visit likewise
 */
function walk(root, staysOutside, visit) {
  const pending = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    visit(node);
    if (node.type === 'Literal' || (staysOutside && FUNCTION.test(node.type))) continue;
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value])
        if (typeof child?.type === 'string') pending.push(child);
    }
  }
}
