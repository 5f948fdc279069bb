/** Where the value of a promise goes, in the words of the language: what the searches that follow promises share. */
import { unwrap } from './definition.js';
import { eachNode } from './each-node.js';
import { callOf } from './handed-over.js';
import { isFunction } from './node-kinds.js';
import { lastName, memberPath } from './member-path.js';

/** @import { Place } from './program-index.js' */
/** @import { AnyNode as Node } from 'acorn' */

const TAKES_FIRST = /^Promise\.(?:race|any)$/;
const OF_PROMISE = /^(?:then|catch|finally)$/;
const OF_ALL = /^Promise\.(?:all|allSettled)$/;
/** What has a value before anything is called. */
const IS_THERE = /^(?:Identifier|Literal)$/;
const PASSES_ON = /^(?:Chain|Array)Expression$|^SpreadElement$/;

/** How many expressions a promise is followed through. */
export const MOST_STEPS = 12;
/** How many of these a variable counts for: it has many uses, each of which may lead to another one. */
export const STEPS_OF_VARIABLE = 5;

/**
 * @param {Node} callee of a call
 * @returns {boolean} whether that takes the promise that settles first
 */
export function takesFirst(callee) {
  return TAKES_FIRST.test(memberPath(callee));
}

/**
 * @param {Node} member such as `promise.then`
 * @returns {boolean} whether it is a method of promises, whose result is a promise that waits for them
 */
export function isOfPromise(member) {
  return OF_PROMISE.test(lastName(member));
}

/**
 * @param {Node} node around an expression
 * @param {Node} inner that expression, which is a promise or a function, and so never false
 * @returns {boolean} whether the node's value may be, or contain, that of the expression: it is not only tested or dropped
 */
export function passesOn(node, inner) {
  switch (node.type) {
    case 'ConditionalExpression':
      return node.test !== inner;
    case 'LogicalExpression':
      return node.operator !== '&&' || node.right === inner;
    case 'SequenceExpression':
      return node.expressions.at(-1) === inner;
    default:
      return PASSES_ON.test(node.type);
  }
}

/**
 * @param {Place} promise an expression
 * @returns {Place | null} call of a method of promises on it: `promise.then(done)`
 */
export function followedBy({ node, up }) {
  const member = up?.node;
  if (member?.type !== 'MemberExpression' || member.object !== node || !isOfPromise(member)) return null;
  return up && callOf(up);
}

/**
 * @param {Place} call that gives a promise
 * @returns {boolean} whether a function there takes what that is rejected with: `call.then(answer).catch(next)`
 */
export function isCaught(call) {
  for (let next = followedBy(call); next !== null; next = followedBy(next)) {
    const handler = handlerIn(/** @type {import('acorn').CallExpression} */ (next.node));
    if (handler && !throws(handler)) return true;
  }
  return false;
}

/**
 * @param {import('acorn').CallExpression} call of a method of promises
 * @returns {Node | undefined} what it calls if the promise is rejected, undefined for nothing that gets the reason
 */
export function handlerIn({ callee, arguments: [first, second] }) {
  const method = lastName(callee);
  if (method === 'catch') return first;
  return method === 'then' ? second : undefined;
}

/**
 * @param {Node} handler of a rejected promise
 * @returns {boolean} whether its code throws again
 */
export function throws(handler) {
  let isThrown = false;
  if (isFunction(handler)) eachNode(handler, false, ({ type }) => (isThrown ||= type === 'ThrowStatement'));
  return isThrown;
}

/**
 * @param {Place} call any
 * @returns {Place} the expression around it that ends with it, and fails if it fails: `auth?.check(password)`,
 *   `Promise.all([check(one), check(other)])`; the call itself without one
 */
export function wholePromise(call) {
  let whole = call;
  for (let { up } = whole; up !== null; { up } = whole) {
    const outer = up.node.type === 'ArrayExpression' ? up.up : up;
    const isPassed = outer?.node.type === 'ChainExpression' ? up === outer : isGivenToPromise(outer, up, whole);
    if (outer === null || !isPassed) return whole;
    whole = outer;
  }
  return whole;
}

/**
 * @param {Place | null} outer perhaps `Promise.all([...])` or `Promise.resolve(...)`
 * @param {Place} up perhaps its array
 * @param {Place} inner an expression
 * @returns {boolean} whether the first takes the last, and nothing else than promises come between
 */
function isGivenToPromise(outer, up, inner) {
  if (outer?.node.type !== 'CallExpression' || outer.node.arguments.length !== 1) return false;
  const [given] = outer.node.arguments;
  const path = memberPath(outer.node.callee);
  return outer === up
    ? path === 'Promise.resolve' && given === inner.node
    : path === 'Promise.all' && given === up.node;
}

/**
 * @param {Place} call any
 * @returns {boolean} whether something else begins before it has ended, although its promise is awaited:
 *   `Promise.all([init(), listen(state.key)])`
 */
export function isOvertaken(call) {
  const whole = wholePromise(call).node;
  const path = calledPath(call.node);
  for (let { node, up } = call; up !== null && node !== whole; { node, up } = up) {
    const elements = up.node.type === 'ArrayExpression' ? up.node.elements : [];
    const later = elements.slice(elements.findIndex((each) => each === node) + 1);
    if (later.some((each) => each !== null && !IS_THERE.test(each.type) && (path === '' || calledPath(each) !== path)))
      return true;
  }
  return false;
}

/**
 * @param {Place} call that gets a function: `list.map(check)`, `lock.run(check)`
 * @returns {Place} what ends when all that the function returns has ended: `Promise.all(list.map(check))`; the call itself if its
 *   result goes elsewhere
 */
export function gathering(call) {
  const { up } = call;
  if (up?.node.type !== 'CallExpression' || up.node.arguments[0] !== call.node) return call;
  return OF_ALL.test(memberPath(up.node.callee)) ? up : call;
}

/**
 * @param {Place} call of a method of lists: `list.map((each) => check(each))`
 * @param {Node} argument that it gets
 * @returns {boolean} whether the promises that it returns are all awaited, and nothing else begins among them:
 *   `await Promise.all(list.map(check))`
 */
export function isGathered({ node, up }, argument) {
  if (node.type !== 'CallExpression' || lastName(node.callee) !== 'map' || node.arguments[0] !== argument) return false;
  const all = up?.node;
  if (all?.type !== 'CallExpression' || memberPath(all.callee) !== 'Promise.all' || all.arguments[0] !== node)
    return false;
  const { up: outer } = wholePromise(/** @type {Place} */ (up));
  return outer?.node.type === 'AwaitExpression';
}

/**
 * @param {Node} node an expression
 * @returns {string} path of what it calls: `auth.check` for `auth?.check(password)`; `''` if it is no call, or that has none
 */
function calledPath(node) {
  const call = unwrap(node);
  return call.type === 'CallExpression' ? memberPath(unwrap(call.callee)) : '';
}
