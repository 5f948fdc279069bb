/** Names the route that a function is registered for, by the call that registers it. */
import { definitionOf, unwrap } from './definition.js';
import { calledWith, HANDLER, keyName, ROUTER_METHOD } from './handed-over.js';
import { isInterceptors } from './interceptors.js';
import { memberName } from './member-path.js';

/** @import { HandOver } from './handed-over.js' */
/** @import { Scope } from './scope.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** @typedef {{verb: string, path: string}} Route verb `''` for middleware, path `''` if it has none that is known */

/** Certainly a path: paths locate code, and are the only texts of a program that may become part of names. */
const PATH = /^\/[^?#\s\p{C}]{0,59}$/u;
const VERB = /^[a-z]{3,8}$/i;

/**
 * The route that a function is registered for: `POST /login handler`. It understands `app.post('/login', fn)` of
 * Express, Fastify and Koa's routers, `router.route('/login').post(fn)`, `fastify.route({ method, url, handler })` and
 * `app.use(fn)`, each with lists of functions and with a wrapper around one, as in `app.post('/login', wrap(fn))`.
 * @param {HandOver} handOver of the function
 * @returns {string} `''` if it isn't passed to a router
 */
export function routeName(handOver) {
  const route = routeOf(handOver);
  if (route !== null) return [route.verb, route.path, roleOf(handOver, route)].filter(Boolean).join(' ');
  // Arguments of a constructor are not handlers: `passport.use(new Strategy(verify))`.
  const isWrapped = handOver.property === '' && handOver.node.type !== 'NewExpression';
  const outer = isWrapped ? calledWith(handOver.call) : null;
  return outer === null ? '' : routeName(outer);
}

/**
 * @param {HandOver} handOver of a function
 * @returns {Route | null} null if it is not passed to a router
 */
function routeOf({ node, call }) {
  const { scope } = call.context;
  const { callee } = node;
  if (node.type === 'NewExpression' || callee.type !== 'MemberExpression' || callee.computed) return null;
  const method = memberName(callee.property);
  if (method === 'route') return routeOfOptions(node.arguments[0], scope);
  if (!ROUTER_METHOD.test(method) || isInterceptors(callee.object, scope)) return null;
  const path = pathAmong(node.arguments, scope) || pathOfChain(callee.object, scope);
  if (method === 'use') return { verb: '', path };
  // `cache.get(key, fn)` is not a route.
  return path === '' ? null : { verb: method === 'del' ? 'DELETE' : method.toUpperCase(), path };
}

/**
 * @param {HandOver} handOver of a function to a router
 * @param {Route} route that it is for
 * @returns {string} what it does there
 */
function roleOf({ node, argument, property }, { verb }) {
  if (!HANDLER.test(property)) return property;
  // Elysia takes options after the handler.
  const behind = node.arguments.slice(node.arguments.findIndex((each) => each === argument) + 1);
  return verb !== '' && behind.every(({ type }) => type === 'ObjectExpression') ? 'handler' : 'middleware';
}

/**
 * @param {Node | undefined} options of a route: `{ method: 'POST', url: '/login', handler() {} }`
 * @param {Scope} scope that they are in
 * @returns {Route | null} null if they hold no path
 */
function routeOfOptions(options, scope) {
  if (options?.type !== 'ObjectExpression') return null;
  const valueOf = (/** @type {RegExp} */ name) =>
    options.properties
      .flatMap((property) => (property.type === 'Property' && name.test(keyName(property)) ? [property.value] : []))
      .at(0);
  const path = pathOf(valueOf(/^(?:url|path)$/), scope);
  if (path === '') return null;
  const method = valueOf(/^method$/);
  const verbs = (method?.type === 'ArrayExpression' ? method.elements : [method]).map((verb) => pathText(verb, scope));
  return {
    verb:
      verbs
        .filter((verb) => VERB.test(verb))
        .map((verb) => verb.toUpperCase())
        .join('|') || 'ALL',
    path,
  };
}

/**
 * @param {Node[]} argumentNodes of a call: the path comes first, behind a name in Koa's routers
 * @param {Scope} scope that they are in
 * @returns {string} `''` if there is none
 */
function pathAmong(argumentNodes, scope) {
  return (
    argumentNodes
      .slice(0, 2)
      .map((node) => pathOf(node, scope))
      .find((path) => path !== '') ?? ''
  );
}

/**
 * @param {Node} receiver of a router's method: `router.route('/login').get(other)`
 * @param {Scope} scope that it is in
 * @returns {string} the path of the route that the chain begins with, `''` if there is none
 */
function pathOfChain(receiver, scope) {
  let node = unwrap(receiver);
  while (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
    if (!node.callee.computed && memberName(node.callee.property) === 'route') return pathAmong(node.arguments, scope);
    node = unwrap(node.callee.object);
  }
  return '';
}

/**
 * @param {Node | null | undefined} node an argument, perhaps a list of paths
 * @param {Scope} scope that it is in
 * @returns {string} `''` if it is not a path
 */
function pathOf(node, scope) {
  const text = node?.type === 'ArrayExpression' ? pathText(node.elements[0], scope) : pathText(node, scope);
  return PATH.test(text) ? text : '';
}

/**
 * @param {Node | null | undefined} node an expression
 * @param {Scope} scope that it is in
 * @returns {string} its text if it is a string, or a name or property for one; `…` for a template's expressions
 */
function pathText(node, scope) {
  if (!node) return '';
  const inner = unwrap(node);
  const definition = definitionOf(inner, scope);
  const value = definition?.node && !definition.key ? unwrap(definition.node) : inner;
  if (value.type === 'Literal') return typeof value.value === 'string' ? value.value : '';
  return value.type === 'TemplateLiteral' ? value.quasis.map((quasi) => quasi.value.cooked ?? '').join('…') : '';
}
