/** Reports and configs for tests of the gate. */
import { parseConfig } from '../../src/config/parse-config.js';
import { siteIds } from '../../src/model/site-id.js';
import { wilsonInterval } from '../../src/model/interval.js';
import { RULES, runRules } from '../../src/rules/index.js';
import { guideServerReport } from './sample-report.js';

/** @import { GateConfig, GateConfigFile } from '../../src/model/gate-config.js' */
/** @import { CallSiteReport, Report } from '../../src/model/report.js' */

/** @typedef {Partial<CallSiteReport> & {ticks: number}} SiteParts */

export const NOW = '2026-11-20T12:00:00.000Z';
export const COMMAND = 'cryptoprof gate report.json';

/**
 * @param {Partial<GateConfigFile>} file what is not as by default
 * @returns {GateConfig}
 */
export function configOf(file) {
  return parseConfig([{ file: { version: 1, budgets: [], ...file }, path: '.cryptoprofrc.json' }], {
    rules: RULES.map(({ meta }) => meta.id),
    roots: { root: '', directory: '' },
  });
}

/**
 * @param {SiteParts} parts of a call site; it holds the event loop for 30 ms at a time if nothing else is said
 * @param {number} busyTicks of the run
 * @returns {CallSiteReport}
 */
function siteOf(parts, busyTicks) {
  const [template] = guideServerReport().callSites;
  const site = { ...template, excerpt: null, ...parts };
  const length = 30;
  return {
    ...site,
    share: site.ticks / busyTicks,
    interval: wilsonInterval(site.ticks, busyTicks),
    byPhase: parts.byPhase ?? { 'event-loop': site.ticks },
    blocks: parts.blocks ?? {
      count: Math.ceil(site.ticks / length),
      p50Ms: Math.min(length, site.ticks),
      p95Ms: Math.min(length, site.ticks),
      maxMs: Math.min(length, site.ticks),
      errorMs: 1,
      split: false,
    },
  };
}

/**
 * A run of a program whose cryptography is what its call sites do.
 * @param {number} busyTicks of the run
 * @param {SiteParts[]} sites what they do
 * @returns {Report} with the findings that follow
 */
export function runOf(busyTicks, sites) {
  const report = guideServerReport();
  const unnamed = sites.map((site) => siteOf(site, busyTicks));
  const ids = siteIds(unnamed, report.target.root, () => 1);
  const callSites = unnamed.map((site) => ({ ...site, id: ids.get(site) ?? '' }));
  const ticks = callSites.reduce((sum, site) => sum + site.ticks, 0);
  const onLoop = callSites.reduce((sum, { byPhase }) => sum + (byPhase['event-loop'] ?? 0), 0);
  const profile = {
    ...report.profile,
    ticks: busyTicks,
    busyTicks,
    idleTicks: 0,
    namedTicks: busyTicks,
    libraryTicks: 0,
    droppedTicks: 0,
    dropped: {},
    busyMs: busyTicks,
    startTicks: 0,
    cpu: null,
  };
  const crypto = {
    ...report.crypto,
    ticks,
    share: ticks / busyTicks,
    interval: wilsonInterval(ticks, busyTicks),
    byPhase: { 'event-loop': onLoop },
    unlocatedTicks: 0,
    asyncTicks: callSites.filter(({ form }) => form === 'async').reduce((sum, site) => sum + site.ticks, 0),
  };
  const operations = callSites.map((site) => ({
    ...report.operations[0],
    id: site.operation,
    algorithm: site.algorithm,
    ticks: site.ticks,
    share: site.share,
    interval: site.interval,
    byPhase: site.byPhase,
  }));
  const { findings } = runRules({
    ...report,
    callSites,
    calls: new Map(),
    operations,
    profile,
    crypto,
    root: report.target.root,
    node: '24.11.0',
    openssl: '3.5.4',
  });
  return { ...report, profile, crypto, operations, callSites, findings };
}

/** A call that is so short that no rule about blocking is about it. @type {Partial<CallSiteReport>} */
export const SHORT_CALLS = {
  operation: 'hash',
  api: 'createHash',
  algorithm: 'sha256',
  function: 'digest',
  line: 5,
  parameters: {},
  blocks: { count: 900, p50Ms: 1, p95Ms: 1, maxMs: 2, errorMs: 1, split: false },
};
