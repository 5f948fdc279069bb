/** Checks what a schema can't express about a Report (report.js): no part may exceed the whole. */
import { ledgerClaim, poolClaim } from './tls-claim.js';
import { trafficClaim } from './traffic.js';

/** @import { Report } from './report.js' */

/**
 * @param {Report} report whose fields are of the right types
 * @returns {string | null} the first impossible part, such as `callSites[3].ticks`; null if nothing is wrong
 */
export function impossiblePart({
  profile,
  crypto,
  operations,
  callSites,
  findings,
  traffic,
  tls,
  threadPool,
  poolWork,
  routes,
}) {
  if (profile.startTicks > profile.busyTicks) return 'profile.startTicks';
  const weights = [
    { name: 'crypto', row: crypto },
    ...rowsOf('operations', operations),
    ...rowsOf('callSites', callSites),
    ...rowsOf('routes', routes ?? []).map(({ name, row }) => ({
      name,
      row: { ...row, byPhase: { inferred: row.inferredTicks } },
    })),
  ];
  for (const { name, row } of weights) {
    if (row.interval[0] > row.interval[1]) return `${name}.interval`;
    if (row.ticks > profile.busyTicks) return `${name}.ticks`;
    if (Object.values(row.byPhase).some((ticks) => ticks > row.ticks)) return `${name}.byPhase`;
  }
  const finding = rowsOf('findings', findings).find(({ row }) => row.ticks > profile.busyTicks);
  if (finding !== undefined) return `${finding.name}.ticks`;
  if (poolWork && poolWork.operations.some(({ ticks }) => ticks > poolWork.busyTicks)) return 'poolWork.operations';
  return countClaim({ traffic, tls, threadPool }, profile.busyTicks);
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
