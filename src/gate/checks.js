/** Turns budgets into checks: what each limit of each budget finds in all runs. */
import { DESIGN_EFFECT } from '../model/interval.js';
import { concernsAll, untimed } from './doubts.js';
import { differencesAmong, differencesSince } from './environment.js';
import { countInRuns, judgeCount } from './judge/count.js';
import { designEffect, pooled } from './judge/design-effect.js';
import { judgeDuration, judgeNames, judgeRatio } from './judge/exact.js';
import { growthLimit, grownLimit, mostGrownFirst, withoutOldSites } from './judge/growth.js';
import { judgement, missingIn, NOTHING } from './judge/judgement.js';
import { judgePairs, pairedGrowth } from './judge/pairs.js';
import { budgetLimit, judgeShare, shareInterval } from './judge/share.js';
import { metricKey, metricNamed, NEW_CALL_SITES, PAIRED } from './metrics/index.js';
import { withoutStartUp } from './metrics/metric.js';
import { sitesBeyond } from './metrics/new_call_sites.js';
import { busyTicksFor, lackOwnTicks } from './own-ticks.js';
import { coversHolding, mayMatter } from './run.js';
import { EVERYTHING, selectorOf, textMatcher } from './selector.js';
import { changedByWaiting, isOfOpenSsl, withOdds } from './waiting.js';

/** @import { Budget, GateConfig, Growth } from '../model/gate-config.js' */
/** @import { Baseline } from './baseline/baseline.js' */
/** @import { Doubt } from './doubts.js' */
/** @import { Count } from './judge/count.js' */
/** @import { DesignEffect, KnownEffect } from './judge/design-effect.js' */
/** @import { Judgement, Outcome } from './judge/judgement.js' */
/** @import { ShareLimit } from './judge/share.js' */
/** @import { Measurement, Metric } from './metrics/metric.js' */
/** @import { GateEvidence, Run } from './run.js' */
/** @import { IsAllowed } from './selector.js' */

/**
 * What a check is based on, before it is put into words.
 * @typedef {Outcome & { id: string, metric: Metric<string>, budget: Budget | null, limit: number | null, isMinimum:
 *   boolean, baseline: number | null, doubt: Doubt | null,
 *   }} Result the budget is null for new call sites, the baseline if nothing is compared
 */

/**
 * What all checks of a verdict have in common.
 * @typedef {object} Setting
 * @property {Run[]} runs of one program, at least one
 * @property {Doubt[]} doubts of all runs, the gravest first
 * @property {Run[]} base runs of the change's base, alternated with those; empty if there are none
 * @property {Doubt[]} baseDoubts of all of them
 * @property {GateConfig} config
 * @property {Baseline | null} baseline
 * @property {IsAllowed} isAllowed
 */

/**
 * @param {Setting} setting with the config's budgets and the baseline
 * @returns {Result[]} one for each limit of each budget, and one for new call sites
 */
export function resultsOf(setting) {
  return [...newSites(setting), ...setting.config.budgets.flatMap((budget) => resultsOfBudget(budget, setting))].map(
    (result) => limitedBy(result, setting),
  );
}

/**
 * @param {Setting} setting of the checks
 * @returns {Result[]} one, or none if they are not asked for
 */
function newSites({ runs, config, baseline, isAllowed }) {
  if (baseline === null || config.baseline === null || config.baseline.newCallSites === 'off') return [];
  const selector = selectorOf(EVERYTHING, isAllowed);
  const metric = { ...NEW_CALL_SITES, level: config.baseline.newCallSites };
  const countBy = (/** @type {Baseline} */ by) =>
    countIn(countInRuns(runs.map((run) => metric.measure(run, selector, by))), 0, config.minBusyTicks, by.busyTicks);
  return [
    {
      ...unlessForWaiting(countBy, baseline),
      id: metric.id,
      metric,
      budget: null,
      limit: 0,
      isMinimum: false,
      baseline: null,
      doubt: null,
    },
  ];
}

/**
 * @param {Budget} budget of the config
 * @param {Setting} setting what it is checked against
 * @returns {Result[]} one for each of its limits
 */
function resultsOfBudget(budget, setting) {
  const metric = /** @type {Metric} */ (metricNamed(budget.metric));
  const key = metricKey(budget);
  const selector = selectorOf(budget, setting.isAllowed);
  const runs = setting.runs.map((run) => metric.measure(run, selector, setting.baseline));
  const common = { metric, budget, limit: null, isMinimum: false, baseline: null, doubt: null };
  /** @type {Result[]} */
  const results = [];
  const { max, min, forbid, regression } = budget;
  const known = knownEffect(setting.baseline, `${key} max`);
  if (max !== null)
    results.push({
      ...common,
      ...heldAgainst(metric, runs, { value: max, isMinimum: false, share: budgetLimit(max), known }, setting),
      id: `${key} max`,
      limit: max,
    });
  if (min !== null)
    results.push({
      ...common,
      ...heldAgainst(metric, runs, { value: min, isMinimum: true, share: budgetLimit(min), known: null }, setting),
      id: `${key} min`,
      limit: min,
      isMinimum: true,
    });
  if (forbid !== null) results.push({ ...common, ...namesIn(runs, forbid), id: `${key} forbid` });
  if (regression !== null) {
    const grown =
      metric.tier === PAIRED
        ? paired(metric, runs, regression, setting.base)
        : regressed(metric, key, runs.map(withoutStartUp), regression, setting);
    results.push({ ...common, ...grown, id: `${key} regression` });
  }
  return results;
}

/**
 * @param {Metric} metric that was measured
 * @param {string} key of what was measured
 * @param {Measurement[]} runs what each run says
 * @param {Growth} growth that the config accepts
 * @param {Setting} setting of the checks
 * @returns {Outcome & {limit: number | null, baseline: number | null}}
 */
function regressed(metric, key, runs, growth, setting) {
  const accepted = setting.baseline?.metrics.get(key);
  // What neither the baseline nor these runs know was not measured; what the baseline alone lacks was refused before.
  if (setting.baseline === null || accepted === undefined)
    return { ...NOTHING, limit: null, baseline: null, missing: missingIn(runs) };
  const { busyTicks } = setting.baseline;
  const known = knownEffect(setting.baseline, `${key} regression`);
  const comparedWith = (/** @type {number} */ from) => {
    const value = grownLimit(from, growth, metric.unit);
    const share = growthLimit(from, busyTicks, value);
    return heldAgainst(metric, runs, { value, isMinimum: false, share, known }, setting);
  };
  const limit = grownLimit(accepted, growth, metric.unit);
  const countBy = (/** @type {Baseline} */ by) =>
    unlessMissing(
      runs,
      countIn(
        withoutOldSites(countInRuns(runs), by, limit, limit - accepted, setting.runs),
        limit,
        setting.config.minBusyTicks,
      ),
    );
  const outcome =
    metric.unit === 'count'
      ? unlessForWaiting(countBy, setting.baseline)
      : unlessByWaiting(comparedWith, accepted, metric.unit, setting);
  const evidence =
    outcome.judgement.outcome === 'fail'
      ? mostGrownFirst(outcome.evidence, setting.baseline, setting.runs)
      : outcome.evidence;
  return { ...outcome, evidence, limit, baseline: accepted };
}

/**
 * @param {(baseline: Baseline) => Outcome} countBy counts what the runs show more than a baseline
 * @param {Baseline} baseline that was accepted
 * @returns {Outcome} inconclusive where there is too much only if the baseline's runs waited for a processor as long as these
 */
function unlessForWaiting(countBy, baseline) {
  const outcome = countBy({ ...baseline, waiting: undefined });
  if (outcome.judgement.outcome !== 'fail' || countBy(baseline).judgement.outcome === 'fail') return outcome;
  return { ...outcome, judgement: judgement('waiting') };
}

/** What further runs may decide. */
const UNDECIDED = new Set(['single', 'disagree']);

/**
 * Where a program waits for a processor longer or less than its baseline's runs did, the baseline's share may be another one
 * there: what fails fails by all that it may be, and so does what passes pass.
 * @param {(from: number) => Outcome} comparedWith holds the runs against growth from a share
 * @param {number} accepted by the baseline
 * @param {Metric['unit']} unit of it
 * @param {Setting} setting of the checks
 * @returns {Outcome}
 */
function unlessByWaiting(comparedWith, accepted, unit, { baseline, runs }) {
  const outcome = comparedWith(accepted);
  if (unit !== 'share' || outcome.judgement.outcome === 'inconclusive') return outcome;
  const { larger, smaller } = changedByWaiting(baseline?.waiting, runs, isOfOpenSsl(outcome.evidence));
  const fails = outcome.judgement.outcome === 'fail';
  const odds = fails ? larger : 1 / smaller;
  if (odds === 1) return outcome;
  const { judgement: other } = comparedWith(withOdds(accepted, odds));
  const isFailing = other.outcome === 'fail';
  if (fails && UNDECIDED.has(other.reason)) return { ...outcome, judgement: other };
  return fails === (isFailing || UNDECIDED.has(other.reason))
    ? outcome
    : { ...outcome, judgement: judgement('waiting') };
}

/**
 * @param {Baseline | null} baseline what was accepted
 * @param {string} id of a check
 * @returns {KnownEffect | null} what its runs showed of how much the share varies; null if they were too few
 */
function knownEffect(baseline, id) {
  const value = baseline?.designEffects.get(id);
  return baseline === null || value === undefined ? null : { value, runs: baseline.runs };
}

/**
 * @param {Metric} metric that was measured
 * @param {Measurement[]} runs what each run says
 * @param {object} limit of the metric
 * @param {number} limit.value in the metric's unit
 * @param {boolean} limit.isMinimum whether it is the least that passes
 * @param {ShareLimit} limit.share the same as the value, for shares
 * @param {KnownEffect | null} limit.known for shares, what the baseline's runs showed
 * @param {Setting} setting of the checks
 * @returns {Outcome}
 */
function heldAgainst(metric, runs, { value: limit, isMinimum, share, known }, { config }) {
  switch (metric.unit) {
    case 'share':
      return shareIn(runs, share, known, config);
    case 'count':
      return unlessMissing(runs, countIn(countInRuns(runs), limit, config.minBusyTicks));
    case 'ms':
      return durationIn(runs, limit, config);
    default: {
      const isBeyond = (/** @type {number} */ value) => (isMinimum ? value < limit : value > limit);
      const judged = judgeRatio(runs, isBeyond);
      // What had to be excuses a failure, and takes no pass away.
      if (judged.outcome !== 'fail') return extremeIn(runs, judged, isMinimum);
      const sure = runs.map((run) => surely(run, isBeyond));
      return extremeIn(sure, judgeRatio(sure, isBeyond), isMinimum);
    }
  }
}

/**
 * @param {Measurement[]} runs what each run says
 * @param {number} limit ms
 * @param {GateConfig} config that may say how sure to be
 * @returns {Outcome} with what may be beyond the limit, if nothing else is
 */
function durationIn(runs, limit, { minBusyTicks }) {
  const judged = judgeDuration(runs, limit, minBusyTicks);
  const known = runs.map((run) => unlessMore(run, limit));
  const isSettled = judged.outcome === 'pass' || judged.outcome === 'near';
  // What may belong to it accuses nobody.
  if (isSettled && known.some(({ value }) => value === null))
    return extremeIn(known, judgeDuration(known, limit, minBusyTicks), false);
  const isOther = judged.reason === 'straddles' && runs.every(({ value }) => Number(value) <= limit);
  return extremeIn(isOther ? runs.map((run) => ({ ...run, ...run.highest })) : runs, judged, false);
}

/**
 * @param {Measurement} run what it says of a duration
 * @param {number} limit ms
 * @returns {Measurement} the same; without a value if that is beyond the limit together with what may belong to it
 */
function unlessMore(run, limit) {
  const { mayBe } = run;
  return mayBe !== null && mayBe.value > limit ? { ...run, value: null, missing: mayBe.missing } : run;
}

/**
 * @param {Measurement} run what it says of a ratio
 * @param {(value: number) => boolean} isBeyond the limit
 * @returns {Measurement} the same; without a value if that is beyond the limit, and need not be in a longer run
 */
function surely(run, isBeyond) {
  const { value, sure } = run;
  if (value === null || sure === null) return run;
  if (!isBeyond(value)) return run;
  const { least, unsure, ...shown } = sure;
  // A baseline does not tell how much of its value had to be: a shorter run has more of that for each request.
  return isBeyond(least) ? { ...run, ...shown } : { ...run, value: null, missing: unsure };
}

/**
 * @param {Measurement[]} runs what each run says
 * @param {Judgement} judged by the limit
 * @param {boolean} isMinimum whether that is the least that passes
 * @returns {Outcome} with the value that is nearest to failing, or furthest beyond
 */
function extremeIn(runs, judged, isMinimum) {
  const extreme = isMinimum ? Math.min : Math.max;
  const worst = isMinimum ? lowestRun(runs) : highestRun(runs);
  const values = runs.flatMap(({ value }) => (value === null ? [] : [value]));
  return {
    ...NOTHING,
    judgement: judged,
    value: values.length === 0 ? null : extreme(...values),
    interval: worst.interval,
    busyTicks: pooled(runs).busyTicks,
    evidence: worst.certain,
    names: worst.names,
    missing: missingIn(runs),
  };
}

/**
 * @param {Measurement[]} runs what each run says
 * @param {ShareLimit} limit of the share
 * @param {KnownEffect | null} known what the baseline's runs showed
 * @param {GateConfig} config that may say how sure to be
 * @returns {Outcome}
 */
function shareIn(runs, limit, known, { designEffect: configured, minBusyTicks }) {
  const effect = designEffect(runs, configured, known);
  const all = pooled(runs);
  return {
    ...NOTHING,
    judgement: judgeShare(runs, limit, { effect, minBusyTicks }),
    value: all.busyTicks === 0 ? null : all.ticks / all.busyTicks,
    interval: shareInterval(all, effect.value),
    busyTicks: all.busyTicks,
    evidence: togetherOf(runs, all.busyTicks),
    effect,
  };
}

/**
 * @param {Measurement[]} runs what each run says of a share
 * @param {number} busyTicks of all runs
 * @returns {GateEvidence[]} what makes up the share of all runs, heaviest first
 */
function togetherOf(runs, busyTicks) {
  /** @type {Map<string, GateEvidence & {part: {ticks: number, share: number}}>} */
  const all = new Map();
  for (const evidence of runs.flatMap(({ certain }) => certain)) {
    const ticks = (all.get(evidence.id)?.part.ticks ?? 0) + (evidence.part?.ticks ?? 0);
    all.set(evidence.id, { ...evidence, part: { ticks, share: ticks / busyTicks } });
  }
  return [...all.values()].sort((a, b) => b.part.ticks - a.part.ticks);
}

/**
 * @param {Count} count of all runs
 * @param {number} limit the most that passes
 * @param {number | null} minBusyTicks that the config says
 * @param {number} [restsOn] busy ticks of the baseline that says what is counted
 * @returns {Outcome}
 */
function countIn(count, limit, minBusyTicks, restsOn) {
  const judged = judgeCount(count, limit, minBusyTicks, restsOn);
  return {
    ...NOTHING,
    judgement: judged,
    value: count.counted.length,
    busyTicks: count.busyTicks,
    evidence: judged.outcome === 'near' ? [...count.counted, ...count.unsure, ...count.missable] : count.counted,
    unsure: judged.reason === 'straddles' ? count.missable.length : count.unsure.length,
    isStalled: count.unsure.some((evidence) => evidence.isStalled),
  };
}

/**
 * @param {Measurement[]} runs what each run says
 * @param {Outcome} outcome by what they count
 * @returns {Outcome} the same if it fails or nothing is missing: what was not counted is not absent
 */
function unlessMissing(runs, outcome) {
  const missing = missingIn(runs);
  if (missing === '' || outcome.judgement.outcome === 'fail') return outcome;
  const isKnown = runs.some(({ value }) => value !== null);
  return { ...outcome, judgement: judgement('missing'), value: isKnown ? outcome.value : null, missing };
}

/**
 * @param {Measurement[]} runs what each run says
 * @param {string[]} forbid patterns of names
 * @returns {Outcome}
 */
function namesIn(runs, forbid) {
  const { names, ...judged } = judgeNames(runs, forbid);
  const isKnown = judged.reason !== 'missing';
  return {
    ...NOTHING,
    judgement: judged,
    value: isKnown ? names.length : null,
    names,
    missing: isKnown ? '' : missingIn(runs),
  };
}

/**
 * @param {Measurement[]} runs what each run says
 * @returns {Measurement} of the run that shows most, of those that show anything
 */
function highestRun(runs) {
  return runs.reduce((most, run) =>
    most.value === null || (run.value !== null && run.value > most.value) ? run : most,
  );
}

/**
 * @param {Measurement[]} runs what each run says
 * @returns {Measurement} of the run that shows least, of those that show anything
 */
function lowestRun(runs) {
  return runs.reduce((least, run) =>
    least.value === null || (run.value !== null && run.value < least.value) ? run : least,
  );
}

/**
 * @param {Metric} metric that was measured
 * @param {Measurement[]} runs what each run of the head says
 * @param {Growth} accepted growth
 * @param {Run[]} base runs of the change's base, in the order of those
 * @returns {Outcome & {limit: number}} with the growth in relation to the base as its value
 */
function paired(metric, runs, accepted, base) {
  const before = base.map((run) => metric.measure(run, selectorOf(EVERYTHING), null));
  const missing = missingIn([...before, ...runs]);
  if (base.length === 0 || missing !== '') {
    return {
      ...NOTHING,
      limit: accepted.relative,
      missing,
      judgement: judgement(base.length === 0 ? 'unpaired' : 'missing'),
    };
  }
  const valuesOf = (/** @type {Measurement[]} */ all) => all.map(({ value }) => Number(value));
  const growth = pairedGrowth(valuesOf(before), valuesOf(runs));
  const mean = valuesOf(before).reduce((sum, value) => sum + value, 0) / base.length;
  const limit = Math.max(accepted.relative, mean > 0 ? accepted.absolute / mean : 0);
  return {
    ...NOTHING,
    limit,
    judgement: judgePairs(growth, limit),
    value: growth?.growth ?? null,
    interval: growth?.interval ?? null,
  };
}

/**
 * What must not be concluded from these runs, whatever their numbers say.
 * @param {Result} result as the numbers say
 * @param {Setting} setting of the checks
 * @returns {Result}
 */
function limitedBy(result, setting) {
  const { runs, base, baseDoubts, baseline } = setting;
  const { metric, judgement: judged } = result;
  if (isElsewhere(result, runs, base, baseline)) return { ...result, judgement: judgement('environment') };
  if (metric.tier === PAIRED && judged.outcome !== 'inconclusive' && baseDoubts.length > 0)
    return doubted(result, baseDoubts[0]);
  const doubt = doubtOf(result, setting);
  return doubt === undefined ? unlessOfNode(result, setting) : doubted(result, doubt);
}

/**
 * @param {Result} result as the numbers say
 * @param {Setting} setting of the checks
 * @returns {Result} the same; undecided if it would pass by ticks of Node's own start
 */
function unlessOfNode(result, { runs, config: { minBusyTicks } }) {
  const { metric, judgement: judged, busyTicks } = result;
  const isOpen = judged.outcome === 'pass' || judged.outcome === 'near' || judged.reason === 'few-ticks';
  if (!isOpen || !isOfSamples(metric) || !lackOwnTicks(runs, minBusyTicks)) return result;
  const forOwn = busyTicksFor(runs, busyTicks, minBusyTicks);
  const needed = { neededTicks: Math.max(judged.neededTicks, forOwn), lacksOwn: forOwn >= judged.neededTicks };
  return { ...result, judgement: judgement('few-ticks', { ...judged, ...needed }) };
}

/**
 * @param {Metric<string>} metric that was measured
 * @returns {boolean} whether samples show it, rather than counts
 */
function isOfSamples({ needs }) {
  return needs === 'ticks' || needs === 'times';
}

/**
 * @param {Result} result as the numbers say
 * @param {Setting} setting of the checks
 * @returns {Doubt | undefined} why it decides nothing
 */
function doubtOf(result, setting) {
  const { metric, judgement: judged } = result;
  const { doubts } = setting;
  if (judged.outcome === 'fail') return metric.isOnLoop ? doubts.find(({ excuses }) => excuses) : undefined;
  // Of what was not driven, a longer run has no more ticks.
  const hasFew = judged.reason === 'few-ticks';
  if (judged.outcome === 'inconclusive' && !hasFew) return undefined;
  const isSampled = !hasFew && isOfSamples(metric);
  const concerns = (/** @type {Doubt} */ each) =>
    (isSampled || concernsAll(each)) && (!each.isOfLoop || metric.isOnLoop === true);
  return doubts.find(concerns) ?? untimedIn(result, setting);
}

/**
 * @param {Result} result that passes, as the numbers say, or has too few ticks to
 * @param {Setting} setting of the checks
 * @returns {Doubt | undefined} one if it would not for certain, had all recordings times
 */
function untimedIn(result, { runs, baseline, isAllowed }) {
  const { metric, budget, judgement: judged, evidence, value, limit } = result;
  const about = budget ?? EVERYTHING;
  if (metric.needsTimes === undefined || judged.reason === 'few-ticks') return undefined;
  // Some calls that hold the event loop have no rule.
  const isAny = metric.needsTimes === 'any' && textMatcher(about.rule)('');
  const { hasSite } = selectorOf(about);
  // What is near its limit may reach it with less.
  const isSure = judged.outcome === 'pass';
  const counted = new Set(isSure ? evidence.map(({ site }) => site?.id) : []);
  const isCompared = budget === null || result.baseline !== null;
  const news =
    isCompared && baseline !== null ? runs.flatMap((run) => sitesBeyond(baseline, run, mayMatter(run))) : null;
  return untimed(
    runs,
    (site) =>
      (isAny || coversHolding(about.rule, site)) &&
      !counted.has(site.id) &&
      hasSite(site) &&
      news?.includes(site) !== false &&
      !isAllowed('', site),
    isSure ? Number(limit) - Number(value) : Number(limit),
  );
}

/**
 * @param {Result} result as the numbers say
 * @param {Doubt} doubt about them
 * @returns {Result} that decides nothing
 */
function doubted(result, doubt) {
  return { ...result, doubt, judgement: judgement(doubt.reason, { runs: result.judgement.runs }) };
}

/**
 * @param {Result} result as the numbers say
 * @param {Run[]} runs that are judged
 * @param {Run[]} base runs of the change's base
 * @param {Setting['baseline']} baseline that was accepted
 * @returns {boolean} whether what it compares was made in environments too different for it
 */
function isElsewhere({ metric, baseline: value }, runs, base, baseline) {
  const compared = metric.tier === PAIRED ? [...runs, ...base] : runs;
  // What was there in one run is there; how much there is depends on all else.
  if (metric.unit !== 'count' && metric.unit !== 'text' && differencesAmong(compared).length > 0) return true;
  // Counts can be compared across machines; shares and ratios can't.
  return value !== null && metric.unit !== 'count' && differencesSince(baseline, runs).length > 0;
}

/**
 * @param {Result[]} results of all checks
 * @returns {DesignEffect} the largest; the assumed value if no share was judged
 */
export function largestEffect(results) {
  const effects = results.flatMap(({ effect }) => (effect === null ? [] : [effect]));
  return effects.length === 0
    ? { value: DESIGN_EFFECT, least: DESIGN_EFFECT, from: 'assumed' }
    : effects.reduce((most, effect) => (effect.value > most.value ? effect : most));
}
