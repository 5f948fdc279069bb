'use strict';

/*
 * Express' routers do not know where they are mounted; each request says it (`baseUrl`), as its client wrote it. What
 * parameters in it stand for is nobody's business: a prefix is known only if it consists of what layers without
 * parameters have matched, which is their own path.
 */
const ownValue = require('./own-value.cjs');
const newWeakMap = require('./weak-map.cjs');

/**
 * Where a route is reached: `prefix` is null until known, and where there are several. `seen` is what the last
 * request said, `tries` how many said nothing that is known.
 * @typedef {{prefix: string | null, areSeveral: boolean, seen: unknown, tries: number}} Reached
 */

const { apply } = Reflect;
const { create, keys } = Object;
const { isArray } = Array;
const { charCodeAt, includes, slice, startsWith, toLowerCase } = String.prototype;

/** Programs with more mounts make them at run time. */
const MOST_PATHS = 100;
const LONGEST = 256;
/** The first requests may have passed a router before we watched. If so many of a route did not help, none will. */
const ENOUGH_TRIES = 10;
const MOST_TRIES = 200;
const SLASH = 0x2f;
/** What begins a parameter or an optional part, and what escapes. */
const PARAMETERS = [':', '*', '{', '(', '[', '?', '+', '!', '\\'];

/**
 * @typedef {object} Prefixes
 * @property {(layer: any) => void} passes call once for each layer that is of no route, when it gets its first request
 * @property {(route: object, base: unknown) => void} reached call with the route of a request, and its `baseUrl`
 * @property {(route: object) => PrefixOf} of gives what says the prefix of a route
 */

/**
 * Says the prefix of a route, in lower case, as Express ignores case: null if it is not known, false if it is not the
 * same for all requests.
 * @typedef {() => string | false | null} PrefixOf
 */

/** @returns {Prefixes} none known */
module.exports = function seePrefixes() {
  /** @type {Record<string, true>} */
  const paths = create(null);
  let count = 0;
  const known = newWeakMap();
  const reachedAt = (/** @type {object} */ route) => {
    let at = /** @type {Reached | undefined} */ (known.get(route));
    if (at === undefined) known.set(route, (at = { prefix: null, areSeveral: false, seen: null, tries: 0 }));
    return at;
  };
  return {
    passes(layer) {
      const list = pathsOf(layer);
      for (let index = 0; index < list.length; index++) {
        const path = textOf(list[index]);
        if (path === null || path === '' || paths[path] || count >= MOST_PATHS) continue;
        paths[path] = true;
        count++;
      }
    },
    reached(route, base) {
      const at = reachedAt(route);
      if (at.areSeveral || at.tries >= MOST_TRIES || (at.prefix !== null && at.seen === base)) return;
      const prefix = textOf(base);
      if (at.prefix !== null) at.areSeveral = at.prefix !== prefix;
      else if (prefix !== null && isMadeOf(prefix, paths)) at.prefix = prefix;
      else at.tries++;
      if (at.prefix !== null) at.seen = base;
    },
    of(route) {
      const at = reachedAt(route);
      return () => (at.areSeveral || (at.prefix === null && at.tries >= ENOUGH_TRIES) ? false : at.prefix);
    },
  };
};

/**
 * @param {unknown} path that was matched
 * @returns {string | null} in lower case, without a slash at its end; null if it is no text
 */
function textOf(path) {
  if (typeof path !== 'string' || path.length > LONGEST) return null;
  const end = path.length - 1;
  return apply(
    toLowerCase,
    end >= 0 && apply(charCodeAt, path, [end]) === SLASH ? apply(slice, path, [0, end]) : path,
    [],
  );
}

/**
 * Later layers keep the path that they were given, or a list (https://github.com/pillarjs/router/blob/v2.3.0/lib/layer.js),
 * earlier ones what they have matched, and the names of its parameters.
 * @param {object} layer that has matched
 * @returns {unknown[]} its paths without parameters
 */
function pathsOf(layer) {
  const given = ownValue(layer, 'rawPath');
  if (given === undefined) {
    const names = ownValue(layer, 'keys');
    return isArray(names) && names.length === 0 ? [ownValue(layer, 'path')] : [];
  }
  if (!isArray(given)) return hasParameters(given) ? [] : [given];
  const paths = [];
  for (let index = 0; index < given.length; index++) {
    const path = ownValue(given, index);
    if (!hasParameters(path)) paths[paths.length] = path;
  }
  return paths;
}

/**
 * @param {unknown} path that a layer was given
 * @returns {boolean} whether it may match other texts than its own
 */
function hasParameters(path) {
  if (typeof path !== 'string') return true;
  for (let index = 0; index < PARAMETERS.length; index++) if (apply(includes, path, [PARAMETERS[index]])) return true;
  return false;
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
