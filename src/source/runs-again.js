/**
 * What has itself started again before a call, by a timer: `function tick() { setTimeout(tick, 10); send(f()); }`. While the
 * call holds the thread, one ends before the next begins; if it is awaited, they run side by side, and more and more of them
 * if the call takes longer than the timer.
 */
import { mayRunBoth } from './always-run.js';
import { functionAbove } from './function-around.js';
import { methodOf, variableOf } from './handed-by-name.js';
import { callOf } from './handed-over.js';
import { importedName } from './imported-name.js';
import { isFunction } from './node-kinds.js';
import { literalValue } from './literal-value.js';
import { lastName } from './member-path.js';
import { usesOfVariable } from './uses-of-variable.js';

/** @import { Place } from './program-index.js' */
/** @import { CallExpression } from 'acorn' */

/** What calls a function once, later. */
const TIMER = /^(?:setTimeout|setImmediate|queueMicrotask|nextTick)$/;

/** No call takes as long as this, in milliseconds. */
const LONG = 60_000;

/** A name with more uses is a minifier's, or has many meanings. */
const MOST_USES = 100;

/**
 * @param {Place} call place of a call
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {boolean} whether the function around it has a timer call it again, set before the call, itself or by a function
 *   that it calls
 */
export function runsAgain(call, uses) {
  const around = functionAbove(call);
  if (around === null) return false;
  const isBefore = (/** @type {Place} */ each) =>
    each.node.end <= call.node.start &&
    functionAbove(each)?.node === around.node &&
    mayRunBoth(around.node, each.node, call.node);
  return timersOf(around, uses).some((timer) => {
    if (isBefore(timer)) return true;
    const setter = functionAbove(timer);
    return setter !== null && usesOfFunction(setter, uses).some((use) => callOf(use) && isBefore(use));
  });
}

/**
 * @param {Place} place of a function
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {Place[]} timers that soon call it
 */
function timersOf(place, uses) {
  return usesOfFunction(place, uses).flatMap((use) => {
    const timer = timerAround(use);
    return timer === null || takesLong(timer) ? [] : [timer];
  });
}

/**
 * @param {Place} place of a function
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {readonly Place[]} where its name is used, or that of the method that it is
 */
function usesOfFunction(place, uses) {
  const name = variableOf(place);
  const method = name === '' ? methodOf(place) : '';
  const members = (uses.get(`.${method}`) ?? []).flatMap(({ up }) =>
    up?.node.type === 'MemberExpression' ? [up] : [],
  );
  const found = name === '' ? members : usesOfVariable(name, place.context.scope, uses);
  return found.length > MOST_USES ? [] : found;
}

/**
 * @param {Place} use of a function's name
 * @returns {(Place & {node: CallExpression}) | null} the timer that gets it, or a function that does nothing but use it
 */
function timerAround(use) {
  let functions = 0;
  for (let { node, up } = use; up !== null; { node, up } = up) {
    if (isFunction(up.node) && ++functions > 1) return null;
    if (isTimer(up) && up.node.arguments[0] === node) return up;
  }
  return null;
}

/**
 * @param {Place} place of any code
 * @returns {place is Place & {node: CallExpression}} whether it sets a timer
 */
function isTimer(place) {
  const { node, context } = place;
  if (node.type !== 'CallExpression') return false;
  return TIMER.test(lastName(node.callee)) || TIMER.test(importedName(node.callee, context.scope)?.name ?? '');
}

/**
 * @param {Place & {node: CallExpression}} timer that is set
 * @returns {boolean} whether any call ends before it
 */
function takesLong({ node: { arguments: given }, context: { scope } }) {
  const delay = given[1] === undefined ? null : literalValue(given[1], scope);
  return typeof delay === 'number' && delay >= LONG;
}
