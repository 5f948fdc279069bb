/**
 * Whether calls of a function go on in the order in which they began, although each has waited: for equal timers, or for the same
 * promise (`await ready`). What holds the thread then keeps that order, and what is awaited in its place does not.
 */
import { unwrap } from './definition.js';
import { eachNode } from './each-node.js';
import { waitsBefore } from './gaps.js';
import { firstName, lastName, memberPath } from './member-path.js';
import { ownNames } from './read-then-written.js';

/** @import { AnyNode as Node } from 'acorn' */
/** @import { FunctionNode } from './v8-position.js' */

/** Timers, and what programs call functions that wait for one. */
const TIMERS = /^_?(?:set(?:Timeout|Immediate)|sleep|delay|pause|tick|timeout|wait(?:For)?(?:Ms)?$|nextTick|promise$)/i;
const PROMISE = 'Promise';
/** What needs no call to have its value. */
const IS_THERE = /^(?:Identifier|MemberExpression|Literal)$/;

/**
 * @param {FunctionNode} around an async function
 * @param {Node} call in it
 * @returns {boolean} whether it has waited before the call, each time equally long in all calls of it
 */
export function waitsInTurn(around, call) {
  const waits = waitsBefore(around.body, call);
  const own = ownNames(around, true).variables;
  return (
    waits.length > 0 && waits.every((each) => each.type === 'AwaitExpression' && isEqual(unwrap(each.argument), own))
  );
}

/**
 * @param {Node} awaited an expression
 * @param {ReadonlySet<string>} own variables of the function around it
 * @returns {boolean} whether it settles after the same time, or at the same moment, in all calls of the function
 */
function isEqual(awaited, own) {
  if (IS_THERE.test(awaited.type)) return !own.has(firstName(memberPath(awaited)));
  if (awaited.type === 'NewExpression') return memberPath(awaited.callee) === PROMISE && hasEqualTimer(awaited, own);
  return awaited.type === 'CallExpression' && isTimer(awaited) && isGivenTheSame(awaited.arguments, own);
}

/**
 * @param {import('acorn').NewExpression} promise made by the function itself: `new Promise((done) => setTimeout(done, 10))`
 * @param {ReadonlySet<string>} own variables of the function around it
 * @returns {boolean} whether that waits for a timer, and no longer in one call than in another
 */
function hasEqualTimer(promise, own) {
  let isFound = false;
  eachNode(promise, false, (node) => {
    isFound ||= node.type === 'CallExpression' && isTimer(node) && isGivenTheSame(node.arguments.slice(1), own);
  });
  return isFound;
}

/**
 * @param {import('acorn').CallExpression} call any
 * @returns {boolean} whether it is called as what waits for a timer
 */
function isTimer({ callee }) {
  return TIMERS.test(lastName(callee));
}

/**
 * @param {Node[]} given arguments
 * @param {ReadonlySet<string>} own variables of the function around them
 * @returns {boolean} whether they are the same in each call of the function
 */
function isGivenTheSame(given, own) {
  return given.every((each) => {
    let isSame = true;
    eachNode(each, false, (node) => {
      isSame &&= !/^(?:Call|New)Expression$/.test(node.type) && !(node.type === 'Identifier' && own.has(node.name));
    });
    return isSame;
  });
}
