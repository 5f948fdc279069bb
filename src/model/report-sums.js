/** Checks what a schema can't express about a Report (report.js): no part may exceed the whole. */
import { ledgerClaim, poolClaim } from './tls-claim.js';
import { trafficClaim } from './traffic.js';

/** @import { CpuTimes, Report } from './report.js' */

/** What a share may differ from the ticks that it is of: programs may have rounded it. */
const ROUNDING = 0.001;
/** Nothing that was profiled took longer, ms: thirty years. */
const LONGEST_MS = 1e12;
/** Threads' CPU times are read one after another, so that their sum may exceed the process'. */
const CPU_SLACK = 1.05;
const CPU_SLACK_MS = 100;

/**
 * @param {Report} report whose fields are of the right types
 * @returns {string | null} the first impossible part, such as `callSites[3].ticks`; null if nothing is wrong
 */
export function impossiblePart(report) {
  const { profile, crypto, operations, callSites, findings, traffic, tls, threadPool, poolWork, routes } = report;
  const weights = [
    { name: 'crypto', row: crypto },
    ...rowsOf('operations', operations),
    ...rowsOf('callSites', callSites),
    ...rowsOf('routes', routes ?? []),
  ];
  for (const { name, row } of weights) {
    const part = weightClaim(row, profile.busyTicks);
    if (part !== null) return `${name}.${part}`;
  }
  const site = rowsOf('callSites', callSites).find(({ row: { blocks } }) => !isOrdered(blocks));
  if (site !== undefined) return `${site.name}.blocks`;
  const finding = rowsOf('findings', findings).find(({ row }) => row.ticks > profile.busyTicks);
  if (finding !== undefined) return `${finding.name}.ticks`;
  if (poolWork && poolWork.operations.some(({ ticks }) => ticks > poolWork.busyTicks)) return 'poolWork.operations';
  return profileClaim(report) ?? cryptoClaim(report) ?? countClaim({ traffic, tls, threadPool }, profile.busyTicks);
}

/**
 * @typedef {Pick<Report['crypto'], 'ticks' | 'share' | 'interval'> & {byPhase?: unknown, evidence?: unknown, leaves?:
 *   unknown, primitives?: {ticks: number}[], inferredTicks?: number}} Weight
 */

/**
 * @param {Weight} row something that takes ticks
 * @param {number} busyTicks of the run
 * @returns {string | null} which of its parts can't be; null if nothing is wrong
 */
function weightClaim(
  { ticks, share, interval: [low, high], byPhase, evidence, leaves, primitives, ...row },
  busyTicks,
) {
  if (low > high || low > share + ROUNDING || high < share - ROUNDING) return 'interval';
  if (ticks > busyTicks) return 'ticks';
  if (Math.abs(share - (busyTicks === 0 ? 0 : ticks / busyTicks)) > ROUNDING) return 'share';
  const parts = {
    byPhase,
    inferredTicks: { inferred: row.inferredTicks },
    evidence,
    leaves,
    primitives: (primitives ?? []).map((primitive) => primitive.ticks),
  };
  return Object.entries(parts).find(([, part]) => sumOf(part) > ticks)?.[0] ?? null;
}

/**
 * @param {unknown} part ticks by kind, or anything else
 * @returns {number} their sum; 0 if they are not ticks
 */
function sumOf(part) {
  if (typeof part !== 'object' || part === null) return 0;
  return Object.values(part).reduce((sum, ticks) => sum + (typeof ticks === 'number' ? ticks : 0), 0);
}

/**
 * @param {Report['callSites'][number]['blocks']} blocks of a call site
 * @returns {boolean} whether the typical one is no longer than the longest
 */
function isOrdered({ p50Ms, p95Ms, maxMs }) {
  return p50Ms <= p95Ms && p95Ms <= maxMs && maxMs <= LONGEST_MS;
}

/**
 * @param {Pick<Report, 'profile' | 'target'>} report any
 * @returns {string | null} which of its totals can't be; null if nothing is wrong
 */
function profileClaim({ profile, target }) {
  const {
    ticks,
    busyTicks,
    idleTicks,
    namedTicks,
    libraryTicks,
    startTicks,
    bootstrapTicks = 0,
    dropped,
    droppedTicks,
  } = profile;
  const claims = {
    'profile.ticks': busyTicks + idleTicks > ticks,
    'profile.namedTicks': namedTicks + libraryTicks > busyTicks,
    'profile.startTicks': startTicks > busyTicks,
    'profile.bootstrapTicks': bootstrapTicks > startTicks,
    'profile.dropped': sumOf(dropped) > 0 && sumOf(dropped) !== droppedTicks,
    'profile.wallMs': Math.max(profile.busyMs, profile.wallMs) > LONGEST_MS,
    'target.durationMs': target.durationMs > LONGEST_MS,
    'profile.cpu': profile.cpu !== null && isMoreThanAll(profile.cpu),
  };
  return Object.entries(claims).find(([, isWrong]) => isWrong)?.[0] ?? null;
}

/**
 * @param {CpuTimes} cpu times of a run
 * @returns {boolean} whether its threads took more than the process
 */
function isMoreThanAll({ totalMs, mainMs, workersMs, poolMs, v8Ms, otherMs }) {
  return totalMs !== null && sumOf([mainMs, workersMs, poolMs, v8Ms, otherMs]) > CPU_SLACK * totalMs + CPU_SLACK_MS;
}

/**
 * A gate judges by these sums.
 * @param {Pick<Report, 'crypto' | 'operations' | 'callSites'>} report any
 * @returns {string | null} which of them is less than its parts; null if nothing is wrong
 */
function cryptoClaim({ crypto, operations, callSites }) {
  const ofRows = (/** @type {{ticks: number}[]} */ rows) => sumOf(rows.map(({ ticks }) => ticks));
  if (ofRows(operations) > crypto.ticks) return 'operations';
  if (ofRows(callSites) + crypto.unlocatedTicks > crypto.ticks) return 'callSites';
  if (crypto.asyncTicks > crypto.ticks) return 'crypto.asyncTicks';
  return new Set(callSites.map(({ id }) => id)).size < callSites.length ? 'callSites' : null;
}

/**
 * @param {Pick<Report, 'traffic' | 'tls' | 'threadPool'>} counted what was counted inside the program, in a report or a
 *   recording
 * @param {number} [busyTicks] of the run, if known
 * @returns {string | null} the first impossible part, such as `traffic.tlsServer.resumed`; null if nothing is wrong
 */
export function countClaim({ traffic, tls, threadPool }, busyTicks) {
  const claims = {
    traffic: traffic && trafficClaim(traffic),
    tls: tls && ledgerClaim(tls, busyTicks),
    threadPool: threadPool && poolClaim(threadPool),
  };
  const [claim] = Object.entries(claims).filter(([, part]) => part !== null);
  return claim === undefined ? null : claim.join('.');
}

/**
 * @template Row
 * @param {string} name of a list
 * @param {Row[]} rows of it
 * @returns {{name: string, row: Row}[]} the rows with their names
 */
function rowsOf(name, rows) {
  return rows.map((row, index) => ({ name: `${name}[${index}]`, row }));
}
