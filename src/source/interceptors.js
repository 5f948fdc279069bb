/** axios' `client.interceptors.request.use(change)`, which looks as if a router used middleware. */
import { definitionOf, MAX_STEPS, unwrap } from './definition.js';
import { writtenName } from './member-path.js';

/** @import { Scope } from './scope.js' */
/** @import { MemberExpression, AnyNode as Node } from 'acorn' */

const BOTH = 'interceptors';

/**
 * @param {Node} node what something is a method of
 * @param {Scope} scope that it is in
 * @param {number} [steps] how many more names may be followed
 * @returns {boolean} whether it is a client's interceptors, of requests or of answers, as far as the file shows
 */
export function isInterceptors(node, scope, steps = MAX_STEPS) {
  const inner = unwrap(node);
  if (inner.type === 'MemberExpression') return areBoth(inner.object, scope, steps);
  const from = sourceOf(inner, scope, steps);
  if (from === null) return false;
  // const { request } = client.interceptors
  return from.key ? areBoth(from.node, from.scope, steps - 1) : isInterceptors(from.node, from.scope, steps - 1);
}

/**
 * @param {Node} node an expression
 * @param {Scope} scope that it is in
 * @param {number} steps how many more names may be followed
 * @returns {boolean} whether it is the object that holds a client's interceptors of both kinds, or has its name
 */
function areBoth(node, scope, steps) {
  const inner = unwrap(node);
  if (inner.type === 'MemberExpression') return writtenName(inner) === BOTH;
  if (inner.type !== 'Identifier') return false;
  const from = sourceOf(inner, scope, steps);
  if (from === null || from.key) return (from?.key || inner.name) === BOTH;
  return inner.name === BOTH || areBoth(from.node, from.scope, steps - 1);
}

/**
 * @param {Node} node an expression
 * @param {Scope} scope that it is in
 * @param {number} steps how many more names may be followed
 * @returns {{node: Node, key: string, scope: Scope} | null} what a name is made from; null for anything else, or if unknown
 */
function sourceOf(node, scope, steps) {
  const definition = node.type === 'Identifier' ? definitionOf(node, scope, steps) : null;
  return definition?.node ? { node: definition.node, key: definition.key, scope: definition.scope } : null;
}
