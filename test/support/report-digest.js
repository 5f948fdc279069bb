import { analyze } from '../../src/api/analysis.js';
import { fileInRoot } from '../../src/model/site-id.js';

/** @import { Recording } from '../../src/model/profile.js' */
/** @import { CallSiteReport, Finding, PoolWork, Report } from '../../src/model/report.js' */

/**
 * What a recording comes to, as much of the Report as a golden should hold: numbers, places and verdicts.
 * Wording, intervals and excerpts have tests of their own.
 * @param {Recording} recording what was read
 * @param {string} [directory] where the programs were when they were recorded: paths become relative to it
 * @returns plain JSON
 */
export function reportDigest(recording, directory = '') {
  return digestOf(analyze(recording, '0.0.0').report, directory);
}

/**
 * @param {Report} report of a recording
 * @param {string} directory where the programs were when they were recorded
 * @returns plain JSON
 */
export function digestOf(report, directory) {
  const relative = (/** @type {string} */ file) => fileInRoot(file, directory);
  const { ticks, busyTicks, idleTicks, namedTicks, libraryTicks, dropped, wallMs } = report.profile;
  return {
    profile: { ticks, busyTicks, idleTicks, namedTicks, libraryTicks, dropped, wallMs },
    crypto: pick(report.crypto, ['ticks', 'byPhase', 'unlocatedTicks', 'asyncTicks']),
    operations: report.operations.map((operation) =>
      pick(operation, ['id', 'algorithm', 'ticks', 'byPhase', 'evidence']),
    ),
    ...(report.poolWork ? { poolWork: poolDigest(report.poolWork) } : {}),
    callSites: report.callSites.map((site) => siteDigest(site, relative)),
    findings: report.findings.map((finding) => findingDigest(finding, relative)),
    isolates: report.isolates.map((isolate) =>
      pick(isolate, ['thread', 'node', 'v8', 'ticks', 'busyTicks', 'cryptoTicks']),
    ),
    diagnostics: report.diagnostics.map(({ code, count }) => ({ code, count })),
  };
}

/**
 * @param {PoolWork} work on the thread pool
 * @returns {Omit<PoolWork, 'operations'> & {operations: object[]}} what, how much
 */
function poolDigest({ operations, ...counts }) {
  return { ...counts, operations: operations.map((each) => pick(each, ['id', 'algorithm', 'ticks', 'evidence'])) };
}

/**
 * @param {CallSiteReport} site of the report
 * @param {(file: string) => string} relative makes paths portable
 * @returns {object} where, what, how much
 */
function siteDigest(site, relative) {
  const { count, p50Ms, maxMs } = site.blocks;
  return {
    at: `${relative(site.file)}:${site.line}`,
    ...pick(site, [
      'function',
      'package',
      'operation',
      'algorithm',
      'api',
      'form',
      'parameters',
      'ticks',
      'phase',
      'byPhase',
    ]),
    blocks: { count, p50Ms, maxMs },
  };
}

/**
 * @param {Finding} finding of the report
 * @param {(file: string) => string} relative makes paths portable
 * @returns {object} the verdict
 */
function findingDigest({ rule, severity, operation, ticks, callSite }, relative) {
  const at = callSite === null ? null : `${relative(callSite.file)}:${callSite.line}`;
  return { rule, severity, operation, ticks, at };
}

/**
 * @template {object} T
 * @template {keyof T} K
 * @param {T} value a row of the report
 * @param {K[]} fields to keep
 * @returns {Pick<T, K>} those only
 */
function pick(value, fields) {
  return /** @type {Pick<T, K>} */ (Object.fromEntries(fields.map((field) => [field, value[field]])));
}
