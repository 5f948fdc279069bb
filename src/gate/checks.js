/** From a budget to its checks: what each limit finds in all runs. */
import { DESIGN_EFFECT } from '../model/interval.js';
import { designEffect, pooled } from './design-effect.js';
import { growthLimit, grownLimit } from './growth.js';
import { countOf, judgeCount } from './judge/count.js';
import { judgeDuration, judgeNames, judgeRatio } from './judge/exact.js';
import { judgement } from './judge/judgement.js';
import { judgePairs, pairedGrowth } from './judge/pairs.js';
import { budgetLimit, judgeShare, shareInterval } from './judge/share.js';
import { metricKey } from './metric-key.js';
import { metricNamed, PAIRED } from './metrics.js';
import { selectorOf } from './selector.js';

/** @import { Report } from '../model/report.js' */
/** @import { Budget, GateConfig, Growth } from '../model/gate-config.js' */
/** @import { Baseline } from './baseline/baseline.js' */
/** @import { DesignEffect } from './design-effect.js' */
/** @import { Judgement } from './judge/judgement.js' */
/** @import { Evidence } from './measure/evidence.js' */
/** @import { Measurement } from './measure/measurement.js' */
/** @import { Metric } from './metrics.js' */
/** @import { IsAllowed } from './selector.js' */

/**
 * What a check rests on, before it has words.
 * @typedef {object} Result
 * @property {string} id of the check
 * @property {Pick<Metric, 'id' | 'tier' | 'unit' | 'level' | 'title' | 'needs'>} metric
 * @property {Budget | null} budget null for call sites that are new
 * @property {Judgement} judgement
 * @property {number | null} value
 * @property {[number, number] | null} interval
 * @property {number} busyTicks
 * @property {number | null} limit
 * @property {number | null} baseline
 * @property {Evidence[]} evidence heaviest first
 * @property {number} unsure
 * @property {string[]} names
 * @property {string} missing
 * @property {DesignEffect | null} effect of a share
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

/** @typedef {Omit<Result, 'id' | 'metric' | 'budget' | 'limit' | 'baseline'>} Outcome of a limit */

/** @type {Outcome} */
const NOTHING = {
  judgement: judgement('missing'),
  value: null, interval: null, busyTicks: 0, evidence: [], unsure: 0, names: [], missing: '', effect: null,
};

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
  const common = { metric, budget, limit: null, baseline: null };
  /** @type {Result[]} */
  const results = [];
  const { max, min, forbid, regression } = budget;
  if (max !== null) results.push({ ...common, ...heldAgainst(metric, runs, max, false, budgetLimit(max), setting), id: `${key} max`, limit: max });
  if (min !== null) results.push({ ...common, ...heldAgainst(metric, runs, min, true, budgetLimit(min), setting), id: `${key} min`, limit: min });
  if (forbid !== null) results.push({ ...common, ...namesIn(runs, forbid), id: `${key} forbid` });
  if (regression !== null && metric.tier === PAIRED) {
    results.push({ ...common, ...paired(metric, runs, regression, setting), id: `${key} regression` });
  } else if (regression !== null) {
    const accepted = setting.baseline?.metrics.get(key) ?? 0;
    const limit = grownLimit(accepted, regression, metric.unit);
    const shareLimit = growthLimit(accepted, setting.baseline?.busyTicks ?? 0, limit);
    results.push({ ...common, ...heldAgainst(metric, runs, limit, false, shareLimit, setting), id: `${key} regression`, limit, baseline: accepted });
  }
  return results;
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
    case 'count': return countIn(runs, limit, config.minBusyTicks);
    default: {
      const extreme = isMinimum ? Math.min : Math.max;
      const values = runs.flatMap(({ value }) => (value === null ? [] : [value]));
      const judged = metric.unit === 'ms'
        ? judgeDuration(runs, limit)
        : judgeRatio(runs, (value) => (isMinimum ? value < limit : value > limit));
      return {
        ...NOTHING, judgement: judged, value: values.length === 0 ? null : extreme(...values), evidence: heaviestRun(runs), missing: missingIn(runs),
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
 * @param {Measurement[]} runs what each run says
 * @param {number} limit the most that passes
 * @param {number | null} minBusyTicks that the config says
 * @returns {Outcome}
 */
export function countIn(runs, limit, minBusyTicks) {
  const count = countOf(runs);
  const judged = judgeCount(count, limit, minBusyTicks);
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
 * @param {Metric} metric that was measured
 * @param {Measurement[]} runs what each run of the head says
 * @param {Growth} accepted growth
 * @param {Setting} setting that holds the base's runs
 * @returns {Outcome & {limit: number}} with the growth in relation to the base as its value
 */
function paired(metric, runs, accepted, { base, isAllowed }) {
  const selector = selectorOf({ operation: '', path: '', rule: '', severity: 'info', side: '' }, isAllowed);
  const before = base.map((report) => metric.value(report, selector));
  const missing = missingIn([...before, ...runs]);
  if (base.length === 0 || missing !== '') {
    return { ...NOTHING, limit: accepted.relative, missing, judgement: judgement(base.length === 0 ? 'unpaired' : 'missing') };
  }
  const valuesOf = (/** @type {Measurement[]} */ all) => all.map(({ value }) => Number(value));
  const growth = pairedGrowth(valuesOf(before), valuesOf(runs));
  const mean = valuesOf(before).reduce((sum, value) => sum + value, 0) / base.length;
  const limit = Math.max(accepted.relative, mean > 0 ? accepted.absolute / mean : 0);
  return { ...NOTHING, limit, judgement: judgePairs(growth, limit), value: growth?.growth ?? null, interval: growth?.interval ?? null };
}

/**
 * @param {Measurement[]} runs what each run says
 * @returns {Evidence[]} of the run that shows most
 */
function heaviestRun(runs) {
  return runs.reduce((most, run) => (Number(run.value) > Number(most.value) ? run : most)).certain;
}

/**
 * @param {Measurement[]} runs what each run says
 * @returns {string} why the first of them says nothing
 */
function missingIn(runs) {
  return runs.find(({ missing }) => missing !== '')?.missing ?? '';
}

/** What is assumed where no share was judged. @type {DesignEffect} */
export const ASSUMED = { value: DESIGN_EFFECT, from: 'assumed' };
