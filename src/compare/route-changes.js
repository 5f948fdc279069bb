/** How the cryptography done for each route's requests changed. */
import { requestsOfRoute, routeKey } from '../model/route.js';
import { fileInRoot } from '../model/site-id.js';
import { pairRows, pairUniqueRows } from '../model/pair-rows.js';
import { partIn } from './part.js';
import { byChange, weightChange } from './weight-change.js';

/** @import { Change, RateChange, RouteChange, RouteSide, WeightChange } from '../model/comparison.js' */
/** @import { Report, RouteReport } from '../model/report.js' */
/** @import { SitePair } from './pair-sites.js' */
/** @import { Part, Side } from './part.js' */
/** @import { Requests } from './rate-change.js' */

/** If a route's part of all requests differs by no more than this factor, it counts as the same. */
const SAME_PART = 1.05;

/** The verdict if a change may partly be that samples are tied to a route in one run and not in the other.
 * @type {Partial<Record<Change, Change>>} */
const LESS_SURE = {
  grew: 'may-have-grown',
  appeared: 'may-have-grown',
  shrank: 'may-have-shrunk',
  vanished: 'may-have-shrunk',
};

/** A row of each run; null where a run has none. @typedef {[before: RouteReport | null, after: RouteReport | null]} Pair */

/** What all routes have in common. @typedef {{runs: [before: Side, after: Side], requests: Requests}} Runs */

/**
 * @param {Side} before one run
 * @param {Side} after the other
 * @param {SitePair[]} sites their call sites
 * @param {Requests | null} requests of both, if changes are judged per request
 * @returns {RouteChange[] | null} changes beyond the noise first; null unless both runs counted requests by route and
 *   changes are judged by requests
 */
export function routeChanges(before, after, sites, requests) {
  if (requests === null || !hasCounted(before.report) || !hasCounted(after.report)) return null;
  /** @type {Runs} */
  const runs = { runs: [before, after], requests };
  const changes = pairsOf(before.report, after.report, sites).map((pair) => routeChange(pair, runs));
  const loose = changes.find(({ kind }) => kind === 'untied')?.weight?.rate ?? null;
  const gain = loose === null ? 0 : inAll(loose, loose.difference, requests.after);
  const [judged, unjudged] = [true, false].map((isJudged) =>
    changes.filter(({ weight }) => (weight !== null) === isJudged),
  );
  return [
    ...byChange(
      judged.map((change) => unlessMoved(change, gain)),
      ({ weight }) => /** @type {WeightChange} */ (weight),
      pairKey,
    ),
    ...unjudged,
  ];
}

/**
 * @param {Report} report of a run
 * @returns {boolean} whether it knows how many requests any route had
 */
function hasCounted({ routes }) {
  return routes?.some(({ kind, requests }) => isNamed(kind) && requests !== null) ?? false;
}

/**
 * @param {RouteReport['kind']} kind of a row
 * @returns {boolean} whether it belongs to a route, or to one of several
 */
function isNamed(kind) {
  return kind === 'route' || kind === 'shared';
}

/**
 * @param {Report} before one run
 * @param {Report} after the other
 * @param {SitePair[]} sites their call sites
 * @returns {Pair[]} the same row of both: with the same name or, if a route was renamed, with the same call sites
 */
function pairsOf(before, after, sites) {
  // Routes whose prefixes are unknown may have one name, in different files.
  const same = pairRows(before.routes ?? [], after.routes ?? [], (row) => `${pairKey(row)} ${row.file}`);
  const known = pairRows(same.before, same.after, pairKey);
  const numbers = [
    new Map(sites.map(({ before: site }, at) => [site?.id, at])),
    new Map(sites.map(({ after: site }, at) => [site?.id, at])),
  ];
  const isOf = new Set(known.before);
  const renamed = pairUniqueRows(
    known.before,
    known.after,
    (row) => callsOf(row, numbers[isOf.has(row) ? 0 : 1]),
    // A route that was requested in both runs was not renamed.
    (left, right) => countIn(after, left) === null && countIn(before, right) === null,
  );
  return [
    ...same.pairs,
    ...known.pairs,
    ...renamed.pairs,
    ...renamed.before.map((row) => /** @type {Pair} */ ([row, null])),
    ...renamed.after.map((row) => /** @type {Pair} */ ([null, row])),
  ];
}

/**
 * @param {Pick<RouteReport, 'kind' | 'method' | 'pattern' | 'candidates'>} row of a run
 * @returns {string} equal for the same route
 */
function pairKey({ kind, method, pattern, candidates }) {
  return JSON.stringify([kind, method, pattern, candidates]);
}

/**
 * @param {RouteReport} row of a run
 * @param {Map<string | undefined, number>} numbers of the pairs of the run's call sites
 * @returns {string | null} key of the route's call sites, equal in both runs; null if none is known
 */
function callsOf({ kind, callSites }, numbers) {
  const calls = callSites.flatMap((id) => numbers.get(id) ?? []).sort((a, b) => a - b);
  return kind === 'route' && calls.length > 0 ? JSON.stringify(calls) : null;
}

/**
 * @param {Report} report of a run that has no cryptography of a route
 * @param {RouteReport} route of the other run
 * @returns {number | null} requests that it had nevertheless, null if they were not counted
 */
function countIn({ traffic }, { kind, method, pattern, path = '' }) {
  if (kind !== 'route' || method === null || pattern === null) return null;
  return requestsOfRoute(traffic?.routes ?? [], { method, pattern, path });
}

/**
 * @param {Pair} pair of rows, at least one of them not null
 * @param {Runs} both runs
 * @returns {RouteChange}
 */
function routeChange([before, after], { runs, requests }) {
  const row = /** @type {RouteReport} */ (after ?? before);
  const { kind, method, pattern, candidates } = row;
  const sides = [before, after].map((own, at) =>
    routeSide(own, row, runs[at].report, at === 0 ? requests.before : requests.after),
  );
  const [left, right] = sides;
  return {
    kind,
    method,
    pattern,
    candidates,
    renamedFrom: before !== null && after !== null && pairKey(before) !== pairKey(after) ? keyOf(before) : null,
    before: left,
    after: right,
    weight:
      left?.requests && right?.requests
        ? weightChange(partOfRow(before, runs[0]), partOfRow(after, runs[1]), {
            before: left.requests,
            after: right.requests,
            isQuiet: requests.isQuiet,
            isOtherPart: isOtherPart([left.requests, right.requests], requests),
          })
        : null,
  };
}

/**
 * @param {RouteReport} route of a run
 * @returns {string} such as `POST /login`
 */
function keyOf({ method, pattern }) {
  return routeKey({ method: method ?? '', pattern: pattern ?? '' });
}

/**
 * @param {RouteReport | null} own row of the run, null if it has none
 * @param {RouteReport} row of either run
 * @param {Report} report of the run
 * @param {number} all requests of the run
 * @returns {RouteSide | null} null if nothing is known about it there
 */
function routeSide(own, row, report, all) {
  const requests = isNamed(row.kind) ? (own === null ? countIn(report, row) : own.requests) : all;
  if (own === null)
    return requests === null ? null : { file: '', line: null, requests, ticks: 0, cryptoMs: 0, cryptoMsPerRequest: 0 };
  const { file, line, ticks, cryptoMs } = own;
  return {
    file: file === '' ? '' : fileInRoot(file, report.target.root),
    line,
    requests,
    ticks,
    cryptoMs,
    cryptoMsPerRequest: requests ? cryptoMs / requests : null,
  };
}

/**
 * @param {RouteReport | null} row of a run, null if it has none
 * @param {Side} run of it
 * @returns {Part} the row's part of the run
 */
function partOfRow(row, run) {
  return partIn(run, {
    whole: row && { ticks: row.ticks, cpuMs: row.cryptoMs },
    piecesIn: ({ bySite }) =>
      (row?.callSites ?? [])
        .flatMap((id) => bySite.get(id) ?? [])
        // A row has only work on the event loop, nothing from the program's start.
        .map((piece) => ({ ...piece, isStart: false, startTicks: 0 })),
  });
}

/**
 * @param {[before: number, after: number]} own requests of a route
 * @param {Requests} all requests of the runs
 * @returns {boolean} whether the route's part of all requests changed
 */
function isOtherPart([before, after], all) {
  const factor = after / all.after / (before / all.before);
  return factor > SAME_PART || factor < 1 / SAME_PART;
}

/**
 * Samples after an `await` may be tied to their route in one run, and to none in the other.
 * @param {RouteChange} change of a route
 * @param {number} gain ms by which work tied to no route grew in the later run; below 0 if it shrank
 * @returns {RouteChange} less certain if that is as much as the route lost or gained
 */
function unlessMoved(change, gain) {
  const { kind, weight, after } = change;
  if (kind === 'untied' || !weight?.rate) return change;
  const less = LESS_SURE[weight.change];
  const [low, high] = weight.rate.interval;
  // The least by which it certainly changed, 0 if it may not have.
  const least = low > 0 ? low : high < 0 ? high : 0;
  const mayBeMoved = -gain * Math.sign(least) >= Math.abs(inAll(weight.rate, least, after?.requests ?? 0));
  return less !== undefined && least !== 0 && mayBeMoved ? { ...change, weight: { ...weight, change: less } } : change;
}

/**
 * @param {RateChange} rate of something
 * @param {number} ms the part of it
 * @param {number} requests of the later run
 * @returns {number} time of the whole later run, ms
 */
function inAll({ per }, ms, requests) {
  return per === 'request' ? ms * requests : ms;
}
