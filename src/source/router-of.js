/**
 * Which framework's router a function is registered in: recognised by how the object was made. Where a file exports a
 * function that gets the application, only the parameter's name tells (`module.exports = (app) => {...}`).
 */
import { definitionOf, MAX_STEPS, unwrap } from './definition.js';
import { frameworkFrom } from './frameworks.js';
import { GRAPHQL, resolvesMutation } from './graphql-mutations.js';
import { calledWith, HANDLER, keyName, ROUTER_METHOD } from './handed-over.js';
import { importedName } from './imported-name.js';
import { mapperOf } from './mapper-hooks.js';
import { lastName, memberName } from './member-path.js';
import { isFunction } from './node-kinds.js';
import { propertyNamed } from './routes/exports.js';

/** @import { HandOver } from './handed-over.js' */
/** @import { Place } from './program-index.js' */
/** @import { Scope } from './scope.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** `publicProcedure.input(schema).mutation(handler)`: tRPC awaits what its handlers return. */
const PROCEDURE = /procedure$/i;
const ENDS_PROCEDURE = /^(?:query|mutation)$/;

/** h3 and Nitro, and so Nuxt, await what their handlers return. Nitro imports these by itself: files only have the names. */
const DEFINES_EVENT_HANDLER = /^define(?:Cached)?EventHandler$/;

/** Names that plugins give to the application that is passed to them: `module.exports = (app) => {...}`. */
const APPLICATION = /^(?:app|router|fastify|instance)$/;

/** Methods of routers that return the router itself, or one of its routes. */
const RETURNS_ROUTER = /^(?:route|register|decorate|withTypeProvider|addHook|prefix)$/;

/** What makes hapi's servers. */
const HAPI = '@hapi/hapi';

/**
 * There are many wrappers for handlers; the names of these say that they wait for a promise. Whether that is so, the program's
 * files say: see callers/handler-wrappers.
 */
export const NAMED_ASYNC = /async/i;

/**
 * @param {HandOver} handOver of a function to a call
 * @returns {string} the framework, such as `express`; `''` if the file doesn't show that it is a router's handler or
 *   middleware, or a mapper's hook
 */
export function routerOf(handOver) {
  const { call, node, property } = handOver;
  const { callee } = node;
  if (isRegistration(callee)) return HANDLER.test(property) ? frameworkOf(callee.object, call, MAX_STEPS) : '';
  if (isOfTrpc(handOver)) return 'trpc';
  if (isOfEvents(handOver)) return 'h3';
  if (resolvesMutation(handOver)) return GRAPHQL;
  const mapper = mapperOf(handOver);
  if (mapper !== '') return mapper;
  const outer = isWrapper(handOver) ? calledWith(call) : null;
  return outer === null ? '' : routerOf(outer);
}

/**
 * @param {HandOver} handOver of a function to a call
 * @returns {HandOver[]} wrappers of handlers by whose names `routerOf` takes the call for one that waits, the innermost first
 */
export function wrappersNamed(handOver) {
  const wrappers = [];
  /** @type {HandOver | null} */
  let by = handOver;
  for (; by !== null && isWrapper(by); by = calledWith(by.call)) wrappers.push(by);
  return wrappers;
}

/**
 * @param {HandOver} handOver of a function to a call
 * @returns {boolean} whether that is named as a wrapper which waits for a promise
 */
function isWrapper(handOver) {
  const { node, property, name } = handOver;
  return property === '' && NAMED_ASYNC.test(name) && !isRegistration(node.callee) && !isOfTrpc(handOver);
}

/**
 * @param {HandOver} handOver of a function to a call
 * @returns {boolean} whether the function answers a procedure of tRPC
 */
function isOfTrpc({ node: { callee }, property }) {
  return property === '' && ENDS_PROCEDURE.test(lastName(callee)) && isOfProcedure(callee);
}

/**
 * @param {HandOver} handOver of a function to a call
 * @returns {boolean} whether the function answers requests of h3 or Nitro
 */
function isOfEvents({ name, property }) {
  return DEFINES_EVENT_HANDLER.test(name) && (property === '' || property === 'handler');
}

/**
 * @param {Node} callee of a call
 * @returns {callee is import('acorn').MemberExpression} whether it is named as a router's method that takes handlers
 */
function isRegistration(callee) {
  if (callee.type !== 'MemberExpression' || callee.computed) return false;
  const method = memberName(callee.property);
  return ROUTER_METHOD.test(method) || method === 'route';
}

/**
 * @param {Node} callee of a call
 * @returns {boolean} whether it is a method of a procedure, or of what such methods return
 */
function isOfProcedure(callee) {
  for (let node = callee; ;) {
    if (node.type === 'CallExpression') node = node.callee;
    else if (PROCEDURE.test(lastName(node))) return true;
    else if (node.type === 'MemberExpression') node = node.object;
    else return false;
  }
}

/**
 * @param {Node} object whose method is called
 * @param {Place} place of that call
 * @param {number} steps how many more names may be followed
 * @returns {string} the framework that made it, `''` if none did, or if that is unknown
 */
function frameworkOf(object, place, steps) {
  const { scope } = place.context;
  const made = madeFrom(unwrap(object), scope, steps);
  if (made === null) return '';
  const { node } = made;
  if (node.type === 'Identifier') return frameworkOfParameter(node.name, place);
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return '';
  const module = importedName(node.callee, made.scope)?.module ?? '';
  if (frameworkFrom(module)?.waits) return module;
  const router = steps > 0 ? chainedRouter(node.callee) : null;
  return router === null ? '' : frameworkOf(router, place, steps - 1);
}

/**
 * @param {Node} callee of a call
 * @returns {Node | null} the router that returns itself: `app` in `app.get(path, handler).post(path, handler)`; null if
 *   it is not a router's method
 */
function chainedRouter(callee) {
  if (callee.type !== 'MemberExpression' || callee.computed) return null;
  const method = memberName(callee.property);
  return ROUTER_METHOD.test(method) || RETURNS_ROUTER.test(method) ? callee.object : null;
}

/**
 * @param {Node} node an expression
 * @param {Scope} scope that it is in
 * @param {number} steps how many more names may be followed
 * @returns {{node: Node, scope: Scope} | null} the call that made it, or a name that has no other origin; null if
 *   unknown
 */
function madeFrom(node, scope, steps) {
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return { node, scope };
  const definition = definitionOf(node, scope, steps);
  if (definition?.node && !definition.key && steps > 0)
    return madeFrom(unwrap(definition.node), definition.scope, steps - 1);
  return node.type === 'Identifier' ? { node, scope } : null;
}

/**
 * @param {string} name of a variable
 * @param {Place} place where it is used
 * @returns {string} the framework, if the variable is what a plugin is called with
 */
function frameworkOfParameter(name, place) {
  for (let outer = place.up; outer; outer = outer.up) {
    const { node } = outer;
    if (!isFunction(node)) continue;
    const isFirst = node.params[0]?.type === 'Identifier' && node.params[0].name === name;
    if (isFirst) return pluginsFramework(outer, name, place);
    if (outer.context.scope.lookup(name)?.opaque === false) return '';
  }
  return '';
}

/**
 * @param {Place} plugin place of a function
 * @param {string} name of its first parameter
 * @param {Place} call of a method of that
 * @returns {string} the framework, if the function is a plugin
 */
function pluginsFramework(plugin, name, call) {
  if (isPlugin(plugin)) return 'fastify';
  if (isHapiPlugin(plugin) && isHapiRoute(call.node)) return HAPI;
  return APPLICATION.test(name) && isExported(plugin) ? frameworkNamed(name) : '';
}

/**
 * Its file need not name hapi: only the program tells whether it is there at all.
 * @param {Place} place of a function
 * @returns {boolean} whether it is all that hapi asks of a plugin: `{ name: 'accounts', register: (server) => {...} }`
 */
function isHapiPlugin({ node, up }) {
  const plugin = up?.up?.node;
  if (up?.node.type !== 'Property' || up.node.value !== node || plugin?.type !== 'ObjectExpression') return false;
  return keyName(up.node) === 'register' && ['name', 'pkg'].some((each) => propertyNamed(plugin, each) !== null);
}

/**
 * @param {Node} node a call of a server's method
 * @returns {boolean} whether it registers routes as hapi takes them, `{ method, path, handler }`, one or a list
 */
function isHapiRoute(node) {
  if (node.type !== 'CallExpression' || lastName(node.callee) !== 'route') return false;
  const [given] = node.arguments;
  const routes = given?.type === 'ArrayExpression' ? given.elements : [given];
  return routes.every(
    (each) =>
      each?.type === 'ObjectExpression' && ['method', 'path'].every((name) => propertyNamed(each, name) !== null),
  );
}

/**
 * @param {string} router of a function, as `routerOf` has it
 * @param {(framework: string) => boolean} isUsed whether the program uses a framework
 * @returns {string} the same; `''` if that is a guess, and the program has not loaded it
 */
export function routerUsed(router, isUsed) {
  return router === HAPI && !isUsed(HAPI) ? '' : router;
}

/**
 * @param {string} name that a plugin gives the application
 * @returns {string} its most likely framework
 */
function frameworkNamed(name) {
  return name === 'fastify' || name === 'instance' ? 'fastify' : 'express';
}

/**
 * @param {Place} place of a function
 * @returns {boolean} whether it is registered: `fastify.register(async (instance) => {...})`, `fp((instance) => {...})`
 */
function isPlugin(place) {
  const by = calledWith(place);
  if (by === null || by.argument !== place.node) return false;
  const { callee } = by.node;
  if (importedName(callee, by.call.context.scope)?.module === 'fastify-plugin') return true;
  return (
    by.name === 'register' &&
    callee.type === 'MemberExpression' &&
    frameworkOf(callee.object, by.call, MAX_STEPS) === 'fastify'
  );
}

/**
 * @param {Place} place of a function
 * @returns {boolean} whether the file exports it: `module.exports = `, `exports.routes = `, `export default`, `export
 *   function`
 */
function isExported({ node, up, context: { scope } }) {
  const declaration = up?.node.type === 'VariableDeclarator' ? up.up?.up : up;
  if (/^Export(?:Default|Named)Declaration$/.test(declaration?.node.type ?? '')) return true;
  const name = declaredName(node, up?.node ?? null);
  const isIt = (/** @type {Node | null} */ value) =>
    value === node || (name !== '' && value?.type === 'Identifier' && value.name === name);
  return [...scope.members].some(
    ([path, definitions]) => /^(?:module\.)?exports\b/.test(path) && definitions.some((each) => isIt(each.node)),
  );
}

/**
 * @param {Node} node a function
 * @param {Node | null} parent what holds it
 * @returns {string} its own name, or that of the variable that it is assigned to where that is declared; `''` if it has
 *   neither
 */
function declaredName(node, parent) {
  if ('id' in node && node.id?.type === 'Identifier') return node.id.name;
  return parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id.name : '';
}
