/**
 * Limiters and caches keep what they know in memory unless they are told otherwise, and then answer in the same turn though they
 * return promises: until something else is awaited, nobody gets in between.
 */
import { definitionOf } from './definition.js';
import { importedName } from './imported-name.js';
import { memberPath } from './member-path.js';

/** @import { AnyNode as Node } from 'acorn' */
/** @import { Scope } from './scope.js' */

const IN_MEMORY = /limit|throttl|attempt|tries|brute|lock_?out|quota|cache|keyv|memory/i;

/**
 * @param {Node} callee of a call: `limiter.get`, `cache.get`
 * @param {Scope} scope that it is in
 * @returns {boolean} whether its names, or those of what made its object, say that it limits tries or keeps copies
 */
export function mayBeInMemory(callee, scope) {
  const names = [memberPath(callee), moduleOf(callee, scope)];
  const made = callee.type === 'MemberExpression' ? definitionOf(callee.object, scope) : null;
  if (made?.node?.type === 'NewExpression' || made?.node?.type === 'CallExpression')
    names.push(memberPath(made.node.callee), moduleOf(made.node.callee, made.scope));
  return names.some((name) => IN_MEMORY.test(name));
}

/**
 * @param {Node} callee of a call
 * @param {Scope} scope that it is in
 * @returns {string} the module that it comes from, `''` if none
 */
function moduleOf(callee, scope) {
  return importedName(callee, scope)?.module ?? '';
}
