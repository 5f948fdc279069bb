/**
 * Whether a call's receiver is a new object each time the function around it runs, and nothing else uses it: then no
 * other data can get into it while it waits between two pieces.
 */

import { calleeName } from './call-name.js';
import { startOfChain } from './call-origin.js';
import { callOf } from './handed-over.js';
import { MAKES_STREAM } from './is-stepped.js';
import { isDeclared, usesOfVariable } from './uses-of-variable.js';

/** @import { Place } from './program-index.js' */
/** @import { Definition } from './scope.js' */

/**
 * @param {Place} place of a call
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {boolean} whether its object is a variable of the innermost function around it, that no inner function uses
 *   and no call receives
 */
export function ownsReceiver({ node, context }, uses) {
  const object = node.type === 'CallExpression' && node.callee.type === 'MemberExpression' ? node.callee.object : null;
  if (object?.type !== 'Identifier') return false;
  const binding = context.scope.lookup(object.name);
  if (binding === null || binding.opaque || binding.isAssigned || !binding.definitions.every(isMade)) return false;
  const own = usesOfVariable(object.name, context.scope, uses);
  return own.every((use) => use.context.function === context.function && (isDeclared(use) || isAsked(use)));
}

/**
 * @param {Definition} definition of a variable
 * @returns {boolean} whether it makes the object, rather than taking it from elsewhere
 */
function isMade({ node, key, scope }) {
  const maker = key === '' && node ? startOfChain(node) : null;
  return maker?.type === 'CallExpression' && MAKES_STREAM.test(calleeName(maker, scope));
}

/**
 * @param {Place} use of a variable
 * @returns {boolean} whether it only calls a method of the object that passes it to nobody
 */
function isAsked({ node, up }) {
  const isMember = up?.node.type === 'MemberExpression' && up.node.object === node && !up.node.computed;
  return isMember && callOf(up) !== null;
}
