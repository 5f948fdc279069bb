/**
 * Loops that run until something else says so: `while (!stopped) await digest(next())`. Each round lets timers and
 * requests run, which may say so. If nothing in it waited for another thread any more, nothing else would ever run.
 */
import { eachNode } from './each-node.js';
import { methodOf, variableOf } from './handed-by-name.js';
import { isFunction } from './is-function.js';
import { isWithin } from './is-within.js';

/** @import { Place } from './program-index.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** How many functions may call each other. */
const MOST_STEPS = 4;
/** A name with more uses has many meanings. */
const MOST_USES = 100;

/**
 * @param {Place} call that is awaited
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @param {number} [steps] how many more functions may be followed
 * @returns {boolean} whether it, or a call of a function around it in the same file, is all that such a loop waits for
 */
export function isPolled(call, uses, steps = MOST_STEPS) {
  for (let outer = call.up; outer !== null; outer = outer.up) {
    const { node } = outer;
    if (isOpenLoop(node) && !waitsOtherwise(node, call.node)) return true;
    if (isFunction(node) && steps > 0 && callsOf(outer, uses).some((each) => isPolled(each, uses, steps - 1)))
      return true;
  }
  return false;
}

/**
 * @param {Node} node any
 * @returns {boolean} whether it is a loop that does not count
 */
function isOpenLoop(node) {
  if (node.type === 'ForStatement') return !node.test || !node.update;
  return node.type === 'WhileStatement' || node.type === 'DoWhileStatement';
}

/**
 * @param {Node} loop any
 * @param {Node} call in it
 * @returns {boolean} whether it also waits for something that has nothing to do with the call
 */
function waitsOtherwise(loop, call) {
  let isWaiting = false;
  eachNode(loop, true, (node) => {
    if (node.type === 'AwaitExpression' && !isWithin(call, node)) isWaiting = true;
  });
  return isWaiting;
}

/**
 * @param {Place} place of a function
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {Place[]} where its name is used, as a variable or as a property; none if it has too many meanings
 */
function callsOf(place, uses) {
  const name = variableOf(place) || methodOf(place);
  const all = name === '' ? [] : [...(uses.get(name) ?? []), ...(uses.get(`.${name}`) ?? [])];
  return all.length > MOST_USES ? [] : all.filter((use) => !isWithin(use.node, place.node));
}
