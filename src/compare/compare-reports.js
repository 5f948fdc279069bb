/** The steps from two Reports to a Comparison. */
import { loopCryptoTicks, longestOnLoop } from '../model/event-loop.js';
import { DESIGN_EFFECT } from '../model/interval.js';
import { environmentDifferences, nodeOf } from '../model/environment.js';
import { rootedReport } from '../model/rooted-report.js';
import { fileInRoot } from '../model/site-id.js';
import { callSiteChanges } from './call-site-changes.js';
import { findingChanges } from './finding-changes.js';
import { notesOn } from './notes.js';
import { operationChanges } from './operation-changes.js';
import { pairSites } from './pair-sites.js';
import { partIn, sideOf } from './part.js';
import { peerChanges } from './peer-changes.js';
import { perRequest, requestsToJudgeBy } from './per-request.js';
import { rootsOf } from './roots.js';
import { routeChanges } from './route-changes.js';
import { weightChange } from './weight-change.js';

/** @import { Comparison, LongestBlock, RunSummary } from '../model/comparison.js' */
/** @import { Report } from '../model/report.js' */
/** @import { Part, Side } from './part.js' */

/**
 * Says what changed between two runs, and which changes are more than noise. Two runs alone can't show how much tick
 * counts vary from run to run: that depends on what the work is (noise.js), and is at least `designEffect`.
 * @param {Report} reportBefore one run
 * @param {Report} reportAfter the other
 * @param {string} version of this tool
 * @returns {Comparison} what changed
 */
export function compareReports(reportBefore, reportAfter, version) {
  const [rootBefore, rootAfter] = rootsOf(reportBefore, reportAfter);
  const [before, after] = [
    sideOf('before', rootedReport(reportBefore, rootBefore)),
    sideOf('after', rootedReport(reportAfter, rootAfter)),
  ];
  const figures = perRequest(reportBefore, reportAfter);
  const requests = requestsToJudgeBy(figures, reportBefore, reportAfter);
  const sites = pairSites(before.report, after.report);
  /** @type {(run: Side) => Part} */
  const crypto = (run) => partIn(run, { whole: run.report.crypto, piecesIn: ({ list }) => list });
  /** @type {(run: Side) => Part} */
  const onLoop = (run) =>
    partIn(run, { whole: run.report.crypto, piecesIn: ({ list }) => list, loopTicks: loopCryptoTicks(run.report) });
  const routes = routeChanges(before, after, sites, requests);
  return {
    schemaVersion: 2,
    tool: { name: 'cryptoprof', version },
    designEffect: DESIGN_EFFECT,
    before: summary(reportBefore),
    after: summary(reportAfter),
    crypto: weightChange(crypto(before), crypto(after), requests),
    eventLoop: weightChange(onLoop(before), onLoop(after), requests),
    longestBlock: { before: longestBlock(before), after: longestBlock(after) },
    operations: operationChanges(before, after, requests),
    callSites: callSiteChanges(before, after, sites, requests),
    findings: findingChanges(before, after, sites, requests),
    perRequest: figures,
    routes,
    tls: peerChanges(reportBefore, reportAfter, figures),
    environment: environmentDifferences(reportBefore, reportAfter),
    notes: notesOn(before, after, figures, routes ?? []),
  };
}

/**
 * @param {Report} report of a run
 * @returns {RunSummary} its summary
 */
function summary(report) {
  const { target, profile, load } = report;
  const { command, startTime, durationMs, exitCode, signal } = target;
  const { busyTicks, busyMs, wallMs } = profile;
  return {
    command,
    startTime,
    durationMs,
    exitCode,
    signal,
    node: nodeOf(report),
    busyTicks,
    busyMs,
    wallMs,
    load,
  };
}

/**
 * @param {Side} side a run
 * @returns {LongestBlock | null} its longest block
 */
function longestBlock({ report }) {
  const site = longestOnLoop(report.callSites);
  if (site === null) return null;
  const {
    file,
    line,
    function: name,
    api,
    blocks: { maxMs, errorMs },
  } = site;
  return { maxMs, errorMs, file: fileInRoot(file, report.target.root), line, function: name, api };
}
