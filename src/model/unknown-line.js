/**
 * Unknown lines. Profiles and what is derived from them have 0 there, as V8 does; reports have null, whichever version
 * made them.
 */
import { withPlaces } from './askings.js';

/** @import { GeneratedPlace } from './profile.js' */
/** @import { CallSiteReport, Report } from './report.js' */

/**
 * @param {number | null} number 1-based line or column; 0 or null if unknown
 * @returns {number | null} the same, null if unknown
 */
export function nullIfUnknown(number) {
  return number === 0 ? null : number;
}

/**
 * @param {Report} report of any version: up to 0.2 they had 0 for unknown lines
 * @returns {Report} the same, with null there
 */
export function withUnknownLines(report) {
  return {
    ...report,
    ...withPlaces(report, withUnknown),
    callSites: report.callSites.map(withUnknown),
    findings: report.findings.map((finding) => ({
      ...finding,
      callSite: finding.callSite && { ...finding.callSite, line: nullIfUnknown(finding.callSite.line) },
    })),
    ...(report.routes ? { routes: report.routes.map((route) => ({ ...route, line: nullIfUnknown(route.line) })) } : {}),
  };
}

/**
 * @template {{line: number | null, column: number | null, generated?: GeneratedPlace}} Place
 * @param {Place} place of a report
 * @returns {Place} the same, with null where it had 0
 */
export function withUnknown(place) {
  const { generated } = place;
  return {
    ...place,
    line: nullIfUnknown(place.line),
    column: nullIfUnknown(place.column),
    ...(generated === undefined ? {} : { generated: { ...generated, column: nullIfUnknown(generated.column) } }),
  };
}

/**
 * @param {Pick<CallSiteReport, 'file' | 'line' | 'lineInferred' | 'excerpt'>} site a call site
 * @returns {boolean} whether its line is only where its function begins, since the samples don't show which of the calls there
 *   it is
 */
export function isUnplaced({ file, line, lineInferred, excerpt }) {
  return file !== '' && line !== null && lineInferred && excerpt === null;
}
