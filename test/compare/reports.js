/** Small reports for the tests of the comparison. */
import { siteIds } from '../../src/model/site-id.js';
import { guideServerReport } from '../support/sample-report.js';

/** @import { CallSiteReport, Report } from '../../src/model/report.js' */

const [SITE] = guideServerReport().callSites;
const [OPERATION] = guideServerReport().operations;

/**
 * @param {Partial<CallSiteReport>} parts what is not as it usually is
 * @returns {CallSiteReport} a call of pbkdf2Sync in auth(), in /app/app.js
 */
function site(parts) {
  const ticks = parts.ticks ?? 0;
  return { ...structuredClone(SITE), byPhase: { [parts.phase ?? 'event-loop']: ticks }, cpuMs: ticks, ...parts };
}

/**
 * @param {Partial<CallSiteReport>[]} sites what is called in it
 * @param {{busyTicks?: number, target?: Partial<Report['target']>} & Partial<Report>} [parts] what else is not as usual
 * @returns {Report} whose totals and operations are the sums of its call sites
 */
export function reportOf(sites, { busyTicks = 3000, target, ...parts } = {}) {
  const report = guideServerReport();
  const root = target?.root ?? report.target.root;
  const callSites = identified(sites.map(site), root);
  const ticks = sum(callSites, (each) => each.ticks);
  const onLoop = sum(callSites, ({ byPhase }) => byPhase['event-loop'] ?? 0);
  return {
    ...report,
    target: { ...report.target, ...target },
    profile: { ...report.profile, busyTicks, namedTicks: busyTicks, libraryTicks: 0, busyMs: busyTicks },
    crypto: {
      ...report.crypto,
      ticks,
      share: busyTicks === 0 ? 0 : ticks / busyTicks,
      cpuMs: ticks,
      byPhase: { 'event-loop': onLoop },
      asyncTicks: sum(
        callSites.filter(({ form }) => form === 'async'),
        (each) => each.ticks,
      ),
    },
    operations: operationsOf(callSites),
    callSites,
    findings: [],
    ...parts,
  };
}

/**
 * @param {CallSiteReport[]} sites of a report
 * @param {string} root of its repository
 * @returns {CallSiteReport[]} the same with their ids
 */
function identified(sites, root) {
  const ids = siteIds(sites, root, () => 1);
  return sites.map((each) => ({ ...each, id: ids.get(each) }));
}

/**
 * @param {CallSiteReport[]} callSites of a report
 * @returns {Report['operations']} their sums
 */
function operationsOf(callSites) {
  const names = [...new Set(callSites.map(({ operation, algorithm }) => `${operation} ${algorithm}`))];
  return names.map((name) => {
    const [id, algorithm] = name.split(' ');
    const own = callSites.filter((each) => each.operation === id && each.algorithm === algorithm);
    const ticks = sum(own, (each) => each.ticks);
    return {
      ...structuredClone(OPERATION),
      id,
      algorithm,
      ticks,
      cpuMs: ticks,
      byPhase: { 'event-loop': sum(own, ({ byPhase }) => byPhase['event-loop'] ?? 0) },
    };
  });
}

/**
 * @param {CallSiteReport[]} sites any
 * @param {(site: CallSiteReport) => number} number of each
 * @returns {number} sum
 */
function sum(sites, number) {
  return sites.reduce((total, each) => total + number(each), 0);
}
