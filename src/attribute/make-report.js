import { groupsOfAskings } from './asked-groups.js';
import { stretches } from './blocks.js';
import { callSiteReports, operationReports } from './report-rows.js';
import { groupSites } from './groups.js';
import { describeAskings } from './describe-askings.js';
import { ledgersOfReport } from './ledger-rows.js';
import { tellLostAllows } from './lost-allows.js';
import { addPhases } from './phases.js';
import { cpuDiagnostics } from './cpu-diagnostics.js';
import { resolveSites } from './resolve-sites.js';
import { settleWakes } from './scheduling.js';
import { tieLooseTicks } from './loose-ticks.js';
import { shareTls } from './share-tls.js';
import { tlsCost } from './tls-cost.js';
import { isolateReport, profileTotals } from './totals.js';
import { trafficDiagnostics } from './traffic-diagnostics.js';
import { askings } from '../model/askings.js';
import { isHandOver } from '../model/event-loop.js';
import { wilsonInterval } from '../model/interval.js';

/** @import { Recording, SourceCall } from '../model/profile.js' */
/** @import { CallSiteReport, CryptoTotals, Phase, PoolWork, Report } from '../model/report.js' */
/** @import { Attribution } from './attribute-profile.js' */
/** @import { Group } from './groups.js' */

/**
 * Puts what was found in all isolates together. Findings are still empty: the rules come next.
 * @param {Recording} recording what was read; what its sources say where connections were asked for is added to it
 * @param {Attribution[]} attributions one for each of its profiles of threads that run JavaScript
 * @param {string} version of this tool
 * @param {PoolWork | null} [beside] what was sampled on the thread pool
 * @returns {{report: Report, calls: Map<string, SourceCall>}} the answer; what the source says at call sites, by their
 *   id
 */
export function makeReport(recording, attributions, version, beside = null) {
  const { run } = recording;
  const tied = attributions.map((attribution) => tieLooseTicks(attribution, run?.traffic ?? null));
  const resolved = resolveSites(tied);
  const settled = tied.map((attribution, index) => settleWakes(attribution, resolved[index]));
  const { groups: sampled, ofSite } = groupSites(settled, resolved);
  settled.forEach((attribution, index) => collectStretches(attribution, ofSite[index]));
  const asked = askings(run);
  describeAskings(
    asked,
    attributions.map(({ scriptOf }) => scriptOf),
  );
  for (const attribution of attributions) tellLostAllows(attribution, asked);
  const { groups: placed, ofPlace } = groupsOfAskings(asked, sampled);
  const groups = shareTls(placed, run?.tls?.peers ?? [], ofPlace);
  const profile = profileTotals(settled, run);
  const [first] = recording.profiles;
  const { callSites, calls, ids } = callSiteReports(groups, profile, run?.root ?? '');
  /** @type {Report} */
  const report = {
    schemaVersion: 2,
    tool: { name: 'cryptoprof', version },
    target: {
      command: run?.command ?? [],
      root: run?.root ?? '',
      node: first?.meta.node ?? '',
      openssl: run?.openssl ?? '',
      platform: first?.meta.platform ?? '',
      processor: run?.processor ?? '',
      startTime: run?.startTime ?? '',
      durationMs: run?.durationMs ?? 0,
      exitCode: run?.exitCode ?? null,
      signal: run?.signal ?? null,
    },
    profile,
    crypto: cryptoTotals(groups, callSites, profile.busyTicks),
    operations: operationReports(groups, profile.busyTicks),
    callSites,
    findings: [],
    isolates: settled.map(isolateReport),
    ...(beside === null ? {} : { poolWork: beside }),
    load: run?.load ?? null,
    traffic: run?.traffic ?? null,
    ...ledgersOfReport(run, tlsCost(settled, resolved, run, profile.busyTicks), ofPlace, ids),
    drive: run?.drive ?? null,
    diagnostics: [...mergeDiagnostics(recording), ...trafficDiagnostics(run), ...cpuDiagnostics(run?.cpu ?? null)],
  };
  return { report, calls };
}

/**
 * @param {Attribution} attribution of one isolate
 * @param {Group[]} ofSite group of each of its sites
 */
function collectStretches(attribution, ofSite) {
  const numbers = new Map([...new Set(ofSite)].map((group, number) => [group, number]));
  const groups = [...numbers.keys()];
  const found = stretches(attribution, (site) => {
    const group = ofSite[site];
    return group.file === '' ? -1 : (numbers.get(group) ?? -1);
  });
  for (const { group, phase, durations } of found) {
    const list = groups[group].stretches.get(phase) ?? [];
    groups[group].stretches.set(phase, list.concat(durations));
  }
}

/**
 * @param {Group[]} groups of all isolates
 * @param {CallSiteReport[]} callSites those of them that have one
 * @param {number} busyTicks of all isolates
 * @returns {CryptoTotals} sums
 */
function cryptoTotals(groups, callSites, busyTicks) {
  /** @type {Partial<Record<Phase, number>>} */
  const byPhase = {};
  let ticks = 0;
  let unlocatedTicks = 0;
  // What of lost stacks is asynchronous has no blocks that could tell more.
  let asyncTicks = callSites.filter(isHandOver).reduce((sum, site) => sum + site.ticks, 0);
  let weightUs = 0;
  for (const group of groups) {
    ticks += group.ticks;
    weightUs += group.weightUs;
    if (group.file === '') unlocatedTicks += group.ticks;
    if (group.file === '' && group.what.form === 'async') asyncTicks += group.ticks;
    addPhases(byPhase, group.byPhase);
  }
  const share = busyTicks === 0 ? 0 : ticks / busyTicks;
  return {
    ticks,
    share,
    interval: wilsonInterval(ticks, busyTicks),
    cpuMs: Math.round(weightUs / 1000),
    byPhase,
    unlocatedTicks,
    asyncTicks,
  };
}

/**
 * @param {Recording} recording whose profiles carry diagnostics
 * @returns {Report['diagnostics']} each sentence once
 */
function mergeDiagnostics(recording) {
  /** @type {Map<string, Report['diagnostics'][number]>} */
  const merged = new Map();
  for (const diagnostic of recording.profiles.flatMap((profile) => profile.diagnostics)) {
    const known = merged.get(diagnostic.message);
    if (known) known.count += diagnostic.count;
    else merged.set(diagnostic.message, { ...diagnostic });
  }
  return [...merged.values()];
}
