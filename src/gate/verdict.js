/**
 * The gate: reports, a config and what was accepted before, in; a verdict, out.
 */
import { BLIND, namelessShare } from '../model/certainty.js';
import { allowancesOf } from './allowances.js';
import { ASSUMED, countIn, resultsOf } from './checks.js';
import { differencesAmong, differencesSince } from './environment.js';
import { runsNeeded } from './enough-ticks.js';
import { countOf } from './judge/count.js';
import { judgement } from './judge/judgement.js';
import { newCallSites } from './measure/new-call-sites.js';
import { NEW_CALL_SITES, PAIRED } from './metrics.js';
import { environmentNotices, failureNotice, hasFailed } from './notices.js';
import { checkPaths } from './patterns.js';
import { refuseNothing } from './refuse-nothing.js';
import { withWords } from './to-check.js';

/** @import { Report } from '../model/report.js' */
/** @import { GateConfig } from '../model/gate-config.js' */
/** @import { Check, Verdict } from '../model/verdict.js' */
/** @import { Baseline } from './baseline/baseline.js' */
/** @import { DesignEffect } from './design-effect.js' */
/** @import { Result, Setting } from './checks.js' */

/**
 * What a verdict needs besides the reports and the config.
 * @typedef {object} Circumstances
 * @property {string} now ISO 8601, UTC
 * @property {string} version of this tool
 * @property {Baseline | null} [baseline] what was accepted; null if there is no such file
 * @property {boolean} [baselineUpdated] whether it was just written from these reports
 * @property {Report[]} [base] reports of the change's base, made in turns with these on one machine
 * @property {readonly string[] | null} [knownFiles] files on the disk, relative to the repository's root, `/` between the
 *   parts; null if they are not at hand
 * @property {Commands} [commands] for messages
 */

/**
 * What to type, for messages.
 * @typedef {object} Commands
 * @property {string | null} judge judges these runs again, such as `cryptoprof gate report.json`; null if they are not kept
 * @property {string} update accepts them
 */

const RANK = { fail: 0, inconclusive: 1, near: 2, pass: 3 };

/**
 * Judges runs of one program.
 * @param {Report[]} reports one for each run
 * @param {GateConfig} config budgets and what is allowed; its names and units are known to be right
 * @param {Circumstances} circumstances all else
 * @returns {Verdict}
 * @throws {Failure} for what must not pass silently, and decides nothing either: `gate-without-reports`,
 *   `gate-profile-empty`, `gate-without-checks`, `gate-path-unmatched`, `baseline-missing`, `baseline-lacks`
 */
export function judge(reports, config, circumstances) {
  const { baseline = null, base = [], knownFiles = null } = circumstances;
  refuseNothing(reports, config, baseline);
  const today = circumstances.now.slice(0, 10);
  const paths = checkPaths(config, reports, baseline, knownFiles);
  const allowances = allowancesOf(config, reports, today);
  const setting = { reports, base, config, baseline, isAllowed: allowances.isAllowed };
  const results = [...newSites(setting), ...config.budgets.flatMap((budget) => resultsOf(budget, setting))].map((result) => limitedBy(result, setting));
  const checks = distinct(results.map((result) => withWords(result, setting, circumstances))).sort(byRank);
  const { allowed, notices } = allowances.tell();
  const effect = largest(results);
  const failed = reports.filter(hasFailed);
  return {
    schemaVersion: 2,
    tool: { name: 'cryptoprof', version: circumstances.version },
    outcome: outcomeOf(checks, failed.length > 0),
    runs: reports.length,
    busyTicks: reports.reduce((sum, { profile }) => sum + profile.busyTicks, 0),
    designEffect: effect.value,
    designEffectFrom: effect.from,
    checks,
    allowed,
    notices: [...failed.map(failureNotice), ...environmentNotices(setting), ...paths, ...notices],
    baseline: baseline === null || config.baseline === null ? null : { file: config.baseline.file, updated: circumstances.baselineUpdated ?? false },
  };
}

/** What another run may settle. */
const UNSETTLED = new Set(['single', 'disagree']);
/** Further runs may have some more ticks than the first ones. */
const SOME_MORE = 1.1;

/**
 * Whether another run should be made before the verdict stands: a share that is too high in one run, what several
 * runs did not agree about, what was seen once, or too few ticks, if those of all runs that may be made will be enough.
 * @param {Verdict} verdict of the runs so far
 * @param {Pick<GateConfig, 'runs' | 'minBusyTicks'>} config that says how many may be made
 * @returns {boolean}
 */
export function needsConfirmation(verdict, { runs, minBusyTicks }) {
  if (verdict.runs >= runs) return false;
  const isFirst = verdict.runs === 1;
  const isInReach = (/** @type {Check} */ check) => runsNeeded({ ...check, busyTicks: SOME_MORE * check.busyTicks }, verdict.runs, minBusyTicks) <= runs;
  return verdict.checks.some((check) => check.level === 'error' && (UNSETTLED.has(check.reason)
    || (check.reason === 'few-ticks' && isInReach(check))
    || (isFirst && check.outcome === 'fail' && check.tier > 1 && check.tier < PAIRED)
    || (isFirst && check.outcome === 'near' && check.tier !== 2 && check.tier < PAIRED && check.metric !== NEW_CALL_SITES.id)));
}

/**
 * @param {Setting} setting of the checks
 * @returns {Result[]} one, or none if they are not asked for
 */
function newSites({ reports, config, baseline, isAllowed }) {
  if (baseline === null || config.baseline === null || config.baseline.newCallSites === 'off') return [];
  const runs = reports.map((report) => newCallSites(report, baseline, isAllowed));
  const metric = { ...NEW_CALL_SITES, level: config.baseline.newCallSites };
  // That the baseline's runs could have missed it is as true of what two runs show.
  const counted = countIn(countOf(runs, false), 0, config.minBusyTicks, baseline.busyTicks);
  return [{ ...counted, id: NEW_CALL_SITES.id, metric, budget: null, limit: 0, isMinimum: false, baseline: null }];
}

/**
 * What must not be told from these runs, whatever their numbers say.
 * @param {Result} result as the numbers say
 * @param {Setting} setting of the checks
 * @returns {Result}
 */
function limitedBy(result, { reports, base, baseline }) {
  const { metric, judgement: judged } = result;
  const compared = metric.tier === PAIRED ? [...reports, ...base] : reports;
  // What was there in one run is there; how much there is depends on all else.
  if (metric.unit !== 'count' && metric.unit !== 'text' && differencesAmong(compared).length > 0) return { ...result, judgement: judgement('environment') };
  // Counts can be compared across machines; shares and ratios can't.
  if (result.baseline !== null && metric.unit !== 'count' && baseline !== null
    && differencesSince(baseline.environment, reports).length > 0) return { ...result, judgement: judgement('environment') };
  const isSampled = metric.needs === 'ticks' || metric.needs === 'times';
  const isGreen = judged.outcome === 'pass' || judged.outcome === 'near';
  return isSampled && isGreen && reports.some(isBlind) ? { ...result, judgement: judgement('blind') } : result;
}

/**
 * @param {Report} report of one run
 * @returns {boolean} whether much of it may be cryptography that nobody sees
 */
function isBlind({ profile }) {
  return namelessShare(profile) > BLIND || profile.droppedTicks > BLIND * profile.ticks;
}

/**
 * @param {Check[]} checks in order of the verdict
 * @param {boolean} programFailed whether a run did
 * @returns {Verdict['outcome']}
 */
function outcomeOf(checks, programFailed) {
  const errors = checks.filter(({ level }) => level === 'error');
  if (programFailed || errors.some(({ outcome }) => outcome === 'fail')) return 'fail';
  return errors.some(({ outcome }) => outcome === 'inconclusive') ? 'inconclusive' : 'pass';
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

/**
 * @param {Result[]} results of all checks
 * @returns {DesignEffect} the largest
 */
function largest(results) {
  const effects = results.flatMap(({ effect }) => (effect === null ? [] : [effect]));
  return effects.length === 0 ? ASSUMED : effects.reduce((most, effect) => (effect.value > most.value ? effect : most));
}
