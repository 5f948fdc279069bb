/** @import { CallSiteRef, CallSiteReport, Finding, Report } from './report.js' */

/**
 * @param {Pick<Report, 'callSites'>} report the answer
 * @returns {(finding: Pick<Finding, 'callSite' | 'operation'>) => CallSiteReport | null} says what a finding is about
 */
export function siteFinder({ callSites }) {
  const nameOf = (/** @type {CallSiteRef} */ ref, /** @type {string} */ operation) => JSON.stringify([ref.file, ref.line, ref.function, operation]);
  /** @type {Map<string, CallSiteReport>} */
  const byName = new Map();
  // Heaviest first: of two that have all in common, the finding is about that one.
  for (const site of callSites.toReversed()) byName.set(nameOf(site, site.operation), site);
  return ({ callSite, operation }) => (callSite === null ? null : byName.get(nameOf(callSite, operation)) ?? null);
}
