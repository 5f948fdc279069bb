/** Cryptography by route, in words: table rows, and what a route's cryptography limits. */
import { isPartOfCounts, wasCutOff } from '../../model/certainty.js';
import { shareOfWork } from '../../model/cpu.js';
import { isHandOver, RESOLVED_INTERVALS } from '../../model/event-loop.js';
import { isProcedure, requestsOfRoute, routeKey } from '../../model/route.js';
import { sitesById } from '../../model/site-id.js';
import { visible } from '../../text/escape.js';
import { operationName } from '../../text/names.js';
import { duration, grouped, percent, rate } from '../../text/numbers.js';
import { counted } from '../../text/words.js';

/** @import { Traffic } from '../../model/profile.js' */
/** @import { CallSiteReport, Report, RouteReport } from '../../model/report.js' */
/** @import { Where } from './thread-pool.js' */

/**
 * Cells of a row; none are escaped yet.
 * @typedef {object} RouteWords
 * @property {string} route such as `POST /login`
 * @property {string} requests `''` if they were not counted
 * @property {string} share of busy ticks
 * @property {string} perRequest milliseconds of cryptography on the event loop, and whether there is more on the thread
 *   pool; `''` if unknown
 * @property {string} mostPerSecond `''` if unknown, or if there are too few ticks
 * @property {string} mainly the heaviest operation, and its part of the time of the route's requests
 */

/** From this share of event-loop cryptography on, what belongs to no route may change what each of their requests takes. */
const NOTABLE_UNTIED = 0.05;
/** Fewer stretches than this have no typical length. */
const FEWEST_BLOCKS = 3;
/** A share of fewer ticks than this is mostly chance. */
const FEWEST_TICKS = 15;
/** From this share on, middleware is worth a sentence. */
const NOTABLE_MIDDLEWARE = 0.05;
/** The name for anything not tied to a route. */
export const NO_ROUTE = '(not tied to a route)';

/** Candidates that a row names. */
const MOST_CANDIDATES = 3;

/**
 * @param {Report} report the answer
 * @returns {RouteReport[]} rows worth showing in a table: none unless some known route does cryptography, or middleware more
 *   than chance explains, which all requests pay for
 */
export function routesOf({ routes }) {
  const isMiddlewares = routes?.some(({ kind, ticks }) => kind === 'middleware' && ticks >= FEWEST_TICKS) ?? false;
  return routes && (isMiddlewares || areAnyKnown(routes)) ? routes : [];
}

/**
 * @param {Pick<RouteReport, 'kind'>[]} routes of a run
 * @returns {boolean} whether any of them is known
 */
export function areAnyKnown(routes) {
  return routes.some(({ kind }) => kind === 'route' || kind === 'shared');
}

/**
 * @param {RouteReport} route of a report
 * @param {Pick<Report, 'traffic' | 'profile' | 'routes'>} report of it. If requests are missing, there were at least those
 *   counted, and each takes at most what is said; also if times are longer than what they cost. If much belongs to no route,
 *   each may take more
 * @param {Where} where names the place of a route that shares its name
 * @returns {RouteWords} cells in words
 */
export function routeWords(route, report, where) {
  const { requests, share } = route;
  return {
    route: ownName(route, report.routes ?? [], where),
    requests: requests === null ? '' : (isWholeCount(report.traffic) ? '' : '≥ ') + grouped(requests),
    share: percent(share),
    ...costWords(route, report),
    mainly: mainly(route),
  };
}

/**
 * @param {RouteReport} route of a report
 * @param {RouteReport[]} routes of it
 * @param {Where} where names a place
 * @returns {string} its name, with its place, if that is known, where another one has that name
 */
function ownName(route, routes, where) {
  const name = routeRowName(route);
  return route.file !== '' && isNamesake(route, routes) ? `${name} (${where(route)})` : name;
}

/**
 * @param {RouteReport} route of a report
 * @param {RouteReport[]} routes of it
 * @returns {boolean} whether there is another of that name, such as that of another script
 */
function isNamesake(route, routes) {
  return route.kind === 'route' && routes.filter((each) => routeRowName(each) === routeRowName(route)).length > 1;
}

/**
 * Where the sources don't show the beginnings of two paths, the same is left of both, and no count is of either.
 * @param {RouteReport} route of a report, whose requests are not known
 * @param {Pick<Report, 'routes'> & {traffic: Traffic}} report of it
 * @returns {boolean} whether they were counted, together with those of another route of its name
 */
function isCountedWithNamesakes(route, { traffic, routes }) {
  const { method, pattern, path = '' } = route;
  const counted = requestsOfRoute(traffic.routes ?? [], { method: method ?? '', pattern: pattern ?? '', path });
  return counted !== null && isNamesake(route, routes ?? []);
}

/**
 * @param {RouteReport} route of a report
 * @param {Pick<Report, 'traffic' | 'profile' | 'routes'>} report of it
 * @returns {Pick<RouteWords, 'perRequest' | 'mostPerSecond'>} what a request takes, and how many one core has time for; `''`
 *   if it may be more and less
 */
function costWords(route, { traffic, profile, routes }) {
  const { cryptoMsPerRequest, maxPerSecondPerCore, ticks } = route;
  const isMost = !isWholeCount(traffic) || isSlowed(profile);
  const isLeast = untiedShare(routes ?? []) > 0;
  if (isMost && isLeast) return { perRequest: '', mostPerSecond: '' };
  const [bound, rateBound] = isMost ? ['≤ ', '≥ '] : [isLeast ? '≥ ' : '', ''];
  const pool = handsOver(route) ? ' + pool' : '';
  return {
    perRequest: cryptoMsPerRequest === null ? '' : `${bound}${duration(cryptoMsPerRequest)}${pool}`,
    mostPerSecond:
      maxPerSecondPerCore === null || ticks < FEWEST_TICKS ? '' : `${rateBound}${rate(maxPerSecondPerCore)}`,
  };
}

/**
 * @param {readonly RouteReport[]} routes of a report
 * @returns {number} share of busy ticks in cryptography of no known route; 0 if that is too little to change what a route's
 *   requests take
 */
function untiedShare(routes) {
  const untied = routes.find(({ kind }) => kind === 'untied');
  const all = routes.reduce((sum, { ticks }) => sum + ticks, 0);
  return untied === undefined || untied.ticks < Math.max(FEWEST_TICKS, NOTABLE_UNTIED * all) ? 0 : untied.share;
}

/**
 * @param {Traffic | null} traffic of a program
 * @returns {boolean} whether all of its requests were counted
 */
export function isWholeCount(traffic) {
  return traffic === null || traffic.complete;
}

/**
 * @param {Report['profile']} profile of a report
 * @returns {boolean} whether times are longer than what they cost: V8's ticks are wall time, and the event loops often waited
 *   for a processor. Then they are upper limits, and so no upper limit of the rate follows from them
 */
function isSlowed(profile) {
  return shareOfWork(profile) < 1;
}

/**
 * @param {Pick<RouteReport, 'cryptoMsPerRequest' | 'maxPerSecondPerCore'>} route of a report
 * @returns {boolean} whether some of its cryptography is computed on the thread pool, so that no limit is known
 */
function handsOver({ cryptoMsPerRequest, maxPerSecondPerCore }) {
  return cryptoMsPerRequest !== null && maxPerSecondPerCore === null;
}

/**
 * @param {Pick<RouteReport, 'kind' | 'method' | 'pattern' | 'candidates'>} route of a report, or of a comparison
 * @returns {string} such as `POST /login`
 */
export function routeRowName({ kind, method, pattern, candidates }) {
  switch (kind) {
    case 'route':
      return routeKey({ method: method ?? '', pattern: pattern ?? '' });
    case 'shared': {
      const named = candidates.slice(0, MOST_CANDIDATES);
      const more = candidates.length - named.length;
      return (more > 0 ? [...named, `${grouped(more)} more`] : named).join(' or ');
    }
    case 'middleware':
      return '(middleware of any route)';
    default:
      return NO_ROUTE;
  }
}

/**
 * @param {RouteReport} route of a report
 * @returns {string} such as `96 % PBKDF2 sha512`, of the busy time of its requests; without a share if that is not known
 */
function mainly({ operations: [most], ticks, cryptoMs, busyMs }) {
  if (most === undefined) return '';
  const name = operationName(most.id, most.algorithm);
  if (busyMs === null || busyMs === 0 || ticks < FEWEST_TICKS) return name;
  return `${percent(Math.min(1, ((most.ticks / ticks) * cryptoMs) / busyMs), 0)} ${name}`;
}

/**
 * @param {Report} report the answer
 * @param {(site: CallSiteReport) => string} where names a call site
 * @returns {string} what the heaviest route's cryptography limits, as far as it was measured; `''` if nothing
 */
export function routeSentence(report, where) {
  const routes = routesOf(report);
  const route = routes.find(({ kind, ticks }) => kind === 'route' && ticks >= FEWEST_TICKS);
  const sentences = route === undefined ? [] : [limit(route, report), blocking(route, report, where)];
  return [...sentences, besides(routes)].filter((sentence) => sentence !== '').join(' ');
}

/**
 * Who logs in through a package's middleware pays for it, though it is in no route's row.
 * @param {RouteReport[]} routes of a report
 * @returns {string} what comes on top of the routes' own cryptography, if that is much
 */
function besides(routes) {
  const middleware = routes.find(({ kind }) => kind === 'middleware');
  if (middleware === undefined || middleware.share < NOTABLE_MIDDLEWARE || middleware.ticks < FEWEST_TICKS) return '';
  return `The cryptography of middleware (${percent(middleware.share)} of busy time) is in no route's row; it is added for each request that passes through it.`;
}

/**
 * @param {RouteReport} route with enough ticks
 * @param {Pick<Report, 'traffic' | 'load' | 'profile' | 'routes'>} report of it
 * @returns {string} how many of its requests an event loop has time for; or why that is not known, where requests were
 *   counted
 */
function limit(route, { traffic, load, profile, routes }) {
  const { requests, cryptoMsPerRequest, maxPerSecondPerCore } = route;
  if (requests === null && traffic !== null) return uncounted(route, { traffic, load, profile, routes });
  if (requests === null || cryptoMsPerRequest === null) return '';
  const name = visible(routeRowName(route));
  const untied = untiedShare(routes ?? []);
  if (untied > 0)
    return (
      `At least ${percent(route.share)} of busy time is cryptography of ${name}. What one of its requests takes is not known: ` +
      `cryptography that takes ${percent(untied)} is tied to no route, and may be part of it.`
    );
  if (!isWholeCount(traffic))
    return `${name} takes at most ${duration(cryptoMsPerRequest)} of cryptography per request on the event loop: ${counted(requests, 'request was', 'requests were')} counted, and some may be missing.`;
  const atMost = isSlowed(profile) ? 'at most ' : '';
  const each =
    `${name} takes ${atMost}${duration(cryptoMsPerRequest)} of cryptography per request on the event loop ` +
    `(${counted(requests, 'request')} counted).`;
  if (maxPerSecondPerCore === null) return `${each} Work on the thread pool comes on top; it is unknown by route.`;
  return isSlowed(profile)
    ? `${each} That is wall time, and the event loop often waited for a processor: how many one core could answer is unknown.`
    : `${each} With that alone, one core could answer at most ${rate(maxPerSecondPerCore)} of them a second (an estimate from this run).`;
}

/**
 * @param {RouteReport} route whose requests are not known
 * @param {Pick<Report, 'load' | 'profile' | 'routes'> & {traffic: Traffic}} report of it
 * @returns {string} why it is not known what one of them costs
 */
function uncounted(route, { traffic, load, profile, routes }) {
  const name = visible(routeRowName(route));
  if (isCountedWithNamesakes(route, { traffic, routes }))
    return `${name} is answered in several places, and all its requests were counted together: what one of them costs is not known.`;
  return (
    `It is not known how many requests led to ${name}, nor what each costs${atLeast(route, traffic, profile)} ` +
    `counted for Express, Fastify, Koa (not below koa-mount), hapi and restify, where the sources show the whole pattern and which of several routes with one path it is, and for the path of --load${limitOfCounts(profile)}.${toKnow(route, load, profile)}`
  );
}

/**
 * @param {Report['profile']} profile of the program
 * @returns {string} why requests that were counted are not said, with a comma before it; `''` if that is not the reason
 */
function limitOfCounts(profile) {
  if (profile.warmUp !== undefined) return ', but not with --warm-up';
  return wasCutOff(profile) ? ', but not where the recording was cut off' : '';
}

/**
 * One request may ask for several procedures, and a WebSocket's for any number of them.
 * @param {RouteReport} route whose requests were not counted
 * @param {Traffic} traffic of the program
 * @param {Report['profile']} profile of the program
 * @returns {string} what a request there takes at least, as no more were answered than all; and what begins the next words
 */
function atLeast({ method, cryptoMs }, { requests, complete }, profile) {
  if (requests === 0 || !complete || isProcedure({ method }) || isSlowed(profile)) return ': they are';
  return `: it is at least ${duration(cryptoMs / requests)}, as the program answered ${grouped(requests)} in all. They are`;
}

/**
 * @param {RouteReport} route whose requests were not counted
 * @param {Report['load']} load that drove the program
 * @param {Report['profile']} profile of the program
 * @returns {string} how to know what one of them takes, with a space before it: a load asks with GET, and did not help if
 *   there was one; `''` if some of those that were sent have no ticks
 */
function toKnow({ method, cryptoMs }, load, profile) {
  if (isPartOfCounts(profile)) return '';
  if (isProcedure({ method }))
    return ` Divide its ${duration(cryptoMs)} of cryptography by the number of requests that you sent.`;
  const isAsked = method === 'ALL' || method?.split('|').includes('GET');
  return isAsked && load === null
    ? ' Drive this one with --load to know.'
    : ` Divide its ${duration(cryptoMs)} of cryptography by the requests that you sent there.`;
}

/**
 * @param {RouteReport} route with enough ticks
 * @param {Report} report of it
 * @param {(site: CallSiteReport) => string} where names a call site
 * @returns {string} what one more synchronous call costs the requests beside it
 */
function blocking(route, report, where) {
  const sites = sitesById(report.callSites);
  const site = route.callSites.flatMap((id) => sites.get(id) ?? []).find(holds);
  if (site === undefined) return '';
  const call = site.api === '' ? 'the call' : visible(site.api);
  const parts = inParts(site, route, report);
  if (parts !== '') return `On average, ${call} at ${where(site)} takes ${parts}.`;
  const holding = heldFor(site, route, report);
  if (holding === '') return '';
  const isAlone = report.isolates.filter(({ thread }) => thread === 'main').length < 2;
  const waiting = isAlone ? 'nothing else is answered' : 'its process answers nothing else';
  return `While ${call} at ${where(site)} runs, ${waiting}: ${holding}.`;
}

/** What a request takes at one line is worth a sentence from here on, ms. */
const FELT_MS = 1;

/**
 * A stretch may be many calls, of several requests: only the known time of a single call shows what one more adds.
 * @param {CallSiteReport} site that holds the event loop
 * @param {RouteReport} route of it
 * @param {Pick<Report, 'traffic' | 'routes'>} report of both
 * @returns {string} for how long, `''` if that is too short to say, or unknown
 */
function heldFor(site, route, { traffic, routes }) {
  const { p50Ms, count, split } = site.blocks;
  if (split)
    return `typically for ${duration(p50Ms)} (about ${counted(count, 'call')}), and each additional call makes concurrent requests wait that much longer`;
  const { requests } = route;
  if (!requests)
    return `typically for ${duration(p50Ms)}, in ${grouped(count)} stretches (calls with no tick between them count as one)`;
  if (untiedShare(routes ?? []) > 0) return '';
  const eachMs = msPerRequest(site, route, requests);
  return eachMs < FELT_MS
    ? ''
    : `on average for ${atMost(traffic)}${duration(eachMs)} per request, and each additional request makes concurrent ones wait that much longer`;
}

/** A request that takes this many times a mean stretch takes several of them. */
const SEVERAL = 1.5;

/**
 * An upload is hashed chunk by chunk, and other requests are answered between two of them.
 * @param {CallSiteReport} site that holds the event loop
 * @param {RouteReport} route of it
 * @param {Pick<Report, 'traffic' | 'routes'>} report of both
 * @returns {string} what it takes per request, if that is more than it typically holds the event loop for at a time; `''` if
 *   not, or if unknown
 */
function inParts(site, route, { traffic, routes }) {
  const { p50Ms, count, split } = site.blocks;
  const { requests } = route;
  if (split || !requests || untiedShare(routes ?? []) > 0) return '';
  const eachMs = msPerRequest(site, route, requests);
  return eachMs < FELT_MS || eachMs <= p50Ms || eachMs * count < SEVERAL * site.cpuMs
    ? ''
    : `${atMost(traffic)}${duration(eachMs)} of the event loop per request, in stretches of typically ${duration(p50Ms)}`;
}

/**
 * @param {CallSiteReport} site of a route
 * @param {RouteReport} route of it
 * @param {number} requests to the route
 * @returns {number} ms that each of them takes there, on average
 */
function msPerRequest(site, route, requests) {
  return Math.min(site.cpuMs, operationMs(site, route)) / requests;
}

/**
 * @param {Report['traffic']} traffic of the program
 * @returns {string} what is said before times per request if some requests may not have been counted
 */
function atMost(traffic) {
  return isWholeCount(traffic) ? '' : 'at most ';
}

/**
 * @param {CallSiteReport} site of a route, which may be of others, too
 * @param {RouteReport} route of a report
 * @returns {number} ms that the route's requests took for what the site requests
 */
function operationMs({ operation, algorithm }, { operations, ticks, cryptoMs }) {
  const own = operations.find((each) => each.id === operation && each.algorithm === algorithm);
  return own === undefined || ticks === 0 ? cryptoMs : (cryptoMs * own.ticks) / ticks;
}

/**
 * @param {CallSiteReport} site of a route
 * @returns {boolean} whether it holds the event loop, and it is known for how long
 */
function holds(site) {
  const { count, p50Ms, errorMs } = site.blocks;
  return (
    site.phase === 'event-loop' && !isHandOver(site) && count >= FEWEST_BLOCKS && p50Ms >= RESOLVED_INTERVALS * errorMs
  );
}
