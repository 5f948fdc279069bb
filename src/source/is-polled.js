/**
 * Loops that run until something else says so: `while (!stopped) await digest(next())`. Each round lets timers and
 * requests run, which may say so. If nothing in it waited for another thread any more, nothing else would ever run. The same
 * goes for functions that call themselves again.
 */
import { eachNode } from './each-node.js';
import { methodOf, variableOf } from './handed-by-name.js';
import { isFunction } from './is-function.js';
import { isWithin } from './is-within.js';
import { lastName } from './member-path.js';

/** @import { Place } from './program-index.js' */
/** @import { AnyNode as Node } from 'acorn' */

/**
 * What is known around a call: in its file, or in all of the program.
 * @typedef {object} Surroundings
 * @property {(name: string) => Place[]} usesOf where a variable is used, or a property, with a dot before its name
 * @property {(part: Place, call: Node) => boolean} waits whether a loop or a function also waits for something that has
 *   nothing to do with a call in it
 */

/** How many functions may call each other. */
const MOST_STEPS = 4;
/** A name with more uses has many meanings. */
const MOST_USES = 100;
/** What calls its argument in a later turn. */
const LATER = /^set(?:Timeout|Immediate|Interval)$/;

/**
 * @param {Place} call that is awaited
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {boolean} whether such a loop in the same file awaits nothing else
 */
export function isPolled(call, uses) {
  return isPolledIn(call, { usesOf: (name) => uses.get(name) ?? [], waits: awaitsOtherwise });
}

/**
 * @param {Place} call that is awaited
 * @param {Surroundings} surroundings of it
 * @param {number} [steps] how many more functions may be followed
 * @returns {boolean} whether it, or a call of a function around it, is all that such a loop waits for
 */
export function isPolledIn(call, surroundings, steps = MOST_STEPS) {
  for (let outer = call.up; outer !== null; outer = outer.up) {
    const part = outer;
    if (isOpenLoop(part.node) && !surroundings.waits(part, call.node)) return true;
    if (!isFunction(part.node) || steps <= 0) continue;
    const isAgain = (/** @type {Place} */ use) =>
      isWithin(use.node, part.node)
        ? isOwnName(use, part) && !isLater(use, part.node) && !surroundings.waits(part, call.node)
        : isPolledIn(use, surroundings, steps - 1);
    if (usesOf(part, surroundings).some(isAgain)) return true;
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
 * @param {Place} part a loop or a function
 * @param {Node} call in it
 * @returns {boolean} whether it also awaits something that has nothing to do with the call
 */
function awaitsOtherwise({ node: part }, call) {
  let isWaiting = false;
  eachNode(isFunction(part) ? part.body : part, true, (node) => {
    if (node.type === 'AwaitExpression' && !isWithin(call, node)) isWaiting = true;
  });
  return isWaiting;
}

/**
 * @param {Place} use of a function's name in itself
 * @param {Place} place of the function
 * @returns {boolean} whether it means the function: `digest`, and not that of `crypto.subtle.digest`
 */
function isOwnName({ up, node }, place) {
  const member = up?.node.type === 'MemberExpression' && up.node.property === node ? up.node : null;
  if (variableOf(place) !== '') return member === null;
  return member === null || member.object.type === 'ThisExpression';
}

/**
 * @param {Place} use of a function's name in itself
 * @param {Node} root the function
 * @returns {boolean} whether a timer calls it
 */
function isLater(use, root) {
  for (let outer = use.up; outer !== null && outer.node !== root; outer = outer.up)
    if (outer.node.type === 'CallExpression' && LATER.test(lastName(outer.node.callee))) return true;
  return false;
}

/**
 * @param {Place} place of a function
 * @param {Surroundings} surroundings of it
 * @returns {Place[]} where its name is used, as a variable or as a property; none if it has too many meanings
 */
function usesOf(place, surroundings) {
  const name = variableOf(place) || methodOf(place);
  const all = name === '' ? [] : [...surroundings.usesOf(name), ...surroundings.usesOf(`.${name}`)];
  return all.length > MOST_USES ? [] : all.filter((use) => use.up?.node !== place.node);
}
