/** Puts a check of the verdict into words: what was measured, the limit, and what to do. */
import { DESIGN_EFFECT } from '../../model/interval.js';
import { OWN_NAME } from '../../text/own-name.js';
import { concernsAll } from '../doubts.js';
import { differencesAmong, differencesSince } from '../environment.js';
import { PAIRED } from '../metrics/index.js';
import { acceptance } from './acceptance.js';
import { checkMessage } from './message.js';
import { nextStep } from './next-step.js';

/** @import { Budget } from '../../model/gate-config.js' */
/** @import { Finding } from '../../model/report.js' */
/** @import { TlsLedger } from '../../model/tls.js' */
/** @import { Check, Offender } from '../../model/verdict.js' */
/** @import { Baseline } from '../baseline/baseline.js' */
/** @import { Result, Setting } from '../checks.js' */
/** @import { Doubt } from '../doubts.js' */
/** @import { Judgement } from '../judge/judgement.js' */
/** @import { Metric } from '../metrics/metric.js' */
/** @import { GateEvidence, Run } from '../run.js' */
/** @import { Circumstances, Commands } from '../verdict.js' */

/**
 * What the words are made from, in addition to the check itself.
 * @typedef {object} Facts
 * @property {Metric<string>} metric
 * @property {Budget | null} budget null for call sites that are new
 * @property {Judgement} judgement
 * @property {number} baselineTicks busy ticks that the baseline is based on, 0 without one
 * @property {Baseline['waiting']} baselineWaiting for a processor, of the baseline's runs
 * @property {string} missing why it was not measured, as the rest of a sentence
 * @property {Doubt | null} doubt that keeps it from passing
 * @property {string[]} names that are forbidden and were found
 * @property {string[]} differs how the environments differ
 * @property {boolean} areMixed whether they are those of the runs, which then differ among themselves
 * @property {number} unsure call sites that only one run has shown, or that the baseline may have missed
 * @property {boolean} isStalled whether a run shows some of those only because threads waited for a processor
 * @property {Finding | null} finding of the heaviest offender
 * @property {string} rule that an allow of the heaviest offender would name
 * @property {Run[]} runs
 * @property {number | null} minBusyTicks that the config sets
 * @property {number} mostRuns that --gate makes according to the config
 * @property {number} differ how many times more than by chance alone the runs were seen to vary, if that is more than
 *   assumed; else 0
 * @property {boolean} isStretch whether the longest block may consist of several calls that could not be told apart
 * @property {boolean} areWhole whether the runs are complete, so that a baseline can be made of them
 * @property {Commands} commands to type
 * @property {string} source name of the config's file
 * @property {boolean} isDefault whether there is no such file
 * @property {string} expires ISO date that a new allow could have
 */

/** @typedef {Omit<Check, 'message' | 'fix' | 'accept'>} Bare a check without its words */

/** Nobody looks at more than these; the value includes all of them. */
const MOST_OFFENDERS = 20;
const PAGE = 'docs/gate.md';
/** The defaults. @type {Commands} */
const COMMANDS = {
  ownName: OWN_NAME,
  judge: `${OWN_NAME} gate <report>`,
  update: `${OWN_NAME} gate <report> --update-baseline`,
};

/**
 * @param {Result} result that was decided
 * @param {Setting} setting of the checks
 * @param {Circumstances} circumstances of the verdict
 * @returns {Check} the check, put into words
 */
export function withWords(result, setting, circumstances) {
  const { metric, budget, judgement, evidence } = result;
  const offenders = evidence.filter(isFirstAtItsSite()).slice(0, MOST_OFFENDERS).flatMap(offenderOf);
  const advice = findingOf(evidence[0], setting.runs, metric.improvedBy);
  /** @type {Bare} */
  const check = {
    id: result.id,
    metric: metric.id,
    tier: metric.tier,
    unit: metric.tier === PAIRED ? 'share' : metric.unit,
    outcome: judgement.outcome,
    level: budget?.level ?? metric.level,
    ...scopeOf(budget),
    value: result.value,
    interval: result.interval,
    busyTicks: result.busyTicks,
    neededTicks: neededTicksOf(judgement),
    limit: result.limit,
    isMinimum: result.isMinimum,
    baseline: result.baseline,
    offenders,
    docs: judgement.outcome === 'pass' || advice === null ? PAGE : advice.docs,
    reason: judgement.reason,
    designEffect: result.effect?.value ?? 1,
  };
  const facts = factsOf(result, advice, setting, circumstances);
  const isSettled = check.outcome === 'pass' || check.outcome === 'near';
  return {
    ...check,
    message: checkMessage(check, facts),
    fix: isSettled ? '' : nextStep(check, facts),
    accept: isSettled ? [] : acceptance(check, facts),
  };
}

/**
 * @param {Judgement} judgement of a check
 * @returns {number} busy ticks that the runs lack to decide it, 0 if that is not the reason
 */
function neededTicksOf({ reason, neededTicks }) {
  return reason === 'few-ticks' ? neededTicks : 0;
}

/**
 * @param {Budget | null} budget null for call sites that are new
 * @returns {Pick<Check, 'operation' | 'path' | 'rule' | 'severity' | 'side' | 'peer' | 'route'>} what it is about, `''` for all
 */
function scopeOf(budget) {
  if (budget === null) return { operation: '', path: '', rule: '', severity: '', side: '', peer: '', route: '' };
  const { operation, path, rule, severity, side, peer, route } = budget;
  return { operation, path, rule, severity: severity === 'info' ? '' : severity, side, peer, route };
}

/**
 * @param {Result['effect']} effect of a share
 * @returns {number} see Facts
 */
function differBy(effect) {
  return effect?.from === 'measured' && effect.value > DESIGN_EFFECT ? Math.round(effect.value) : 0;
}

/**
 * @param {Result} result that was decided
 * @param {Finding | null} advice what a rule says about its heaviest call site
 * @param {Setting} setting of the checks
 * @param {Circumstances} circumstances of the verdict
 * @returns {Facts} what the words are made of, besides the check itself
 */
function factsOf(
  { metric, budget, judgement, evidence, missing, doubt, names, unsure, isStalled, effect },
  advice,
  { runs, doubts, base, baseline, config },
  { commands, now },
) {
  const among = differencesAmong(metric.tier === PAIRED ? [...runs, ...base] : runs);
  return {
    metric,
    budget,
    judgement,
    runs,
    minBusyTicks: config.minBusyTicks,
    mostRuns: config.runs,
    differ: differBy(effect),
    isStretch: evidence[0]?.site?.blocks.split === false,
    baselineTicks: baseline?.busyTicks ?? 0,
    baselineWaiting: baseline?.waiting,
    missing,
    doubt,
    names,
    differs: among.length > 0 ? among : differencesSince(baseline, runs),
    areMixed: among.length > 0,
    unsure,
    isStalled,
    finding: advice,
    // What no rule flags has no rule to be named.
    rule: evidence[0]?.rule || '*',
    areWhole: runs.every(({ failure }) => failure === '') && !doubts.some(concernsAll),
    commands: commands ?? COMMANDS,
    source: config.source,
    isDefault: config.isDefault,
    expires: inAQuarter(now),
  };
}

/**
 * @returns {(evidence: GateEvidence) => boolean} says for each, in order, whether it is not at an earlier one's call
 *   site: two rules may flag one call
 */
function isFirstAtItsSite() {
  /** @type {Set<string>} */
  const seen = new Set();
  return ({ site }) => {
    const before = seen.size;
    return site !== null && seen.add(site.id).size > before;
  };
}

/**
 * @param {GateEvidence} evidence of a check
 * @returns {Offender[]} one, or none if there is no call site
 */
function offenderOf({ site, part }) {
  if (site === null) return [];
  const { id, file, line, function: name, api, operation } = site;
  const { ticks, share } = part ?? site;
  return [{ id, file, line, function: name, api, operation, ticks, share }];
}

/**
 * @param {GateEvidence | undefined} evidence heaviest of a check
 * @param {Run[]} runs that are judged
 * @param {readonly string[]} [improvedBy] rules whose advice changes what was measured, if not all do: raising a TLS version
 *   makes no handshake fewer
 * @returns {Finding | null} what a rule says about it: the rule that flags it, or else any rule
 */
function findingOf(evidence, runs, improvedBy) {
  if (evidence === undefined) return null;
  const { id, rule, site } = evidence;
  const candidates = runs.flatMap(({ report: { findings, tls } }) =>
    site === null
      ? findings.filter(({ fingerprint }) => fingerprint === id)
      : [site.id, ...agentsOf(tls, site.id)].flatMap((own) => findings.filter((finding) => finding.site === own)),
  );
  if (improvedBy !== undefined) return candidates.find((each) => improvedBy.includes(each.rule)) ?? null;
  return candidates.find((each) => each.rule === rule) ?? candidates[0] ?? null;
}

/**
 * @param {TlsLedger | null} tls of a run
 * @param {string} id of a line that connects
 * @returns {string[]} ids of the lines that make the agents of its connections: findings may be about these
 */
function agentsOf(tls, id) {
  const peers = (tls?.peers ?? []).filter(({ callSites }) => callSites.some((at) => at.id === id));
  return peers.flatMap(({ agentSites }) => agentSites.map((at) => at.id));
}

/**
 * @param {string} now ISO 8601
 * @returns {string} ISO date: how long an allow could last
 */
function inAQuarter(now) {
  const [year, month, day] = now.slice(0, 10).split('-').map(Number);
  const months = month - 1 + 3;
  // Every month has 28 days.
  return [year + Math.floor(months / 12), (months % 12) + 1, Math.min(day, 28)]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
