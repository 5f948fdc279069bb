import { CALLER } from './program.js';

/** @import { CallSiteReport } from '../../src/model/report.js' */
/** @import { Recording } from './record.js' */
/** @import { Workload } from './workload.js' */

/**
 * How one report compares with the truth.
 * @typedef {object} Verdict
 * @property {string} [date] of its run; absent if it is that of the results
 * @property {string} id of the workload
 * @property {string} provider
 * @property {string[]} expect
 * @property {string} found the operation with most ticks at the call, `''` if none was found
 * @property {boolean} operationRight
 * @property {number} operationTicks ticks that name a right operation, of `cryptoTicks`
 * @property {number} cryptoTicks ticks of the call's, and those without a call site
 * @property {number} truth 0..1, the calls' share of the program's work without garbage collection
 * @property {number} share 0..1, `cryptoTicks` without those of garbage collection, of busy ticks: what a call does
 *   beside its operation (a signature's random bytes) is in the truth, too. If the operation is wrong, right ticks only
 * @property {number} gcShare 0..1, garbage collection in the calls, as the program measured it
 * @property {boolean} doesMore whether the call does other work, too, so that the error is none of ours
 * @property {boolean} callsBack whether the caller is off the stack, so that the line is unknown
 * @property {boolean} siteRight file, function and line of the heaviest call site
 * @property {number} siteTicks ticks whose call site is right, of `cryptoTicks`
 * @property {boolean} phaseRight
 * @property {number} busyTicks since the first round was due
 * @property {number} strayTicks of crypto in a program that has none
 * @property {string} heaviest what the heaviest call site is, for people
 */

/**
 * @param {Workload} workload that was measured
 * @param {Recording} recording of it
 * @returns {Verdict} what is right
 */
export function judge(workload, { report, truth, startTicks, file, line }) {
  // Making keys beforehand is not part of the measured call.
  const inCalls = report.callSites.filter((site) => !isSetup(site, file));
  const isRight = (/** @type {{operation: string}} */ { operation }) => workload.expect.includes(operation);
  const isThere = (/** @type {CallSiteReport} */ site) =>
    site.file === file && site.line === line && site.function === CALLER;
  const heaviest = inCalls[0];
  const cryptoTicks = ticksOf(inCalls) + report.crypto.unlocatedTicks;
  const operationTicks = ticksOf(inCalls.filter(isRight));
  const operationRight = heaviest !== undefined && isRight(heaviest);
  const busyTicks = report.profile.busyTicks - startTicks;
  return {
    id: workload.id,
    provider: workload.id.slice(0, workload.id.lastIndexOf('/')),
    expect: workload.expect,
    found: heaviest?.operation ?? '',
    operationRight,
    operationTicks,
    cryptoTicks,
    truth: (truth.partMs - truth.gcMs) / truth.totalMs,
    share: (operationRight ? cryptoTicks - (report.crypto.byPhase.gc ?? 0) : operationTicks) / busyTicks,
    gcShare: truth.gcMs / truth.totalMs,
    doesMore: workload.doesMore === true,
    callsBack: workload.callsBack === true,
    siteRight: heaviest !== undefined && isThere(heaviest),
    siteTicks: ticksOf(inCalls.filter(isThere)),
    phaseRight: heaviest?.phase === 'event-loop',
    busyTicks,
    strayTicks: workload.expect.length === 0 ? report.crypto.ticks : 0,
    heaviest:
      heaviest === undefined ? '' : `${heaviest.api || heaviest.operation} at ${heaviest.function}:${heaviest.line}`,
  };
}

/**
 * @param {CallSiteReport} site of a report
 * @param {string} file of the program
 * @returns {boolean} whether it belongs to the program's preparation
 */
function isSetup(site, file) {
  return site.file === file && site.phase === 'top-level';
}

/**
 * @param {CallSiteReport[]} sites to sum up
 * @returns {number} ticks
 */
function ticksOf(sites) {
  return sites.reduce((sum, { ticks }) => sum + ticks, 0);
}
