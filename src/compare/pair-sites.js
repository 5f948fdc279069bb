import { mayBeSameOperation } from '../model/operation.js';
import { fileInRoot } from '../model/site-id.js';
import { compareText } from '../model/text-order.js';
import { pairRows, pairUniqueRows } from './pair-rows.js';
import { mayBeSameAlgorithm } from './same-algorithm.js';

/** @import { CallSiteReport, Report } from '../model/report.js' */

/** A call site of a run. @typedef {{site: CallSiteReport, file: string}} Row */

/**
 * One call site in both runs; null where a run does not have it.
 * @typedef {object} SitePair
 * @property {CallSiteReport | null} before
 * @property {CallSiteReport | null} after
 * @property {boolean} moved whether its file or its function has another name now
 */

/** Work that moved takes about as much as before. */
const SIMILAR = 2;

/**
 * Finds each call site again: by its id; in the same function, but calling something else for the same operation; with less
 * known of what it does; and at last where its file or its function has another name now.
 * @param {Report} reportBefore one run
 * @param {Report} reportAfter the other
 * @returns {SitePair[]} what belongs together
 */
export function pairSites(reportBefore, reportAfter) {
  const [before, after] = [rowsOf(reportBefore), rowsOf(reportAfter)];
  const known = pairKnown(before, after);
  const moved = pairMoved(known, { before: namesOf(before), after: namesOf(after) });
  return [
    ...known.pairs.map(([left, right]) => ({ before: left.site, after: right.site, moved: false })),
    ...moved.pairs.map(([left, right]) => ({ before: left.site, after: right.site, moved: true })),
    ...moved.before.map(({ site }) => ({ before: site, after: null, moved: false })),
    ...moved.after.map(({ site }) => ({ before: null, after: site, moved: false })),
  ];
}

/** @typedef {{pairs: [Row, Row][], before: Row[], after: Row[]}} Paired pairs, and the rows that found no partner */

/**
 * @param {Report} report of a run
 * @returns {Row[]} its call sites, in the order of their lines
 */
function rowsOf({ callSites, target: { root } }) {
  return callSites
    .map((site) => ({ site, file: fileInRoot(site.file, root) }))
    .sort((a, b) => compareText(a.file, b.file) || a.site.line - b.site.line || a.site.column - b.site.column);
}

/**
 * @param {Row[]} before of one run
 * @param {Row[]} after of the other
 * @returns {Paired} call sites whose file and function have the same names
 */
function pairKnown(before, after) {
  /** @type {((row: Row) => string)[]} */
  const keys = [
    ({ site }) => JSON.stringify([site.id, site.api, site.algorithm]),
    // Without the id: a later call of a function gets another one if an earlier one is gone.
    ({ file, site }) => JSON.stringify([file, site.function, site.operation, site.api, site.algorithm]),
    ({ file, site }) => JSON.stringify([file, site.function, site.operation, site.algorithm]),
  ];
  /** @type {Paired} */
  const exact = keys.reduce((/** @type {Paired} */ found, keyOf) => add(found, pairRows(found.before, found.after, keyOf)), { pairs: [], before, after });
  const named = add(exact, pairUniqueRows(exact.before, exact.after, ({ file, site }) => JSON.stringify([file, site.function, site.operation])));
  return add(named, pairUniqueRows(named.before, named.after, ({ file, site }) => JSON.stringify([file, site.function]),
    (left, right) => mayBeSameOperation(left.site.operation, right.site.operation) && mayBeSameAlgorithm(left.site.algorithm, right.site.algorithm)));
}

/**
 * @param {Paired} found what has no partner yet
 * @param {{before: Names, after: Names}} names that the runs know
 * @returns {Paired} call sites whose file or function has another name in the other run
 */
function pairMoved(found, names) {
  const called = (/** @type {Row} */ { site }) => [site.operation, site.algorithm];
  const likeThat = (/** @type {Row} */ row) => JSON.stringify([...called(row), row.site.api, Object.entries(row.site.parameters).sort(), row.site.package]);
  const isRenamed = (/** @type {Row} */ left, /** @type {Row} */ right) => !names.after.functions.has(functionOf(left)) && !names.before.functions.has(functionOf(right));
  // The same function in a file that only one of the runs has; what it calls may be another.
  const files = pairUniqueRows(found.before, found.after, (row) => (row.site.function === '' ? null : JSON.stringify([row.site.function, ...called(row)])),
    (left, right) => !names.after.files.has(left.file) || !names.before.files.has(right.file));
  const functions = add(files, pairUniqueRows(files.before, files.after, likeThat,
    (left, right) => isRenamed(left, right) && isSimilar(left, right) && isSameLine(left, right)));
  // File and function have other names, and the line may have been rewritten as well: only where nothing else may be it.
  const both = pairUniqueRows(functions.before, functions.after, ({ site: { operation } }) => operation, (left, right) => (
    !names.after.files.has(left.file) && !names.before.files.has(right.file) && left.site.function !== '' && right.site.function !== ''
    && isSimilar(left, right) && isDoneAlike(left, right)));
  return add(functions, both);
}

/**
 * @param {Row} left of one run
 * @param {Row} right of the other
 * @returns {boolean} whether both do the same in the same way at the same time, as far as is known
 */
function isDoneAlike({ site: left }, { site: right }) {
  const tell = (/** @type {CallSiteReport} */ { form, phase, package: via, api }) => JSON.stringify([form, phase, via, api]);
  const parameters = [left, right].map((site) => JSON.stringify(Object.entries(site.parameters).sort()));
  return tell(left) === tell(right) && mayBeSameAlgorithm(left.algorithm, right.algorithm) && (parameters.includes('[]') || parameters[0] === parameters[1]);
}

/** Files, and functions of files, in which a run asks for cryptography. @typedef {{files: Set<string>, functions: Set<string>}} Names */

/**
 * @param {Row[]} rows of a run
 * @returns {Names}
 */
function namesOf(rows) {
  return { files: new Set(rows.map(({ file }) => file)), functions: new Set(rows.map(functionOf)) };
}

/**
 * @param {Row} row a call site
 * @returns {string} the function that it is in
 */
function functionOf({ file, site }) {
  return JSON.stringify([file, site.function]);
}

/**
 * @param {Row} left of one run
 * @param {Row} right of the other
 * @returns {boolean} whether they take about as much
 */
function isSimilar({ site: { share: a } }, { site: { share: b } }) {
  return Math.max(a, b) <= SIMILAR * Math.min(a, b);
}

/**
 * @param {Row} left of one run
 * @param {Row} right of the other
 * @returns {boolean} whether their source says the same; where it is not known, whether both name the function, in one file
 */
function isSameLine(left, right) {
  const [a, b] = [lineOf(left.site), lineOf(right.site)];
  if (a !== null && b !== null) return a === b;
  return left.file === right.file && left.site.function !== '' && right.site.function !== '';
}

/**
 * @param {CallSiteReport} site any
 * @returns {string | null} the line of its call, null if the report does not hold it
 */
function lineOf({ excerpt, line }) {
  return excerpt?.lines[line - excerpt.firstLine]?.trim() ?? null;
}

/**
 * @param {Paired} found so far
 * @param {Paired} more among what was left
 * @returns {Paired} both
 */
function add(found, more) {
  return { ...more, pairs: [...found.pairs, ...more.pairs] };
}
