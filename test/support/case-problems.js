/** Holds the report of a case (cases.js) against what it must say. */
import { isSite } from './case-programs.js';

/** @import { CallSiteRef, CallSiteReport } from '../../src/model/report.js' */
/** @import { ExpectedSite, RecordedCase } from './case-programs.js' */

/** Ticks from which on a call site is no chance. */
const CERTAIN = 10;
/**
 * What chance may leave anywhere else: a part of the program's crypto, a few ticks of a short run, and a part of the
 * time, ms, for which its threads waited for a processor: a thread has ticks meanwhile, wherever it was stopped.
 */
const NOISE = { share: 0.01, ticks: 3, ofWaiting: 0.02 };

/**
 * @param {RecordedCase} recorded
 * @param {ExpectedSite[]} sites all that the program does
 * @returns {string[]} what the report says wrongly, or does not say
 */
export function caseProblems(recorded, sites) {
  const { report, at } = recorded;
  const problems = sites.flatMap((expected) => {
    const own = report.callSites.filter((site) => isSite(expected, at(expected.mark), site));
    return [...siteProblems(expected, own, at(expected.mark).line), ...findingProblems(recorded, expected)].map(
      (problem) => `${expected.mark}: ${problem}`,
    );
  });
  const waitedMs = report.profile.cpu?.runQueueWaitMs ?? 0;
  const most = Math.max(NOISE.ticks, NOISE.share * report.crypto.ticks, NOISE.ofWaiting * waitedMs);
  const others = report.callSites.filter(
    (site) => site.ticks > most && !sites.some((each) => isSite(each, at(each.mark), site)),
  );
  const further = report.findings.filter(({ callSite }) => !isSpokenOf(recorded, sites, callSite));
  return [
    ...problems,
    ...others.map((site) => `unexpected: ${show(site)}`),
    ...further.map(({ rule, callSite }) => `unexpected: ${rule} at ${callSite?.file}:${callSite?.line}`),
  ];
}

/**
 * @param {ExpectedSite} expected
 * @param {CallSiteReport[]} own those of the report that are it, heaviest first
 * @param {number} line where the call stands
 * @returns {string[]}
 */
function siteProblems({ api, form = 'sync', phase, algorithm, inBrief = false }, own, line) {
  const problems = [];
  if (own.reduce((sum, { ticks }) => sum + ticks, 0) < CERTAIN) problems.push('not seen');
  if (!inBrief && !own.some((site) => site.line === line)) problems.push('its line is not known');
  const wrong = own.filter(
    (site, index) =>
      (index === 0 || site.ticks >= CERTAIN) &&
      !(
        [api].flat().includes(site.api) &&
        site.form === form &&
        [phase].flat().includes(site.phase) &&
        (algorithm === undefined || site.algorithm === algorithm)
      ),
  );
  return [...problems, ...wrong.map(show)];
}

/**
 * @param {RecordedCase} recorded
 * @param {ExpectedSite} expected
 * @returns {string[]}
 */
function findingProblems({ report, at }, { mark, finding }) {
  const { file, line } = at(mark);
  const rules = report.findings
    .filter(({ callSite }) => callSite?.file === file && callSite.line === line)
    .map(({ rule }) => rule);
  if (finding === '') return rules.map((rule) => `${rule} where nothing is wrong`);
  return finding === null || rules.includes(finding) ? [] : [`no ${finding}`];
}

/**
 * @param {RecordedCase} recorded
 * @param {ExpectedSite[]} sites
 * @param {CallSiteRef | null} place of a finding
 * @returns {boolean} whether it is about one of the sites that may have one
 */
function isSpokenOf({ at }, sites, place) {
  return sites.some(({ mark, finding }) => {
    const { file, line, head } = at(mark);
    return finding !== '' && place?.file === file && (place.line === line || place.line === head);
  });
}

/** What cases are about. */
const SHOWN = [
  'file',
  'line',
  'lineInferred',
  'function',
  'package',
  'operation',
  'algorithm',
  'api',
  'form',
  'phase',
  'ticks',
];

/**
 * @param {CallSiteReport} site of a report
 * @returns {string} the parts that cases are about
 */
function show(site) {
  return JSON.stringify(site, SHOWN);
}
