/** Where handlers are registered, by the expression whose method is called. */
import { MAX_STEPS, unwrap } from '../definition.js';
import { calledRouter } from '../handed-over.js';
import { memberName, memberPath } from '../member-path.js';
import { isAlias } from './module-files.js';

/** @import { Router, Value, Values } from './values.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** Methods with which the program's own router may put something before paths. */
const MAY_PREFIX = /^(?:use|mount|group|scope|namespace|nest|prefix|base|route|register|with)/i;

/** The package of Socket.IO's servers. */
export const SOCKET_IO = 'socket.io';

/**
 * @param {Value | null} value of an object whose method is called
 * @param {Values} values across the files
 * @returns {{router: Router | null} | null} null if it certainly isn't a router; a router of null if unknown which
 */
export function routerOfReceiver(value, values) {
  if (value?.kind === 'router') return { router: value.router };
  if (isOfSockets(value, values)) return null;
  if (value?.kind === 'instance') return { router: ownRouter(value, values) };
  if (value?.kind === 'package' && isAlias(value.module)) return { router: null };
  return /^(?:package|text|list|map)$/.test(value?.kind ?? '') ? null : { router: null };
}

/**
 * A server of Socket.IO has a `use`, for its connections, and so has what its methods give: `io.of('/admin')`.
 * @param {Value | null} value of an object whose method is called
 * @param {Values} values across the files
 * @returns {boolean} whether it is one of these
 */
function isOfSockets(value, values) {
  const from = beganWith(value, values);
  return from?.kind === 'made' && from.module === SOCKET_IO;
}

/**
 * @param {Value | null} value of an object
 * @param {Values} values across the files
 * @returns {Value | null} what it began with, if it is what methods return: `client` of `client.duplicate()`
 */
export function beganWith(value, values) {
  let from = value;
  // What is made from itself leads nowhere.
  for (let steps = MAX_STEPS; from?.kind === 'called' && steps > 0; steps--) {
    const { model, node, scope } = from;
    const callee = unwrap(node.callee);
    from = callee.type === 'MemberExpression' ? values.of({ model, node: callee.object, scope }) : null;
  }
  return from;
}

/**
 * @param {Extract<Value, {kind: 'class' | 'instance'}>} instance of a class of the program's
 * @param {Values} values across the files
 * @returns {Router | null} it as a router, null if it may put something unknown before paths
 */
function ownRouter({ model, node, isBare }, values) {
  const methods = [...(model.methods.get(node)?.keys() ?? [])];
  const isAll = isClass(node) && !node.superClass && isBare === true;
  return isAll && !methods.some((name) => MAY_PREFIX.test(name)) ? values.routerAt(model, node, 'own') : null;
}

/**
 * @param {Node} node of any type
 * @returns {node is import('acorn').ClassDeclaration | import('acorn').ClassExpression} whether it is a class
 */
export function isClass(node) {
  return node.type === 'ClassDeclaration' || node.type === 'ClassExpression';
}

/**
 * @param {Node} node whose method is called
 * @returns {string} path of it, or of the outermost object in a chain of calls; `''` if it has none
 */
export function routerPath(node) {
  let inner = unwrap(node);
  while (inner.type === 'CallExpression' && inner.callee.type === 'MemberExpression')
    inner = unwrap(inner.callee.object);
  return memberPath(inner);
}

/**
 * @param {Node} object whose method is called: `router.route('/login').get(other)`
 * @returns {{router: Node, path: Node} | null} the router, and the path of the route that the chain begins with; null
 *   if it isn't such a chain
 */
export function chainedRoute(object) {
  let node = unwrap(object);
  while (node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && !node.callee.computed) {
    const method = memberName(node.callee.property);
    if (method === 'route' && node.arguments.length === 1)
      return { router: node.callee.object, path: node.arguments[0] };
    if (!calledRouter(method)) return null;
    node = unwrap(node.callee.object);
  }
  return null;
}
