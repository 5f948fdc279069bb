/**
 * The form of each function of node:crypto that works on the thread pool: the arguments of the blocking
 * form in the same order, then a callback (https://nodejs.org/api/crypto.html).
 */
import { apiNamed, ASYNC_COUNTERPART } from '../../catalogue/apis.js';

/** Names that are methods of objects, though some of them (`sign`) are functions of the module as well. */
const METHODS = new Set(['update', 'digest', 'final', 'copy', 'sign', 'verify', 'setAAD', 'getAuthTag', 'setAuthTag']);

/**
 * @typedef {object} AsyncForm
 * @property {string} name of the function that takes a callback
 * @property {[fewest: number, most: number] | null} arity arguments of the blocking form; null if a call of
 *   it can't be replaced one for one
 */

/**
 * The form of a function of node:crypto that doesn't block.
 * @param {string} api name such as `pbkdf2Sync`
 * @returns {AsyncForm | null} null if there is none, or if node:crypto has no such function
 */
export function asyncFormOf(api) {
  const name = ASYNC_COUNTERPART[api];
  return name ? { name, arity: apiNamed(api)?.arity ?? null } : null;
}

/**
 * Whether a name is a method of an object that node:crypto makes, so that `crypto.<name>` may mislead.
 * @param {string} api name such as `update`
 * @returns {boolean} true also for `sign` and `verify`, which are both
 */
export function isMethodName(api) {
  return METHODS.has(api);
}
