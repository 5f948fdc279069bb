/**
 * Loops that run until something else says so: `while (!stopped) await digest(next())`. Each round lets timers and
 * requests run, which may say so. If nothing in it waited for another thread any more, nothing else would ever run. The same
 * goes for functions that call themselves again. A loop that ends by itself, but has many rounds, lets nothing else run until
 * then.
 */
import { eachNode } from './each-node.js';
import { mostRounds } from './few-rounds.js';
import { methodOf, variableOf } from './handed-by-name.js';
import { isFunction, isLoop } from './node-kinds.js';
import { isWithin } from './nested-ranges.js';
import { lastName } from './member-path.js';

/** @import { Place } from './program-index.js' */
/** @import { AnyNode as Node } from 'acorn' */

/**
 * What is known around a call: in its file, or in all of the program.
 * @typedef {object} Surroundings
 * @property {(name: string) => Place[]} usesOf where a variable is used, or a property, with a dot before its name
 * @property {(part: Place, call: Node) => boolean} waits whether a loop or a function also waits for something that has
 *   nothing to do with a call in it
 * @property {(loop: Place, inner: Node, isAwaited: boolean, usesOf: (name: string) => Place[]) => number} roundsOf for how
 *   many rounds a loop repeats a part of it, infinite if unknown; 1 if it does not, or that does not count; isAwaited: whether
 *   the loop itself awaits the part
 */

/** This many short digests take some milliseconds at most. */
const MOST_ROUNDS = 1000;
/** How many functions may call each other. */
const MOST_STEPS = 4;
/** A name with more uses has many meanings. */
const MOST_USES = 100;
/** What calls its argument in a later turn. */
const LATER = /^set(?:Timeout|Immediate|Interval)$/;
const REDUCES = /^reduce(?:Right)?$/;

/**
 * @param {Place} call that is awaited
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {boolean} whether such a loop in the same file awaits nothing else
 */
export function isPolled(call, uses) {
  return isPolledIn(call, { ...inFile(uses), roundsOf: openRounds });
}

/**
 * @param {Place} call that is awaited
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {boolean} whether such a loop, or one that is not known to have few rounds, awaits nothing else in the same file
 */
export function isSoleWait(call, uses) {
  return isPolledIn(call, { ...inFile(uses), roundsOf: allRounds });
}

/**
 * @param {ReadonlyMap<string, Place[]>} uses where names are in a file
 * @returns {Pick<Surroundings, 'usesOf' | 'waits'>} what the file alone tells
 */
function inFile(uses) {
  return { usesOf: (name) => uses.get(name) ?? [], waits: awaitsOtherwise };
}

/**
 * @param {Place} call that is awaited
 * @param {Surroundings} surroundings of it
 * @param {number} [steps] how many more functions may be followed
 * @param {number} [repeated] for how many rounds it is repeated in the function that is called there
 * @returns {boolean} whether it, or a call of a function around it, is all that a loop waits for that may have many rounds,
 *   with those of the loops in it
 */
export function isPolledIn(call, surroundings, steps = MOST_STEPS, repeated = 1) {
  let rounds = repeated;
  let inner = call.node;
  let isAwaited = false;
  for (let outer = call.up; outer !== null; inner = outer.node, outer = outer.up) {
    const part = outer;
    isAwaited = !isFunction(part.node) && (isAwaited || part.node.type === 'AwaitExpression');
    const own = surroundings.roundsOf(part, inner, isAwaited, surroundings.usesOf);
    rounds *= own;
    if (own > 1 && rounds > MOST_ROUNDS && !surroundings.waits(part, call.node)) return true;
    if (!isFunction(part.node) || steps <= 0) continue;
    const inFunction = rounds;
    const isAgain = (/** @type {Place} */ use) =>
      isInside(use, part.node)
        ? isOwnName(use, part) && !isLater(use, part.node) && !surroundings.waits(part, call.node)
        : isPolledIn(use, surroundings, steps - 1, inFunction);
    if (usesOf(part, surroundings).some(isAgain)) return true;
  }
  return false;
}

/**
 * @param {Place} use of a name, in any file
 * @param {Node} root the function that has the name
 * @returns {boolean} whether the use is in it: offsets would not tell files apart
 */
function isInside(use, root) {
  for (let outer = use.up; outer !== null; outer = outer.up) if (outer.node === root) return true;
  return false;
}

/**
 * @param {Place} place any
 * @returns {boolean} whether it is a loop that does not count
 */
function isOpenLoop({ node }) {
  if (node.type === 'ForStatement') return !node.test || !node.update;
  return node.type === 'WhileStatement' || node.type === 'DoWhileStatement';
}

/**
 * @param {Place} place any
 * @returns {number} its rounds, if it is a loop that does not count: infinite
 */
export function openRounds(place) {
  return isOpenLoop(place) ? Infinity : 1;
}

/**
 * What is awaited together, as with `Promise.all(texts.map(digest))`, is begun without a wait in between anyway. A loop over
 * what comes later (`for await`) waits for that.
 * @param {Place} place any
 * @param {Node} inner a part of it
 * @param {boolean} isAwaited whether the code around it, without functions in it, awaits the part
 * @param {(name: string) => Place[]} usesOf where a variable is used
 * @returns {number} its rounds, if it is a loop that repeats the part and waits for it in each, or that does not count
 */
export function allRounds(place, inner, isAwaited, usesOf) {
  const { node } = place;
  if (isOpenLoop(place) || isReducer(place)) return Infinity;
  if (!isAwaited || !isLoop(node) || (node.type === 'ForOfStatement' && node.await)) return 1;
  const isOnce = ('right' in node && node.right === inner) || ('init' in node && node.init === inner);
  return isOnce ? 1 : Math.max(1, mostRounds(place, usesOf));
}

/**
 * `texts.reduce(async (before, text) => { await before; await digest(text); }, null)` digests one after the other.
 * @param {Place} place any
 * @returns {boolean} whether it is a function that is called for each item, with what it has returned for the one before
 */
function isReducer({ node, up }) {
  const by = isFunction(node) ? up?.node : null;
  return by?.type === 'CallExpression' && by.arguments[0] === node && REDUCES.test(lastName(by.callee));
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
