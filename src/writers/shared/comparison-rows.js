/** The rows of a comparison's tables, as plain text for any writer: names in them are not escaped yet. */
import { decidedBy, differsFrom } from '../../compare/decided-by.js';
import { isHandOver } from '../../model/event-loop.js';
import { peerName } from '../../model/tls.js';
import { functionWords, operationName, placeWords } from '../../text/names.js';
import {
  bytes,
  duration,
  durationDifference,
  grouped,
  percent,
  points,
  pointsRange,
  rate,
  ratio,
  wholeMs,
} from '../../text/numbers.js';
import { routeRowName } from './routes.js';
import { certificateName, groupWords, names } from './tls.js';

/**
 * @import { CallSiteChange, Change, Comparison, CountChange, FindingChange, OperationChange, PeerChange, PeerSide,
 *   PerRequest, RateChange, RouteChange, RouteSide, SiteSide, WeightChange } from '../../model/comparison.js'
 */

/** What became of something, in a word or two. @type {Record<Change, string>} */
export const WORDS = {
  grew: 'grew',
  shrank: 'shrank',
  appeared: 'appeared',
  vanished: 'vanished',
  'within-noise': 'noise',
  'too-few-ticks': 'too few ticks',
  'may-have-grown': 'grew?',
  'may-have-shrunk': 'shrank?',
};

/** What is more than chance. @type {ReadonlySet<Change>} */
const CERTAIN = new Set(['grew', 'shrank', 'appeared', 'vanished']);

/** Who counted the requests. @type {Record<PerRequest['source'], string>} */
export const COUNTED_BY = { traffic: 'servers', load: 'load generator', client: 'clients' };

/** What handshakes are divided by. @type {Record<CountChange['per'], string>} */
const PER = { 'peer-request': '/req', request: '/req', run: '', handshake: '' };

/**
 * @typedef {{role: string, peer: string, handshakes: string, resumed: string, how: string, bytesIn: string, bytesOut:
 *   string, median: string, change: string}} PeerRow
 */

/**
 * Cryptography by route; `interval` is of the difference.
 * @typedef {{route: string, requests: string, before: string, after: string, interval: string, change: string}} RouteRow
 */

/**
 * @typedef {object} WeightCells
 * @property {string} before share of one run
 * @property {string} after share of the other
 * @property {string} points difference of the shares
 * @property {string} interval of that
 * @property {string} time difference of the times that ticks stand for, per request or per run where requests were
 *   counted
 * @property {string} change in a word or two
 */

/** @typedef {WeightCells & {operation: string}} OperationRow */
/** @typedef {WeightCells & {place: string, function: string, call: string, longest: string}} CallSiteRow */
/**
 * @typedef {WeightCells & {state: string, severity: FindingChange['severity'], rule: string, place: string}} FindingRow
 */

/**
 * @param {OperationChange} change of an operation
 * @returns {OperationRow} cells in words
 */
export function operationRow(change) {
  return { operation: operationName(change.id, change.algorithm), ...weightCells(change.weight, change.movedOffLoop) };
}

/**
 * @param {CallSiteChange} change of a call site
 * @returns {CallSiteRow} cells in words
 */
export function callSiteRow(change) {
  const { before, after } = change;
  const cells = weightCells(change.weight, change.movedOffLoop);
  return {
    place: arrow(before && placeWords(before), after && placeWords(after)),
    function: arrow(before && before.function, after && after.function) || functionWords(''),
    call: arrow(before && callOf(before, change), after && callOf(after, change)),
    longest: longestBlocks(change),
    ...cells,
    change: change.moved === null ? cells.change : movedWords(change, cells.change),
  };
}

/**
 * @param {CallSiteChange} change of a call site whose file or function has another name now
 * @param {string} words for what became of its work
 * @returns {string} both; a function that has another name in the same file is renamed
 */
function movedWords({ before, after, weight: { change } }, words) {
  const moved = before?.file === after?.file ? 'renamed' : 'moved';
  return change === 'within-noise' || change === 'too-few-ticks' ? moved : `${moved}, ${words}`;
}

/**
 * @param {FindingChange} change of a finding
 * @param {'gone'|'new'|'remains'} state what became of it
 * @returns {FindingRow} cells in words
 */
export function findingRow(change, state) {
  const { rule, severity, callSite, weight, isCounted } = change;
  const isSure = state === 'remains' || isCounted || CERTAIN.has(weight.change);
  const cells = weightCells(weight, false);
  // What was counted need not have a tick.
  const hasTicks = weight.before.ticks + weight.after.ticks > 0;
  return {
    state: isSure ? state : `${state}?`,
    severity,
    rule,
    place: callSite === null ? '' : placeWords(callSite),
    ...(hasTicks ? cells : { before: '', after: '', points: '', interval: '', time: '', change: 'counted' }),
  };
}

/**
 * @param {PeerChange} change of the connections with a peer
 * @returns {PeerRow} an unchanged value is shown once
 */
export function peerRow(change) {
  const { role, before, after, handshakes, resumption } = change;
  const both = (/** @type {(side: PeerSide) => string} */ tell) =>
    arrow((before && tell(before)) || null, (after && tell(after)) || null);
  const unit = PER[handshakes.per];
  const count = unit === '' ? grouped : ratio;
  const units = (/** @type {PeerSide} */ side) => {
    const rate = side === before ? handshakes.before : handshakes.after;
    return unit === '' || rate === 0 ? 1 : side.handshakes / rate;
  };
  return {
    role,
    peer: peerName(change) || 'unknown',
    handshakes: `${arrow(count(handshakes.before), count(handshakes.after))}${unit}`,
    resumed: both((side) => (side.handshakes === 0 ? '' : sharePart(side.resumed / side.handshakes))),
    how: [
      both(({ protocol }) => names(protocol)),
      both(groupWords),
      both(({ certificate }) => (certificate === null ? '' : certificateName(certificate))),
    ]
      .filter((part) => part !== '')
      .join(' · '),
    bytesIn: `${both((side) => bytes(side.bytesIn / units(side)))}${unit}`,
    bytesOut: `${both((side) => bytes(side.bytesOut / units(side)))}${unit}`,
    median: both(({ p50Ms }) => (p50Ms === null ? '' : duration(p50Ms))),
    change: peerChangeWords(handshakes, resumption?.change ?? 'within-noise'),
  };
}

/**
 * @param {CountChange} handshakes what became of them
 * @param {Change} resumption what became of the share that resumed a session
 * @returns {string} what is more than chance; `''` if nothing changed
 */
function peerChangeWords(handshakes, resumption) {
  const resumed = CERTAIN.has(resumption)
    ? [resumption === 'grew' || resumption === 'appeared' ? 'resumes more' : 'resumes less']
    : [];
  return handshakes.change === 'within-noise' && (resumed.length > 0 || handshakes.difference === 0)
    ? resumed.join()
    : [WORDS[handshakes.change], ...resumed].join(', ');
}

/**
 * @param {RouteChange} change of a route's cryptography
 * @param {number} _index of it
 * @param {readonly RouteChange[]} all changes of routes
 * @returns {RouteRow} cells in words
 */
export function routeRow(change, _index, all) {
  const { renamedFrom, before, after, weight } = change;
  const counts = [before, after].map((side) =>
    side === null || side.requests === null ? null : grouped(side.requests),
  );
  return {
    route: renamedFrom === null ? ownRouteName(change, all) : `${renamedFrom} → ${routeRowName(change)}`,
    requests: arrow(counts[0], counts[1]),
    before: perRequestOf(before),
    after: perRequestOf(after),
    interval: weight?.rate?.per === 'request' ? weight.rate.interval.map(durationDifference).join(' to ') : '',
    change: weight === null ? aloneWords(before, after) : renamedWords(weight, renamedFrom !== null),
  };
}

/**
 * @param {RouteChange} change of a route's cryptography
 * @param {readonly RouteChange[]} all changes of routes
 * @returns {string} its name, and where it is if another one has that name, such as that of another script
 */
function ownRouteName(change, all) {
  const name = routeRowName(change);
  const side = [change.after, change.before].find((each) => each !== null && each.file !== '');
  const isAlone = all.filter((each) => routeRowName(each) === name).length < 2;
  return isAlone || !side ? name : `${name} (${placeWords(side)})`;
}

/**
 * @param {RouteSide | null} side of a route
 * @returns {string} cryptography of one of its requests, `''` if not known
 */
function perRequestOf(side) {
  if (side === null || side.cryptoMsPerRequest === null) return '';
  return side.ticks === 0 ? 'none' : duration(side.cryptoMsPerRequest);
}

/**
 * @param {RouteSide | null} before of a route
 * @param {RouteSide | null} after of it
 * @returns {string} why the two can't be compared
 */
function aloneWords(before, after) {
  if (before === null) return 'only after';
  return after === null ? 'only before' : 'not counted';
}

/**
 * @param {WeightChange} weight of a route
 * @param {boolean} isRenamed whether it has another name now
 * @returns {string} what became of it
 */
function renamedWords(weight, isRenamed) {
  const { change, rate } = weight;
  // The interval of the time for each is shown, that of the share is not.
  const isByShare = change !== 'within-noise' && rate?.per === 'request' && differsFrom(weight, rate.interval);
  const words = `${WORDS[change]}${isByShare ? ' by share' : ''}`;
  if (!isRenamed) return words;
  return change === 'within-noise' ? 'renamed' : `renamed, ${words}`;
}

/**
 * @param {number} share of handshakes that resumed a session
 * @returns {string} such as `none`, `95 %`
 */
function sharePart(share) {
  return share === 0 ? 'none' : percent(share, 0);
}

/**
 * @param {PerRequest} requests what a request cost
 * @param {Comparison} comparison that has them
 * @returns {[title: string, before: string, after: string][]} rows
 */
export function requestRows({ before, after }, comparison) {
  const [loadBefore, loadAfter] = [comparison.before.load, comparison.after.load];
  /** @type {[string, string, string][]} */
  const rows = [
    ['requests', grouped(before.requests), grouped(after.requests)],
    ['crypto per request, on JavaScript threads', duration(before.cryptoMs), duration(after.cryptoMs)],
    ['busy time per request, on JavaScript threads', duration(before.busyMs), duration(after.busyMs)],
  ];
  if (before.requestsPerSecond !== null && after.requestsPerSecond !== null) {
    rows.splice(1, 0, ['requests per second', rate(before.requestsPerSecond), rate(after.requestsPerSecond)]);
  }
  if (before.cpuMs !== null && after.cpuMs !== null)
    rows.push(['CPU per request, all threads', duration(before.cpuMs), duration(after.cpuMs)]);
  if (loadBefore?.requests && loadAfter?.requests) {
    rows.push(['latency, median', wholeMs(loadBefore.latencyP50Ms), wholeMs(loadAfter.latencyP50Ms)]);
    rows.push(['latency, 99th percentile', wholeMs(loadBefore.latencyP99Ms), wholeMs(loadAfter.latencyP99Ms)]);
  }
  return rows;
}

/**
 * @param {WeightChange} weight of both runs
 * @param {boolean} movedOffLoop whether its calls became asynchronous
 * @returns {WeightCells}
 */
function weightCells(weight, movedOffLoop) {
  const { before, after, difference, interval, cpuMs, rate } = weight;
  return {
    before: percent(before.share),
    after: percent(after.share),
    points: points(difference),
    interval: pointsRange(interval),
    time: rate === null ? durationDifference(cpuMs) : rateDifference(rate),
    change: movedOffLoop ? 'off the loop' : changeWords(weight),
  };
}

/**
 * @param {WeightChange} weight of both runs
 * @returns {string} what became of it; also what shows this, if the interval of its share, which is shown beside it,
 *   doesn't
 */
function changeWords(weight) {
  return [WORDS[weight.change], decidedBy(weight)].filter((word) => word !== '').join(' ');
}

/**
 * @param {string | null} before of one run, null if there is none
 * @param {string | null} after of the other
 * @returns {string} the one that there is; both if they differ
 */
function arrow(before, after) {
  if (before === null || after === null || before === after) return after ?? before ?? '';
  return `${before} → ${after}`;
}

/**
 * @param {SiteSide} side of a call site
 * @param {CallSiteChange} change whose side it is
 * @returns {string} what is called there, such as `pbkdf2Sync`
 */
function callOf({ api }, { operation, algorithm }) {
  return api || operationName(operation, algorithm);
}

/**
 * @param {CallSiteChange} change of a call site
 * @returns {string} its longest block, of both runs if they differ
 */
function longestBlocks({ before, after, operation, eventLoop }) {
  /** @type {(side: SiteSide | null, loopTicks: number) => string} */
  const words = (side, loopTicks) => {
    if (side === null || isHandOver({ ...side, operation })) return 'none';
    if (side.blocks.count > 0) return duration(side.blocks.maxMs);
    return loopTicks > 0 ? 'unknown' : 'none';
  };
  const was = words(before, eventLoop.before.ticks);
  const is = words(after, eventLoop.after.ticks);
  return was === is ? is : `${was} → ${is}`;
}

/**
 * @param {RateChange} rate of both runs
 * @returns {string} such as `-21 ms/req`, `+312 ms/run`
 */
function rateDifference({ per, difference }) {
  return `${durationDifference(difference)}/${per === 'request' ? 'req' : per}`;
}
