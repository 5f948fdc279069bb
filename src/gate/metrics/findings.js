import { SEVERITIES } from '../../model/severity.js';
import { countOf, lookThere, noneOr, UNDER_LOAD } from './metric.js';

/** @import { Metric } from './metric.js' */

/** @type {Metric} */
export default {
  id: 'findings',
  tier: 1,
  unit: 'count',
  needs: 'ticks',
  needsTimes: true,
  limits: ['max', 'regression'],
  selectors: ['operation', 'path', 'rule', 'severity'],
  level: 'error',
  title: 'findings',
  description: 'Findings of the rules. One about blocking counts once its evidence is clear, as for sync_call_sites.',
  measure: ({ findings, busyTicks }, { counts, severity: least }) =>
    countOf(
      findings,
      (evidence) => SEVERITIES.indexOf(evidence.severity) <= SEVERITIES.indexOf(least) && counts(evidence),
      busyTicks,
    ),
  statement: ({ value, of, within, by, severity }) =>
    `There ${value === 1 ? 'is' : 'are'} ${noneOr(value, 'finding').toLowerCase()}${by}${severity}${of}${within}`,
  fix: lookThere,
  hint: UNDER_LOAD,
};
