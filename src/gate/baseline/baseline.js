/** What a baseline contains, made from runs that somebody accepts. */
import { roundEffect, roundRatio, roundShare, roundTicks } from './round.js';
import { recordedSites } from './call-sites.js';
import { EVERYTHING, selectorOf } from '../selector.js';
import { METRICS, metricKey, metricNamed } from '../metrics/index.js';
import { allowancesOf } from '../allowances.js';
import { countInRuns } from '../judge/count.js';
import { withoutStartUp } from '../metrics/metric.js';
import { makeRun } from '../run.js';
import { pooled, shownEffect } from '../judge/design-effect.js';
import { waitingOf } from '../waiting.js';

/** @import { Budget, GateConfig } from '../../model/gate-config.js' */
/** @import { Report } from '../../model/report.js' */
/** @import { GateEnvironment } from '../environment.js' */
/** @import { Metric } from '../metrics/metric.js' */
/** @import { Run } from '../run.js' */
/** @import { IsAllowed } from '../selector.js' */
/** @import { BaselineSite } from './call-sites.js' */

/**
 * What was accepted: call sites and values from some runs. It is kept in a file that people review, so it contains
 * nothing that changes from run to run: no lines, no milliseconds, shares to a whole percent, ratios to two figures.
 * @typedef {object} Baseline
 * @property {number} runs that it is based on
 * @property {number} busyTicks of all of them, excluding a server's start-up, to two figures
 * @property {GateEnvironment} environment
 * @property {Map<string, BaselineSite>} callSites by id: those that matter
 * @property {Map<string, number>} metrics by metricKey
 * @property {Map<string, number>} designEffects by the id of a share's check: how much more it varies from run to run
 *   than independent ticks would, as a whole number; empty if there were too few runs to tell
 * @property {number} [waiting] for a processor, of the event loop in its runs, in relation to how long it ran, to a tenth; absent if
 *   unknown
 */

/**
 * @param {Report[]} reports of one program, at least one
 * @param {GateConfig} config whose budgets are recorded
 * @param {string} today ISO date: what allows have expired
 * @returns {Baseline} from these runs alone
 */
export function makeBaseline(reports, config, today) {
  const all = reports.map(makeRun);
  const { isAllowed } = allowancesOf(config, all, today);
  /** @type {Map<string, number>} */
  const metrics = new Map();
  for (const budget of [...METRICS.map(withoutLimits), ...config.budgets]) {
    const value = acceptedValue(all, budget, isAllowed);
    if (value !== null) metrics.set(metricKey(budget), value);
  }
  const busyTicks = all.reduce((sum, run) => sum + run.steadyTicks, 0);
  return {
    runs: reports.length,
    busyTicks: roundTicks(busyTicks),
    environment: all[0].environment,
    callSites: recordedSites(all),
    metrics,
    designEffects: new Map(config.budgets.flatMap((budget) => effectsOf(all, budget, isAllowed))),
    waiting: waitingOf(all),
  };
}

/** @typedef {Pick<Budget, 'metric' | 'operation' | 'path' | 'rule' | 'severity' | 'side' | 'peer' | 'route'>} Measured */

/**
 * @param {Pick<Metric, 'id'>} metric of the table
 * @returns {Measured} all of it
 */
function withoutLimits({ id }) {
  return { metric: id, ...EVERYTHING };
}

/**
 * @param {Run[]} all runs of one program
 * @param {Measured} budget that measures something
 * @param {IsAllowed} isAllowed what is not counted
 * @returns {number | null} the value of all runs, rounded; null if it has no place in a baseline
 */
function acceptedValue(all, budget, isAllowed) {
  const metric = metricNamed(budget.metric);
  // Times depend on the machine and what else it does.
  if (metric === null || metric.unit === 'ms' || metric.unit === 'text') return null;
  const selector = selectorOf(budget, isAllowed);
  const runs = all
    .map((run) => withoutStartUp(metric.measure(run, selector, null)))
    .filter(({ value }) => value !== null);
  if (runs.length === 0) return null;
  if (metric.unit === 'count') {
    // What these runs show dimly, the next one may show clearly, and it would be no growth.
    const { counted, unsure, missable } = countInRuns(runs);
    return counted.length + unsure.length + missable.length;
  }
  if (metric.unit === 'ratio') return roundRatio(upperMedian(runs.map(({ value }) => Number(value))));
  const { ticks, busyTicks } = pooled(runs);
  return roundShare(ticks / busyTicks);
}

/**
 * @param {Run[]} all runs of one program
 * @param {Budget} budget of the config
 * @param {IsAllowed} isAllowed what is not counted
 * @returns {[check: string, effect: number][]} how much the value of each of its checks varies from run to run; none if
 *   it isn't a share, or there are too few runs to know
 */
function effectsOf(all, budget, isAllowed) {
  const metric = metricNamed(budget.metric);
  if (metric?.unit !== 'share') return [];
  const selector = selectorOf(budget, isAllowed);
  const runs = all.map((run) => metric.measure(run, selector, null));
  // A limit applies to all of a run, growth to everything except start-up.
  const looks = /** @type {const} */ ([
    ['max', budget.max, runs],
    ['regression', budget.regression, runs.map(withoutStartUp)],
  ]);
  return looks.flatMap(([kind, limit, counts]) => {
    const effect = limit === null ? null : shownEffect(counts);
    return effect === null
      ? []
      : [/** @type {[string, number]} */ ([`${metricKey(budget)} ${kind}`, roundEffect(effect)])];
  });
}

/**
 * Most runs decide about a ratio, so what is accepted must be no less than most of them have.
 * @param {number[]} values at least one
 * @returns {number} the one in the middle, the larger of two
 */
function upperMedian(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
