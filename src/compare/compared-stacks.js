/** What a flame graph of two runs needs besides their stacks. */
import { mayBeSameOperation } from '../model/operation.js';
import { rootedReport } from '../model/rooted-report.js';
import { operationKey, runNoise, tickNoise } from './noise.js';
import { pairSites } from './pair-sites.js';
import { startsIn } from './part.js';
import { perRequest, requestsToJudgeBy } from './per-request.js';
import { rootsOf } from './roots.js';
import { fullerAlgorithm, mayBeSameAlgorithm } from './same-algorithm.js';

/** @import { AnnotatedProfile } from '../model/annotated-stacks.js' */
/** @import { ComparedStacks, SamePair, StacksOfRun } from '../model/compared-stacks.js' */
/** @import { CallSiteReport, Report } from '../model/report.js' */

/**
 * A run with its stacks.
 * @typedef {object} SampledRun
 * @property {Report} report
 * @property {AnnotatedProfile[]} stacks the samples that the report was made from
 */

/**
 * What a flame graph of two runs needs to judge each frame as `compareReports` judges a call site.
 * @param {SampledRun} before one run
 * @param {SampledRun} after the other
 * @returns {ComparedStacks} stacks, roots and noise of both runs, and the call sites they share
 */
export function comparedStacks(before, after) {
  const reports = /** @type {const} */ ([before.report, after.report]);
  const [rootBefore, rootAfter] = rootsOf(...reports);
  return {
    requests: requestsToJudgeBy(perRequest(...reports), ...reports),
    runs: [stacksOf(before, rootBefore), stacksOf(after, rootAfter)],
    same: sameSites(reports, [rootBefore, rootAfter]),
  };
}

/**
 * @param {SampledRun} run any
 * @param {string} root to which its files are shown relative
 * @returns {StacksOfRun}
 */
function stacksOf({ report, stacks }, root) {
  const { all, onceTicks, common } = runNoise(report);
  const { busyTicks, busyMs } = report.profile;
  return {
    profiles: stacks,
    root,
    noise: { busyTicks, busyMs, onceTicks: Math.min(busyTicks, onceTicks), ...startsIn(report), ...common },
    noiseOf(work) {
      if (work === null) return tickNoise(undefined);
      const { callSite, operation, algorithm } = work;
      const located = callSite === '' ? undefined : all.bySite.get(callSite)?.[0];
      const ofOperation = all.byOperation.get(operationKey(operation, algorithm));
      return tickNoise(located ?? ofOperation?.find(({ site }) => site === null));
    },
  };
}

/**
 * @param {readonly [Report, Report]} reports of both runs
 * @param {[string, string]} roots of both
 * @returns {SamePair[]}
 */
function sameSites(reports, roots) {
  const rooted = reports.map((report, index) => rootedReport(report, roots[index]));
  // Applying the root changes a report's ids, but not the order of its call sites.
  const given = rooted.map(
    ({ callSites }, index) => new Map(callSites.map((site, at) => [site, reports[index].callSites[at].id])),
  );
  return pairSites(rooted[0], rooted[1]).flatMap(({ before, after }) =>
    before === null || after === null
      ? []
      : [
          {
            before: given[0].get(before) ?? before.id,
            after: given[1].get(after) ?? after.id,
            work: sameWork(before, after),
          },
        ],
  );
}

/**
 * @param {CallSiteReport} before a call site in one run
 * @param {CallSiteReport} after the same in the other
 * @returns {SamePair['work']}
 */
function sameWork(before, after) {
  if (!mayBeSameOperation(before.operation, after.operation)) return null;
  if (!mayBeSameAlgorithm(before.algorithm, after.algorithm)) return null;
  return { operation: after.operation, algorithm: fullerAlgorithm(before.algorithm, after.algorithm) };
}
