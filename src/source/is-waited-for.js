/** Whether a function ends only when something that it has begun has ended. */
import { functionAbove } from './function-around.js';
import { callOf, calledWith } from './handed-over.js';
import { isFunction } from './node-kinds.js';
import { followedBy, MOST_STEPS, passesOn, STEPS_OF_VARIABLE } from './promise-flow.js';
import { usesOfVariable } from './uses-of-variable.js';

/** @import { Place } from './program-index.js' */
/** @import { AnyNode as Node, VariableDeclarator } from 'acorn' */

const WAITS = /^(?:AwaitExpression|YieldExpression|ReturnStatement)$/;

/**
 * @param {Place} promise expression whose value is a promise, or a function that returns one
 * @param {Node} root function that contains it
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @param {number} [steps] how many more may be followed
 * @returns {boolean} whether the function awaits or returns it, or hands it to something whose result it awaits or
 *   returns
 */
export function isWaitedFor(promise, root, uses, steps = MOST_STEPS) {
  const { node, up } = promise;
  if (up === null || steps <= 0) return false;
  const parent = up.node;
  const goOn = (/** @type {Place | null} */ place) => place !== null && isWaitedFor(place, root, uses, steps - 1);
  if (isFunction(parent)) return parent.body === node && isEnd(up, root, goOn);
  if (passesOn(parent, node)) return isWaitedFor(up, root, uses, steps);
  if (WAITS.test(parent.type)) return isEnd(functionAbove(up), root, goOn);
  if (parent.type === 'VariableDeclarator')
    return usesOfDeclared(parent, up, uses).some((use) => isWaitedFor(use, root, uses, steps - STEPS_OF_VARIABLE));
  return goOn(takerOf(promise));
}

/**
 * @param {Place} promise an expression
 * @returns {Place | null} call that it is an argument of, or whose method waits for it: `promise.then(done)`
 */
function takerOf(promise) {
  const { node, up } = promise;
  switch (up?.node.type) {
    case 'CallExpression':
    case 'NewExpression':
      return up.node.callee === node ? null : up;
    case 'MemberExpression':
      return followedBy(promise);
    default:
      return null;
  }
}

/**
 * @param {Place | null} place of a function that ends when the promise has settled
 * @param {Node} root the outer one
 * @param {(place: Place | null) => boolean} goOn whether the outer one waits for an expression
 * @returns {boolean} whether it is the outer one, or is called by something that the outer one waits for
 */
function isEnd(place, root, goOn) {
  if (place === null || place.node === root) return place !== null;
  return goOn(callOf(place) ?? calledWith(place)?.call ?? null);
}

/**
 * @param {VariableDeclarator} declared a variable
 * @param {Place} place of it
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {Place[]} where it is used
 */
function usesOfDeclared({ id }, { context }, uses) {
  if (id.type !== 'Identifier') return [];
  return usesOfVariable(id.name, context.scope, uses).filter((use) => use.up?.node.type !== 'VariableDeclarator');
}
