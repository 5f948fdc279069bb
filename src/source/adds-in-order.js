/**
 * Whether a callback adds something to a list after a call. As long as the call holds the thread, several calls of the
 * callback add in the order in which they were started; once they wait, in the order in which they end:
 * `Promise.all(rows.map(async (row) => { const hash = f(row); lines.push(hash); }))`.
 */
import { awaitsBefore } from './awaits-before.js';
import { functionAbove } from './function-around.js';
import { handedByName } from './handed-by-name.js';
import { calledWith } from './handed-over.js';
import { isFunction } from './is-function.js';
import { isLoop } from './is-loop.js';
import { firstName, memberName } from './member-path.js';
import { accessesIn, isOfOneCall, ownNames } from './read-then-written.js';

/** @import { Place } from './program-index.js' */
/** @import { Access } from './read-then-written.js' */

/** What may start a callback again before it has ended. */
const STARTS_SEVERAL = /^(?:map|flatMap|forEach|filter|reduce|setInterval)$/;
/** What starts it once, wherever it is called. */
const STARTS_ONE = /^(?:setImmediate|setTimeout|nextTick|queueMicrotask)$/;

/** Methods of lists, maps, sets and streams after which an order remains. */
const ADDS = /^(?:push|unshift|splice|add|set|append|write)$/;

/**
 * @param {Place} call place of a call
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @param {boolean} [mayWait] whether it may have waited if it has awaited anything
 * @returns {boolean} whether the function around it is such a callback, has not waited before the call, and then adds
 *   something to what is not its own
 */
export function addsInOrder(call, uses, mayWait = true) {
  const around = functionAbove(call);
  if (around === null || !isStartedOften(around, uses)) return false;
  if (mayWait && awaitsBefore(around.node, call.node)) return false;
  const own = ownNames(around.node, true);
  const isOwn = (/** @type {Access} */ { path }) => own.parameters.has(firstName(path)) || isOfOneCall(own, path);
  return accessesIn(around.node).some((access) => access.at > call.node.end && isAdding(access) && !isOwn(access));
}

/**
 * @param {Place} place of a function
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {boolean} whether something gets it that may start it several times at once
 */
function isStartedOften(place, uses) {
  const direct = calledWith(place);
  const all = direct === null ? handedByName(place, uses).handOvers : [direct];
  return all.some(({ name, call }) => {
    const method = name.slice(name.lastIndexOf('.') + 1);
    return STARTS_SEVERAL.test(method) || (STARTS_ONE.test(method) && isRepeated(call));
  });
}

/**
 * @param {Place} call in a file
 * @returns {boolean} whether it is in a loop, or in a callback of an array's method
 */
function isRepeated(call) {
  for (let { up } = call; up !== null; up = up.up) {
    if (isLoop(up.node)) return true;
    if (isFunction(up.node)) return STARTS_SEVERAL.test(calledWith(up)?.name ?? '');
  }
  return false;
}

/**
 * @param {Access} access of a function
 * @returns {boolean} whether it adds to something
 */
function isAdding({ node, isWrite, isInner }) {
  const method =
    node.type === 'CallExpression' && node.callee.type === 'MemberExpression' ? node.callee.property : null;
  return isWrite && !isInner && method !== null && ADDS.test(memberName(method));
}
