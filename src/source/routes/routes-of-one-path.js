/**
 * Tells routes apart that have one path, for a framework that does not know the prefixes of its routers: by the text of
 * the functions that answer them, as the program that runs has it (`Function.prototype.toString`), and by the prefixes
 * under which requests reached them.
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
    const own = { identity: routeIdentity(route), prefix: prefixHash(route), registration };
    addToList(this.#alike, `${method} ${path}`, own);
  }

  /**
   * @param {FrameRoute} route that was added
   * @returns {FrameRoute} the same, with its `path` only if no other has that
   */
  toldApart(route) {
    const key = `${route.method} ${route.path}`;
    let all = this.#distinctions.get(key);
    if (all === undefined) this.#distinctions.set(key, (all = distinctionsOf(this.#alike.get(key) ?? [])));
    if (all === null) return route;
    const handler = all.handlers.get(routeIdentity(route)) ?? null;
    const hash = prefixHash(route);
    const prefix = all.prefixes.get(hash)?.size === 1 ? hash : null;
    if (handler === null && prefix === null) return { ...route, path: '' };
    const own = { ...(handler === null ? {} : { handler }), ...(prefix === null ? {} : { prefix }) };
    return { ...route, path: '', shared: { path: route.path, ...own } };
  }
}

/** A route of a path. @typedef {{identity: string, prefix: string | null, registration: Registration}} Alike */
/**
 * What tells routes of one path apart. `handlers`: by the route's identity, the text of the function that answers, null if it is not
 * known or another route's as well. `prefixes`: the routes that have each.
 * @typedef {{handlers: Map<string, string | null>, prefixes: Map<string | null, Set<string>>}} Distinctions
 */

/**
 * @param {Alike[]} alike routes of one method and path
 * @returns {Distinctions | null} null if there is only one
 */
function distinctionsOf(alike) {
  const identities = new Set(alike.map(({ identity }) => identity));
  if (identities.size <= 1) return null;
  /** @type {[Map<string, Set<string | null>>, Map<string | null, Set<string>>, Distinctions['prefixes']]} */
  const [texts, owners, prefixes] = [new Map(), new Map(), new Map()];
  for (const { identity, prefix, registration } of alike) {
    const text = handlerText(registration.handlers);
    texts.set(identity, (texts.get(identity) ?? new Set()).add(text));
    owners.set(text, (owners.get(text) ?? new Set()).add(identity));
    prefixes.set(prefix, (prefixes.get(prefix) ?? new Set()).add(identity));
  }
  const handlers = new Map(
    [...texts].map(([identity, [text, ...others]]) => [
      identity,
      others.length === 0 && owners.get(text)?.size === 1 ? text : null,
    ]),
  );
  return { handlers, prefixes };
}

/** A parameter that is all between two slashes. */
const PARAMETER = /\/:\w+(?=\/|$)/g;
/** What Express takes for any other parameter, or an optional part. */
const HAS_PARAMETERS = /[:*?+(){}[\]\\]/;
const OUTER_SLASHES = /^\/+|\/+$/g;

/**
 * @param {FrameRoute} route with its own path
 * @returns {string | null} hash of what its routers put in front of that, as the probe makes it; null if the sources
 *   don't show it, or it is not the same for all requests
 */
function prefixHash({ pattern, path }) {
  const own = path.replace(OUTER_SLASHES, '');
  const whole = pattern.replace(/\/+$/, '');
  if (!whole.endsWith(own)) return null;
  const prefix = whole.slice(0, whole.length - own.length).replace(/\/+$/, '');
  if (prefix.includes(UNKNOWN_PART) || HAS_PARAMETERS.test(prefix.replace(PARAMETER, ''))) return null;
  return textHash(prefix.replace(PARAMETER, '/:').toLowerCase());
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
