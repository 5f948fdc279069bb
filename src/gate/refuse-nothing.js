import { Failure } from '../model/failure.js';
import { metricKey } from './metric-key.js';
import { metricNamed, PAIRED } from './metrics.js';
import { selectorOf } from './selector.js';

/** @import { Report } from '../model/report.js' */
/** @import { Budget, GateConfig } from '../model/gate-config.js' */
/** @import { Baseline } from './baseline/baseline.js' */

/**
 * A gate that judges nothing would pass for ever.
 * @param {Report[]} reports to be judged
 * @param {GateConfig} config to judge by
 * @param {Baseline | null} baseline to judge against
 * @throws {Failure} if one of them is nothing, or lacks what another needs
 */
export function refuseNothing(reports, config, baseline) {
  if (reports.length === 0) throw new Failure('gate-without-reports');
  const empty = reports.findIndex(({ profile }) => profile.busyTicks === 0);
  if (empty !== -1) throw new Failure('gate-profile-empty', { run: empty + 1, runs: reports.length, source: reports[empty].isolates[0]?.source ?? 'the run' });
  const checksNew = config.baseline !== null && config.baseline.newCallSites !== 'off';
  if (config.budgets.length === 0 && !checksNew) throw new Failure('gate-without-checks', { path: config.source });
  if (config.baseline === null) return;
  if (baseline === null) throw new Failure('baseline-missing', { path: config.baseline.file });
  const lacking = config.budgets.find((budget) => budget.regression !== null && !baseline.metrics.has(metricKey(budget)) && isMeasured(budget, reports));
  if (lacking) throw new Failure('baseline-lacks', { path: config.baseline.file, at: `budgets[${lacking.index}]`, source: config.source, metric: metricKey(lacking) });
}

/**
 * @param {Budget} budget that compares
 * @param {Report[]} reports to be judged
 * @returns {boolean} whether a new baseline of these runs would hold it; otherwise the check is inconclusive
 */
function isMeasured(budget, reports) {
  const metric = metricNamed(budget.metric);
  return metric !== null && metric.tier !== PAIRED && reports.some((report) => metric.value(report, selectorOf(budget)).value !== null);
}
