/** How many runs a baseline should be based on. */
import { DESIGN_EFFECT, Z } from '../../model/interval.js';
import { FEWEST_RUNS } from '../judge/design-effect.js';
import { grownLimit } from '../judge/growth.js';
import { metricKey, unitOfKey } from '../metrics/index.js';
import { makeBaseline } from './baseline.js';

/** @import { GateConfig } from '../../model/gate-config.js' */
/** @import { Report } from '../../model/report.js' */

/**
 * With fewer, how much a share varies is mostly assumed: an unchanged program whose ticks vary 20 times as much as
 * independent ones fails in 3 % of all cases with three runs, and in 1 % from five on (docs/gate.md).
 */
const FEWEST_FOR_SHARES = 5;
/** Nobody waits for more. */
const MOST_RUNS = 20;
/** The baseline's own doubt may take up so much of the growth that fails. */
const OF_GROWTH = 0.5;

/**
 * How many runs are enough only follows from some runs: they show how long a run is, and how much it varies.
 * @param {Report[]} reports that were made so far, at least one
 * @param {GateConfig} config whose budgets are compared with the baseline
 * @param {string} today ISO date: what allows have expired
 * @returns {number} how many runs it should be based on
 */
export function runsForBaseline(reports, config, today) {
  const { busyTicks, metrics, designEffects } = makeBaseline(reports, config, today);
  const needed = config.budgets.map((budget) => {
    const key = metricKey(budget);
    const accepted = metrics.get(key);
    if (budget.regression === null || accepted === undefined || unitOfKey(key) !== 'share') return FEWEST_RUNS;
    const limit = grownLimit(accepted, budget.regression, 'share');
    return runsForShare({
      accepted,
      limit,
      effect: designEffects.get(`${key} regression`) ?? DESIGN_EFFECT,
      busyTicks: busyTicks / reports.length,
    });
  });
  return Math.min(MOST_RUNS, Math.max(FEWEST_RUNS, ...needed));
}

/**
 * @param {object} share that is compared with a baseline
 * @param {number} share.accepted its value there, 0..1
 * @param {number} share.limit the largest value that passes
 * @param {number} share.effect design effect
 * @param {number} share.busyTicks of a run
 * @returns {number} how many runs it takes
 */
export function runsForShare({ accepted, limit, effect, busyTicks }) {
  const doubt = OF_GROWTH * (limit - accepted);
  // All of it can't become more.
  if (doubt <= 0) return FEWEST_RUNS;
  const ticks = (effect * Z * Z * accepted * (1 - accepted)) / (doubt * doubt);
  return Math.max(FEWEST_FOR_SHARES, Math.ceil(ticks / busyTicks));
}
