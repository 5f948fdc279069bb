/**
 * Whether a promise takes part in a race. An async function that holds the thread has ended before anything else begins,
 * so that it wins each race; once it waits, a timer, or what is quicker, may come first.
 */
import { isFunction } from '../node-kinds.js';
import { lastName, memberPath } from '../member-path.js';
import { isOfPromise, MOST_STEPS, passesOn, STEPS_OF_VARIABLE, takesFirst } from '../promise-flow.js';
import { usesOfVariable } from '../uses-of-variable.js';

/** @import { Place } from '../program-index.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** What takes all of them. */
const TAKES_ALL = /^Promise\.(?:all|allSettled|resolve)$/;
/** Names of functions that wait no longer than for some time: `pTimeout(promise, { milliseconds: 50 })`. */
const LIMITS = /(?:race|time[dr]?_?out|deadline|within|abort)/i;
/** Node's own, which begins what it gets later, and waits for nothing. */
const IS_TIMER = /^(?:globalThis\.)?setTimeout$/;

/**
 * @param {Place} promise an expression
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @param {number} [steps] how many more may be followed
 * @returns {boolean} whether something may go on with what ends first, that promise or others
 */
export function isRaced(promise, uses, steps = MOST_STEPS) {
  const { node, up } = promise;
  if (up === null || steps <= 0) return false;
  const parent = up.node;
  if (parent.type === 'VariableDeclarator')
    return furtherUses(parent, up, uses).some((use) => isRaced(use, uses, steps - STEPS_OF_VARIABLE));
  if (parent.type === 'CallExpression' && parent.callee !== node && isEndedEarly(parent.callee)) return true;
  const whole = holderOf(promise);
  return whole !== null && isRaced(whole, uses, steps - 1);
}

/**
 * @param {Node} callee of a call
 * @returns {boolean} whether it may not wait for all that it is given
 */
function isEndedEarly(callee) {
  return takesFirst(callee) || (LIMITS.test(lastName(callee)) && !IS_TIMER.test(memberPath(callee)));
}

/**
 * @param {Place} promise an expression
 * @returns {Place | null} the expression around it that ends no earlier; null if there is none
 */
function holderOf({ node, up }) {
  if (up === null) return null;
  const parent = up.node;
  if (isFunction(parent)) return parent.body === node ? up : null;
  switch (parent.type) {
    case 'MemberExpression':
      return isOfPromise(parent) ? up.up : null;
    case 'CallExpression':
      return parent.callee !== node && TAKES_ALL.test(memberPath(parent.callee)) ? up : null;
    default:
      return passesOn(parent, node) ? up : null;
  }
}

/**
 * @param {import('acorn').VariableDeclarator} declared a variable
 * @param {Place} place of it
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {Place[]} where it is used
 */
function furtherUses({ id }, { node, context: { scope } }, uses) {
  return usesOfVariable(lastName(id), scope, uses).filter((use) => use.up?.node !== node);
}
