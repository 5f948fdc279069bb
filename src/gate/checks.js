/** From a budget to its checks: what each limit finds in all runs. */
import { DESIGN_EFFECT } from '../model/interval.js';
import { designEffect, pooled } from './design-effect.js';
import { growthLimit, grownLimit } from './growth.js';
import { countOf, judgeCount } from './judge/count.js';
import { judgeDuration, judgeNames, judgeRatio } from './judge/exact.js';
import { budgetLimit, judgeShare, shareInterval } from './judge/share.js';
import { metricKey } from './metric-key.js';
import { metricNamed, PAIRED } from './metrics.js';
import { missingIn, NOTHING } from './outcome.js';
import { paired } from './paired.js';
import { selectorOf } from './selector.js';

/** @import { Report } from '../model/report.js' */
/** @import { Budget, GateConfig, Growth } from '../model/gate-config.js' */
/** @import { Baseline } from './baseline/baseline.js' */
/** @import { DesignEffect } from './design-effect.js' */
/** @import { Count } from './judge/count.js' */
/** @import { Evidence } from './measure/evidence.js' */
/** @import { Measurement } from './measure/measurement.js' */
/** @import { Metric } from './metrics.js' */
/** @import { Outcome } from './outcome.js' */
/** @import { IsAllowed } from './selector.js' */

/**
 * What a check rests on, before it has words.
 * @typedef {Outcome & {
 *   id: string,
 *   metric: Pick<Metric, 'tier' | 'unit' | 'level' | 'title' | 'needs'> & {id: string},
 *   budget: Budget | null,
 *   limit: number | null,
 *   isMinimum: boolean,
 *   baseline: number | null,
 * }} Result the budget is null for call sites that are new, the baseline for what is no comparison
 */

/**
 * What all checks of a verdict have in common.
 * @typedef {object} Setting
 * @property {Report[]} reports of one program, at least one
 * @property {Report[]} base reports of the change's base, made in turns with those; empty if there are none
 * @property {GateConfig} config
 * @property {Baseline | null} baseline
 * @property {IsAllowed} isAllowed
 */

/**
 * @param {Budget} budget of the config
 * @param {Setting} setting what it is held against
 * @returns {Result[]} one for each of its limits
 */
export function resultsOf(budget, setting) {
  const metric = /** @type {Metric} */ (metricNamed(budget.metric));
  const key = metricKey(budget);
  const selector = selectorOf(budget, setting.isAllowed);
  const runs = setting.reports.map((report) => metric.value(report, selector));
  const common = { metric, budget, limit: null, isMinimum: false, baseline: null };
  /** @type {Result[]} */
  const results = [];
  const { max, min, forbid, regression } = budget;
  if (max !== null) results.push({ ...common, ...heldAgainst(metric, runs, max, false, budgetLimit(max), setting), id: `${key} max`, limit: max });
  if (min !== null) results.push({ ...common, ...heldAgainst(metric, runs, min, true, budgetLimit(min), setting), id: `${key} min`, limit: min, isMinimum: true });
  if (forbid !== null) results.push({ ...common, ...namesIn(runs, forbid), id: `${key} forbid` });
  if (regression !== null) {
    const grown = metric.tier === PAIRED ? paired(metric, runs, regression, setting.base) : regressed(metric, key, runs, regression, setting);
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
  if (setting.baseline === null || accepted === undefined) return { ...NOTHING, limit: null, baseline: null, missing: missingIn(runs) };
  const limit = grownLimit(accepted, growth, metric.unit);
  const shareLimit = growthLimit(accepted, setting.baseline.busyTicks, limit);
  return { ...heldAgainst(metric, runs, limit, false, shareLimit, setting), limit, baseline: accepted };
}

/**
 * @param {Metric} metric that was measured
 * @param {Measurement[]} runs what each run says
 * @param {number} limit in the metric's unit
 * @param {boolean} isMinimum whether it is the least that passes
 * @param {import('./judge/share.js').ShareLimit} shareLimit the same, for shares
 * @param {Setting} setting of the checks
 * @returns {Outcome}
 */
function heldAgainst(metric, runs, limit, isMinimum, shareLimit, { config }) {
  switch (metric.unit) {
    case 'share': return shareIn(runs, shareLimit, config);
    case 'count': return countIn(countOf(runs), limit, config.minBusyTicks);
    default: {
      const extreme = isMinimum ? Math.min : Math.max;
      const values = runs.flatMap(({ value }) => (value === null ? [] : [value]));
      const judged = metric.unit === 'ms'
        ? judgeDuration(runs, limit, config.minBusyTicks)
        : judgeRatio(runs, (value) => (isMinimum ? value < limit : value > limit));
      return {
        ...NOTHING, judgement: judged, value: values.length === 0 ? null : extreme(...values), busyTicks: pooled(runs).busyTicks,
        evidence: heaviestRun(runs), missing: missingIn(runs),
      };
    }
  }
}

/**
 * @param {Measurement[]} runs what each run says
 * @param {import('./judge/share.js').ShareLimit} limit of the share
 * @param {GateConfig} config that may say how sure to be
 * @returns {Outcome}
 */
function shareIn(runs, limit, { designEffect: configured, minBusyTicks }) {
  const effect = designEffect(runs, configured);
  const all = pooled(runs);
  return {
    ...NOTHING,
    judgement: judgeShare(runs, limit, { effect: effect.value, designEffect: configured, minBusyTicks }),
    value: all.busyTicks === 0 ? null : all.ticks / all.busyTicks,
    interval: shareInterval(all, effect.value),
    busyTicks: all.busyTicks,
    evidence: heaviestRun(runs),
    effect,
  };
}

/**
 * @param {Count} count of all runs
 * @param {number} limit the most that passes
 * @param {number | null} minBusyTicks that the config says
 * @param {number} [restsOn] busy ticks of the baseline that says what is counted
 * @returns {Outcome}
 */
export function countIn(count, limit, minBusyTicks, restsOn) {
  const judged = judgeCount(count, limit, minBusyTicks, restsOn);
  return {
    ...NOTHING,
    judgement: judged,
    value: count.counted.length,
    busyTicks: count.busyTicks,
    evidence: judged.reason === 'straddles' ? [...count.counted, ...count.unsure] : count.counted,
    unsure: count.unsure.length,
  };
}

/**
 * @param {Measurement[]} runs what each run says
 * @param {string[]} forbid patterns of names
 * @returns {Outcome}
 */
function namesIn(runs, forbid) {
  const { names, ...judged } = judgeNames(runs, forbid);
  const isKnown = judged.reason !== 'missing';
  return { ...NOTHING, judgement: judged, value: isKnown ? names.length : null, names, missing: isKnown ? '' : missingIn(runs) };
}

/**
 * @param {Measurement[]} runs what each run says
 * @returns {Evidence[]} of the run that shows most
 */
function heaviestRun(runs) {
  return runs.reduce((most, run) => (Number(run.value) > Number(most.value) ? run : most)).certain;
}

/** What is assumed where no share was judged. @type {DesignEffect} */
export const ASSUMED = { value: DESIGN_EFFECT, from: 'assumed' };
