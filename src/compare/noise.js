/**
 * How much a part of a program varies from run to run when nothing has changed. Two runs can't show that, so it is
 * derived from what the work is: from how its ticks clump (docs/performance.md, "Noise between two runs").
 */
import { addToList } from '../model/add-to-list.js';
import { DESIGN_EFFECT } from '../model/interval.js';
import { isHandOver, loopTicks } from '../model/event-loop.js';
import { OWN_START, ownStartTicks } from '../model/start-phase.js';

/** @import { TickNoise } from '../model/compared-stacks.js' */
/** @import { CallSiteReport, Report } from '../model/report.js' */

/**
 * @typedef {object} Noise
 * @property {number} designEffect how much larger than binomial the variance of its ticks is
 * @property {number} busyFactor how many times larger again the variance of its share is, because other programs
 *   competed for the processor
 * @property {number} searchTicks standard deviation of its ticks that are searches for primes
 * @property {number} runSearchTicks the same for the whole run: time taken by one search is missing from all other
 *   shares
 * @property {number} recurringSearchTicks the same for recurring work
 * @property {boolean} isSearch whether most of the work is such searches, too few of them to even out
 * @property {boolean} [isJob] whether the run served nobody and ended by itself: then what it took is a time for one job
 */

/**
 * Ticks of one kind: those of a call site, or those of an operation without a call site. startTicks: those spent
 * in the program's start.
 * @typedef {{site: string | null, operation: string, algorithm: string, isAsync: boolean, isStart: boolean, ticks:
 *   number, startTicks: number, calls: number, callTicks: number}} Piece
 */

/**
 * Ticks of one call come together, so they are fewer observations than they seem. But calls alternate with the rest of
 * a request's work, more evenly than chance would have it: no measured program had more than this.
 */
const LARGEST_DESIGN_EFFECT = 10;
/**
 * Handing work over takes a few ticks on an idle machine, and many if the thread has to wait for the other one.
 */
const ASYNC_DESIGN_EFFECT = 10;

/**
 * Fits the runs that we measured: with ticks 1.1 and 1.6 times as far apart as requested, 1.4 and 4 times the variance.
 */
const BUSY_EXPONENT = 3;
/** Shares on a machine that is busier than this mean hardly anything. */
const MOST_BUSY = 8;

/** Operations that try numbers at random until one is prime. */
const SEARCHES = new Set(['keygen', 'keygen.rsa', 'keygen.dh', 'keygen.dsa', 'prime.generate']);
/** Standard deviation of one search in relation to its mean: 0.55 and 0.65 in 20 runs that made one RSA key each. */
const SEARCH_SPREAD = 0.7;
/** From this many searches on, their mean is as certain as other work. */
const MANY_SEARCHES = 30;

/**
 * What the parts of a run have in common.
 * @typedef {object} RunNoise
 * @property {Pieces} all its cryptography
 * @property {Pieces} onLoop the part that holds the event loop, with known call sites
 * @property {number} onceTicks busy ticks that are not part of what the program does repeatedly: its start, and a few
 *   searches
 * @property {Pick<Noise, 'busyFactor' | 'runSearchTicks' | 'recurringSearchTicks' | 'isJob'>} common
 */

/**
 * @typedef {object} Pieces
 * @property {Piece[]} list
 * @property {Map<string | null, Piece[]>} bySite by the call site's id
 * @property {Map<string, Piece[]>} byOperation by operationKey
 */

/**
 * @param {Report} report of a run
 * @returns {RunNoise} what is common to all parts of the run
 */
export function runNoise(report) {
  const pieces = piecesOf(report);
  return {
    all: grouped(pieces),
    onLoop: grouped(report.callSites.map((site) => pieceOf(site, loopTicks(site), 0))),
    onceTicks: report.profile.startTicks + onceTicksOf(pieces) - sum(pieces, (piece) => piece.startTicks),
    common: {
      busyFactor: busyFactor(report),
      runSearchTicks: deviation(pieces),
      recurringSearchTicks: deviation(pieces.filter((piece) => !piece.isStart && !isFewSearches(piece))),
      isJob: isJob(report),
    },
  };
}

/**
 * @param {Report} report of a run
 * @returns {boolean} whether it served nobody and ended by itself
 */
export function isJob({ target: { exitCode }, profile: { processes = [] }, load }) {
  return exitCode === 0 && load === null && processes.every(({ ports }) => ports.length === 0);
}

/**
 * @param {string} id of an operation
 * @param {string} algorithm it uses
 * @returns {string} equal for equal operations
 */
export function operationKey(id, algorithm) {
  return JSON.stringify([id, algorithm]);
}

/**
 * @param {RunNoise} run of the part
 * @param {Piece[]} pieces of the part
 * @returns {Noise} of the part
 */
export function noiseOf({ common }, pieces) {
  const ticks = sum(pieces, (piece) => piece.ticks);
  const few = pieces.filter(isFewSearches);
  return {
    ...common,
    designEffect: ticks === 0 ? DESIGN_EFFECT : sum(pieces, (piece) => piece.ticks * effectOf(piece)) / ticks,
    searchTicks: deviation(pieces),
    isSearch: 2 * sum(few, (piece) => piece.ticks) > ticks,
  };
}

/**
 * What `noiseOf` returns for whole pieces, per tick: part of a stack has some ticks of many pieces.
 * @param {Piece | undefined} piece that a tick belongs to, undefined for work other than cryptography
 * @returns {TickNoise} what such a tick adds to the noise of a part
 */
export function tickNoise(piece) {
  if (piece === undefined) return { designEffect: DESIGN_EFFECT, isFewSearches: false, searchVariance: 0 };
  return {
    designEffect: effectOf(piece),
    isFewSearches: isFewSearches(piece),
    searchVariance: piece.ticks === 0 ? 0 : deviation([piece]) ** 2 / piece.ticks,
  };
}

/**
 * @param {Piece[]} pieces of a run
 * @returns {number} how many of their ticks are not recurring work, but start-up or a few searches
 */
export function onceTicksOf(pieces) {
  return sum(pieces, (piece) => (isFewSearches(piece) ? piece.ticks : piece.startTicks));
}

/**
 * @param {Piece[]} list of a run
 * @returns {Pieces}
 */
function grouped(list) {
  /** @type {Pieces} */
  const pieces = { list, bySite: new Map(), byOperation: new Map() };
  for (const piece of list) {
    if (piece.site !== null) pieces.bySite.set(piece.site, [piece]);
    addToList(pieces.byOperation, operationKey(piece.operation, piece.algorithm), piece);
  }
  return pieces;
}

/**
 * @param {Report} report of a run
 * @returns {number} factor on the variance of shares on a machine as busy as that: ticks come late, threads wait for a
 *   processor, and some work suffers more than other from sharing caches with another program
 */
function busyFactor({ profile: { busyMs, busyTicks, intervalUs, cpu } }) {
  const late = busyTicks > 0 && intervalUs > 0 ? Math.max(1, (busyMs * 1000) / (busyTicks * intervalUs)) : 1;
  const waits = cpu?.totalMs && cpu.runQueueWaitMs !== null ? cpu.runQueueWaitMs / cpu.totalMs : 0;
  return Math.min(MOST_BUSY, Math.max(late ** BUSY_EXPONENT, 1 + waits));
}

/**
 * @param {Report} report of a run
 * @returns {Piece[]} all of its cryptography
 */
function piecesOf({ callSites, operations }) {
  const sites = callSites.map((site) => pieceOf(site, site.ticks, ownStartTicks(site)));
  const { byOperation } = grouped(sites);
  return [
    ...sites,
    ...operations.map((row) => {
      const { id, algorithm, ticks } = row;
      const located = byOperation.get(operationKey(id, algorithm)) ?? [];
      const start = ownStartTicks(row);
      return {
        site: null,
        operation: id,
        algorithm,
        isAsync: false,
        isStart: ticks === start,
        calls: 1,
        callTicks: 0,
        ticks: Math.max(0, ticks - sum(located, (each) => each.ticks)),
        startTicks: Math.max(0, start - sum(located, (each) => each.startTicks)),
      };
    }),
  ];
}

/**
 * @param {CallSiteReport} site any
 * @param {number} ticks of the part
 * @param {number} startTicks those of them from the start
 * @returns {Piece}
 */
function pieceOf(site, ticks, startTicks) {
  const { id, operation, algorithm, phase, blocks } = site;
  const callTicks = blocks.errorMs > 0 ? blocks.p50Ms / blocks.errorMs : 0;
  return {
    site: id,
    operation,
    algorithm,
    isAsync: isHandOver(site),
    isStart: OWN_START.some((each) => each === phase),
    ticks,
    startTicks,
    calls: Math.max(1, blocks.count),
    callTicks,
  };
}

/**
 * @param {Piece} piece any
 * @returns {number} its design effect
 */
function effectOf({ isAsync, callTicks }) {
  return isAsync ? ASYNC_DESIGN_EFFECT : Math.min(LARGEST_DESIGN_EFFECT, Math.max(DESIGN_EFFECT, callTicks));
}

/**
 * @param {Pick<Piece, 'operation' | 'isAsync' | 'calls'>} piece any
 * @returns {boolean} whether its calls are searches, too few to even out
 */
function isFewSearches(piece) {
  return isSearch(piece) && piece.calls < MANY_SEARCHES;
}

/**
 * @param {RunNoise} run any
 * @returns {boolean} whether some of its work is searches, too few to even out
 */
export function hasFewSearches({ all }) {
  return all.list.some((piece) => piece.ticks > 0 && isFewSearches(piece));
}

/**
 * @param {Pick<Piece, 'operation' | 'isAsync'>} piece any
 * @returns {boolean} whether its calls search; asynchronous ones do it elsewhere
 */
function isSearch({ operation, isAsync }) {
  return SEARCHES.has(operation) && !isAsync;
}

/**
 * @param {Piece[]} pieces any
 * @returns {number} standard deviation of the ticks of their searches
 */
function deviation(pieces) {
  return Math.hypot(...pieces.filter(isSearch).map(({ ticks, calls }) => (SEARCH_SPREAD * ticks) / Math.sqrt(calls)));
}

/**
 * @template T
 * @param {T[]} rows any
 * @param {(row: T) => number} number of each
 * @returns {number} sum
 */
function sum(rows, number) {
  return rows.reduce((total, row) => total + number(row), 0);
}
