/** Routes of HTTP servers, as they appear in sources, frames and a program's counts. */

import { addToList } from './add-to-list.js';

/** @import { FrameRoute, RouteCount } from './profile.js' */

/** Stands in a pattern for a part of the path that the sources don't show. */
export const UNKNOWN_PART = '…';

/**
 * What clients request by name, all at one path or at none: a tRPC or gRPC procedure, a GraphQL field, a Socket.IO
 * event, a message to a NestJS gateway or microservice. These stand where other routes have an HTTP method.
 */
export const PROCEDURES = {
  ...{ trpc: 'tRPC', graphql: 'GraphQL', socketIo: 'Socket.IO' },
  ...{ webSocket: 'WebSocket', message: 'message', event: 'event', grpc: 'gRPC' },
};
const PROCEDURE_KINDS = new Set(Object.values(PROCEDURES));

/**
 * @param {{method: string | null}} route of a program
 * @returns {boolean} whether it is a procedure, whose `pattern` is its name
 */
export function isProcedure({ method }) {
  return PROCEDURE_KINDS.has(method ?? '');
}

/**
 * Matches the text of files that may register handlers in routers, keep them in tables, or test requests themselves; also of
 * those that pass an application on, or set what comes before all routes.
 */
const REGISTERS =
  /["'`](?:GET|POST|PUT|PATCH|DELETE)\b|\burl\b|\bpathname\b|\.\s*(?:get|post|put|patch|delete|del|head|options|all|use|route|register|on|addHook|ext|scheme|setGlobalPrefix)\s*\(|\b(?:enableVersioning|routePrefix|rootPath|basePath|useGlobal\w+)\b|\.\s*(?:query|mutation|subscription)\s*\(|[rR]outers?\s*\)?\s*\(|\b(?:Query|Mutation|Subscription)\b|\b_?_(?:ts_)?decorate(?:Class)?\b|\bGraphQLObjectType\b|\bcreate(?:API|Server)?FileRoute\b|\bparentId\s*:|["']src\/pages\/|\(\s*(?:app|server|router|fastify)\s*[,)]/;

/**
 * @param {string} text of a file
 * @returns {boolean} whether it may register handlers in routers
 */
export function mayRegister(text) {
  return REGISTERS.test(text);
}

/**
 * @param {{method: string, pattern: string}} route of a program
 * @returns {string} such as `POST /login`
 */
export function routeKey({ method, pattern }) {
  return `${method} ${pattern}`;
}

/**
 * Two routers whose prefixes the sources don't show may have a `GET …/` each.
 * @param {Pick<FrameRoute, 'method' | 'pattern' | 'file'>} route of a program
 * @returns {string} equal for all registrations of one route, as far as the sources show
 */
export function routeIdentity({ method, pattern, file }) {
  const name = routeKey({ method, pattern });
  return pattern.includes(UNKNOWN_PART) ? `${name} ${file}` : name;
}

/** What tells which requests are a route's. @typedef {Pick<FrameRoute, 'method' | 'pattern' | 'path' | 'shared'>} Countable */

/**
 * @param {readonly RouteCount[]} counts of a program
 * @param {readonly Countable[]} routes of it
 * @returns {number | null} requests to all of them, null if not counted
 */
export function requestsOfRoutes(counts, routes) {
  /** @type {Map<string, Countable[]>} */
  const calls = new Map();
  for (const route of routes) {
    const { path, handler, tails } = route.shared ?? {};
    addToList(calls, JSON.stringify([route.method, path, handler, tails]), route);
  }
  let sum = 0;
  for (const own of calls.values()) {
    const requests = requestsOfEach(counts, own) ?? requestsOfMounts(counts, own);
    if (requests === null) return null;
    sum += requests;
  }
  return sum;
}

/**
 * @param {readonly RouteCount[]} counts of a program
 * @param {Countable[]} routes of it
 * @returns {number | null} requests to all of them, null if one is not counted
 */
function requestsOfEach(counts, routes) {
  let sum = 0;
  for (const route of routes) {
    const requests = requestsOfRoute(counts, route);
    if (requests === null) return null;
    sum += requests;
  }
  return sum;
}

/**
 * @param {readonly RouteCount[]} counts of a program
 * @param {Countable[]} routes of it that one call registers
 * @returns {number | null} requests to all of them, null if they are not all that it registers, or not counted
 */
function requestsOfMounts(counts, routes) {
  const [{ method, shared }] = routes;
  return shared?.mounts === routes.length ? requestsOfCall(alikeOf(counts, method, shared), shared) : null;
}

/**
 * @param {readonly RouteCount[]} counts of a program
 * @param {Countable} route of it
 * @returns {number | null} requests to it, null if not counted
 */
export function requestsOfRoute(counts, { method, pattern, path, shared }) {
  const isWhole = (/** @type {RouteCount} */ count) => !isOwnPath(count) && sameStem(count.path, pattern);
  // Where the sources don't show the prefix, there may be none.
  const isOwn = (/** @type {RouteCount} */ count) =>
    path !== '' && sameStem(count.path, path) && (isOwnPath(count) || pattern.startsWith(UNKNOWN_PART));
  const served = servedBy(method, counts.filter(isWhole));
  const own = served.length > 0 ? served : servedBy(method, counts.filter(isOwn));
  if (own.length > 0 && own.every(({ isAlone }) => isAlone)) return sumOf(own);
  if (shared === undefined) return null;
  const alike = alikeOf(counts, method, shared);
  return (
    (shared.mounts === undefined ? requestsOfCall(alike, shared) : null) ?? requestsByHash('prefix', shared, alike)
  );
}

/**
 * @param {RouteCount} count of a route
 * @returns {boolean} whether its path lacks the prefixes of the route's routers: Express' counts have hashes
 */
function isOwnPath({ handler, prefix, tail }) {
  return (handler ?? prefix ?? tail) !== undefined;
}

/**
 * @param {readonly RouteCount[]} counts of a program
 * @param {string} method of a route
 * @param {NonNullable<FrameRoute['shared']>} shared what tells it
 * @returns {RouteCount[]} those of all routes of its path
 */
function alikeOf(counts, method, shared) {
  return servedBy(
    method,
    counts.filter((count) => sameStem(count.path, shared.path)),
  );
}

/**
 * @param {RouteCount[]} alike counts of routes of one path
 * @param {NonNullable<FrameRoute['shared']>} shared what tells those that one call registers
 * @returns {number | null} requests to all of these, null if nothing tells
 */
function requestsOfCall(alike, shared) {
  return requestsByHash('handler', shared, alike) ?? requestsByTail(shared.tails ?? [], alike);
}

/**
 * @param {string[]} tails last parts of their prefixes
 * @param {RouteCount[]} alike counts of all routes of their path
 * @returns {number | null} requests that came by these, null if it is not known by what some came
 */
function requestsByTail(tails, alike) {
  const own = alike.filter((count) => tails.includes(knownPrefix(count)));
  return own.length > 0 && alike.every((count) => knownPrefix(count) !== '') ? sumOf(own) : null;
}

/**
 * @param {Pick<RouteCount, 'prefix' | 'tail'>} count of one of several routes of a path
 * @returns {string} hash of as much of its prefixes as is known, `''` if nothing is
 */
export function knownPrefix({ prefix, tail }) {
  return tail ?? prefix ?? '';
}

/**
 * @param {'handler' | 'prefix'} hash that may tell routes of one path apart
 * @param {NonNullable<FrameRoute['shared']>} shared one of them
 * @param {RouteCount[]} alike counts of all of them
 * @returns {number | null} requests to it, null if the hash does not tell
 */
function requestsByHash(hash, shared, alike) {
  const own = alike.filter((count) => count[hash] === shared[hash]);
  // What has no hash may have been any of them.
  return own.length === 1 && alike.every((count) => count[hash] !== undefined) ? own[0].requests : null;
}

/**
 * @param {string} method of a route
 * @param {RouteCount[]} counts of its path
 * @returns {RouteCount[]} those of its method
 */
function servedBy(method, counts) {
  const served = counts.filter((count) => serves(method, count.method));
  // Counts for handlers of all methods don't include the counts for handlers of one method beside them.
  const forAll = served.filter((count) => count.method === 'ALL');
  return forAll.length > 0 ? forAll : served;
}

/** @param {RouteCount[]} counts some @returns {number} their requests */
function sumOf(counts) {
  return counts.reduce((sum, { requests }) => sum + requests, 0);
}

/**
 * Fastify and Koa know the whole path of a route, which the sources don't show where a directory, a loop or a configuration gives
 * it a prefix.
 * @template {Pick<FrameRoute, 'method' | 'pattern' | 'path'>} Route
 * @param {readonly RouteCount[]} counts of a program, of all its requests
 * @param {Route} route of it
 * @returns {Route} with its whole path, if one alone was counted that ends as the route does
 */
export function wholeRoute(counts, route) {
  const rest = route.pattern.slice(UNKNOWN_PART.length);
  if (!route.pattern.startsWith(UNKNOWN_PART) || rest.length < 2 || rest.includes(UNKNOWN_PART)) return route;
  // Express counts what follows the prefixes, which is all of the path only if the route's routers have none.
  const whole = route.path === route.pattern ? counts : counts.filter((count) => !isOwnPath(count));
  const ending = whole.filter(({ method, path }) => path.endsWith(rest) && serves(route.method, method));
  const [first, ...others] = new Set(ending.map(({ path }) => path));
  // Of several routes with one path, Express' counts may have no hashes.
  if (first === undefined || others.length > 0 || sameStem(first, rest)) return route;
  return { ...route, pattern: first, path: first };
}

/**
 * @param {string} one path of a route
 * @param {string} other path of a route
 * @returns {boolean} whether they differ only in slashes at their ends
 */
function sameStem(one, other) {
  return one.replace(/^\/+|\/+$/g, '') === other.replace(/^\/+|\/+$/g, '');
}

/**
 * @param {string} method of a route, `ALL` for any, `PUT|POST` for both
 * @param {string} asked method of a request
 * @returns {boolean} whether the route answers it: GET routes also answer HEAD
 */
function serves(method, asked) {
  if (method === 'ALL') return true;
  const methods = method.split('|');
  return methods.includes(asked) || (asked === 'HEAD' && methods.includes('GET'));
}
