/** How one file registers handlers in routers. */
import { UNKNOWN_PART } from '../../model/route.js';
import { calledRouter } from '../handed-over.js';
import { isInterceptors } from '../interceptors.js';
import { memberName, propertyName } from '../member-path.js';
import { unwrap } from '../definition.js';
import { propertyNamed } from './exports.js';
import { handlerFunctions, IS_HOOK } from './handler-functions.js';
import { argumentsOfItems } from './loop-items.js';
import { loopRoutes } from './loop-routes.js';
import { madeHandlers } from './made-handlers.js';
import { mayBePath } from './may-be-path.js';
import { isAlias } from './module-files.js';
import { pathTexts } from './path-texts.js';
import { chainedRoute, routerOfReceiver, routerPath } from './receivers.js';
import { RouterMounts } from './router-mounts.js';
import { serviceMethods } from './services.js';

/** @import { Place } from '../program-index.js' */
/** @import { Scope } from '../scope.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { HandlerFunction } from './handler-functions.js' */
/** @import { Made } from './made-handlers.js' */
/** @import { Expression, Router, Value, Values } from './values.js' */
/** @import { CallExpression, MemberExpression, AnyNode as Node, ObjectExpression } from 'acorn' */

/**
 * @typedef {object} Registration
 * @property {Router | null} router null if unknown which
 * @property {string | null} method such as `POST`, `ALL`, `PUT|POST`; null for middleware of any route
 * @property {string[]} paths as they are written; empty for all
 * @property {boolean} isWhole whether nothing comes before the paths, wherever the router is mounted
 * @property {string} receiver the name of it where the handlers are registered, with the file before it
 * @property {{functions: HandlerFunction[], made?: Made[], role: 'handler' | 'middleware'}[]} handlers `made`: by
 *   packages
 * @property {string} file absolute path
 * @property {number} offset of the call; in a chain, of its part of it
 */

/**
 * @param {Node} node an argument of a router's method
 * @returns {boolean} whether it is options, which Elysia takes after the handler
 */
function isOptions({ type }) {
  return type === 'ObjectExpression';
}

/**
 * Collects what a file registers: handlers are listed, and routers learn where they are mounted (`router-mounts`).
 * @param {FileModel} model of the file
 * @param {Values} values across the files
 * @returns {Registration[]} those with a handler, in the order of the text
 */
export function registrationsIn(model, values) {
  return new Collector(model, values).registrations;
}

class Collector {
  /** @type {Registration[]} */
  registrations = [];
  #model;
  #values;
  #mounts;
  /** Of the current call. */
  #scope;

  /**
   * @param {FileModel} model of the file
   * @param {Values} values across the files
   */
  constructor(model, values) {
    this.#model = model;
    this.#values = values;
    this.#mounts = new RouterMounts(model, values);
    this.#scope = model.scope;
    for (const { node, scope, place } of model.index.calls) {
      if (node.type !== 'CallExpression') continue;
      if (!this.#addItems(node, place)) this.#visit(node, scope);
      this.#mounts.mountItems(node, place);
      this.#optionItems(node, place);
    }
  }

  /**
   * @param {CallExpression} call any
   * @param {Scope} scope that it is in
   */
  #visit(call, scope) {
    this.#scope = scope;
    const callee = unwrap(call.callee);
    const method = propertyName(callee);
    if (callee.type === 'MemberExpression' && calledRouter(method)) this.#visitMethod(call, callee, method, scope);
    else if (method !== 'bind' && method !== 'call' && method !== 'apply') this.#mounts.passRouters(call, scope);
  }

  /**
   * @param {CallExpression} call of a method that may be a router's
   * @param {MemberExpression} callee of it
   * @param {string} method such as `post`
   * @param {Scope} scope that it is in
   * @returns {void}
   */
  #visitMethod(call, callee, method, scope) {
    switch (method) {
      case 'use':
        return this.#use(call, callee.object, scope);
      case 'register':
        return this.#mounts.register(call, callee.object, scope);
      case 'route':
        return this.#route(call, callee.object, scope);
      case 'on':
        return this.#on(call, callee.object, scope);
      case 'group':
        return this.#mounts.group(call, callee.object, scope);
      case 'prefix':
        return this.#mounts.addPrefix(call, callee.object, scope);
      case 'addHook':
        return this.#add(
          call,
          this.#receiver(callee.object, scope),
          {
            method: null,
            paths: [],
            handlers: call.arguments.slice(1).map((node) => ({ node, role: 'middleware' })),
          },
          scope,
        );
      default:
        return this.#verb(call, callee.object, method, scope);
    }
  }

  /**
   * `app.post('/login', check, login)`, `router.get('name', '/login', login)`, `router.route('/login').post(login)`.
   * @param {CallExpression} call of it
   * @param {Node} object whose method is called
   * @param {string} method such as `post`
   * @param {Scope} scope that it is in
   */
  #verb(call, object, method, scope) {
    const chain = chainedRoute(object);
    const receiver = this.#receiver(chain?.router ?? object, scope);
    const at = chain === null ? this.#pathAt(call, receiver, scope) : -1;
    const path = chain?.path ?? call.arguments[at];
    const handlers = call.arguments.slice(at + 1);
    if (receiver === null || path === undefined || handlers.length === 0) return;
    const paths = this.#pathsOr(path, scope);
    // `cache.get(key, make)` is not a route.
    if (receiver.router === null && !paths.some((each) => each.startsWith('/'))) return;
    this.#add(
      call,
      receiver,
      {
        method: method === 'del' ? 'DELETE' : method.toUpperCase(),
        paths,
        handlers: handlers.map((node, index) => ({
          node,
          role: handlers.slice(index + 1).every(isOptions) ? 'handler' : 'middleware',
        })),
      },
      scope,
    );
  }

  /**
   * @param {CallExpression} call of a router's method
   * @param {{router: Router | null} | null} receiver whose method it is
   * @param {Scope} scope that it is in
   * @returns {number} which argument is the path: in Koa's routers a name may come first
   */
  #pathAt({ arguments: [first, second] }, receiver, scope) {
    if (first === undefined || second === undefined) return 0;
    const hasNames = receiver?.router?.hasNames === true;
    const isPath = this.#texts(second, scope).some((text) => hasNames || /^[/…]/.test(text));
    return isPath && this.#texts(first, scope).length === 1 ? 1 : 0;
  }

  /**
   * Hono's `app.on('POST', '/login', login)`; every other framework's `on` has no path.
   * @param {CallExpression} call of it
   * @param {Node} object whose method is called
   * @param {Scope} scope that it is in
   */
  #on(call, object, scope) {
    const [methodNode, pathNode, ...handlers] = call.arguments;
    if (handlers.length === 0) return;
    const [methods, paths] = [this.#texts(methodNode, scope), this.#texts(pathNode, scope)];
    const receiver = this.#receiver(object, scope);
    if (receiver?.router && methods.length > 0 && paths.length > 0)
      this.#add(
        call,
        receiver,
        {
          method: methods.join('|').toUpperCase(),
          paths,
          handlers: handlers.map((node) => ({ node, role: 'handler' })),
        },
        scope,
      );
  }

  /**
   * `app.use('/api', check, router)`, `app.use(mount('/api', router.routes()))`.
   * @param {CallExpression} call of it
   * @param {Node} object whose method is called
   * @param {Scope} scope that it is in
   */
  #use(call, object, scope) {
    const receiver = this.#receiver(object, scope);
    const [first, ...others] = call.arguments;
    if (receiver === null || first === undefined) return;
    const texts = this.#texts(first, scope);
    // A router that is mounted in an unknown place is mounted all the same.
    const prefixes =
      texts.length > 0
        ? texts
        : others.length > 0 && mayBePath(this.#values, { model: this.#model, node: first, scope })
          ? [UNKNOWN_PART]
          : [''];
    const mounted = texts.length > 0 || prefixes[0] === UNKNOWN_PART ? others : call.arguments;
    for (const prefix of prefixes) for (const node of mounted) this.#mounts.mount(node, scope, receiver.router, prefix);
    for (const node of texts.length === 0 ? [] : mounted)
      this.#service(call, receiver, texts, this.#value(node, scope));
    this.#add(
      call,
      receiver,
      {
        method: null,
        paths: prefixes.filter((each) => each !== ''),
        handlers: mounted.map((node) => ({ node, role: 'middleware' })),
      },
      scope,
    );
  }

  /**
   * `routes.forEach(({ method, path, handler }) => app[method](path, handler))`.
   * @param {CallExpression} call any
   * @param {Place} place of it
   * @returns {boolean} whether it registers routes in a loop
   */
  #addItems(call, place) {
    this.#scope = place.context.scope;
    const routes = loopRoutes(this.#model, call, place, this.#values);
    const receiver = routes.length === 0 ? null : this.#receiver(routes[0].object, this.#scope);
    if (receiver === null) return false;
    // `caches.forEach((each) => map.get(each.key, each.make))` is no route.
    const known = routes.filter(
      ({ what }) => receiver.router !== null || what.paths.some((each) => each.startsWith('/')),
    );
    for (const { what } of known) this.#push(call, receiver, what);
    return known.length > 0;
  }

  /**
   * Fastify's `for (const each of routes) app.route(each)`.
   * @param {CallExpression} call any
   * @param {Place} place of it
   */
  #optionItems(call, place) {
    const callee = unwrap(call.callee);
    const isRoute = propertyName(callee) === 'route';
    const items =
      isRoute && call.arguments.length === 1 ? argumentsOfItems(this.#model, call, place, this.#values) : [];
    const receiver =
      items.length === 0 || callee.type !== 'MemberExpression'
        ? null
        : this.#receiver(callee.object, place.context.scope);
    if (receiver === null) return;
    for (const [given] of items) {
      const value = this.#values.of(given);
      if (value?.kind === 'object') this.#options(call, receiver, value);
    }
  }

  /**
   * @param {CallExpression} call that mounts it
   * @param {{router: Router | null}} receiver whose method it is
   * @param {string[]} paths where
   * @param {Value | null} value what is mounted
   */
  #service(call, receiver, paths, value) {
    for (const { method, below, functions } of serviceMethods(value, this.#values))
      this.#push(call, receiver, {
        method,
        paths: paths.map((path) => path.replace(/\/$/, '') + below),
        handlers: [{ functions, role: 'handler' }],
      });
  }

  /**
   * `fastify.route({ method, url, handler })`; Hono's `app.route('/auth', auth)`. Express' and Koa's `route('/login')`
   * begins a chain.
   * @param {CallExpression} call of it
   * @param {Node} object whose method is called
   * @param {Scope} scope that it is in
   */
  #route(call, object, scope) {
    const [first, second] = call.arguments;
    const receiver = first === undefined ? null : this.#receiver(object, scope);
    if (receiver === null) return;
    const value = this.#value(first, scope);
    // hapi takes lists of routes.
    const listed = value?.kind === 'list' ? value.items.flatMap((item) => this.#values.of(item) ?? []) : [];
    for (const each of listed) if (each.kind === 'object') this.#options(call, receiver, each);
    if (value?.kind === 'object') this.#options(call, receiver, value);
    else if (second !== undefined) this.#mount(second, first, receiver.router, scope);
  }

  /**
   * @param {Node} node an application of Hono's that is mounted
   * @param {Node} path where
   * @param {Router | null} parent that it is mounted in
   * @param {Scope} scope that they are in
   */
  #mount(node, path, parent, scope) {
    const [prefix = UNKNOWN_PART] = this.#texts(path, scope);
    this.#mounts.mount(node, scope, parent, prefix);
    const mounted = this.#values.routerOf({ model: this.#model, node, scope });
    if (parent !== null && !isPackages(this.#value(node, scope))) this.#values.looseMounts.push({ parent, mounted });
  }

  /**
   * @param {CallExpression} call of `route`
   * @param {{router: Router | null}} receiver whose method it is
   * @param {{model: FileModel, node: ObjectExpression, scope: Scope}} options of it
   */
  #options(call, receiver, { model, node, scope }) {
    const of = (/** @type {RegExp} */ name) =>
      node.properties
        .flatMap((each) => (each.type === 'Property' && name.test(memberName(each.key)) ? [each.value] : []))
        .map((value) => ({ model, node: value, scope }));
    const paths = of(/^(?:url|path)$/).flatMap((each) => pathTexts(this.#values, each));
    if (paths.length === 0) return;
    const methods = of(/^method$/).flatMap((each) => pathTexts(this.#values, each));
    this.#push(call, receiver, {
      // hapi's `*` is any method.
      method: methods.length === 0 || methods.includes('*') ? 'ALL' : methods.join('|').toUpperCase(),
      paths,
      handlers: [
        ...of(IS_HOOK).map((each) => ({
          functions: handlerFunctions(this.#values, each),
          made: madeHandlers(this.#values, each),
          role: /** @type {const} */ ('middleware'),
        })),
        // hapi also takes the handler among the options.
        ...of(/^(?:handler|options|config)$/).map((each) => ({
          functions: handlerFunctions(this.#values, each),
          role: /** @type {const} */ ('handler'),
        })),
      ],
    });
  }

  /**
   * @param {CallExpression} call that registers handlers
   * @returns {string} name of the object whose method that is, with what distinguishes the variable from others of that
   *   name
   */
  #receiverName({ callee }) {
    const path = callee.type === 'MemberExpression' ? routerPath(callee.object) : '';
    const [root] = path.split('.');
    const declared = this.#scope.lookup(root)?.definitions[0]?.node?.start ?? '';
    return `${this.#model.file}:${declared}.${path}`;
  }

  /**
   * @param {Node} object whose method is called
   * @param {Scope} scope that it is in
   * @returns {{router: Router | null} | null} as `receiverOf`
   */
  #receiver(object, scope) {
    return isInterceptors(object, scope) ? null : routerOfReceiver(this.#value(object, scope), this.#values);
  }

  /**
   * @param {Node} node an expression
   * @param {Scope} scope that it is in
   * @returns {Value | null} what it means
   */
  #value(node, scope) {
    return this.#values.of({ model: this.#model, node, scope });
  }

  /**
   * @param {Node} node an expression
   * @param {Scope} scope that it is in
   * @returns {string[]} the paths that it is
   */
  #texts(node, scope) {
    return pathTexts(this.#values, { model: this.#model, node, scope });
  }

  /**
   * @param {Node} node an expression
   * @param {Scope} scope that it is in
   * @returns {string[]} the paths that it is, `…` for an unknown one
   */
  #pathsOr(node, scope) {
    const texts = this.#texts(node, scope);
    if (texts.length > 0) return texts;
    // restify's `server.get({ path: '/login' }, login)`.
    const value = this.#value(node, scope);
    const path = value?.kind === 'object' ? propertyNamed(value.node, 'path') : null;
    return path === null ? [UNKNOWN_PART] : this.#pathsOr(path, scope);
  }

  /**
   * @param {CallExpression} call that registers handlers
   * @param {{router: Router | null} | null} receiver whose method it is
   * @param {{method: string | null, paths: string[], handlers: {node: Node, role: 'handler' | 'middleware'}[]}} what is
   *   registered
   * @param {Scope} scope that it is in
   */
  #add(call, receiver, { method, paths, handlers }, scope) {
    if (receiver === null) return;
    this.#push(call, receiver, {
      method,
      paths,
      handlers: handlers.map(({ node, role }) => ({
        functions: handlerFunctions(this.#values, { model: this.#model, node, scope }),
        made: madeHandlers(this.#values, { model: this.#model, node, scope }),
        role,
      })),
    });
  }

  /**
   * @param {CallExpression} call that registers handlers
   * @param {{router: Router | null}} receiver whose method it is
   * @param {Pick<Registration, 'method' | 'paths' | 'handlers'>} what is registered
   */
  #push(call, { router }, what) {
    const handlers = what.handlers.filter(({ functions, made = [] }) => functions.length > 0 || made.length > 0);
    if (handlers.length === 0) return;
    const { file } = this.#model;
    this.registrations.push({
      ...what,
      handlers,
      router,
      isWhole: false,
      receiver: this.#receiverName(call),
      file,
      offset: startOf(call),
    });
  }
}

/** Names of a registry's packages: most workspaces have a scope, and `baseUrl` and aliases give a path. */
const OF_REGISTRY = /^[\w.-]+$/;

/**
 * @param {Value | null} value what is mounted
 * @returns {boolean} whether it is a package's, and none of the program's applications: what a package's function makes is
 *   none that a file exports
 */
function isPackages(value) {
  if (value?.kind === 'made') return !isAlias(value.module);
  return value?.kind === 'package' && OF_REGISTRY.test(value.module);
}

/**
 * @param {CallExpression} call that registers handlers
 * @returns {number} offset where it begins: in a chain, `new Hono().get(...).post(...)`, that of the method's name
 */
function startOf({ start, callee }) {
  const isChained = callee.type === 'MemberExpression' && /^(?:Call|New)Expression$/.test(unwrap(callee.object).type);
  return isChained ? callee.property.start : start;
}
