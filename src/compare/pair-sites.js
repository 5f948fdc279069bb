/** Which call site of one run is which of the other. */
import { mayBeSameOperation } from '../model/operation.js';
import { isNamedInOneFile, pairMoved } from '../model/pair-moved.js';
import { fileInRoot } from '../model/site-id.js';
import { sourceAtCall, withoutOwnName } from '../model/source-at-call.js';
import { compareText } from '../model/text-order.js';
import { pairRows, pairUniqueRows } from '../model/pair-rows.js';
import { mayBeSameAlgorithm } from './same-algorithm.js';

/** @import { Likeness, NamedPlace } from '../model/pair-moved.js' */
/** @import { CallSiteReport, Report } from '../model/report.js' */

/** A call site of a run. @typedef {{site: CallSiteReport, file: string}} Row */

/**
 * One call site in both runs; null if a run doesn't have it.
 * @typedef {object} SitePair
 * @property {CallSiteReport | null} before
 * @property {CallSiteReport | null} after
 * @property {boolean} moved whether its file or function was renamed
 */

/**
 * Finds each call site again: by id; then in the same function, calling something else for the same operation; then
 * with less known about what it does; and finally where its file or function was renamed.
 * @param {Report} reportBefore one run
 * @param {Report} reportAfter the other
 * @returns {SitePair[]} matched call sites
 */
export function pairSites(reportBefore, reportAfter) {
  const [before, after] = [rowsOf(reportBefore), rowsOf(reportAfter)];
  const known = pairKnown(before, after);
  const moved = pairMoved(known, { before, after }, LIKENESS);
  return [
    ...known.pairs.map(([left, right]) => ({ before: left.site, after: right.site, moved: false })),
    ...moved.pairs.map(([left, right]) => ({ before: left.site, after: right.site, moved: true })),
    ...moved.before.map(({ site }) => ({ before: site, after: null, moved: false })),
    ...moved.after.map(({ site }) => ({ before: null, after: site, moved: false })),
  ];
}

/** @typedef {{pairs: [Row, Row][], before: Row[], after: Row[]}} Paired pairs, and the rows without a partner */

/**
 * @param {Report} report of a run
 * @returns {Row[]} its call sites, in the order of their lines
 */
function rowsOf({ callSites, target: { root } }) {
  return callSites
    .map((site) => ({ site, file: fileInRoot(site.file, root) }))
    .sort(
      (a, b) =>
        compareText(a.file, b.file) ||
        (a.site.line ?? 0) - (b.site.line ?? 0) ||
        (a.site.column ?? 0) - (b.site.column ?? 0),
    );
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
  const exact = keys.reduce(
    (/** @type {Paired} */ found, keyOf) => add(found, pairRows(found.before, found.after, keyOf)),
    { pairs: [], before, after },
  );
  const named = add(
    exact,
    pairUniqueRows(exact.before, exact.after, ({ file, site }) =>
      JSON.stringify([file, site.function, site.operation]),
    ),
  );
  return add(
    named,
    pairUniqueRows(
      named.before,
      named.after,
      ({ file, site }) => JSON.stringify([file, site.function]),
      (left, right) =>
        mayBeSameOperation(left.site.operation, right.site.operation) &&
        mayBeSameAlgorithm(left.site.algorithm, right.site.algorithm),
    ),
  );
}

/** What identifies moved call sites. @type {Likeness<Row>} */
const LIKENESS = {
  placeOf,
  workOf: ({ site }) => [site.operation, site.algorithm],
  callOf: ({ site }) => [site.api, Object.entries(site.parameters).sort(), site.package],
  operationOf: ({ site }) => site.operation,
  textsOf: [({ site }) => sourceAtCall(site), ({ site }) => withoutOwnName(sourceAtCall(site), site.function)],
  isSameLine,
  isDoneAlike,
};

/**
 * @param {Row} left of one run
 * @param {Row} right of the other
 * @returns {boolean} whether both do the same in the same way and phase, as far as known
 */
function isDoneAlike({ site: left }, { site: right }) {
  const tell = (/** @type {CallSiteReport} */ { form, phase, package: packageName, api }) =>
    JSON.stringify([form, phase, packageName, api]);
  const parameters = [left, right].map((site) => JSON.stringify(Object.entries(site.parameters).sort()));
  return (
    tell(left) === tell(right) &&
    mayBeSameAlgorithm(left.algorithm, right.algorithm) &&
    (parameters.includes('[]') || parameters[0] === parameters[1])
  );
}

/**
 * @param {Row} row a call site
 * @returns {NamedPlace} where it is
 */
function placeOf({ file, site: { function: name, share } }) {
  return { file, function: name, share };
}

/**
 * @param {Row} left of one run
 * @param {Row} right of the other
 * @returns {boolean} whether their source is the same; if unknown, whether both name the function, in one file
 */
function isSameLine(left, right) {
  const [a, b] = [lineOf(left.site), lineOf(right.site)];
  if (a !== null && b !== null)
    return a === b || withoutOwnName(a, left.site.function) === withoutOwnName(b, right.site.function);
  return isNamedInOneFile(placeOf(left), placeOf(right));
}

/**
 * @param {CallSiteReport} site any
 * @returns {string | null} the line of its call, null if the report doesn't have it
 */
function lineOf({ excerpt, line }) {
  return excerpt?.lines[(line ?? 0) - excerpt.firstLine]?.trim() ?? null;
}

/**
 * @param {Paired} found so far
 * @param {Paired} more pairs, of the remaining rows
 * @returns {Paired} both
 */
function add(found, more) {
  return { ...more, pairs: [...found.pairs, ...more.pairs] };
}
