/**
 * Tells routes apart that have one path, for a framework that does not know the prefixes of its routers: by the text of
 * the functions that answer them, as the program that runs has it (`Function.prototype.toString`), and by the prefixes
 * under which requests reached them. A call that registers handlers of a router which is mounted in several places has several
 * routes, which have the same text, and the same last parts of their prefixes.
 */
import { addToList } from '../../model/add-to-list.js';
import { routeIdentity, UNKNOWN_PART } from '../../model/route.js';
import textHash from '../../record/probe/text-hash.cjs';

/** @import { FrameRoute } from '../../model/profile.js' */
/** @import { Place } from '../program-index.js' */
/** @import { Registration } from './registrations.js' */

/** Collects routes, and tells those of one path apart. */
export class RoutesOfOnePath {
  /** @type {Map<string, Alike[]>} */
  #alike = new Map();
  /** @type {Map<string, Distinctions | null>} what `distinctionsOf` says */
  #distinctions = new Map();

  /**
   * @param {FrameRoute} route of some functions
   * @param {Registration} registration of it
   */
  add(route, registration) {
    const { method, path } = route;
    if (method === '') return;
    addToList(this.#alike, `${method} ${path}`, {
      identity: routeIdentity(route),
      prefix: mountPrefix(route),
      registration,
    });
  }

  /**
   * @param {FrameRoute} route that was added
   * @returns {FrameRoute} the same, with its `path` only if no other has that
   */
  distinguished(route) {
    const key = `${route.method} ${route.path}`;
    let all = this.#distinctions.get(key);
    if (all === undefined) this.#distinctions.set(key, (all = distinctionsOf(this.#alike.get(key) ?? [])));
    if (all === null) return route;
    const { whole } = mountPrefix(route);
    const prefix = whole !== null && all.prefixes.get(whole)?.size === 1 ? { prefix: textHash(whole) } : {};
    const own = { ...all.calls.get(routeIdentity(route)), ...prefix };
    if (!('handler' in own || 'prefix' in own || 'tails' in own)) return { ...route, path: '' };
    return { ...route, path: '', shared: { path: route.path, ...own } };
  }
}

/** A route of a path. @typedef {{identity: string, prefix: Prefix, registration: Registration}} Alike */
/**
 * What the sources show of a route's prefix, as the probe has it: all of it, null if they don't; and its last part that is
 * known.
 * @typedef {{whole: string | null, end: string}} Prefix
 */
/**
 * What tells the routes that one call registers from others. `handler`: hash of the text of the function that answers, absent if it is
 * not known or another's as well. `tails`: hashes of the last parts of prefixes that only these routes have. `mounts`: how many there
 * are, absent for one.
 * @typedef {Pick<NonNullable<FrameRoute['shared']>, 'handler' | 'tails' | 'mounts'>} OneCall
 */
/**
 * What tells routes of one path apart. `calls`: by the route's identity. `prefixes`: the routes that have each.
 * @typedef {{calls: Map<string, OneCall>, prefixes: Map<string, Set<string>>}} Distinctions
 */

/**
 * @param {Alike[]} alike routes of one method and path
 * @returns {Distinctions | null} null if there is only one
 */
function distinctionsOf(alike) {
  /** @type {Map<string, Alike[]>} */
  const byIdentity = new Map();
  for (const route of alike) addToList(byIdentity, route.identity, route);
  if (byIdentity.size <= 1) return null;
  /** @type {Map<Registration | string, Alike[]>} */
  const byCall = new Map();
  for (const [identity, routes] of byIdentity) {
    const [{ registration }] = routes;
    // What several calls register is of none of them alone.
    const call = routes.every((route) => route.registration === registration) ? registration : identity;
    for (const route of routes) addToList(byCall, call, route);
  }
  /** @type {Distinctions} */
  const { calls, prefixes } = { calls: new Map(), prefixes: new Map() };
  const owners = ownersOf(byCall);
  for (const routes of byCall.values()) {
    const call = oneCall(routes, owners);
    for (const { identity, prefix } of routes) {
      calls.set(identity, call);
      if (prefix.whole !== null) prefixes.set(prefix.whole, (prefixes.get(prefix.whole) ?? new Set()).add(identity));
    }
  }
  return { calls, prefixes };
}

/**
 * Which calls have each text, and each last part of a prefix; `open`: those that are not known beyond such a part.
 * @typedef {Record<'text' | 'tail' | 'open', Map<string | null, Set<Alike[]>>>} Owners
 */

/**
 * @param {Map<Registration | string, Alike[]>} byCall routes of one path
 * @returns {Owners}
 */
function ownersOf(byCall) {
  /** @type {Owners} */
  const owners = { text: new Map(), tail: new Map(), open: new Map() };
  const add = (/** @type {keyof Owners} */ kind, /** @type {string | null} */ key, /** @type {Alike[]} */ call) =>
    owners[kind].set(key, (owners[kind].get(key) ?? new Set()).add(call));
  for (const routes of byCall.values()) {
    for (const { registration, prefix } of routes) {
      add('text', handlerText(registration.handlers), routes);
      for (const tail of tailsOf(prefix.end)) add('tail', tail, routes);
      if (prefix.whole === null) add('open', prefix.end, routes);
    }
  }
  return owners;
}

/**
 * @param {Alike[]} routes that one call registers
 * @param {Owners} owners of what tells routes
 * @returns {OneCall}
 */
function oneCall(routes, owners) {
  const isOwn = (/** @type {keyof Owners} */ kind, /** @type {string | null} */ key) =>
    [...(owners[kind].get(key) ?? [])].every((call) => call === routes);
  const texts = new Set(routes.map(({ registration }) => handlerText(registration.handlers)));
  const [text] = texts;
  const handler = texts.size === 1 && text !== null && isOwn('text', text) ? { handler: text } : {};
  const tails = [...new Set(routes.flatMap(({ prefix }) => tailsOf(prefix.end)))]
    .filter((tail) => isOwn('tail', tail) && ['', ...tailsOf(tail)].every((end) => isOwn('open', end)))
    .map(textHash);
  const mounts = new Set(routes.map(({ identity }) => identity)).size;
  return { ...handler, ...(tails.length === 0 ? {} : { tails }), ...(mounts === 1 ? {} : { mounts }) };
}

/** @param {string} path such as `/v1/users` @returns {string[]} `/users` and `/v1/users` */
function tailsOf(path) {
  return path
    .split('/')
    .map((_, index, parts) => ['', ...parts.slice(index)].join('/'))
    .slice(1);
}

/** A parameter that is all between two slashes. */
const PARAMETER = /\/:\w+(?=\/|$)/g;
/** What Express takes for any other parameter, or an optional part. */
const HAS_PARAMETERS = /[:*?+(){}[\]\\]/;
const OUTER_SLASHES = /^\/+|\/+$/g;

/**
 * @param {FrameRoute} route with its own path
 * @returns {Prefix} what its routers put in front of that, as the probe has it
 */
function mountPrefix({ pattern, path }) {
  const own = path.replace(OUTER_SLASHES, '');
  const all = pattern.replace(/\/+$/, '');
  if (!all.endsWith(own)) return { whole: null, end: '' };
  const prefix = all
    .slice(0, all.length - own.length)
    .replace(/\/+$/, '')
    .replace(PARAMETER, '/:')
    .toLowerCase();
  const parts = prefix.split('/');
  const unknown = parts.findLastIndex(
    (part) => part.includes(UNKNOWN_PART) || (part !== ':' && HAS_PARAMETERS.test(part)),
  );
  return unknown === -1
    ? { whole: prefix, end: prefix }
    : { whole: null, end: ['', ...parts.slice(unknown + 1)].join('/') };
}

/** In front of a method, but not part of what V8 says that it is. */
const STATIC = /^static\s+/;

/**
 * @param {Registration['handlers']} handlers of a route
 * @returns {string | null} hash of the text of the function that answers, as the probe makes it; null if that is not
 *   known, as for what a package makes
 */
function handlerText(handlers) {
  const { functions = [], made = [] } = handlers.find(({ role }) => role === 'handler') ?? {};
  const answers = functions[0]?.wraps ? functions[0] : functions.at(-1);
  if (answers === undefined || made.length > 0) return null;
  const { model, place } = answers;
  return textHash(model.text.slice(startOf(place), place.node.end).replace(STATIC, ''));
}

/**
 * @param {Place} place of a function
 * @returns {number} offset where it begins: of a method, that of its name
 */
function startOf({ node, up }) {
  const holder = up?.node;
  const isMethod = holder?.type === 'MethodDefinition' || (holder?.type === 'Property' && holder.method);
  return (isMethod ? holder : node).start;
}
