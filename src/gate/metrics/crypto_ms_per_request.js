/** The metric `crypto_ms_per_request`: cryptography on the event loop that each request of a route takes. */
import { isPartOfCounts } from '../../model/certainty.js';
import { workMsPerTick } from '../../model/cpu.js';
import { DESIGN_EFFECT, rateInterval } from '../../model/interval.js';
import { routeKey } from '../../model/route.js';
import { sitesById } from '../../model/site-id.js';
import { nearest } from '../../text/nearest.js';
import { duration } from '../../text/numbers.js';
import { SURE_AT_ONCE } from '../judge/share.js';
import { siteEvidence } from '../run.js';
import { lookThere, measured, PART_OF_COUNTS, unmeasurable } from './metric.js';

/** @import { RouteCount } from '../../model/profile.js' */
/** @import { RouteReport } from '../../model/report.js' */
/** @import { Run } from '../run.js' */
/** @import { Selector } from '../selector.js' */
/** @import { Measurement, Metric } from './metric.js' */

/** Fewer requests than this have no mean that says anything of the next. */
const FEWEST_REQUESTS = 20;
/** Part of busy time from which cryptography that is in no route's row is too much to say that a route takes none. */
const NOTABLE_SHARE = 0.05;
/** Routes that a message names. */
const MOST_NAMES = 3;
/** Rows of cryptography that may be for requests to any route. @type {RouteReport['kind'][]} */
const ANYBODYS = ['middleware', 'untied'];
const NO_ROUTE = 'no recorded route does cryptography';
const NO_COUNTS = 'the run did not count requests: attach, --no-probe and other tools do not';

/** @typedef {RouteReport & {requests: number, cryptoMsPerRequest: number}} Counted a route whose requests are known */

/** @type {Metric} */
export default {
  id: 'crypto_ms_per_request',
  tier: 3,
  unit: 'ms',
  needs: 'ticks',
  isOnLoop: true,
  limits: ['max'],
  selectors: ['route'],
  level: 'warn',
  title: 'cryptography per request on the event loop',
  description:
    'Time that cryptography takes on the event loop for each request of a route; with a `route` that matches several, or without one, that ' +
    'of the one which surely takes most. It takes 20 requests to judge a route, counted by the framework (Express, Fastify, Koa, NestJS, hapi, restify) or by `--load`. It is inconclusive ' +
    'where cryptography that is tied to no route (TLS aside) takes the route beyond its limit if all of it is for its requests.',
  measure: (run, selector) => {
    const { profile, routes = null, traffic, load } = run.report;
    if (isPartOfCounts(profile)) return unmeasurable(PART_OF_COUNTS);
    if (traffic === null && load === null) return unmeasurable(NO_COUNTS);
    if (routes === null) return unmeasurable('no HTTP request that it answered was recorded');
    if (traffic !== null && !traffic.complete) return unmeasurable('a part of its requests was not counted');
    const named = routes.filter(({ kind }) => kind === 'route' || kind === 'shared');
    const matching = named.filter((route) => namesOf(route).some(selector.hasRoute));
    return matching.length === 0 ? withoutTicks(run, selector, named) : dearest(run, matching);
  },
  statement: ({ value, amount, names }) =>
    value === 0
      ? `Requests to ${names[0]} take no cryptography of their own on the event loop that was sampled`
      : `Requests to ${names[0]} take ${amount} of cryptography each on the event loop`,
  near: 'but the ticks are too few to be sure',
  fix: lookThere,
  hint:
    'Record a run in which the route answers 20 requests or more, without --no-probe or --warm-up. Where no framework counts it (Hono, or Express ' +
    'routers with the same path under different prefixes, whose handlers are all in one wrapper), or cryptography is tied to no route, drive its path alone: --load <path>. ' +
    'One function that answers all paths is not a route, however it is driven: limit event_loop_share instead.',
};

/**
 * @param {RouteReport} route of a report
 * @returns {string[]} what it is called: all names that a shared handler has
 */
function namesOf({ method, pattern, candidates }) {
  return method === null || pattern === null ? candidates : [routeKey({ method, pattern })];
}

/**
 * @param {Run} run of the program
 * @param {RouteReport[]} routes that are asked for
 * @returns {Measurement} of the one that surely takes most for each request: one that may take more, with few ticks,
 *   hides none that is beyond a limit for certain
 */
function dearest({ callSites, busyTicks, report }, routes) {
  const counted = routes.filter(isCounted);
  const [first] = routes;
  if (counted.length === 0) {
    const requests = Math.max(...routes.map((route) => route.requests ?? 0));
    return unmeasurable(
      routes.some((route) => route.requests !== null)
        ? `there were ${requests} requests to ${namesOf(first)[0]}, and it takes ${FEWEST_REQUESTS} to judge`
        : `requests to ${namesOf(first)[0]} were not counted`,
    );
  }
  const worked = (/** @type {Counted} */ route) => withoutWaits(route, workMsPerTick(report.profile));
  const surely = (/** @type {Counted} */ route, /** @type {number | undefined} */ z = undefined) =>
    lowest(worked(route), z);
  const most = counted.reduce((one, other) => (surely(other) > surely(one) ? other : one));
  const sites = sitesById(callSites);
  const value = most.cryptoMsPerRequest;
  const errorMs = value - surely(most);
  const shown = (/** @type {Counted} */ route) => ({
    value: route.cryptoMsPerRequest,
    interval: intervalOf(route, worked(route)),
    names: [namesOf(route).join(' or ')],
    certain: route.callSites.flatMap((id) => sites.get(id) ?? []).map((site) => siteEvidence(site)),
  });
  return measured({
    ...shown(most),
    busyTicks,
    highest: shown(counted.reduce((one, other) => (other.cryptoMsPerRequest > one.cryptoMsPerRequest ? other : one))),
    // Beyond doubt in one run, it needs no second one.
    oftenMs: surely(most, SURE_AT_ONCE) + errorMs,
    errorMs,
    mayBe: withUntied(counted.map(worked), notablyUntiedMs(report, ['untied'])),
  });
}

/**
 * What was waiting for a processor is no cryptography, and fails none.
 * @param {Counted} route of a report
 * @param {number} workMs the most CPU time that a tick stands for, ms
 * @returns {Counted} the same, with a mean that is no more than its ticks' CPU time
 */
function withoutWaits(route, workMs) {
  const { ticks, requests, cryptoMsPerRequest } = route;
  return ticks === 0
    ? route
    : { ...route, cryptoMsPerRequest: Math.min(cryptoMsPerRequest, (ticks * workMs) / requests) };
}

/**
 * Nothing shows that other requests share it: where many ask for the server's health, it may all be for few log-ins.
 * @param {Counted[]} routes that are asked for
 * @param {number} untied event-loop time of the cryptography that nothing ties to a route, ms
 * @returns {Measurement['mayBe']} of the route that may take most, null if there is little of it
 */
function withUntied(routes, untied) {
  if (untied === 0) return null;
  const most = routes
    .map((route) => ({ route, value: route.cryptoMsPerRequest + untied / route.requests }))
    .reduce((one, other) => (other.value > one.value ? other : one));
  const { cryptoMsPerRequest, requests } = most.route;
  return {
    value: most.value,
    missing:
      `${namesOf(most.route).join(' or ')} takes ${duration(cryptoMsPerRequest)} for each request, and cryptography that is ` +
      `tied to no route may be for it, up to ${duration(untied / requests)} more`,
  };
}

/**
 * @param {Run['report']} report of the program
 * @param {RouteReport['kind'][]} kinds of rows that may hold what belongs to a route
 * @returns {number} event-loop time of their cryptography, ms; 0 if it is little
 */
function notablyUntiedMs(report, kinds) {
  const { share, ms } = untiedWork(report, kinds);
  return share < NOTABLE_SHARE ? 0 : ms;
}

/**
 * TLS is no route's: libuv reads and writes outside of handlers.
 * @param {Run['report']} report of the program
 * @param {RouteReport['kind'][]} kinds of rows that may hold what belongs to a route
 * @returns {{share: number, ms: number}} their cryptography: its part of busy time, and its event-loop time
 */
function untiedWork({ routes, profile }, kinds) {
  const workMs = workMsPerTick(profile);
  const parts = (routes ?? [])
    .filter(({ kind, ticks }) => kinds.includes(kind) && ticks > 0)
    .map(({ share, cryptoMs, ticks, operations }) => {
      const tls = operations.filter(({ id }) => id.startsWith('tls.')).reduce((sum, each) => sum + each.ticks, 0);
      return { share: share * (1 - tls / ticks), ms: Math.min(cryptoMs, ticks * workMs) * (1 - tls / ticks) };
    });
  return parts.reduce((sum, part) => ({ share: sum.share + part.share, ms: sum.ms + part.ms }), { share: 0, ms: 0 });
}

/**
 * @param {Counted} route of a report
 * @param {number} [z] of another interval than the 95 % one
 * @returns {number} the least that its mean may be, as far as its ticks show, ms
 */
function lowest({ ticks, cryptoMsPerRequest }, z) {
  if (ticks === 0) return cryptoMsPerRequest;
  const [low] = rateInterval(ticks / DESIGN_EFFECT, z);
  return (cryptoMsPerRequest * low * DESIGN_EFFECT) / ticks;
}

/**
 * @param {Counted} route of a report
 * @param {Counted} worked the same without waits for a processor
 * @returns {Measurement['interval']} of its mean: the lower end, by which a failure is judged, leaves waits out; null if
 *   there are no ticks that it rests on
 */
function intervalOf({ ticks, cryptoMsPerRequest }, worked) {
  if (ticks === 0) return null;
  const [, high] = rateInterval(ticks / DESIGN_EFFECT);
  return [lowest(worked), (cryptoMsPerRequest * high * DESIGN_EFFECT) / ticks];
}

/**
 * @param {RouteReport} route of a report
 * @returns {route is Counted} whether its mean says anything
 */
function isCounted(route) {
  return route.requests !== null && route.requests >= FEWEST_REQUESTS && route.cryptoMsPerRequest !== null;
}

/**
 * @param {Run} run of the program
 * @param {Selector} selector of routes
 * @param {RouteReport[]} routes that were seen in cryptography, none of which it selects
 * @returns {Measurement} none if requests to such a route were counted; not known if there is no such route
 */
function withoutTicks({ report, busyTicks }, selector, routes) {
  const { traffic } = report;
  const counts = traffic?.routes ?? [];
  const asked = counts.filter((count) => selector.hasRoute(routeKey({ method: count.method, pattern: count.path })));
  const requests = asked.reduce((sum, count) => sum + count.requests, 0);
  if (requests >= FEWEST_REQUESTS && asked.every((count) => count.isAlone && !isPartOf(count, routes))) {
    const name = routeKey({ method: asked[0].method, pattern: asked[0].path });
    // What passes through `protect` has its cryptography done there, in the row of all that do.
    const ms = notablyUntiedMs(report, ANYBODYS);
    const fewest = Math.max(FEWEST_REQUESTS, Math.min(...asked.map((count) => count.requests)));
    const missing = `${name} has no cryptography of its own, but that of middleware, or of no known route, may be for it`;
    return measured({ value: 0, busyTicks, names: [name], mayBe: ms === 0 ? null : { value: ms / fewest, missing } });
  }
  const known = routes.flatMap(namesOf);
  if (known.length === 0) return selector.route === '' ? ofAnyRoute(report, busyTicks) : unmeasurable(NO_ROUTE);
  return unmeasurable(
    `no route of that name does cryptography in this run; there are ${others(selector.route, known)}`,
  );
}

/**
 * @param {Run['report']} report of a program none of whose routes was seen in cryptography
 * @param {number} busyTicks of it
 * @returns {Measurement} of whichever takes most: none, unless there is some that is tied to no route
 */
function ofAnyRoute(report, busyTicks) {
  if ((report.traffic?.requests ?? 0) < FEWEST_REQUESTS) return unmeasurable(NO_ROUTE);
  const { ms } = untiedWork(report, ANYBODYS);
  return measured({
    value: 0,
    busyTicks,
    names: ['any route'],
    mayBe: ms === 0 ? null : { value: ms / FEWEST_REQUESTS, missing: NO_ROUTE },
  });
}

/**
 * Express counts requests by the path in their router: those to `/login` may be all those of `/auth/login`.
 * @param {RouteCount} count of requests
 * @param {RouteReport[]} routes that were seen in cryptography
 * @returns {boolean} whether it may be that of one of them, under another name
 */
function isPartOf({ method, path }, routes) {
  const name = routeKey({ method, pattern: path });
  return routes.some(
    (route) =>
      (route.path === path && route.pattern !== path) ||
      namesOf(route).some(
        (each) => each !== name && path !== '/' && each.startsWith(`${method} `) && each.endsWith(path),
      ),
  );
}

/**
 * @param {string} sought name of a route
 * @param {string[]} known names that there are
 * @returns {string} the nearest of them first
 */
function others(sought, known) {
  const meant = nearest(sought, known);
  const sorted = meant === null ? known : [meant, ...known.filter((name) => name !== meant)];
  const more = sorted.length - MOST_NAMES;
  return `${sorted.slice(0, MOST_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
