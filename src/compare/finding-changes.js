import { fileInRoot } from '../model/site-id.js';
import { compareText } from '../model/text-order.js';
import { pairRows } from './pair-rows.js';
import { partOf, weightChange } from './weight-change.js';

/** @import { Comparison, FindingChange } from '../model/comparison.js' */
/** @import { Finding, Report } from '../model/report.js' */
/** @import { Side } from './side.js' */

const SEVERITIES = ['error', 'warning', 'info'];

/**
 * @param {Side} before one run
 * @param {Side} after the other
 * @returns {Comparison['findings']} what is gone, what is new, and what both have
 */
export function findingChanges(before, after) {
  const rows = pairRows(rowsOf(before), rowsOf(after), ({ finding: { rule, operation }, callSite }) => (
    JSON.stringify([rule, operation, callSite?.file, callSite?.function, callSite?.api])
  ));
  /** @type {(left: Row | null, right: Row | null) => FindingChange} */
  const change = (left, right) => findingChange(left, right, before.report, after.report);
  return {
    gone: inTheirOrder(rows.before.map((row) => change(row, null))),
    new: inTheirOrder(rows.after.map((row) => change(null, row))),
    remaining: inTheirOrder(rows.pairs.map(([left, right]) => change(left, right))),
  };
}

/** @typedef {{finding: Finding, callSite: Finding['callSite']}} Row */

/**
 * @param {Side} side a run
 * @returns {Row[]} its findings in the order of their lines, files relative to the root
 */
function rowsOf({ report, root }) {
  return report.findings
    .map((finding) => ({ finding, callSite: finding.callSite && { ...finding.callSite, file: fileInRoot(finding.callSite.file, root) } }))
    .sort((a, b) => (a.callSite?.line ?? 0) - (b.callSite?.line ?? 0));
}

/**
 * @param {Row | null} before the finding in one run
 * @param {Row | null} after the same in the other; one of them is not null
 * @param {Report} reportBefore the one run
 * @param {Report} reportAfter the other
 * @returns {FindingChange}
 */
function findingChange(before, after, reportBefore, reportAfter) {
  const { finding, callSite } = /** @type {Row} */ (after ?? before);
  const { rule, severity, operation } = finding;
  /** @type {(row: Row | null, report: Report) => import('./weight-change.js').Part} */
  const part = (row, { crypto, profile }) => partOf(crypto, profile.busyTicks, Math.min(row?.finding.ticks ?? 0, crypto.ticks));
  return {
    rule, severity, operation,
    callSite: callSite && { file: callSite.file, line: callSite.line, function: callSite.function, api: callSite.api },
    weight: weightChange(part(before, reportBefore), part(after, reportAfter)),
  };
}

/**
 * @param {FindingChange[]} changes in any order
 * @returns {FindingChange[]} most severe first, then heaviest
 */
function inTheirOrder(changes) {
  const place = (/** @type {FindingChange} */ { callSite }) => `${callSite?.file}:${callSite?.line}`;
  return changes.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)
    || Math.max(b.weight.before.ticks, b.weight.after.ticks) - Math.max(a.weight.before.ticks, a.weight.after.ticks)
    || compareText(a.rule, b.rule) || compareText(place(a), place(b)));
}
