/** Holds a report of an application (apps.js) against what the application says of itself. */
import path from 'node:path';

/** @import { CallSiteReport, Finding, Report } from '../../src/model/report.js' */
/** @import { ExpectedCall, Place } from './apps.js' */

/** What calls that are not marked may have of busy time, each. */
const MOST_ELSEWHERE = 0.03;

/**
 * @param {Report} report of an application
 * @param {ExpectedCall[]} expected all that it should say
 * @param {Map<string, Place>} marks where the calls are
 * @returns {string[]} what it says wrongly, or does not say
 */
export function appProblems(report, expected, marks) {
  const placed = expected.map((call) => ({ call, place: placeOf(call, marks) }));
  const isPlace = (/** @type {{file: string, line: number | null} | null} */ at, /** @type {Place} */ place) =>
    at !== null && at.file === place.file && at.line === place.line;
  const sites = report.callSites.filter(({ share }) => share > MOST_ELSEWHERE);
  return [
    ...placed.flatMap(({ call, place }) => {
      const own = report.callSites.filter((site) => isPlace(site, place));
      const findings = report.findings.filter(({ callSite }) => isPlace(callSite, place));
      return [...callProblems(call, own), ...findingProblems(call, findings)].map(
        (problem) => `${call.mark}: ${problem}`,
      );
    }),
    ...sites
      .filter((site) => !placed.some(({ call, place }) => isPlace(site, place) && isCall(call, site)))
      .map((site) => `unexpected: ${shownSite(site, report)}`),
    ...report.findings
      .filter(({ callSite }) => !placed.some(({ place }) => isPlace(callSite, place)))
      .map(({ rule, callSite }) => `unexpected: ${rule} at ${callSite?.file}:${callSite?.line}`),
  ];
}

/**
 * @param {ExpectedCall} call
 * @param {Map<string, Place>} marks where the calls are
 * @returns {Place}
 */
function placeOf({ mark }, marks) {
  const place = marks.get(mark);
  if (place === undefined) throw new Error(`No line is marked with // cryptoprof: expect ${mark}`);
  return place;
}

/**
 * @param {ExpectedCall} call
 * @param {CallSiteReport} site of the report
 * @returns {boolean} whether it is what that line asks for
 */
function isCall(call, site) {
  return site.operation === call.operation && site.package === call.package;
}

/**
 * @param {ExpectedCall} call
 * @param {CallSiteReport[]} own those of the report at its line
 * @returns {string[]}
 */
function callProblems(call, own) {
  const [least, most] = call.share;
  const found = own.filter((site) => isCall(call, site));
  const share = found.reduce((sum, site) => sum + site.share, 0);
  if (found.length === 0 && least > 0) return [`not seen; its line has ${own.map(shownCall).join('; ') || 'nothing'}`];
  const others = found.filter(({ form }) => form !== call.form);
  return [
    ...(share < least || share > most ? [`${share.toFixed(3)} of busy time, not ${least} to ${most}`] : []),
    ...others.map(({ form }) => `its form is ${form}`),
  ];
}

/**
 * @param {ExpectedCall} call
 * @param {Finding[]} all findings at its line
 * @returns {string[]}
 */
function findingProblems({ finding, may, edit }, all) {
  if (finding === null) return [];
  const findings = all.filter(({ rule }) => !may?.split(', ').includes(rule));
  const rules = findings.map(({ rule }) => rule);
  if (rules.toSorted().join(', ') !== finding.split(', ').toSorted().join(', '))
    return [`findings: ${rules.join(', ') || 'none'}, not ${finding || 'none'}`];
  const isOther = (/** @type {Finding} */ each) => edit !== undefined && (each.edit !== null) !== edit;
  return findings.filter(isOther).map(() => (edit ? 'no edit' : 'an edit'));
}

/**
 * @param {CallSiteReport} site
 * @returns {string} what it asks for
 */
function shownCall({ operation, package: name, form, share }) {
  return `${operation}${name && ` of ${name}`}, ${form}, ${share.toFixed(3)}`;
}

/**
 * @param {CallSiteReport} site
 * @param {Report} report that holds it
 * @returns {string} where it is and what it asks for
 */
function shownSite(site, { target: { root } }) {
  return `${path.relative(root, site.file)}:${site.line} ${shownCall(site)}`;
}
