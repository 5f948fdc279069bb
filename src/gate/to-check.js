import { fileInRoot, siteKey } from '../model/site-key.js';
import { differences, differencesAmong, environmentOf } from './environment.js';
import { wordsOf } from './messages.js';
import { PAIRED } from './metrics.js';

/** @import { Report } from '../model/report.js' */
/** @import { Check, Offender } from '../model/verdict.js' */
/** @import { Result, Setting } from './checks.js' */
/** @import { Evidence } from './measure/evidence.js' */
/** @import { Circumstances } from './verdict.js' */

/** More than these, nobody looks at; the value has them all. */
const MOST_OFFENDERS = 20;
const PAGE = 'docs/gate.md';

/**
 * @param {Result} result that was decided
 * @param {Setting} setting of the checks
 * @param {Circumstances} circumstances of the verdict
 * @returns {Check} the same, in words
 */
export function withWords(result, setting, circumstances) {
  const { metric, budget, judgement, evidence } = result;
  const { reports, baseline, config } = setting;
  const offenders = evidence.slice(0, MOST_OFFENDERS).flatMap((each) => offenderOf(each, reports[0].target.root));
  const advice = findingOf(evidence[0], reports);
  /** @type {import('./messages.js').Bare} */
  const check = {
    id: result.id,
    metric: metric.id,
    tier: metric.tier,
    unit: metric.tier === PAIRED ? 'share' : metric.unit,
    outcome: judgement.outcome,
    level: budget?.level ?? metric.level,
    operation: budget?.operation ?? '',
    path: budget?.path ?? '',
    value: result.value,
    interval: result.interval,
    busyTicks: result.busyTicks,
    limit: result.limit,
    isMinimum: result.id.endsWith(' min'),
    baseline: result.baseline,
    offenders,
    docs: judgement.outcome === 'pass' ? PAGE : (advice?.docs ?? PAGE),
    reason: judgement.reason,
    designEffect: result.effect?.value ?? 1,
  };
  const among = differencesAmong(reports);
  return {
    ...check,
    ...wordsOf(check, {
      title: metric.title,
      budget,
      judgement,
      runs: reports.length,
      missing: result.missing,
      names: result.names,
      differs: among.length > 0 || baseline === null ? among : differences(baseline.environment, environmentOf(reports[0])),
      unsure: result.unsure,
      finding: advice,
      command: circumstances.command ?? 'cryptoprof gate <report>',
      source: config.source,
      expires: inAQuarter(circumstances.now),
    }),
  };
}

/**
 * @param {Evidence} evidence of a check
 * @param {string} root of the repository
 * @returns {Offender[]} one, or none if there is no call site
 */
function offenderOf({ site }, root) {
  if (site === null) return [];
  const { line, function: name, api, operation, ticks, share } = site;
  return [{ key: siteKey(site, root), file: fileInRoot(site.file, root), line, function: name, api, operation, ticks, share }];
}

/**
 * @param {Evidence | undefined} evidence heaviest of a check
 * @param {Report[]} reports of all runs
 * @returns {import('../model/report.js').Finding | null} what a rule says of it: the rule that flags it, else any
 */
function findingOf(evidence, reports) {
  if (evidence === undefined) return null;
  const { rule, site, message } = evidence;
  const candidates = reports.flatMap(({ findings }) => findings).filter(({ callSite, operation, message: said }) => (site === null
    ? said === message
    : callSite !== null && callSite.file === site.file && callSite.line === site.line && callSite.function === site.function && operation === site.operation));
  return candidates.find((each) => each.rule === rule) ?? candidates[0] ?? null;
}

/**
 * @param {string} now ISO 8601
 * @returns {string} ISO date: how long an allow could last
 */
function inAQuarter(now) {
  const [year, month, day] = now.slice(0, 10).split('-').map(Number);
  const months = month - 1 + 3;
  // Every month has 28 days.
  return [year + Math.floor(months / 12), (months % 12) + 1, Math.min(day, 28)].map((part) => String(part).padStart(2, '0')).join('-');
}
