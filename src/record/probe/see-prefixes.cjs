'use strict';

/*
 * Express' routers do not know where they are mounted, but whoever mounts them has a layer with the path, and they have layers for
 * their own routes and routers. Each request says what it came through (`baseUrl`), as its client wrote it. What parameters in that stand
 * for is nobody's business: a prefix is what layers were given, with `:` for a parameter, if the request agrees. Where that is not known
 * or not the same for all requests, its last part may be, `tail`: that of the routers below what is mounted in several places, or where
 * anything matches.
 */
const mountPaths = require('./mount-paths.cjs');
const ownValue = require('./own-value.cjs');
const newWeakMap = require('./weak-map.cjs');

/**
 * Where a route is reached: `prefix` is null until known, and where there are several. `seen` is what the last
 * request said, `tries` how many said nothing that is known; `mounted` is what the layers say, and was found when there were `mounts`.
 * `isElsewhere`: some request came by another path.
 * @typedef {object} Reached
 * @property {string | null} prefix
 * @property {boolean} areSeveral
 * @property {unknown} seen
 * @property {number} tries
 * @property {Mounted} mounted
 * @property {number} mounts
 * @property {boolean} isElsewhere
 */
/**
 * What the layers that lead to a route were given: the last part of the path, and what is before that: nothing, a router
 * that several layers lead to, or one whose path is not known.
 * @typedef {{tail: string, before: 'nothing' | 'several' | 'unknown'}} Mounted
 */

const { apply } = Reflect;
const { create, keys } = Object;
const { isArray } = Array;
const { charCodeAt, indexOf, lastIndexOf, slice, startsWith, toLowerCase } = String.prototype;

/** Programs with more mounts make them at run time. */
const MOST_PATHS = 100;
const LONGEST = 256;
/** Nobody has more routers in routers, unless in circles. */
const DEEPEST = 20;
/** The first requests may have passed a router before we watched. If so many of a route did not help, none will. */
const ENOUGH_TRIES = 10;
const MOST_TRIES = 200;
/** @type {Mounted} */
const NOT_KNOWN = { tail: '', before: 'unknown' };
const SLASH = 0x2f;
const COLON = 0x3a;

/**
 * @typedef {object} Prefixes
 * @property {(layer: any) => void} passes call once for each layer that is of no route, when it gets its first request
 * @property {(route: object, base: unknown) => void} reached call with the route of a request, and its `baseUrl`
 * @property {(route: object) => PrefixOf} of gives what says the prefix of a route
 */

/**
 * Says the prefix of a route, in lower case, as Express ignores case: null if it is not known, false if it is not the
 * same for all requests; and its last part, as far as that is.
 * @typedef {() => {prefix: string | false | null, tail: string}} PrefixOf
 */

/** @returns {Prefixes} none known */
module.exports = function seePrefixes() {
  /** @type {Record<string, true>} */
  const paths = create(null);
  let count = 0;
  /** The layer that leads to each layer and route of a router; false if there are several. */
  const parents = newWeakMap();
  let mounts = 0;
  const known = newWeakMap();
  const reachedAt = (/** @type {object} */ route) => {
    let at = /** @type {Reached | undefined} */ (known.get(route));
    if (at === undefined) {
      at = {
        prefix: null,
        areSeveral: false,
        seen: null,
        tries: 0,
        mounted: NOT_KNOWN,
        mounts: -1,
        isElsewhere: false,
      };
      known.set(route, at);
    }
    return at;
  };
  const mountedAt = (/** @type {object} */ route, /** @type {Reached} */ at) => {
    if (at.mounts !== mounts) at.mounted = mountedPath(route, parents);
    at.mounts = mounts;
    return at.mounted;
  };
  return {
    passes(layer) {
      mounts++;
      adopt(layer, parents);
      const list = mountPaths(layer);
      for (let index = 0; index < list.length; index++) {
        const path = comparablePath(list[index]);
        if (path === null || path === '' || paths[path] || count >= MOST_PATHS) continue;
        paths[path] = true;
        count++;
      }
    },
    reached(route, base) {
      const at = reachedAt(route);
      if (at.prefix !== null && at.seen === base && at.mounts === mounts) return;
      const mounted = mountedAt(route, at);
      const text = comparablePath(base);
      if (text !== null && !endsAt(text, mounted.tail)) at.isElsewhere = true;
      if (at.areSeveral || at.tries >= MOST_TRIES) return;
      if (mounted.before === 'several') at.areSeveral = true;
      else note(at, base, prefixOf(text, mounted, paths));
    },
    of(route) {
      const at = reachedAt(route);
      return () => ({
        prefix: at.areSeveral || (at.prefix === null && at.tries >= ENOUGH_TRIES) ? false : at.prefix,
        tail: at.isElsewhere ? '' : at.mounted.tail,
      });
    },
  };
};

/**
 * @param {Reached} at what is known of a route
 * @param {unknown} base of a request to it
 * @param {string | null} prefix that this shows
 */
function note(at, base, prefix) {
  if (at.prefix !== null) at.areSeveral = at.prefix !== prefix;
  else if (prefix !== null) at.prefix = prefix;
  else at.tries++;
  if (at.prefix !== null) at.seen = base;
}

/**
 * @param {object} layer of a router
 * @param {WeakMap<object, any>} parents is given what the layer leads to, if that is a router
 */
function adopt(layer, parents) {
  const stack = ownValue(ownValue(layer, 'handle'), 'stack');
  if (!isArray(stack)) return;
  for (let index = 0; index < stack.length; index++) {
    const child = ownValue(stack, index);
    const what = ownValue(child, 'route') ?? child;
    if (typeof what === 'object' && what !== null) parents.set(what, parents.has(what) ? false : layer);
  }
}

/**
 * @param {object} route that has a layer
 * @param {WeakMap<object, any>} parents of what routers have
 * @returns {Mounted} the paths of the routers that lead to it
 */
function mountedPath(route, parents) {
  let tail = '';
  let what = route;
  for (let depth = 0; depth < DEEPEST; depth++) {
    const parent = parents.get(what);
    if (parent === undefined) return { tail, before: 'nothing' };
    if (parent === false) return { tail, before: 'several' };
    const given = mountPaths(parent);
    const path = given.length === 1 ? comparablePath(given[0]) : null;
    if (path === null) return { tail, before: 'unknown' };
    tail = path + tail;
    what = parent;
  }
  return NOT_KNOWN;
}

/**
 * @param {string | null} text of a request, in lower case
 * @param {Mounted} mounted what the layers before its route say
 * @param {Record<string, true>} paths of all layers
 * @returns {string | null} what the layers were given, null if it is not known
 */
function prefixOf(text, { tail, before }, paths) {
  if (text === null) return null;
  // What an application of its own is mounted at is in no layer of a router: then the request has more.
  if (before === 'nothing' && isAt(text, tail)) return tail;
  return isMadeOf(text, paths) ? text : null;
}

/**
 * @param {string} text of a request
 * @param {string} tail of a path, with `:` for each parameter
 * @returns {boolean} whether the one ends with the other
 */
function endsAt(text, tail) {
  let from = text.length;
  for (let at = tail.length; at > 0;) {
    at = apply(lastIndexOf, tail, ['/', at - 1]);
    from = from > 0 ? apply(lastIndexOf, text, ['/', from - 1]) : -1;
    if (from < 0) return false;
  }
  return isAt(apply(slice, text, [from]), tail);
}

/**
 * @param {string} text of a request
 * @param {string} path with `:` for each parameter
 * @returns {boolean} whether the one is at the other
 */
function isAt(text, path) {
  let from = 0;
  for (let at = 0; at < path.length;) {
    const ends = [partEnd(path, at), partEnd(text, from)];
    const isParameter = ends[0] === at + 2 && apply(charCodeAt, path, [at + 1]) === COLON;
    const part = apply(slice, text, [from, ends[1]]);
    if (isParameter ? part.length < 2 : part !== apply(slice, path, [at, ends[0]])) return false;
    at = ends[0];
    from = ends[1];
  }
  return from === text.length;
}

/** @param {string} text any @param {number} at offset of a slash in it @returns {number} offset of the next, or its end */
function partEnd(text, at) {
  const next = apply(indexOf, text, ['/', at + 1]);
  return next === -1 ? text.length : next;
}

/**
 * @param {unknown} path that was matched, or given
 * @returns {string | null} in lower case, without a slash at its end; null if it is no text
 */
function comparablePath(path) {
  if (typeof path !== 'string' || path.length > LONGEST) return null;
  const end = path.length - 1;
  return apply(
    toLowerCase,
    end >= 0 && apply(charCodeAt, path, [end]) === SLASH ? apply(slice, path, [0, end]) : path,
    [],
  );
}

/**
 * @param {string} text any
 * @param {Record<string, true>} parts some
 * @returns {boolean} whether it consists of these alone; takes linear time, whatever a client sends
 */
function isMadeOf(text, parts) {
  const list = keys(parts);
  /** @type {Record<number, true>} */
  const ends = create(null);
  ends[0] = true;
  for (let at = 0; at < text.length; at++) {
    if (!ends[at]) continue;
    for (let index = 0; index < list.length; index++) {
      if (apply(startsWith, text, [list[index], at])) ends[at + list[index].length] = true;
    }
  }
  return ends[text.length] === true;
}
