/**
 * What counts how often somebody may try. Packages for that keep their counts in memory unless they are told otherwise, and then
 * answer in the same turn though they return promises: until something else is awaited, nobody gets in between.
 */
import { definitionOf } from './definition.js';
import { importedName } from './imported-name.js';
import { memberPath } from './member-path.js';

/** @import { AnyNode as Node } from 'acorn' */
/** @import { Scope } from './scope.js' */

const OF_TRIES = /limit|throttl|attempt|tries|brute|lock_?out|quota/i;

/**
 * @param {Node} callee of a call: `limiter.get`
 * @param {Scope} scope that it is in
 * @returns {boolean} whether its names, or those of what made its object, say that it counts tries
 */
export function countsTries(callee, scope) {
  const names = [memberPath(callee), moduleOf(callee, scope)];
  const made = callee.type === 'MemberExpression' ? definitionOf(callee.object, scope) : null;
  if (made?.node?.type === 'NewExpression' || made?.node?.type === 'CallExpression')
    names.push(memberPath(made.node.callee), moduleOf(made.node.callee, made.scope));
  return names.some((name) => OF_TRIES.test(name));
}

/**
 * @param {Node} callee of a call
 * @param {Scope} scope that it is in
 * @returns {string} the module that it comes from, `''` if none
 */
function moduleOf(callee, scope) {
  return importedName(callee, scope)?.module ?? '';
}
