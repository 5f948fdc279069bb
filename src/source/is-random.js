/** Whether a secret is one that the program has just made at random, so that nobody guesses it: `randomBytes(32).toString('hex')`. */
import { mayNamePassword } from '../model/names-password.js';
import { definitionOf, MAX_STEPS, unwrap } from './definition.js';
import { literalValue } from './literal-value.js';
import { lastName } from './member-path.js';

/** @import { Scope } from './scope.js' */
/** @import { AnyNode as Node, CallExpression } from 'acorn' */

/** 128 bits are as many as a key has: https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html asks for half. */
const ENOUGH_BYTES = 16;

/**
 * @param {Node} value an expression
 * @param {Scope} scope that it is in
 * @param {number} [steps] how many more expressions are looked at
 * @returns {boolean} false if unknown, or if its name may be a password's: users choose others later
 */
export function isRandom(value, scope, steps = MAX_STEPS) {
  const node = unwrap(value);
  if (steps <= 0) return false;
  if (node.type === 'CallExpression') return isMadeAtRandom(node, scope, steps);
  if (node.type !== 'Identifier' || mayNamePassword(node.name)) return false;
  const made = definitionOf(node, scope);
  return made !== null && made.node !== null && made.key === '' && isRandom(made.node, made.scope, steps - 1);
}

/**
 * @param {CallExpression} call any
 * @param {Scope} scope that it is in
 * @param {number} steps as above
 * @returns {boolean} whether it makes random bytes, or writes such bytes as text
 */
function isMadeAtRandom({ callee, arguments: given }, scope, steps) {
  const name = lastName(callee);
  if (name === 'randomUUID') return true;
  if (name === 'randomBytes') return given.length > 0 && Number(literalValue(given[0], scope)) >= ENOUGH_BYTES;
  return name === 'toString' && callee.type === 'MemberExpression' && isRandom(callee.object, scope, steps - 1);
}
