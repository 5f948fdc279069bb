import { requestsOfRoute, UNKNOWN_PART } from '../model/route.js';

/** @import { FrameRoute, RouteCount, RunInfo } from '../model/profile.js' */
/** @import { Attribution } from './attribute-profile.js' */

/** Of a load of which more fail than this, not every request led to the route. */
const MOST_ERRORS = 0.01;
/** What a part of a path may be: a parameter, with what it is limited to, or anything. */
const PART = /:[\w$]+(?:\([^)]*\))?[?*+]?|\{[^}]*\}|\*[\w$]*|…|[^:{*…]+|./g;

/**
 * Hono does not say which route a request led to, and Koa not under which prefix. Where `--load` drove one path, and
 * nothing else counted, its requests are those of the only route that the path matches. The path itself, which the user
 * typed, is kept nowhere.
 * @param {RunInfo | null} run that may have been under a load
 * @param {string} path that the load asked for, `''` if unknown
 * @param {Attribution[]} attributions of its isolates
 * @returns {RunInfo | null} the same, with the requests of that route if it is known
 */
export function withDrivenRoute(run, path, attributions) {
  if (run === null || path === '' || run.load === null || run.traffic === null) return run;
  if (run.load.errors > MOST_ERRORS * run.load.requests) return run;
  const route = onlyMatch(path, attributions);
  const { routes } = run.traffic;
  if (route === null || (routes !== undefined && !isCountedElsewhere(route, routes))) return run;
  /** @type {RouteCount} */
  const count = { method: 'GET', path: route.pattern, requests: run.load.requests, isAlone: true };
  return { ...run, traffic: { ...run.traffic, routes: [...(routes ?? []), count] } };
}

/**
 * @param {FrameRoute} route of the load
 * @param {RouteCount[]} counts by what the framework calls its routes
 * @returns {boolean} whether its requests are not known by these, as the framework does not know the prefix under which
 *   it is mounted
 */
function isCountedElsewhere(route, counts) {
  return (
    requestsOfRoute(counts, route) === null && counts.some(({ path }) => path !== '/' && route.pattern.endsWith(path))
  );
}

/**
 * @param {string} path of a request
 * @param {Attribution[]} attributions of all isolates
 * @returns {FrameRoute | null} the only route for GET that it matches, one without parameters before others; null if
 *   there is none, or several are
 */
function onlyMatch(path, attributions) {
  const routes = new Map(
    attributions
      .flatMap(({ profile }) => profile.frames.flatMap((frame) => frame.routes ?? []))
      .filter(({ method }) => /^(?:ALL|.*\bGET\b.*)$/.test(method))
      .map((route) => [`${route.method} ${route.pattern}`, route]),
  );
  const matching = [...routes.values()].filter(({ pattern }) => matches(pattern, path));
  const exact = matching.filter(({ pattern }) => pattern === path);
  const [first, ...others] = exact.length > 0 ? exact : matching;
  return first !== undefined && others.length === 0 ? first : null;
}

/**
 * @param {string} pattern of a route
 * @param {string} path of a request
 * @returns {boolean} whether it may lead there
 */
function matches(pattern, path) {
  // A regular expression of the program's is not run here.
  if (pattern.includes('/^')) return false;
  const parts = pattern.match(PART) ?? [];
  const source = parts.map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part.startsWith('*') || part.startsWith('{') || part === UNKNOWN_PART ? '.*' : escaped(part);
  });
  return new RegExp(`^${source.join('')}/?$`).test(path);
}

/**
 * @param {string} text any
 * @returns {string} a regular expression that matches it
 */
function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
