/**
 * Whether a function hands on the promise of a call in it, so that what the call is rejected with arrives where what it throws
 * arrives: it awaits the promise, returns it, or catches for it.
 */
import { eachNode } from '../each-node.js';
import { functionAbove } from '../function-around.js';
import { variableOf } from '../handed-by-name.js';
import { callOf, calledWith } from '../handed-over.js';
import { isFunction, isReturned } from '../node-kinds.js';
import { memberPath } from '../member-path.js';
import { followedBy, handlerIn, isOfPromise, MOST_STEPS, passesOn, throws, wholePromise } from '../promise-flow.js';
import { isDeclared, usesOfVariable } from '../uses-of-variable.js';

/** @import { Place } from '../program-index.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */
/** @import { Scope } from '../scope.js' */

/** In generators, which compilers make of async functions, `yield` waits. */
const AWAITS = /^(?:Await|Yield)Expression$/;
/** Calls whose promise ends with that of the function that they are given. */
const RUNS = /^Promise\.try$/;
/** Whoever has only this can't answer. */
const REQUEST_ALONE = /^_*req(?:uest)?$/i;

/**
 * @typedef {object} Wrapper
 * @property {Place} place of a function that returns another, or is it
 * @property {ReadonlyMap<string, Place[]>} uses where names are in the file
 */

/**
 * @param {Place} call whose promise may be rejected
 * @param {Place} place of a function around it: the one that has to hand it on, or one that makes that
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {boolean} whether nothing is lost
 */
export function handsOnPromise(call, place, uses) {
  return isHandedOn(call, { place, uses }, MOST_STEPS);
}

/**
 * @param {Place} promise an expression
 * @param {Wrapper} wrapper around it
 * @param {number} steps how many more may be followed
 * @returns {boolean} whether what it is rejected with is handed on
 */
function isHandedOn(promise, wrapper, steps) {
  if (steps <= 0) return false;
  let whole = wholePromise(promise);
  for (let next = followedBy(whole); next !== null; next = followedBy(whole)) {
    const handler = handlerIn(/** @type {CallExpression} */ (next.node));
    if (handler && !throws(handler)) return tells(handler, whole.context.scope, wrapper.place.context.scope);
    whole = wholePromise(next);
  }
  return isGivenOn(whole, wrapper, steps);
}

/**
 * @param {Place} promise an expression with everything that follows it
 * @param {Wrapper} wrapper around it
 * @param {number} steps how many more may be followed
 * @returns {boolean} whether it is awaited, returned, or kept by a name that is
 */
function isGivenOn(promise, wrapper, steps) {
  const { node, up } = promise;
  if (up === null) return false;
  const parent = up.node;
  if (AWAITS.test(parent.type)) return true;
  if (parent.type === 'ReturnStatement') return !isTried(up) && reachesCaller(functionAbove(up), wrapper, steps);
  if (isFunction(parent)) return parent.body === node && reachesCaller(up, wrapper, steps);
  if (parent.type === 'VariableDeclarator') return isNamed(up, wrapper, steps);
  return passesOn(parent, node) && isGivenOn(up, wrapper, steps - 1);
}

/**
 * `const result = handler(req); if (result?.catch) result.catch(next);`
 * @param {Place} declarator of a variable
 * @param {Wrapper} wrapper around it
 * @param {number} steps how many more may be followed
 * @returns {boolean} whether what it holds is handed on
 */
function isNamed({ node, context }, wrapper, steps) {
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return false;
  return usesOfVariable(node.id.name, context.scope, wrapper.uses).some(
    (use) => !isDeclared(use) && isHandedOn(use, wrapper, steps - 1),
  );
}

/**
 * @param {Place | null} place of a function that returns a promise
 * @param {Wrapper} wrapper around it
 * @param {number} steps how many more may be followed
 * @returns {boolean} whether that reaches whoever calls what the wrapper makes
 */
function reachesCaller(place, wrapper, steps) {
  if (place === null) return false;
  if (place.node === wrapper.place.node || isResultOf(place, wrapper)) return true;
  const call = callOf(place);
  if (call !== null) return isHandedOn(call, wrapper, steps - 1);
  const by = calledWith(place);
  if (by === null || by.property !== '') return false;
  const { callee } = by.node;
  return (isOfPromise(callee) || RUNS.test(memberPath(callee))) && isHandedOn(by.call, wrapper, steps - 1);
}

/**
 * @param {Place} place of a function
 * @param {Wrapper} wrapper around it
 * @returns {boolean} whether that returns it, and nothing else calls it
 */
function isResultOf(place, { place: outer, uses }) {
  if (functionAbove(place)?.node !== outer.node) return false;
  if (isReturned(place)) return true;
  const name = variableOf(place);
  const used = usesOfVariable(name, place.context.scope, uses).filter(
    (use) => !isDeclared(use) && use.up?.node !== place.node,
  );
  return name !== '' && used.some(isReturned) && !used.some((use) => callOf(use) !== null);
}

/**
 * @param {Place} statement that returns something
 * @returns {boolean} whether code around it handles what is thrown there, or runs afterwards: not if that is a promise
 */
function isTried(statement) {
  for (let inner = statement; inner.up && !isFunction(inner.up.node); inner = inner.up) {
    const { node } = inner.up;
    if (node.type === 'TryStatement' && node.block === inner.node) return true;
  }
  return false;
}

/**
 * `.catch(next)` and `.catch((error) => res.status(500).end())` answer the request; `.catch(console.error)` leaves it without an
 * answer, where a router answers what a handler throws at once.
 * @param {Node} handler of a rejected promise
 * @param {Scope} scope around it
 * @param {Scope} outside scope around the wrapper
 * @returns {boolean} whether it uses something that the wrapper, or what that makes, was given, other than a request
 */
function tells(handler, scope, outside) {
  let isGiven = false;
  eachNode(handler, false, (each) => {
    if (each.type !== 'Identifier' || REQUEST_ALONE.test(each.name)) return;
    isGiven ||= scope.lookup(each.name) !== outside.lookup(each.name);
  });
  return isGiven;
}
