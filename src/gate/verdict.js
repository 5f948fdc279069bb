/**
 * The gate: takes reports, a config and what was accepted before, and returns a verdict. Read in this order:
 *
 *   run.js          what follows from one report, worked out once
 *   checks.js       each limit of the config: measured, then judged
 *   metrics/<id>.js what is measured, and everything said about it
 *   judge/          whether that is beyond the limit, or chance: shares, counts, ratios and durations, growth, pairs
 *   doubts.js       why nothing may pass: not driven, not recorded whole
 *   words/          a check in words
 *   baseline/       what was accepted: made from runs, updated, kept in a file
 *   own-ticks.js    whether what passes rests on ticks of the program, or on those of Node's start
 *   waiting.js      how much of growth a busier or quieter machine may explain
 *   waiting-notices.js  limits that are met, or not, only on a machine as busy as this one
 *   start-notices.js  what checks of the event loop leave out
 *   growth-notices.js  limits of growth that can't be reached
 *   allowances.js   what the config and comments except
 *   refuse.js       configs that could never fail
 */
import { allowancesOf } from './allowances.js';
import { largestEffect, resultsOf } from './checks.js';
import { baseDoubtsOf, concernsAll, doubtNotices, doubtsOf, requestNotices } from './doubts.js';
import { environmentNotices } from './environment.js';
import { PAIRED } from './metrics/index.js';
import { moveNotices } from './baseline/call-sites.js';
import { checkPaths, refuseNothing, refuseUnusedBase } from './refuse.js';
import { growthNotices } from './growth-notices.js';
import { makeRun } from './run.js';
import { startNotices } from './start-notices.js';
import { waitingNotices } from './waiting-notices.js';
import { withWords } from './words/check.js';
import { runsNeeded } from './words/next-step.js';

/** @import { GateConfig } from '../model/gate-config.js' */
/** @import { Report } from '../model/report.js' */
/** @import { Check, RunFailure, Verdict } from '../model/verdict.js' */
/** @import { OwnName } from '../text/own-name.js' */
/** @import { Baseline } from './baseline/baseline.js' */
/** @import { Run } from './run.js' */

/**
 * What a verdict needs in addition to the reports and the config.
 * @typedef {object} Circumstances
 * @property {string} now ISO 8601, UTC
 * @property {string} version of this tool
 * @property {Baseline | null} [baseline] what was accepted; null if there is no such file
 * @property {boolean} [baselineUpdated] whether it was just written from these reports
 * @property {Report[]} [base] reports of the change's base, alternated with these on one machine
 * @property {readonly string[] | null} [knownFiles] files on the disk, relative to the repository's root, `/` between
 *   the parts; null if they are not available
 * @property {boolean} [isCheckout] whether those are all files of the repository; default true
 * @property {boolean} [areTooMany] whether there are too many to look for what a path matches; default false
 * @property {Commands} [commands] for messages
 */

/**
 * What to type, for messages.
 * @typedef {object} Commands
 * @property {OwnName} ownName what they begin with
 * @property {string | null} judge judges these runs again, such as `cryptoprof gate report.json`; null if they are not
 *   kept
 * @property {string} update accepts them
 */

const RANK = { fail: 0, inconclusive: 1, near: 2, pass: 3 };

/**
 * Judges runs of one program.
 * @param {Report[]} reports one for each run
 * @param {GateConfig} config budgets and what is allowed; its names and units are known to be right
 * @param {Circumstances} circumstances all else
 * @returns {Verdict} the outcome, and the value, interval and limit of each check
 * @throws {Failure} for what must not pass silently but decides nothing either: `gate-without-reports`,
 *   `gate-profile-empty`, `gate-profile-left-out`, `gate-run-merged`, `gate-without-checks`, `gate-base-unused`, `gate-path-unmatched`, `gate-path-compiled`, `gate-path-elsewhere`, `gate-path-of-root`,
 *   `baseline-missing`, `baseline-lacks`
 */
export function judge(reports, config, circumstances) {
  const { baseline = null } = circumstances;
  const [runs, base] = [reports, circumstances.base ?? []].map((all) => all.map(makeRun));
  refuseNothing(runs, config, baseline, circumstances.commands);
  refuseUnusedBase(base, config);
  const paths = checkPaths(config, runs, baseline, circumstances);
  const allowances = allowancesOf(config, runs, circumstances.now.slice(0, 10));
  const doubts = runs.flatMap((run, index) => doubtsOf(run, config).map((doubt) => ({ ...doubt, run: index + 1 })));
  const baseDoubts = base.flatMap((run) => baseDoubtsOf(run, config));
  const setting = { runs, doubts, base, baseDoubts, config, baseline, isAllowed: allowances.isAllowed };
  const results = resultsOf(setting);
  const checks = distinct(results.map((result) => withWords(result, setting, circumstances))).sort(byRank);
  const failures = runs.flatMap(failuresOf);
  const effect = largestEffect(results);
  return {
    schemaVersion: 2,
    tool: { name: 'cryptoprof', version: circumstances.version },
    outcome: outcomeOf(checks, failures.length > 0, doubts.some(concernsAll)),
    runs: reports.length,
    busyTicks: runs.reduce((sum, { busyTicks }) => sum + busyTicks, 0),
    designEffect: effect.value,
    designEffectFrom: effect.from,
    failures,
    doubts: doubts.flatMap(({ run, reason, why }) => (reason === 'blind' ? [] : [{ run, reason, why }])),
    checks,
    allowed: allowances.allowed,
    notices: [
      ...doubtNotices(doubts.filter(concernsAll)),
      ...requestNotices(runs, config),
      ...startNotices(runs, checks),
      ...growthNotices(checks),
      ...waitingNotices(results, runs),
      ...environmentNotices(runs, baseline),
      ...moveNotices(runs, baseline, config),
      ...paths,
      ...allowances.notices,
    ],
    baseline:
      baseline === null || config.baseline === null
        ? null
        : { file: config.baseline.file, updated: circumstances.baselineUpdated ?? false },
  };
}

/**
 * @param {Run} run of the program
 * @param {number} index of it
 * @returns {RunFailure[]} one if the program failed
 */
function failuresOf({ failure, report }, index) {
  if (failure === '') return [];
  return [{ run: index + 1, ending: failure, ...(report.target.wasAsked ? { wasAsked: true } : {}) }];
}

/** What another run may settle. */
const UNSETTLED = new Set(['single', 'disagree']);
/** What only one of so many runs has shown is not asked for again: on a crowded machine any call is stalled in one. */
const ENOUGH_TO_COUNT = 3;
/** Further runs may have some more ticks than the first ones. */
const SOME_MORE = 1.1;

/**
 * Whether another run should be made before the verdict is final: because something fails, or might fail, in one run
 * alone, because several runs disagree, because a first run is near a limit of growth, or because there are too few ticks
 * and the runs still allowed will give enough.
 * @param {Verdict} verdict of the runs so far
 * @param {Pick<GateConfig, 'runs' | 'minBusyTicks'>} config that says how many may be made
 * @returns {boolean} true if one more run could change the verdict and may be made
 */
export function needsConfirmation(verdict, { runs, minBusyTicks }) {
  if (verdict.runs >= runs) return false;
  const isInReach = (/** @type {Check} */ check) =>
    runsNeeded({ ...check, busyTicks: SOME_MORE * check.busyTicks }, verdict.runs, minBusyTicks) <= runs;
  return verdict.checks.some(
    (check) =>
      check.level === 'error' &&
      (UNSETTLED.has(check.reason) ||
        (check.reason === 'unconfirmed' && verdict.runs < ENOUGH_TO_COUNT) ||
        (check.reason === 'few-ticks' && isInReach(check)) ||
        (verdict.runs === 1 && isUnsureAtFirst(check))),
  );
}

/**
 * @param {Check} check of a first run
 * @returns {boolean} whether chance may have decided it
 */
function isUnsureAtFirst(check) {
  if (!isSampled(check)) return false;
  return check.outcome === 'fail' || (check.outcome === 'near' && (check.unit === 'ms' || isGrowth(check)));
}

/**
 * A run of an unchanged program is seldom near a limit of growth, but one in six runs with eight points more was.
 * @param {Check} check of a verdict
 * @returns {boolean} whether it compares a share with the baseline
 */
function isGrowth({ baseline, unit }) {
  return baseline !== null && unit === 'share';
}

/**
 * @param {Check} check of a verdict
 * @returns {boolean} whether chance has a say in it: ratios and names are counted one by one
 */
function isSampled({ unit, tier }) {
  return unit !== 'ratio' && unit !== 'text' && tier < PAIRED;
}

/**
 * @param {Check[]} checks in order of the verdict
 * @param {boolean} programFailed whether a run did
 * @param {boolean} isDoubtful whether nothing passes
 * @returns {Verdict['outcome']}
 */
function outcomeOf(checks, programFailed, isDoubtful) {
  const errors = checks.filter(({ level }) => level === 'error');
  if (programFailed || errors.some(({ outcome }) => outcome === 'fail')) return 'fail';
  return isDoubtful || errors.some(({ outcome }) => outcome === 'inconclusive') ? 'inconclusive' : 'pass';
}

/**
 * @param {Check[]} checks in order of the config
 * @returns {Check[]} with ids that differ: a config may have two budgets of one kind, such as an error and a warning
 */
function distinct(checks) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return checks.map((check) => {
    const nth = (seen.get(check.id) ?? 0) + 1;
    seen.set(check.id, nth);
    return nth === 1 ? check : { ...check, id: `${check.id} ${nth}` };
  });
}

/**
 * @param {Check} a check
 * @param {Check} b another
 * @returns {number} failed ones first, errors before warnings
 */
function byRank(a, b) {
  return RANK[a.outcome] - RANK[b.outcome] || Number(a.level === 'warn') - Number(b.level === 'warn');
}
