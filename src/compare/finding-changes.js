/** Which findings are gone, new, or in both runs. */
import { countedFindings } from '../model/askings.js';
import { loopTicks } from '../model/event-loop.js';
import { SEVERITIES } from '../model/report.js';
import { fileInRoot } from '../model/site-id.js';
import { compareText } from '../model/text-order.js';
import { pairRows } from '../model/pair-rows.js';
import { partIn } from './part.js';
import { FEWEST_REQUESTS } from './per-request.js';
import { weightChange } from './weight-change.js';

/** @import { Comparison, FindingChange } from '../model/comparison.js' */
/** @import { Finding, Report } from '../model/report.js' */
/** @import { SitePair } from './pair-sites.js' */
/** @import { Part, Side } from './part.js' */
/** @import { Requests } from './rate-change.js' */

/**
 * @param {Side} before one run
 * @param {Side} after the other
 * @param {SitePair[]} sites their call sites
 * @param {Requests | null} requests of both, if changes are judged per request
 * @returns {Comparison['findings']} findings that are gone, new, or in both runs
 */
export function findingChanges(before, after, sites, requests) {
  const [left, right] = [rowsOf(before, pairsOf('before', sites)), rowsOf(after, pairsOf('after', sites))];
  const rows = pairRows(left, right, ({ finding: { rule, operation, site }, pair }) =>
    JSON.stringify(site === null ? [rule, operation] : [rule, pair ?? site]),
  );
  /** @type {(left: Row | null, right: Row | null) => FindingChange} */
  const change = (one, other) => findingChange(one, other, { before, after, sites, requests });
  return {
    gone: inTheirOrder(rows.before.map((row) => change(row, null))),
    new: inTheirOrder(rows.after.map((row) => change(null, row))),
    remaining: inTheirOrder(rows.pairs.map(([one, other]) => change(one, other))),
  };
}

/**
 * A finding, and which pair of call sites it is about; undefined if the report lacks its call site.
 * @typedef {{finding: Finding, pair: number | undefined}} Row
 */

/**
 * @param {'before'|'after'} side one of the runs
 * @param {SitePair[]} sites call sites of both
 * @returns {Map<Finding['site'], number>} which pair each of its call sites is in
 */
function pairsOf(side, sites) {
  return new Map(sites.map((pair, index) => [pair[side]?.id ?? null, index]));
}

/**
 * @param {Side} side a run
 * @param {Map<Finding['site'], number>} pairs which pair each of its call sites is in
 * @returns {Row[]} its findings in the order of their lines
 */
function rowsOf({ report: { findings } }, pairs) {
  return findings
    .map((finding) => ({ finding, pair: pairs.get(finding.site) }))
    .sort((a, b) => (a.finding.callSite?.line ?? 0) - (b.finding.callSite?.line ?? 0));
}

/**
 * @param {Row | null} before the finding in one run
 * @param {Row | null} after the same in the other; one of them is not null
 * @param {{before: Side, after: Side, sites: SitePair[], requests: Requests | null}} runs both, their call sites, and
 *   the requests that changes are divided by
 * @returns {FindingChange}
 */
function findingChange(before, after, runs) {
  const latest = /** @type {Row} */ (after ?? before);
  const { rule, severity, operation, callSite } = latest.finding;
  const [here, there] = after === null ? [runs.before, runs.after] : [runs.after, runs.before];
  const { root } = here.report.target;
  const isCounted = countedFindings(here.report)(latest.finding);
  const isInBoth = before !== null && after !== null;
  const pair = latest.finding.site === null || latest.pair === undefined ? null : runs.sites[latest.pair];
  /**
   * A call may take as long as before although the rule no longer reports it: its blocks were just long enough for the
   * rule. Ticks of a finding that rests on counts may be those of whole connections, which no row has.
   * @type {(row: Row | null, side: 'before' | 'after') => Part}
   */
  const part = (row, side) => {
    const site = pair?.[side] ?? null;
    const { crypto } = runs[side].report;
    const own = isInBoth || !isCounted;
    return partIn(runs[side], {
      whole: crypto,
      piecesIn: ({ bySite }) => bySite.get(row?.finding.site ?? site?.id ?? null),
      loopTicks: Math.min((own ? row?.finding.ticks : null) ?? (site === null ? 0 : loopTicks(site)), crypto.ticks),
    });
  };
  return {
    rule,
    severity,
    operation,
    callSite: callSite && {
      file: fileInRoot(callSite.file, root),
      line: callSite.line,
      function: callSite.function,
      api: callSite.api,
    },
    weight: weightChange(part(before, 'before'), part(after, 'after'), runs.requests),
    isCounted: isCounted && (isInBoth || isCountedAlike(latest.finding, here.report, there.report)),
  };
}

/** A run with less than this part of the other's requests may just have had too few of what rules count. */
const ENOUGH = 0.5;

/** A program that makes more requests than this for each that it answers may be a worker with a health check. */
const MOST_OWN_EACH = 10;

/**
 * @param {Finding} finding that rests on counts
 * @param {Report} here the report that has it
 * @param {Report} there the one that lacks it
 * @returns {boolean} whether that also counted, and enough, so that it lacks the finding for a reason. A job without requests
 *   may just be faster
 */
function isCountedAlike({ site, operation }, here, there) {
  const isOfPool = !operation.startsWith('tls.') && here.threadPool?.callSites.some(({ id }) => id === site) === true;
  if (!(isOfPool ? there.threadPool?.complete : there.tls?.complete)) return false;
  // A server that no longer makes requests of its own has solved what they cost.
  const [counts, others] = [here, there].map(({ traffic }) => traffic ?? { requests: 0, clientRequests: 0 });
  const driven = isServer(counts) ? 'requests' : 'clientRequests';
  return others[driven] >= ENOUGH * counts[driven];
}

/**
 * @param {{requests: number, clientRequests: number}} counts of a run, answered and made
 * @returns {boolean} whether what it does follows from the requests that it answers
 */
function isServer({ requests, clientRequests }) {
  if (requests >= clientRequests) return true;
  return requests >= FEWEST_REQUESTS && clientRequests <= MOST_OWN_EACH * requests;
}

/**
 * @param {FindingChange[]} changes in any order
 * @returns {FindingChange[]} most severe first, then heaviest
 */
function inTheirOrder(changes) {
  const place = (/** @type {FindingChange} */ { callSite }) => `${callSite?.file}:${callSite?.line}`;
  return changes.toSorted(
    (a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
      Math.max(b.weight.before.ticks, b.weight.after.ticks) - Math.max(a.weight.before.ticks, a.weight.after.ticks) ||
      compareText(a.rule, b.rule) ||
      compareText(place(a), place(b)),
  );
}
