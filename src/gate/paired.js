import { judgement } from './judge/judgement.js';
import { judgePairs, pairedGrowth } from './judge/pairs.js';
import { missingIn, NOTHING } from './outcome.js';
import { EVERYTHING, selectorOf } from './selector.js';

/** @import { Report } from '../model/report.js' */
/** @import { Growth } from '../model/gate-config.js' */
/** @import { Measurement } from './measure/measurement.js' */
/** @import { Metric } from './metrics.js' */
/** @import { Outcome } from './outcome.js' */

/**
 * @param {Metric} metric that was measured
 * @param {Measurement[]} runs what each run of the head says
 * @param {Growth} accepted growth
 * @param {Report[]} base runs of the change's base, in the order of those
 * @returns {Outcome & {limit: number}} with the growth in relation to the base as its value
 */
export function paired(metric, runs, accepted, base) {
  const before = base.map((report) => metric.value(report, selectorOf(EVERYTHING)));
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
