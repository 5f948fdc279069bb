import { fileInRoot } from '../../model/site-id.js';

/** @import { CallSiteReport } from '../../model/report.js' */

/**
 * What counts, or makes up a value: a call site, and the rule that flags it. Some findings have no call site.
 * @typedef {object} Evidence
 * @property {string} id equal for the same thing in every run of the same source, in whichever checkout
 * @property {string} rule `''` if none flags it
 * @property {CallSiteReport | null} site
 * @property {string} root of the repository that the site's report is of
 * @property {string} fingerprint of a finding, else `''`
 */

/**
 * The name of its function and its algorithm are told by samples: one run may know `createHash` and `ecdsa-p-256`
 * where the next one knows `update` and `ecdsa`. So neither is part of the key.
 * @param {CallSiteReport} site of a report
 * @param {string} root of the repository that the report is of
 * @returns {string} equal for the same place that does the same, in every run of the same source
 */
export function placeKey({ file, line, function: name, package: via, operation }, root) {
  return JSON.stringify([fileInRoot(file, root), line, name, via, operation]);
}

/**
 * @param {CallSiteReport} site of a report
 * @param {string} root of the repository that the report is of
 * @param {string} [rule] that flags it
 * @returns {Evidence}
 */
export function siteEvidence(site, root, rule = '') {
  return { id: placeKey(site, root), rule, site, root, fingerprint: '' };
}

/**
 * @param {Evidence[]} evidence of one run
 * @returns {Evidence[]} the first of each id
 */
export function unique(evidence) {
  return [...new Map(evidence.toReversed().map((row) => [row.id, row])).values()].reverse();
}
