/** Metrics that are a share of busy ticks: which ticks count, and how runs are judged by them. */
import { startTicksOf } from '../../../model/start-phase.js';
import { siteEvidence } from '../../run.js';
import { measured } from '../metric.js';

/** @import { CallSiteReport } from '../../../model/report.js' */
/** @import { GateEvidence, Run } from '../../run.js' */
/** @import { Selector } from '../../selector.js' */
/** @import { Measurement } from '../metric.js' */

/**
 * Which ticks count. Work without a call site (TLS inside libuv, stacks that V8 couldn't walk) belongs to its operation
 * but to no path.
 * @typedef {object} Counting
 * @property {(site: CallSiteReport) => number} ofSite
 * @property {() => number} ofOperations that are selected
 * @property {() => number} ofAll
 * @property {boolean} hasStartUp whether they include those of start-up
 */

/**
 * @param {Run} run of the program
 * @param {Selector} selector of operations and files
 * @param {Counting} counting the ticks that count
 * @returns {Measurement} their share of busy ticks
 */
export function tickShare(
  { report, callSites, busyTicks, steadyTicks },
  selector,
  { ofSite, ofOperations, ofAll, hasStartUp },
) {
  const sites = callSites.filter((site) => ofSite(site) > 0 && selector.hasSite(site));
  const withoutPath = selector.limitsOperation ? ofOperations : ofAll;
  // A report may be anybody's: no share is larger than the whole.
  const ticks = Math.min(busyTicks, selector.limitsPath ? ticksOf(sites, ofSite) : withoutPath());
  const counted = (/** @type {CallSiteReport} */ site) =>
    ofSite(site) - (hasStartUp && steadyTicks < busyTicks ? startTicksOf(site) : 0);
  const operations = selector.limitsOperation
    ? report.operations.filter(({ id }) => selector.hasOperation(id))
    : [report.crypto];
  const inStartUp =
    hasStartUp && steadyTicks < busyTicks ? ticksOf(selector.limitsPath ? sites : operations, startTicksOf) : 0;
  return measured({
    value: busyTicks === 0 ? null : ticks / busyTicks,
    ticks,
    busyTicks,
    steady: {
      ticks: Math.min(steadyTicks, Math.max(0, ticks - inStartUp)),
      busyTicks: steadyTicks,
      certain: heaviest(sites, counted, steadyTicks),
    },
    certain: heaviest(sites, ofSite, busyTicks),
    missing: busyTicks === 0 ? 'the profile holds no busy ticks' : '',
  });
}

/**
 * @param {CallSiteReport[]} sites of a run
 * @param {(site: CallSiteReport) => number} ofSite ticks of each that count
 * @param {number} wholeTicks what their share is of
 * @returns {GateEvidence[]} those that have any, heaviest first
 */
function heaviest(sites, ofSite, wholeTicks) {
  return sites
    .map((site) => ({ ...siteEvidence(site), part: { ticks: ofSite(site), share: ofSite(site) / wholeTicks } }))
    .filter(({ part }) => part.ticks > 0)
    .sort((a, b) => b.part.ticks - a.part.ticks);
}

/**
 * @template T
 * @param {T[]} rows of a report
 * @param {(row: T) => number} ofRow ticks of each
 * @returns {number} the sum
 */
export function ticksOf(rows, ofRow) {
  return rows.reduce((total, row) => total + ofRow(row), 0);
}
