/** The table of routes: how much cryptography each route's requests needed. */
import { wilsonInterval } from '../model/interval.js';
import { requestsOfRoutes, routeIdentity, routeKey, wholeRoute } from '../model/route.js';
import { PHASE } from './phases.js';
import { tieOf } from './stack-routes.js';

/** @import { ProfiledProcess, RouteCount, Traffic } from '../model/profile.js' */
/** @import { ProfileTotals, RouteReport } from '../model/report.js' */
/** @import { Attribution } from './attribute-profile.js' */
/** @import { Group } from './groups.js' */
/** @import { StackRoute } from '../model/annotated-stacks.js' */
/** @import { SampleTally } from './tally.js' */
/** @import { Tie } from './tie-table.js' */

/**
 * A row that is being summed up.
 * @typedef {object} Row
 * @property {RouteReport['kind']} kind
 * @property {Tie | null} tie null if nothing ties it to a route
 * @property {string} script that the processes of its ticks run, the only one that is known if theirs is not; `''` if unknown
 * @property {number} ticks of cryptography
 * @property {number} inferredTicks
 * @property {number} weightUs
 * @property {number} busyUs
 * @property {Map<Group, number>} groups ticks of cryptography by call site and operation
 */

/** @typedef {{traffic: Traffic | null, processes: readonly ProfiledProcess[]}} Counted */

/**
 * Event-loop cryptography by the route whose requests need it. Every tick of it is in exactly one row, unless it ran before
 * any request came and no route's handler was on the stack: then it is in none.
 * @param {Attribution[]} attributions of all isolates, settled
 * @param {Group[][]} ofSite group of each site of each of them
 * @param {ReadonlyMap<Group, string>} ids of the groups that are call sites
 * @param {Pick<ProfileTotals, 'busyTicks'>} totals of all isolates
 * @param {Counted} counted requests of the program, if counted, and its processes
 * @returns {RouteReport[] | null} heaviest first; null if the program was not seen answering HTTP requests
 */
export function routeReports(attributions, ofSite, ids, { busyTicks }, { traffic, processes }) {
  if (!attributions.some(({ ties }) => ties !== null)) return null;
  /** @type {Map<string, Row>} */
  const rows = new Map();
  const counts = wholeCounts(traffic);
  const scripts = new Map(processes.map(({ pid, script }) => [pid, script]));
  // What one process runs, if that is unknown, is no second service.
  const known = [...new Set(scripts.values())].filter((script) => script !== '');
  const likely = known.length === 1 ? known[0] : '';
  attributions.forEach((attribution, index) => {
    const script = scripts.get(attribution.profile.meta.pid) || likely;
    const early = traffic?.complete ? earlyTallies(attribution) : NOTHING_EARLY;
    addTicks(rows, attribution, ofSite[index], { counts, script, early });
  });
  const repeated = routesOfSeveralScripts(rows.values());
  const requests = (/** @type {Tie | null} */ tie) => requestsTo(tie?.routes ?? [], traffic, repeated);
  return [...rows.values()]
    .filter(({ ticks }) => ticks > 0)
    .sort((a, b) => b.ticks - a.ticks)
    .map((row) => routeReport(row, ids, busyTicks, requests(row.tie)));
}

/**
 * Two services may have a `POST /login` each: their requests were counted together.
 * @param {Iterable<Row>} rows of a program, also those without cryptography
 * @returns {Set<string>} identities of the routes that processes with different scripts answer
 */
function routesOfSeveralScripts(rows) {
  /** @type {Map<string, string>} */
  const scripts = new Map();
  /** @type {Set<string>} */
  const repeated = new Set();
  for (const { tie, script } of rows) {
    for (const identity of (tie?.routes ?? []).map(routeIdentity)) {
      if ((scripts.get(identity) ?? script) !== script) repeated.add(identity);
      scripts.set(identity, script);
    }
  }
  return repeated;
}

/**
 * @param {Traffic | null} traffic of a program, if counted
 * @returns {RouteCount[]} all its requests by route; empty if they are not known
 */
export function wholeCounts(traffic) {
  return traffic?.complete ? (traffic.routes ?? []) : [];
}

/**
 * @param {Tie | null} tie of a sample
 * @param {RouteCount[]} counts of all requests by route; empty if they are not known
 * @returns {Tie | null} with whole paths, where the counts tell them
 */
export function wholeTie(tie, counts) {
  return tie && { routes: tie.routes.map((route) => wholeRoute(counts, route)) };
}

/**
 * @param {Map<string, Row>} rows to add to
 * @param {Attribution} attribution of one isolate
 * @param {Group[]} ofSite group of each of its sites
 * @param {{counts: RouteCount[], script: string, early: ReadonlyMap<number, Early>}} run counts of all requests by route,
 *   empty if they are not known; what the isolate's process runs; and what ran before the first request
 */
function addTicks(rows, { tallies, ties }, ofSite, { counts, script, early }) {
  /** @type {Map<Tie | null, Row>} */
  const ofTie = new Map();
  for (const [index, { stack, phase, site, ...tally }] of tallies.list.entries()) {
    if (phase !== PHASE['event-loop']) continue;
    const { tie, isInferred } = tieOf(ties, stack);
    const { ticks, weightUs } = (tie?.routes.length ?? 0) > 0 ? tally : without(tally, early.get(index));
    const row = ofTie.get(tie) ?? rowOf(rows, wholeTie(tie, counts), script);
    ofTie.set(tie, row);
    row.busyUs += weightUs;
    if (site === -1 || ticks === 0) continue;
    row.ticks += ticks;
    row.weightUs += weightUs;
    if (isInferred) row.inferredTicks += ticks;
    row.groups.set(ofSite[site], (row.groups.get(ofSite[site]) ?? 0) + ticks);
  }
}

/** Part of a tally. @typedef {Pick<SampleTally, 'ticks' | 'weightUs'>} Early */

/** @type {ReadonlyMap<number, Early>} */
const NOTHING_EARLY = new Map();

/**
 * Registering a plugin, or what a server's start awaits, is paid once, by no request.
 * @param {Attribution} attribution of one isolate, all of whose requests were counted
 * @returns {Map<number, Early>} what ran before the first request that the thread answered, by index of its tally; empty if
 *   it answered none
 */
function earlyTallies({ profile: { times, meta, samples }, tallies }) {
  /** @type {Map<number, Early>} */
  const early = new Map();
  const slot = times?.requests.counts.findIndex((count) => count > 0) ?? -1;
  if (times === undefined || slot === -1 || !meta.timed) return early;
  const first = times.startUs + slot * times.requests.slotUs - times.errorUs;
  for (let index = 0; index < samples.length && samples.time[index] < first; index++) {
    const { ticks, weightUs } = early.get(tallies.ofSample[index]) ?? { ticks: 0, weightUs: 0 };
    early.set(tallies.ofSample[index], { ticks: ticks + 1, weightUs: weightUs + samples.weight[index] });
  }
  return early;
}

/**
 * @param {Early} whole a tally
 * @param {Early} [part] of it
 * @returns {Early} the rest
 */
function without(whole, part = { ticks: 0, weightUs: 0 }) {
  return { ticks: whole.ticks - part.ticks, weightUs: whole.weightUs - part.weightUs };
}

/**
 * @param {Map<string, Row>} rows so far
 * @param {Tie | null} tie of a sample
 * @param {string} script that its process runs, `''` if unknown
 * @returns {Row} its row
 */
function rowOf(rows, tie, script) {
  const kind = kindOf(tie);
  const identities = (tie?.routes ?? []).map(routeIdentity).sort();
  const key = [kind, ...(identities.length === 0 ? [] : [script]), ...identities].join('\n');
  let row = rows.get(key);
  if (row === undefined) {
    row = { kind, tie, script, ticks: 0, inferredTicks: 0, weightUs: 0, busyUs: 0, groups: new Map() };
    rows.set(key, row);
  }
  return row;
}

/**
 * @param {Tie | null} tie of a sample
 * @returns {RouteReport['kind']}
 */
function kindOf(tie) {
  if (tie === null) return 'untied';
  if (tie.routes.length === 0) return 'middleware';
  return tie.routes.length === 1 ? 'route' : 'shared';
}

/**
 * @param {Tie | null} tie of samples
 * @returns {StackRoute} what they answer
 */
export function routeOfTie(tie) {
  const kind = kindOf(tie);
  const routes = tie?.routes ?? [];
  return {
    kind,
    method: kind === 'route' ? routes[0].method : null,
    pattern: kind === 'route' ? routes[0].pattern : null,
    candidates: kind === 'shared' ? routes.map(routeKey).sort() : [],
  };
}

/**
 * @param {Row} row of samples
 * @param {ReadonlyMap<Group, string>} ids of call sites
 * @param {number} busyTicks of all isolates
 * @param {number | null} requests to its routes, null if unknown
 * @returns {RouteReport}
 */
function routeReport({ kind, tie, ticks, inferredTicks, weightUs, busyUs, groups }, ids, busyTicks, requests) {
  const routes = tie?.routes ?? [];
  const cryptoMs = weightUs / 1000;
  return {
    ...routeOfTie(tie),
    ...(kind === 'route' ? registeredAt(routes[0]) : NO_PLACE),
    ticks,
    inferredTicks,
    share: busyTicks === 0 ? 0 : ticks / busyTicks,
    interval: wilsonInterval(ticks, busyTicks),
    cryptoMs: rounded(cryptoMs),
    busyMs: kind === 'untied' ? null : rounded(busyUs / 1000),
    ...rates(cryptoMs, requests, [...groups.keys()].some(isAsync)),
    operations: operationsOf(groups),
    callSites: callSitesOf(groups, ids),
  };
}

const NO_PLACE = { path: '', file: '', line: null };

/**
 * @param {Tie['routes'][number]} route of a row
 * @returns {Pick<RouteReport, 'path' | 'file' | 'line'>} where it is registered
 */
function registeredAt({ path, file, line }) {
  return { path, file, line };
}

/**
 * The thread pool's work is in no tick, and may be a hundred times the work of handing it over: a limit that ignores it
 * would be worthless.
 * @param {number} cryptoMs of a row
 * @param {number | null} requests to it, null if unknown
 * @param {boolean} handsOver whether some of the row's calls are asynchronous
 * @returns {Pick<RouteReport, 'requests' | 'cryptoMsPerRequest' | 'maxPerSecondPerCore'>}
 */
function rates(cryptoMs, requests, handsOver) {
  if (requests === null || requests === 0) return { requests, cryptoMsPerRequest: null, maxPerSecondPerCore: null };
  const each = cryptoMs / requests;
  return { requests, cryptoMsPerRequest: rounded(each), maxPerSecondPerCore: handsOver ? null : rounded(1000 / each) };
}

/**
 * @param {Group} group of sites
 * @returns {boolean} whether its calls are asynchronous by their form
 */
function isAsync({ what }) {
  return what.form === 'async';
}

/**
 * @param {Tie['routes']} routes of a row
 * @param {Traffic | null} traffic of the program
 * @param {ReadonlySet<string>} repeated identities of routes of several scripts
 * @returns {number | null} requests to all of them; null unless known for each
 */
function requestsTo(routes, traffic, repeated) {
  if (routes.length === 0 || !traffic?.routes || routes.some((route) => repeated.has(routeIdentity(route))))
    return null;
  return requestsOfRoutes(traffic.routes, routes);
}

/**
 * @param {Map<Group, number>} groups ticks of each
 * @returns {RouteReport['operations']} heaviest first
 */
function operationsOf(groups) {
  /** @type {Map<string, RouteReport['operations'][number]>} */
  const rows = new Map();
  for (const [{ what }, ticks] of groups) {
    const key = `${what.operation} ${what.algorithm}`;
    const row = rows.get(key) ?? { id: what.operation, algorithm: what.algorithm, ticks: 0 };
    row.ticks += ticks;
    rows.set(key, row);
  }
  return [...rows.values()].sort((a, b) => b.ticks - a.ticks);
}

/**
 * @param {Map<Group, number>} groups ticks of each
 * @param {ReadonlyMap<Group, string>} ids of call sites
 * @returns {string[]} ids, heaviest first
 */
function callSitesOf(groups, ids) {
  return [...groups].sort((a, b) => b[1] - a[1]).flatMap(([group]) => ids.get(group) ?? []);
}

/**
 * @param {number} value any
 * @returns {number} with four decimals: more than ticks can resolve
 */
function rounded(value) {
  return Math.round(value * 10_000) / 10_000;
}
