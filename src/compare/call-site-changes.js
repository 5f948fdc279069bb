import { loopTicks } from '../model/event-loop.js';
import { fileInRoot } from '../model/site-id.js';
import { siteKey } from '../model/site-key.js';
import { compareText } from '../model/text-order.js';
import { formChange, movedOffLoop } from './form-change.js';
import { pairRows, pairUniqueRows } from './pair-rows.js';
import { fullerAlgorithm, mayBeSameAlgorithm } from './same-algorithm.js';
import { byChange, partOf, weightChange } from './weight-change.js';

/** @import { CallSiteChange, SiteSide } from '../model/comparison.js' */
/** @import { CallSiteReport, Report } from '../model/report.js' */
/** @import { Side } from './side.js' */

/** @typedef {{site: CallSiteReport, file: string, key: string}} Row */

/**
 * @param {Side} before one run
 * @param {Side} after the other
 * @returns {CallSiteChange[]} what became of each call site
 */
export function callSiteChanges(before, after) {
  const changes = pairs(rowsOf(before), rowsOf(after)).map(([left, right]) => callSiteChange(left, right, before.report, after.report));
  return byChange(changes, ({ weight }) => weight, ({ key, before: side, after: other }) => `${key} ${(side ?? other)?.line}`);
}

/**
 * @param {Side} side a run
 * @returns {Row[]} its call sites, in the order of their lines
 */
function rowsOf({ report, root }) {
  return report.callSites
    .map((site) => ({ site, file: fileInRoot(site.file, root), key: siteKey(site, root) }))
    .sort((a, b) => compareText(a.file, b.file) || a.site.line - b.site.line || a.site.column - b.site.column);
}

/**
 * Finds each call site again: as it was; in the same function, but calling something else for the same
 * operation; with less known of its algorithm; in a file that has another name now.
 * @param {Row[]} before of one run
 * @param {Row[]} after of the other
 * @returns {[Row | null, Row | null][]} what belongs together; null where the other has no partner
 */
function pairs(before, after) {
  const same = pairRows(before, after, ({ key }) => key);
  const changed = pairRows(same.before, same.after, ({ file, site }) => JSON.stringify([file, site.function, site.operation, site.algorithm]));
  const named = pairUniqueRows(changed.before, changed.after, ({ file, site }) => JSON.stringify([file, site.function, site.operation]),
    (left, right) => mayBeSameAlgorithm(left.site.algorithm, right.site.algorithm));
  const [filesBefore, filesAfter] = [filesOf(before), filesOf(after)];
  const moved = pairUniqueRows(named.before, named.after, ({ file, site }) => (
    site.function === '' || (filesBefore.has(file) && filesAfter.has(file)) ? null : JSON.stringify([site.function, site.operation, site.algorithm])
  ));
  return [
    ...same.pairs, ...changed.pairs, ...named.pairs, ...moved.pairs,
    .../** @type {[Row, null][]} */ (moved.before.map((row) => [row, null])),
    .../** @type {[null, Row][]} */ (moved.after.map((row) => [null, row])),
  ];
}

/**
 * @param {Row[]} rows of a run
 * @returns {Set<string>} their files
 */
function filesOf(rows) {
  return new Set(rows.map(({ file }) => file));
}

/**
 * @param {Row | null} before the call site in one run
 * @param {Row | null} after the same in the other; one of them is not null
 * @param {Report} reportBefore the one run
 * @param {Report} reportAfter the other
 * @returns {CallSiteChange}
 */
function callSiteChange(before, after, reportBefore, reportAfter) {
  const { site, key } = /** @type {Row} */ (after ?? before);
  const [left, right] = [before?.site ?? null, after?.site ?? null];
  const [busyBefore, busyAfter] = [reportBefore.profile.busyTicks, reportAfter.profile.busyTicks];
  const form = formChange(left?.form, right?.form);
  const eventLoop = weightChange(partOf(left, busyBefore, left === null ? 0 : loopTicks(left)), partOf(right, busyAfter, right === null ? 0 : loopTicks(right)));
  return {
    key,
    operation: site.operation,
    algorithm: fullerAlgorithm(left?.algorithm ?? '', right?.algorithm ?? ''),
    before: before && sideOf(before),
    after: after && sideOf(after),
    weight: weightChange(partOf(left, busyBefore), partOf(right, busyAfter)),
    eventLoop,
    form,
    movedOffLoop: movedOffLoop(form, eventLoop),
  };
}

/**
 * @param {Row} row a call site
 * @returns {SiteSide} what of it is told
 */
function sideOf({ site, file }) {
  const { line, function: name, package: via, api, form, phase, blocks } = site;
  return { file, line, function: name, package: via, api, form, phase, blocks };
}
