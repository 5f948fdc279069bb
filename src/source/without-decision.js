/**
 * What a statement only counts with, or hands on: `active++`, `gauge.set('active', active)`. Nothing is decided by it there, as
 * it is by `if (active > most)` or `assert(active < most)`.
 */
import { childrenOf } from './each-node.js';
import { isFunction } from './node-kinds.js';

/** @import { AnyNode as Node } from 'acorn' */

/** Operators that compare. */
const COMPARES = /^(?:[<>]=?|[!=]==?|in|instanceof)$/;

/** @type {Node[]} */
const NONE = [];

/**
 * @param {Node} statement of any kind, or any other node
 * @returns {readonly Node[]} the parts of it of which nothing but more of the same depends
 */
export function withoutDecision(statement) {
  if (statement.type !== 'ExpressionStatement') return NONE;
  /** @type {Node[]} */
  const parts = [];
  /** @type {Node[]} */
  const pending = [statement.expression];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (isFunction(node) || decides(node)) continue;
    parts.push(node);
    pending.push(...childrenOf(node));
  }
  return parts;
}

/**
 * @param {Node} node an expression
 * @returns {boolean} whether it may say what happens next
 */
function decides(node) {
  if (node.type === 'BinaryExpression') return COMPARES.test(node.operator);
  if (node.type === 'LogicalExpression') return node.operator !== '??';
  return node.type === 'ConditionalExpression';
}
