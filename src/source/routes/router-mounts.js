/** Where the routers of one file are mounted: in which others, after which prefix, and as whose parameters. */
import { UNKNOWN_PART } from '../../model/route.js';
import { unwrap } from '../definition.js';
import { importedName } from '../imported-name.js';
import { isFunction } from '../node-kinds.js';
import { memberName } from '../member-path.js';
import { hapiPlugins } from './hapi-plugins.js';
import { argumentsOfItems } from './loop-items.js';
import { pathTexts } from './path-texts.js';
import { routerOfReceiver } from './receivers.js';
import { prefixOf } from './router-makers.js';
import { isMarkedShared, losesPrefix } from './shared-plugin.js';

/** @import { Place } from '../program-index.js' */
/** @import { Scope } from '../scope.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { HandlerFunction } from './handler-functions.js' */
/** @import { Expression, Router, Value, Values } from './values.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/** How deep lists of mounted routers are followed. */
const MOST_LISTS = 3;

/** Tells routers where a file mounts them. */
export class RouterMounts {
  #model;
  #values;

  /**
   * @param {FileModel} model of the file
   * @param {Values} values across the files, whose routers are completed
   */
  constructor(model, values) {
    this.#model = model;
    this.#values = values;
  }

  /**
   * @param {Node} node that may be a router, or contain some
   * @param {Scope} scope that it is in
   * @param {Router | null} parent that it is mounted in
   * @param {string} prefix of it there
   * @param {number} [depth] of lists
   */
  mount(node, scope, parent, prefix, depth = 0) {
    const byPackage = this.#koaMount(node, scope);
    if (byPackage !== null) {
      this.mount(byPackage.node, scope, parent, prefix + byPackage.prefix, depth + 1);
      return;
    }
    const value = this.#value(node, scope);
    if (value?.kind === 'router') value.router.mounts.push({ parent, prefix });
    if (value?.kind !== 'list' || depth >= MOST_LISTS) return;
    for (const item of value.items)
      if (item.model === this.#model) this.mount(item.node, item.scope, parent, prefix, depth + 1);
  }

  /**
   * `routes.forEach((route) => app.use(route.path, route.router))`, Hono's `app.route(route.path, route.app)`.
   * @param {CallExpression} call any
   * @param {Place} place of it
   */
  mountItems(call, place) {
    const { scope } = place.context;
    const callee = unwrap(call.callee);
    if (callee.type !== 'MemberExpression' || callee.computed || !mountsIn(call, memberName(callee.property))) return;
    const items = argumentsOfItems(this.#model, call, place, this.#values);
    const receiver = items.length === 0 ? null : this.#receiver(callee.object, scope);
    if (receiver !== null) for (const given of items) this.#mountItem(given, receiver.router);
  }

  /**
   * `fastify.register(routes, { prefix: '/api' })`, hapi's `server.register(plugin, { routes: { prefix: '/api' } })`.
   * @param {CallExpression} call of it
   * @param {Node} object whose method is called
   * @param {Scope} scope that it is in
   */
  register({ arguments: [plugin, options] }, object, scope) {
    const receiver = plugin === undefined ? null : this.#receiver(object, scope);
    if (receiver === null) return;
    const value = this.#value(plugin, scope);
    const called = value?.kind === 'function' ? value : this.#defaultOf(value);
    if (called !== null) {
      const prefix =
        isShared(value, this.#values) || isShared(called, this.#values) ? '' : this.#prefixGiven(options, scope);
      this.#passParameter(called, 0, receiver.router, prefix);
    }
    const given = options === undefined ? null : this.#value(options, scope);
    for (const each of called === null ? hapiPlugins(value, given, this.#values) : [])
      this.#passParameter(each.called, 0, receiver.router, each.prefix);
  }

  /**
   * Elysia's `app.group('/keys', (app) => app.get(...))`.
   * @param {CallExpression} call of it
   * @param {Node} object whose method is called
   * @param {Scope} scope where it stands
   */
  group(call, object, scope) {
    const [path] = call.arguments;
    const last = call.arguments.at(-1);
    const router = path === undefined ? null : (this.#receiver(object, scope)?.router ?? null);
    const called = last === undefined || router === null ? null : this.#value(last, scope);
    if (called?.kind === 'function') this.#passParameter(called, 0, router, this.#prefixAt(path, scope));
  }

  /**
   * Koa's `router.prefix('/api')`.
   * @param {CallExpression} call of it
   * @param {Node} object whose method is called
   * @param {Scope} scope that it is in
   */
  addPrefix({ arguments: [path] }, object, scope) {
    const router = path === undefined ? null : (this.#receiver(object, scope)?.router ?? null);
    if (router !== null) router.prefix = this.#prefixAt(path, scope) + router.prefix;
  }

  /**
   * `routes(app)`, `require('./routes')(app)`: the function's parameter is that router.
   * @param {CallExpression} call any
   * @param {Scope} scope that it is in
   */
  passRouters(call, scope) {
    call.arguments.forEach((argument, at) => {
      if (argument.type !== 'Identifier' && argument.type !== 'MemberExpression') return;
      const value = this.#value(argument, scope);
      if (value?.kind !== 'router') return;
      const called = this.#value(call.callee, scope);
      const target = called?.kind === 'function' ? called : this.#defaultOf(called);
      if (target !== null) this.#passParameter(target, at, value.router, '');
    });
  }

  /**
   * @param {Expression[]} given what `use` is called with
   * @param {Router | null} parent whose method it is
   */
  #mountItem(given, parent) {
    const routers = given.map((each) => this.#values.routerOf(each));
    const texts = pathTexts(this.#values, given[0]);
    const prefixes = routers[0] === null ? [UNKNOWN_PART] : [''];
    for (const prefix of texts.length > 0 ? texts : prefixes)
      for (const router of routers) router?.mounts.push({ parent, prefix });
  }

  /**
   * @param {Node} node an expression
   * @param {Scope} scope that it is in
   * @returns {{node: Node, prefix: string} | null} what koa-mount mounts, and where; null if this isn't a call of it
   */
  #koaMount(node, scope) {
    const inner = unwrap(node);
    if (inner.type !== 'CallExpression' || importedName(inner.callee, scope)?.module !== 'koa-mount') return null;
    const [first, second] = inner.arguments;
    if (first === undefined) return null;
    return second === undefined ? { node: first, prefix: '' } : { node: second, prefix: this.#prefixAt(first, scope) };
  }

  /**
   * @param {Node | undefined} options that a plugin gets
   * @param {Scope} scope that they are in
   * @returns {string} before everything that it registers
   */
  #prefixGiven(options, scope) {
    if (options === undefined) return '';
    const bag = this.#value(options, scope);
    if (bag?.kind === 'object') return prefixOf(bag.node, bag.scope);
    return bag?.kind === 'list' && bag.isChoice ? prefixOf(options, scope) : UNKNOWN_PART;
  }

  /**
   * @param {Value | null} value a module from `import('./routes.js')`, whose default export Fastify takes itself
   * @returns {Extract<Value, {kind: 'function'}> | null} the function that it exports
   */
  #defaultOf(value) {
    if (value?.kind !== 'module') return null;
    const inside = this.#values.exports.named(value.model, 'default');
    return inside?.kind === 'function' ? inside : null;
  }

  /**
   * @param {HandlerFunction} called a function
   * @param {number} at which of its parameters
   * @param {Router | null} router that it is called with
   * @param {string} prefix of what it registers in that
   */
  #passParameter({ model, place: { node } }, at, router, prefix) {
    const param = isFunction(node) ? node.params[at] : undefined;
    const name = param?.type === 'AssignmentPattern' ? param.left : param;
    if (name?.type !== 'Identifier') return;
    this.#values.routerAt(model, name, 'parameter').mounts.push({ parent: router, prefix });
  }

  /**
   * @param {Node} path an expression
   * @param {Scope} scope that it is in
   * @returns {string} the first text that it is, `…` if unknown
   */
  #prefixAt(path, scope) {
    return pathTexts(this.#values, { model: this.#model, node: path, scope })[0] ?? UNKNOWN_PART;
  }

  /**
   * @param {Node} object whose method is called
   * @param {Scope} scope that it is in
   * @returns {{router: Router | null} | null} as `receiverOf`
   */
  #receiver(object, scope) {
    return routerOfReceiver(this.#value(object, scope), this.#values);
  }

  /**
   * @param {Node} node an expression
   * @param {Scope} scope that it is in
   * @returns {Value | null} what it means
   */
  #value(node, scope) {
    return this.#values.of({ model: this.#model, node, scope });
  }
}

/**
 * @param {CallExpression} call of a method
 * @param {string} method its name
 * @returns {boolean} whether it may mount a router
 */
function mountsIn(call, method) {
  return method === 'use' || (method === 'route' && call.arguments.length === 2);
}

/**
 * @param {Value | null} value that is registered
 * @param {Values} values across the files
 * @returns {boolean} whether Fastify ignores its prefix
 */
function isShared(value, values) {
  if (value === null) return false;
  return (value.givenBy?.some(losesPrefix) ?? false) || (value.kind === 'function' && isMarkedShared(value, values));
}
