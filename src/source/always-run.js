/** What runs whenever a function does, and which of its parts may not. */
import { childrenOf, eachNode } from './each-node.js';
import { isFunction } from './node-kinds.js';
import { isWithin } from './nested-ranges.js';

/** @import { Range } from './gaps.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** The parts of syntax that run in any case, where others may not. @type {Map<string, string[]>} */
const RUNS = new Map([
  ['IfStatement', ['test']],
  ['ConditionalExpression', ['test']],
  ['LogicalExpression', ['left']],
  ['ForStatement', ['init', 'test']],
  ['ForOfStatement', ['right']],
  ['ForInStatement', ['right']],
  ['WhileStatement', ['test']],
  ['SwitchStatement', ['discriminant']],
  ['TryStatement', ['block', 'finalizer']],
]);
const LEAVES = /^(?:Return|Throw|Break|Continue)Statement$/;
/** Deeper code is a minifier's. */
const MOST_DEEP = 200;

/**
 * @param {Node} body of a function
 * @returns {Node[]} what it awaits or returns in any case, up to where it may have returned
 */
export function alwaysAwaited(body) {
  /** @type {Node[]} */
  const found = [];
  const goOn = (/** @type {Node} */ node, /** @type {number} */ depth) => {
    if (isFunction(node)) return true;
    const runs = RUNS.get(node.type);
    const children = childrenOf(node).filter(
      (each) => runs === undefined || runs.some((key) => isPart(node, key, each)),
    );
    if (depth > MOST_DEEP || !children.every((each) => goOn(each, depth + 1))) return false;
    if (node.type === 'AwaitExpression' || (node.type === 'ReturnStatement' && node.argument))
      found.push(/** @type {Node} */ (node.argument));
    return !LEAVES.test(node.type) && (runs === undefined || !mayLeave(node));
  };
  goOn(body, 0);
  return found;
}

/**
 * @param {Node} body of a function
 * @param {Node} first code in it
 * @param {Node} later code in it, further down
 * @returns {boolean} whether both may run: not in two branches, nor if the function is left after the first
 */
export function mayRunBoth(body, first, later) {
  let around = body;
  for (;;) {
    const next = childrenOf(around).find((each) => isWithin(first, each));
    if (next === undefined || next === around) return true;
    if (!isWithin(later, next)) break;
    around = next;
  }
  if (around.type === 'TryStatement' && around.finalizer && isWithin(later, around.finalizer)) return true;
  const branches = /^(?:IfStatement|ConditionalExpression)$/.test(around.type) ? childrenOf(around).slice(1) : [];
  const isBranched = [first, later].every((each) => branches.some((branch) => isWithin(each, branch)));
  return !isBranched && !isInOtherCase(around, first) && !isLeftAfter(around, first);
}

/**
 * @param {Node} around both of two parts of code
 * @param {Node} first of them
 * @returns {boolean} whether it is in a case of a `switch` that does not go on with the next one
 */
function isInOtherCase(around, first) {
  const own = around.type === 'SwitchStatement' ? around.cases.find((each) => isWithin(first, each)) : undefined;
  return own !== undefined && LEAVES.test(lastOf(own.consequent)?.type ?? '');
}

/**
 * @param {readonly Node[]} statements in a row
 * @returns {Node | undefined} the last one that runs, also of a block at their end: `case 1: { go(); break; }`
 */
function lastOf(statements) {
  const last = statements.at(-1);
  return last?.type === 'BlockStatement' ? lastOf(last.body) : last;
}

/**
 * @param {Node} around code
 * @param {Node} first a part of it
 * @returns {boolean} whether the function ends behind it, in one of the blocks around it
 */
function isLeftAfter(around, first) {
  const inner = childrenOf(around).find((each) => isWithin(first, each));
  if (inner === undefined) return false;
  return /^(?:Return|Throw)Statement$/.test(lastOf([inner])?.type ?? '') || isLeftAfter(inner, first);
}

/**
 * @param {Node} body of a function
 * @returns {Range[]} its parts that may not run
 */
export function partsThatMayNotRun(body) {
  /** @type {Range[]} */
  const parts = [];
  eachNode(body, true, (node) => {
    const runs = RUNS.get(node.type);
    if (runs !== undefined)
      parts.push(...childrenOf(node).filter((each) => !runs.some((key) => isPart(node, key, each))));
  });
  return parts;
}

/**
 * @param {Node} node any
 * @param {string} key of a part
 * @param {Node} child of the node
 * @returns {boolean} whether it is that part
 */
function isPart(node, key, child) {
  return /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (node))[key] === child;
}

/**
 * @param {Node} node a statement or an expression
 * @returns {boolean} whether the function may return in it
 */
function mayLeave(node) {
  let isLeft = false;
  eachNode(node, true, ({ type }) => (isLeft ||= type === 'ReturnStatement'));
  return isLeft;
}
