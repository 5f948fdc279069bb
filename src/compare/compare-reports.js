import { loopCryptoTicks, longestOnLoop } from '../model/event-loop.js';
import { DESIGN_EFFECT } from '../model/interval.js';
import { fileInRoot } from '../model/site-id.js';
import { callSiteChanges } from './call-site-changes.js';
import { environmentDifferences, nodeOf } from './environment.js';
import { findingChanges } from './finding-changes.js';
import { notesOn } from './notes.js';
import { operationChanges } from './operation-changes.js';
import { perRequest } from './per-request.js';
import { rootsOf } from './roots.js';
import { partOf, weightChange } from './weight-change.js';

/** @import { Comparison, LongestBlock, RunSummary } from '../model/comparison.js' */
/** @import { Report } from '../model/report.js' */
/** @import { Side } from './side.js' */

/**
 * Says what changed between two runs, and what of it is more than noise. Two runs alone can't show how much
 * tick counts vary from run to run, so that is assumed (`designEffect`).
 * @param {Report} reportBefore one run
 * @param {Report} reportAfter the other
 * @param {string} version of this tool
 * @returns {Comparison} what changed
 */
export function compareReports(reportBefore, reportAfter, version) {
  const [rootBefore, rootAfter] = rootsOf(reportBefore, reportAfter);
  /** @type {Side} */
  const before = { name: 'before', report: reportBefore, root: rootBefore };
  /** @type {Side} */
  const after = { name: 'after', report: reportAfter, root: rootAfter };
  const [busyBefore, busyAfter] = [reportBefore.profile.busyTicks, reportAfter.profile.busyTicks];
  const requests = perRequest(reportBefore, reportAfter);
  return {
    schemaVersion: 1,
    tool: { name: 'cryptoprof', version },
    designEffect: DESIGN_EFFECT,
    before: summary(reportBefore),
    after: summary(reportAfter),
    crypto: weightChange(partOf(reportBefore.crypto, busyBefore), partOf(reportAfter.crypto, busyAfter)),
    eventLoop: weightChange(
      partOf(reportBefore.crypto, busyBefore, loopCryptoTicks(reportBefore)),
      partOf(reportAfter.crypto, busyAfter, loopCryptoTicks(reportAfter)),
    ),
    longestBlock: { before: longestBlock(before), after: longestBlock(after) },
    operations: operationChanges(reportBefore, reportAfter),
    callSites: callSiteChanges(before, after),
    findings: findingChanges(before, after),
    perRequest: requests,
    environment: environmentDifferences(reportBefore, reportAfter),
    notes: notesOn(before, after, requests),
  };
}

/**
 * @param {Report} report of a run
 * @returns {RunSummary} what it was
 */
function summary(report) {
  const { target, profile, load } = report;
  const { command, startTime, durationMs, exitCode, signal } = target;
  const { busyTicks, busyMs, wallMs } = profile;
  return {
    command, startTime, durationMs, exitCode, signal, node: nodeOf(report), busyTicks, busyMs, wallMs, load,
  };
}

/**
 * @param {Side} side a run
 * @returns {LongestBlock | null} the longest that held its event loop
 */
function longestBlock({ report, root }) {
  const site = longestOnLoop(report.callSites);
  if (site === null) return null;
  const { file, line, function: name, api, blocks: { maxMs, errorMs } } = site;
  return { maxMs, errorMs, file: fileInRoot(file, root), line, function: name, api };
}
