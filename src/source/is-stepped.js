/**
 * Whether the program itself takes each step of a hash or cipher, as `cipher.update(data)` and `cipher.final()`: then it
 * is no stream that Node feeds.
 */
import { calleeName } from './call-name.js';
import { callOf } from './handed-over.js';
import { lastName } from './member-path.js';
import { isDeclared, usesOfVariable } from './uses-of-variable.js';

/** @import { Place } from './program-index.js' */

/** Calls that make what can be both, a new one each time. */
export const MAKES_STREAM = /^create(?:Hash|Hmac|(?:C|Dec)ipheriv)$/;

/** Methods of Hash, Hmac, Cipheriv and Decipheriv that streams don't have: https://nodejs.org/api/crypto.html */
const STEPS = new Set(['update', 'final', 'digest', 'setAAD', 'setAuthTag', 'getAuthTag', 'setAutoPadding']);

/**
 * @param {Place} place of a call
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {boolean} whether it makes a hash or cipher that a variable holds, and of which only steps are called
 */
export function isStepped({ node, up, context }, uses) {
  if (node.type !== 'CallExpression' || !MAKES_STREAM.test(calleeName(node, context.scope))) return false;
  const declarator = up?.node;
  if (declarator?.type !== 'VariableDeclarator' || declarator.id.type !== 'Identifier') return false;
  const own = usesOfVariable(declarator.id.name, context.scope, uses);
  return own.every((use) => isDeclared(use) || isStep(use));
}

/**
 * @param {Place} use of a variable
 * @returns {boolean} whether a step of it is called there
 */
function isStep({ node, up }) {
  const member = up?.node;
  if (member?.type !== 'MemberExpression' || member.object !== node || !STEPS.has(lastName(member))) return false;
  return up !== null && callOf(up) !== null;
}
