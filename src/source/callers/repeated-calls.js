/**
 * Loops around a call. What a loop takes its items from, and what its condition reads, is read again after each call:
 * while the call holds the thread, nobody adds to it or removes from it.
 */
import { eachNode } from '../each-node.js';
import { isGapBetween } from '../gaps.js';
import { isFunction, isLoop } from '../node-kinds.js';
import { isWithin } from '../nested-ranges.js';
import { lastName } from '../member-path.js';
import { accessesIn } from '../read-then-written.js';
import { returnedValues } from '../returned-values.js';

/** @import { Gap } from '../gaps.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** What begins with a collection's first item, and takes the others later. */
const ITERATES = /^(?:values|keys|entries)$/;

/** Methods of iterators that return another one. */
const PASSES_ON = /^(?:map|filter|flatMap|take|drop)$/;

/**
 * @param {Node} around a function
 * @param {Node} call in it
 * @param {Gap[]} gaps where it lets others in
 * @returns {Node[]} its loops that contain the call, the outermost first; none that wait for something else in each
 *   round
 */
export function loopsAround(around, call, gaps) {
  /** @type {Node[]} */
  const loops = [];
  if (!isFunction(around)) return loops;
  eachNode(around.body, true, (node) => {
    if (isLoop(node) && isWithin(call, node) && !isIterated(node, call)) loops.push(node);
  });
  const waits = (/** @type {Node} */ loop) => isGapBetween(gaps, loop.start, loop.end, call);
  return loops.filter((loop) => !waits(loop)).sort((a, b) => a.start - b.start);
}

/**
 * @param {Node} loop any
 * @param {Node} call in it
 * @returns {boolean} whether the call is in what it takes its items from, which is evaluated once
 */
function isIterated(loop, call) {
  return (loop.type === 'ForOfStatement' || loop.type === 'ForInStatement') && isWithin(call, loop.right);
}

/**
 * @param {Node} loop any
 * @returns {string[]} paths of what it reads in each round
 */
export function readEachRound(loop) {
  switch (loop.type) {
    case 'ForOfStatement':
      return pathsIn(collectionOf(loop.right));
    case 'ForStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
      return loop.test ? pathsIn(loop.test) : [];
    default:
      return [];
  }
}

/**
 * @param {Node} node of a function that a loop takes its items from
 * @returns {string[] | null} paths of what that reads in each round: of what the function returns, if others may change
 *   it; null for all that a generator reads
 */
export function readByItems(node) {
  if (isFunction(node) && node.generator) return null;
  return returnedValues(node).flatMap((each) => pathsIn(collectionOf(each)));
}

/**
 * @param {Node} items of a loop
 * @returns {Node | null} the collection that it goes through while others may change it; null if it is made for the loop
 */
function collectionOf(items) {
  if (items.type === 'Identifier' || items.type === 'MemberExpression') return items;
  if (items.type !== 'CallExpression' || items.callee.type !== 'MemberExpression') return null;
  const { object } = items.callee;
  // What an iterator's `map` returns takes one item after the other; an array's is made for the loop.
  if (PASSES_ON.test(lastName(items.callee)) && object.type === 'CallExpression') return collectionOf(object);
  return ITERATES.test(lastName(items.callee)) && items.arguments.length === 0 ? items.callee.object : null;
}

/**
 * @param {Node | null} node an expression
 * @returns {string[]} what it reads
 */
function pathsIn(node) {
  if (node === null) return [];
  return accessesIn(node).flatMap(({ path, isCalled, isWrite }) => (isCalled || isWrite || path === '' ? [] : [path]));
}
