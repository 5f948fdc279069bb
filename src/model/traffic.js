/**
 * Adds up the Traffic (profile.js) of many threads, and the requests of a load, and checks what a schema can't express,
 * since anybody may have written the counts.
 */

import { addToList } from './add-to-list.js';
import { knownPrefix } from './route.js';

/** @import { LoadResult, RouteCount, TlsSide, Traffic } from './profile.js' */

/**
 * What one thread has counted.
 * @typedef {Omit<Traffic, 'processes' | 'complete'>} ThreadTraffic
 */
/**
 * @typedef {ThreadTraffic & {complete: boolean}} SavedTraffic as it was saved; not `complete` if there may have been
 *   more
 */

/**
 * @param {Traffic | null | undefined} traffic what was counted
 * @returns {number} TLS handshakes on either side
 */
export function handshakesOf(traffic) {
  return (traffic?.tlsServer?.handshakes ?? 0) + (traffic?.tlsClient?.handshakes ?? 0);
}

/**
 * @param {Pick<Traffic, 'requests' | 'unanswered' | 'tlsServer' | 'tlsClient'>} traffic whose fields are of the right types
 * @returns {string | null} the first part that counts more than there were, such as `tlsServer.resumed`; null if none
 *   does
 */
export function trafficClaim(traffic) {
  if ((traffic.unanswered ?? 0) > traffic.requests) return 'unanswered';
  for (const name of /** @type {const} */ (['tlsServer', 'tlsClient'])) {
    const side = traffic[name];
    if (side === null) continue;
    if (side.resumed > side.handshakes) return `${name}.resumed`;
    const tally = /** @type {const} */ (['protocols', 'ciphers', 'groups']).find(
      (kind) => sum(side[kind]) > side.handshakes,
    );
    if (tally !== undefined) return `${name}.${tally}`;
  }
  return null;
}

/**
 * @param {Record<string, number>} tally counts by name
 * @returns {number} their sum
 */
function sum(tally) {
  return Object.values(tally).reduce((total, count) => total + count, 0);
}

/** @type {TlsSide} */
const NO_HANDSHAKES = { handshakes: 0, resumed: 0, protocols: {}, ciphers: {}, groups: {} };
/** @type {ThreadTraffic} */
const NO_TRAFFIC = { requests: 0, clientRequests: 0, tlsServer: NO_HANDSHAKES, tlsClient: NO_HANDSHAKES };

/**
 * @param {ThreadTraffic[]} threads what each has counted
 * @returns {ThreadTraffic} the sums; a side that any of them could not see is unknown
 */
export function addTraffic(threads) {
  return threads.reduce(
    (
      total,
      {
        requests,
        unanswered = 0,
        serverErrors = 0,
        clientErrors = 0,
        clientRequests,
        tlsServer,
        tlsClient,
        routes = [],
      },
    ) => ({
      requests: total.requests + requests,
      ...unlessNone({
        unanswered: (total.unanswered ?? 0) + unanswered,
        serverErrors: (total.serverErrors ?? 0) + serverErrors,
        clientErrors: (total.clientErrors ?? 0) + clientErrors,
      }),
      clientRequests: total.clientRequests + clientRequests,
      tlsServer: addSides(total.tlsServer, tlsServer),
      tlsClient: addSides(total.tlsClient, tlsClient),
      ...withRoutes(addRoutes(total.routes ?? [], routes)),
    }),
    NO_TRAFFIC,
  );
}

/**
 * @param {Record<'unanswered' | 'serverErrors' | 'clientErrors', number>} counts of requests that went wrong
 * @returns {Pick<ThreadTraffic, 'unanswered' | 'serverErrors' | 'clientErrors'>} those that there are
 */
function unlessNone(counts) {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
}

/**
 * @param {RouteCount[]} routes requests by route
 * @returns {Pick<ThreadTraffic, 'routes'>} nothing for programs whose requests were not counted by route
 */
function withRoutes(routes) {
  return routes.length === 0 ? {} : { routes };
}

/**
 * @param {TlsSide | null} one side's handshakes
 * @param {TlsSide | null} other thread's
 * @returns {TlsSide | null} their sum
 */
function addSides(one, other) {
  if (one === null || other === null) return null;
  return {
    handshakes: one.handshakes + other.handshakes,
    resumed: one.resumed + other.resumed,
    protocols: addTallies(one.protocols, other.protocols),
    ciphers: addTallies(one.ciphers, other.ciphers),
    groups: addTallies(one.groups, other.groups),
  };
}

/**
 * @param {RouteCount[]} one thread's requests by route
 * @param {RouteCount[]} other thread's
 * @returns {RouteCount[]} their sums
 */
function addRoutes(one, other) {
  if (other.length === 0) return one;
  /** @type {Map<string, RouteCount[]>} */
  const byPath = new Map();
  for (const count of [...one, ...other]) addToList(byPath, JSON.stringify([count.method, count.path]), count);
  return [...byPath.values()].flatMap((counts) => {
    // Threads may have seen different ones of the routes that have a path.
    const alike = addAlike(counts);
    // Two services may have a route of that name each.
    const handlers = new Set(counts.flatMap(({ handler }) => handler ?? []));
    const isAlone = alike.length === 1 && handlers.size < 2 && counts.every((count) => count.isAlone);
    return alike.map((count) => ({ ...count, isAlone }));
  });
}

/**
 * @param {RouteCount[]} counts of routes of one path and method
 * @returns {RouteCount[]} one for each route, as far as they are told apart
 */
function addAlike(counts) {
  const areDistinct = counts.every((count) => knownPrefix(count) !== '');
  /** @type {Map<string, RouteCount>} */
  const sums = new Map();
  for (const one of counts) {
    const { handler, prefix, tail, ...count } = one;
    // A thread that saw only one of them has the text of its handler, though others may have the same: so prefixes come first.
    const key = areDistinct ? knownPrefix(one) : (handler ?? knownPrefix(one));
    const before = sums.get(key);
    sums.set(key, {
      ...count,
      requests: count.requests + (before?.requests ?? 0),
      ...ifAlike('handler', handler, before),
      ...ifAlike('prefix', prefix, before),
      ...ifAlike('tail', tail, before),
    });
  }
  return [...sums.values()];
}

/**
 * @param {'handler' | 'prefix' | 'tail'} name of a hash
 * @param {string | undefined} hash of one count
 * @param {RouteCount | undefined} before what it is added to, undefined if it is the first
 * @returns {Pick<RouteCount, 'handler' | 'prefix' | 'tail'>} the hash of both, nothing if they differ
 */
function ifAlike(name, hash, before) {
  return hash !== undefined && (before === undefined || before[name] === hash) ? { [name]: hash } : {};
}

/**
 * @param {Record<string, number>} one counts by name
 * @param {Record<string, number>} other counts by name
 * @returns {Record<string, number>} their sums
 */
export function addTallies(one, other) {
  const sums = new Map(Object.entries(one));
  for (const [name, count] of Object.entries(other)) sums.set(name, (sums.get(name) ?? 0) + count);
  return Object.fromEntries(sums);
}

/**
 * @param {Pick<LoadResult, 'requests' | 'errors' | 'unanswered'>} load that drove a program
 * @returns {number} requests that it made, answered or not; at least as many in recordings of earlier versions
 */
export function askedRequests({ requests, errors, unanswered }) {
  return unanswered === undefined ? Math.max(requests, errors) : requests + unanswered;
}
