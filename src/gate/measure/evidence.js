/** @import { CallSiteReport } from '../../model/report.js' */

/**
 * What counts, or makes up a value: a call site, and the rule that flags it. Some findings have no call site.
 * @typedef {object} Evidence
 * @property {string} id of the call site, or the finding's fingerprint: equal for the same thing in every run of the same
 *   source, in whichever checkout
 * @property {string} rule `''` if none flags it
 * @property {CallSiteReport | null} site
 * @property {string} root of the repository that the site's report is of
 * @property {string} fingerprint of a finding, else `''`
 */

/**
 * @param {CallSiteReport} site of a report
 * @param {string} root of the repository that the report is of
 * @param {string} [rule] that flags it
 * @returns {Evidence}
 */
export function siteEvidence(site, root, rule = '') {
  return { id: site.id, rule, site, root, fingerprint: '' };
}

/**
 * @param {Evidence[]} evidence of one run
 * @returns {Evidence[]} the first of each id
 */
export function unique(evidence) {
  return [...new Map(evidence.toReversed().map((row) => [row.id, row])).values()].reverse();
}
