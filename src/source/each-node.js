/** @import { AnyNode as Node } from 'acorn' */

const FUNCTION = /Function|^Class/;

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
 * @param {Node} root to walk, itself included; not by recursion, since minified code nests deep
 * @param {boolean} staysOutside whether functions in it are left out
 * @param {(node: Node) => void} visit called with each node, in no particular order
 */
export function eachNode(root, staysOutside, visit) {
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
