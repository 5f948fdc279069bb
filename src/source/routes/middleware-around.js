/**
 * Which functions a framework calls around a handler, in one turn with it: `app.use(lockOut)`, `router.post('/login',
 * lockOut, logIn)`, guards, interceptors and hooks of middy. They read and write what the handler does, before and after it.
 */
import { UNKNOWN_PART } from '../../model/route.js';
import { CONTEXT_NAME, REQUEST_NAME } from '../handler-parameters.js';
import { isFunction } from '../node-kinds.js';
import { isWithin } from '../nested-ranges.js';
import { lastName } from '../member-path.js';
import { decoratedRoutes, joinPaths } from './decorated-routes.js';
import { handlerFunctions } from './handler-functions.js';
import { middyHooks } from './middy-hooks.js';
import { registrationsIn } from './registrations.js';
import { globalGuards } from './route-guards.js';
import { prefixesOf } from './router-prefixes.js';

/** @import { Place } from '../program-index.js' */
/** @import { FunctionNode } from '../v8-position.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { HandlerFunction } from './handler-functions.js' */
/** @import { Registration } from './registrations.js' */
/** @import { Router, Values } from './values.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** Nobody puts more around a handler. */
const MOST_AROUND = 200;

/** Prefixes do not matter: what a controller is limited to is in its own paths. */
const NO_PREFIXES = { nest: '', loopback: '', inversify: '' };

/** Finds what runs around the handlers of a program. */
export class MiddlewareAround {
  #registrations;
  #everywhere;
  #middy;
  #models;
  #values;
  /** @type {Map<Router, string[]>} */
  #prefixes = new Map();
  /** @type {Map<Registration, string[]>} */
  #paths = new Map();
  /** @type {Map<Registration, HandlerFunction[]>} */
  #inside = new Map();

  /**
   * @param {FileModel[]} models all files of the program
   * @param {Values} values finds out what expressions mean
   */
  constructor(models, values) {
    const { classes: guards } = globalGuards(models, values);
    this.#registrations = models.flatMap((model) => [
      ...registrationsIn(model, values),
      ...decoratedRoutes(model, values, NO_PREFIXES, guards),
    ]);
    this.#everywhere = models.flatMap((model) => [
      ...[...guards].flatMap((node) =>
        [...(model.methods.get(node)?.values() ?? [])].map((place) => ({ model, place })),
      ),
      ...parametersOf(model, values),
    ]);
    this.#middy = middyHooks(models, values);
    this.#models = new Map(models.map((model) => [model.file, model]));
    this.#values = values;
  }

  /**
   * @param {{model: FileModel, place: Place}} function a function of the program
   * @returns {HandlerFunction[] | null} functions that may run around it for one request; none if it doesn't answer
   *   requests; null if they are too many to look at
   */
  of({ model, place: { node: handler } }) {
    const own = this.#registeredFor(handler);
    const ofMiddy = this.#ofMiddy(handler);
    if (own.length === 0 && !looksLikeHandler(handler)) return ofMiddy;
    const paths = own.length === 0 ? [UNKNOWN_PART] : own.flatMap((each) => this.#pathsOf(each));
    const before = this.#registrations.filter(
      (each) => own.includes(each) || (isForMany(each) && this.#pathsOf(each).some((path) => covers(path, paths))),
    );
    if (before.length > MOST_AROUND) return null;
    const found = before.flatMap((each) => {
      const inside = this.#inside.get(each) ?? this.#insideOf(each);
      this.#inside.set(each, inside);
      return [...each.handlers.flatMap(({ functions }) => functions), ...inside];
    });
    return [...found, ...this.#everywhere, ...ofMiddy].filter(
      (each) => each.model !== model || !isWithin(each.place.node, handler),
    );
  }

  /**
   * @param {Place} place of a function of the program
   * @returns {boolean} whether it answers requests, as far as its registration or its parameters show
   */
  isHandler({ node }) {
    return looksLikeHandler(node) || this.#registeredFor(node).length > 0;
  }

  /**
   * @param {Node} handler a function of the program
   * @returns {Registration[]} those of routes that it answers
   */
  #registeredFor(handler) {
    return this.#registrations.filter(
      ({ method, handlers }) => method !== null && handlers.some((each) => answers(each, handler)),
    );
  }

  /**
   * @param {Node} node of a function of the program
   * @returns {HandlerFunction[]} what middy calls before it and after it, if middy calls it
   */
  #ofMiddy(node) {
    const { handlers, hooks } = this.#middy;
    const isOne = (/** @type {HandlerFunction} */ { place }) => place.node === node;
    if (hooks.some(isOne)) return [...hooks, ...handlers].filter((each) => !isOne(each));
    return handlers.some(isOne) ? hooks : [];
  }

  /**
   * Koa and Hono call `(ctx, next)` of a route before the route's last function, which runs when `next` is called.
   * Hooks of other frameworks may stand before a handler and run after it.
   * @param {{place: Place}} function a function of the program
   * @returns {Set<Node>} functions that certainly begin only when it passes the request on
   */
  following({ place: { node } }) {
    const found = new Set();
    const isOfRoute = isFunction(node) && node.params.length === 2 && isContext(node.params[0]);
    const own = isOfRoute ? this.#registrations.filter(({ handlers }) => middlewareOf(handlers).has(node)) : [];
    for (const { handlers } of own) {
      for (const { functions, role } of handlers)
        if (role === 'handler') for (const each of functions) found.add(each.place.node);
    }
    for (const { handlers } of this.#registrations) for (const each of middlewareOf(handlers)) found.delete(each);
    return found;
  }

  /**
   * @param {{place: Place}} middleware a function of the program
   * @param {{place: Place}} handler another
   * @returns {boolean} false if it is known not to run before the other one in one request: both are registered, and it
   *   comes later, or is for other paths
   */
  mayRunBefore({ place: { node: middleware } }, { place: { node: handler } }) {
    const those = this.#registrations.filter(({ handlers }) => handlers.some((each) => answers(each, middleware)));
    const own = this.#registrations.filter(({ handlers }) => handlers.some((each) => answers(each, handler)));
    if (those.length === 0 || own.length === 0) return true;
    const paths = own.flatMap((each) => this.#pathsOf(each));
    return those.some(
      (each) => this.#pathsOf(each).some((path) => covers(path, paths)) && own.some((other) => !isLater(each, other)),
    );
  }

  /**
   * What validators are given is called before the handler, too: `body('name').custom((name) => !users.has(name))`.
   * @param {Registration} registration of handlers
   * @returns {HandlerFunction[]} functions in what is passed, there or under a name, but not those in other functions
   */
  #insideOf({ file, offset }) {
    const model = this.#models.get(file);
    const call = model?.index.calls.find(({ node }) => node.start === offset && node.type === 'CallExpression');
    if (!model || call?.node.type !== 'CallExpression') return [];
    return call.node.arguments.flatMap((node) => {
      const value = this.#values.of({ model, node, scope: call.scope });
      const items = value?.kind === 'list' ? value.items : [];
      return [{ model, node }, ...items, ...(value?.givenBy ?? [])].flatMap((each) => outermostIn(each));
    });
  }

  /**
   * @param {Registration} registration of handlers
   * @returns {string[]} where they are, with all prefixes
   */
  #pathsOf(registration) {
    const known = this.#paths.get(registration);
    if (known !== undefined) return known;
    const { router, paths, isWhole } = registration;
    const prefixes = isWhole ? [''] : prefixesOf(router, this.#prefixes);
    const all = prefixes.flatMap((prefix) =>
      paths.length === 0 ? [prefix] : paths.map((path) => joinPaths(prefix, path)),
    );
    this.#paths.set(registration, all);
    return all;
  }
}

/**
 * @param {{model: FileModel, node: Node}} expression any
 * @returns {HandlerFunction[]} functions in it that are in no other function of it
 */
function outermostIn({ model, node }) {
  const inside = [...model.places.values()]
    .filter((place) => isFunction(place.node) && isWithin(place.node, node))
    .sort((one, other) => one.node.start - other.node.start);
  let end = -1;
  return inside.flatMap((place) => {
    if (place.node.end <= end) return [];
    end = place.node.end;
    return [{ model, place }];
  });
}

/**
 * Express' `router.param('token', (req, res, next, token) => ...)`.
 * @param {FileModel} model of a file
 * @param {Values} values across the files
 * @returns {HandlerFunction[]} what is called for parameters of paths
 */
function parametersOf(model, values) {
  return model.index.calls.flatMap(({ node, scope }) =>
    node.type === 'CallExpression' && lastName(node.callee) === 'param'
      ? node.arguments.flatMap((each) => handlerFunctions(values, { model, node: each, scope }))
      : [],
  );
}

/**
 * @param {Node} parameter of a function
 * @returns {boolean} whether it is a request with its answer, as of Koa and Hono
 */
function isContext(parameter) {
  return parameter.type === 'Identifier' && CONTEXT_NAME.test(parameter.name);
}

/**
 * @param {Registration['handlers']} handlers that are registered together
 * @returns {Set<Node>} the functions among them that are not the last
 */
function middlewareOf(handlers) {
  const before = handlers.filter(({ role }) => role === 'middleware');
  return new Set(before.flatMap(({ functions }) => functions.map(({ place }) => place.node)));
}

/**
 * @param {Registration['handlers'][number]} handlers that are registered
 * @param {Node} handler a function
 * @returns {boolean} whether it is one of them
 */
function answers({ functions }, handler) {
  return functions.some(({ place }) => place.node === handler);
}

/**
 * @param {Registration} registration of handlers
 * @returns {boolean} whether they run for requests of other routes as well
 */
function isForMany({ method }) {
  return method === null || method === 'ALL';
}

/**
 * @param {Registration} one of middleware
 * @param {Registration} other of a handler
 * @returns {boolean} whether the same router learns of the one after the other
 */
function isLater(one, other) {
  return one.file === other.file && one.receiver === other.receiver && one.offset > other.offset;
}

/**
 * @param {Node} handler a function
 * @returns {boolean} whether it may answer requests, though it was not found where it is registered
 */
function looksLikeHandler(handler) {
  const [first] = isFunction(handler) ? /** @type {FunctionNode} */ (handler).params : [];
  return first?.type === 'Identifier' && REQUEST_NAME.test(first.name);
}

/**
 * @param {string} outer path of middleware
 * @param {string[]} paths of routes
 * @returns {boolean} whether it may run for one of them: parameters and what is not known may be anything
 */
function covers(outer, paths) {
  const known = outer.includes('/^') ? '' : outer.split(/[:*{(…]/, 1)[0].replace(/\/+$/, '');
  return paths.some((path) => {
    const start = path.split(/[:*{(…]/, 1)[0];
    return start === known || start.startsWith(`${known}/`) || (start !== path && known.startsWith(start));
  });
}
