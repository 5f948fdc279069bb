/**
 * The form of each function of node:crypto that works on the thread pool: the arguments of the blocking
 * form in the same order, then a callback (https://nodejs.org/api/crypto.html).
 */
import { ASYNC_COUNTERPART } from '../../catalogue/apis.js';

/**
 * Fewest and most arguments of the blocking form. Another number means another function
 * (`signer.sign(key)` is not `crypto.sign(algorithm, data, key)`), or a callback.
 * @type {Map<string, [fewest: number, most: number]>}
 */
const ARITY = new Map(Object.entries({
  pbkdf2Sync: [5, 5],
  scryptSync: [3, 4],
  hkdfSync: [5, 5],
  argon2Sync: [2, 2],
  generateKeyPairSync: [1, 2],
  generateKeySync: [2, 2],
  generatePrimeSync: [1, 2],
  checkPrimeSync: [1, 2],
  randomBytes: [1, 1],
  randomFillSync: [1, 3],
  sign: [3, 3],
  verify: [4, 4],
}));

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
  return name ? { name, arity: ARITY.get(api) ?? null } : null;
}

/**
 * Whether a name is a method of an object that node:crypto makes, so that `crypto.<name>` may mislead.
 * @param {string} api name such as `update`
 * @returns {boolean} true also for `sign` and `verify`, which are both
 */
export function isMethodName(api) {
  return METHODS.has(api);
}
