/** Which route the requests of --load went to, where the framework does not say it. */
import { requestsOfRoute, routeIdentity, UNKNOWN_PART } from '../model/route.js';

/** @import { FrameRoute, LoadResult, RouteCount, RunInfo, Traffic } from '../model/profile.js' */
/** @import { Attribution } from './attribute-profile.js' */

/** If a larger share of the load failed than this, not every request reached the route. */
const MOST_ERRORS = 0.01;
/** Parts of a path: a parameter with its restriction, a wildcard, or text. */
const PART = /:[\w$]+(?:\([^)]*\))?[?*+]?|\{[^}]*\}|\*[\w$]*|…|[^:{*…]+|./g;

/**
 * Hono does not say which route a request reached, and Express and Koa not under which prefix. If `--load` drove one
 * path, and nothing else was counted, its requests are those of the only route that the path matches. The path itself,
 * as the user typed it, is not kept.
 * @param {RunInfo | null} run that may have been under a load
 * @param {string} path requested by the load, `''` if unknown
 * @param {Attribution[]} attributions of its isolates
 * @returns {RunInfo | null} the same, with that route's requests if known
 */
export function withDrivenRoute(run, path, attributions) {
  if (run === null || path === '' || run.load === null || run.traffic === null) return run;
  if (run.load.errors > MOST_ERRORS * run.load.requests) return run;
  const route = onlyMatch(path, attributions);
  const { routes } = run.traffic;
  if (route === null || (routes !== undefined && !isCountedElsewhere(route, routes))) return run;
  /** @type {RouteCount} */
  const count = { method: 'GET', path: route.pattern, requests: begun(run.load, run.traffic), isAlone: true };
  return { ...run, traffic: { ...run.traffic, routes: [...(routes ?? []), count] } };
}

/**
 * The load no longer waits for the last requests that it sent; the program has computed for them, too.
 * @param {LoadResult} load of one path
 * @param {Traffic} traffic of the program
 * @returns {number} requests of the load that the program began to answer
 */
function begun({ requests, sent = requests }, traffic) {
  return traffic.complete ? Math.max(requests, Math.min(sent, traffic.requests)) : requests;
}

/**
 * @param {FrameRoute} route of the load
 * @param {RouteCount[]} counts by what the framework calls its routes
 * @returns {boolean} whether its requests are not among these, because the framework does not know the prefix under
 *   which it is mounted
 */
function isCountedElsewhere(route, counts) {
  // A router's `/` is no part of the pattern, `/login`: only that several have it shows that it may be this one's.
  const isShared = route.path === '' && !route.pattern.endsWith('/');
  return (
    requestsOfRoute(counts, route) === null &&
    counts.some(({ path }) => (path === '/' ? isShared : route.pattern.endsWith(path)))
  );
}

/**
 * @param {string} path of a request
 * @param {Attribution[]} attributions of all isolates
 * @returns {FrameRoute | null} the only GET route that it matches, preferring one without parameters; null if there are
 *   none or several
 */
function onlyMatch(path, attributions) {
  const routes = new Map(
    attributions
      .flatMap(({ profile }) => profile.frames.flatMap((frame) => frame.routes ?? []))
      .filter(({ method }) => /^(?:ALL|.*\bGET\b.*)$/.test(method))
      .map((route) => [routeIdentity(route), route]),
  );
  const matching = [...routes.values()].filter(({ pattern }) => matches(pattern, path));
  const exact = matching.filter(({ pattern }) => pattern === path);
  const [first, ...others] = exact.length > 0 ? exact : matching;
  return first !== undefined && others.length === 0 ? first : null;
}

/**
 * @param {string} pattern of a route
 * @param {string} path of a request
 * @returns {boolean} whether the path may match it
 */
function matches(pattern, path) {
  // Don't run the program's regular expressions here.
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
