import { fileInRoot } from '../model/site-id.js';
import { differencesAmong, differencesSince } from './environment.js';
import { wordsOf } from './messages.js';
import { PAIRED } from './metrics.js';

/** @import { Finding, Report } from '../model/report.js' */
/** @import { Check, Offender } from '../model/verdict.js' */
/** @import { Result, Setting } from './checks.js' */
/** @import { Evidence } from './measure/evidence.js' */
/** @import { Circumstances, Commands } from './verdict.js' */

/** More than these, nobody looks at; the value has them all. */
const MOST_OFFENDERS = 20;
const PAGE = 'docs/gate.md';
/** Where nobody says. @type {Commands} */
const COMMANDS = { judge: 'cryptoprof gate <report>', update: 'cryptoprof gate <report> --update-baseline' };

/**
 * @param {Result} result that was decided
 * @param {Setting} setting of the checks
 * @param {Circumstances} circumstances of the verdict
 * @returns {Check} the same, in words
 */
export function withWords(result, setting, circumstances) {
  const { metric, budget, judgement, evidence } = result;
  const offenders = evidence.filter(isFirstAtItsSite()).slice(0, MOST_OFFENDERS).flatMap(offenderOf);
  const advice = findingOf(evidence[0], setting.reports);
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
    rule: budget?.rule ?? '',
    severity: budget === null || budget.severity === 'info' ? '' : budget.severity,
    side: budget?.side ?? '',
    value: result.value,
    interval: result.interval,
    busyTicks: result.busyTicks,
    neededTicks: judgement.reason === 'few-ticks' ? judgement.neededTicks : 0,
    limit: result.limit,
    isMinimum: result.isMinimum,
    baseline: result.baseline,
    offenders,
    docs: judgement.outcome === 'pass' ? PAGE : (advice?.docs ?? PAGE),
    reason: judgement.reason,
    designEffect: result.effect?.value ?? 1,
  };
  return { ...check, ...wordsOf(check, toldOf(result, advice, setting, circumstances)) };
}

/**
 * @param {Result} result that was decided
 * @param {Finding | null} advice what a rule says of its heaviest call site
 * @param {Setting} setting of the checks
 * @param {Circumstances} circumstances of the verdict
 * @returns {import('./messages.js').Told} what the words are made of, besides the check itself
 */
function toldOf({ metric, budget, judgement, evidence, missing, names, unsure }, advice, { reports, base, baseline, config }, { commands, now }) {
  const among = differencesAmong(metric.tier === PAIRED ? [...reports, ...base] : reports);
  return {
    title: metric.title,
    budget,
    judgement,
    reports,
    minBusyTicks: config.minBusyTicks,
    isStretch: evidence[0]?.site?.blocks.split === false,
    baselineTicks: baseline?.busyTicks ?? 0,
    missing,
    names,
    differs: among.length > 0 || baseline === null ? among : differencesSince(baseline.environment, reports),
    unsure,
    finding: advice,
    // What no rule flags has no rule to be named.
    rule: evidence[0]?.rule || '*',
    commands: commands ?? COMMANDS,
    source: config.source,
    isDefault: config.isDefault,
    expires: inAQuarter(now),
  };
}

/** @returns {(evidence: Evidence) => boolean} tells, one after the other, what is at no earlier one's call site: two rules may flag one call */
function isFirstAtItsSite() {
  /** @type {Set<string>} */
  const seen = new Set();
  return ({ site }) => {
    const before = seen.size;
    return site !== null && seen.add(site.id).size > before;
  };
}

/**
 * @param {Evidence} evidence of a check
 * @returns {Offender[]} one, or none if there is no call site
 */
function offenderOf({ site, root }) {
  if (site === null) return [];
  const { id, line, function: name, api, operation, ticks, share } = site;
  return [{ id, file: fileInRoot(site.file, root), line, function: name, api, operation, ticks, share }];
}

/**
 * @param {Evidence | undefined} evidence heaviest of a check
 * @param {Report[]} reports of all runs
 * @returns {Finding | null} what a rule says of it: the rule that flags it, else any
 */
function findingOf(evidence, reports) {
  if (evidence === undefined) return null;
  const { rule, site, fingerprint } = evidence;
  const candidates = reports.flatMap(({ findings }) => findings.filter((finding) => (site === null ? finding.fingerprint === fingerprint : finding.site === site.id)));
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
