import { isHandOver, loopCryptoTicks, loopTicks as loopTicksOf } from '../../model/event-loop.js';
import { siteEvidence } from './evidence.js';
import { measured } from './measurement.js';

/** @import { CallSiteReport, Report } from '../../model/report.js' */
/** @import { Measurement } from './measurement.js' */
/** @import { Selector } from '../selector.js' */

/**
 * @param {Report} report of one run
 * @param {Selector} selector of operations and files
 * @returns {Measurement} the share of busy ticks that is cryptography
 */
export function cryptoTicks(report, selector) {
  return shareOf(report, selector, {
    ofSite: ({ ticks }) => ticks,
    ofOperations: () => sum(report.operations.filter(({ id }) => selector.hasOperation(id)), ({ ticks }) => ticks),
    ofAll: () => report.crypto.ticks,
  });
}

/**
 * @param {Report} report of one run
 * @param {Selector} selector of operations and files
 * @returns {Measurement} the share of busy ticks that is cryptography which holds the event loop
 */
export function loopTicks(report, selector) {
  return shareOf(report, selector, {
    ofSite: loopTicksOf,
    ofOperations: () => {
      const onLoop = sum(report.operations.filter(({ id }) => selector.hasOperation(id)), inLoop);
      // Handing work to the thread pool happens on the loop, too, and doesn't hold it.
      return Math.max(0, onLoop - sum(report.callSites.filter((site) => isHandOver(site) && selector.hasOperation(site.operation)), inLoop));
    },
    ofAll: () => loopCryptoTicks(report),
  });
}

/**
 * Which ticks count. Work without a call site (TLS inside libuv, stacks that V8 could not walk) belongs to no path,
 * but to its operation.
 * @typedef {object} Counting
 * @property {(site: CallSiteReport) => number} ofSite
 * @property {() => number} ofOperations that are selected
 * @property {() => number} ofAll
 */

/**
 * @param {Report} report of one run
 * @param {Selector} selector of operations and files
 * @param {Counting} counting the ticks that count
 * @returns {Measurement} their share
 */
function shareOf(report, selector, { ofSite, ofOperations, ofAll }) {
  const sites = report.callSites.filter((site) => ofSite(site) > 0 && selector.hasSite(site, report.target.root));
  const withoutPath = selector.limitsOperation ? ofOperations : ofAll;
  const { busyTicks } = report.profile;
  // A report may be anybody's: no share is larger than the whole.
  const ticks = Math.min(busyTicks, selector.limitsPath ? sum(sites, ofSite) : withoutPath());
  return measured({
    value: busyTicks === 0 ? null : ticks / busyTicks,
    ticks,
    busyTicks,
    certain: sites.toSorted((a, b) => ofSite(b) - ofSite(a)).map((site) => siteEvidence(site, report.target.root)),
    missing: busyTicks === 0 ? 'the profile holds no busy ticks' : '',
  });
}

/**
 * @param {{byPhase: Partial<Record<import('../../model/report.js').Phase, number>>}} row of a report
 * @returns {number} its ticks on the event loop
 */
function inLoop({ byPhase }) {
  return byPhase['event-loop'] ?? 0;
}

/**
 * @template T
 * @param {T[]} rows of a report
 * @param {(row: T) => number} ticksOf each
 * @returns {number} the sum
 */
function sum(rows, ticksOf) {
  return rows.reduce((total, row) => total + ticksOf(row), 0);
}
