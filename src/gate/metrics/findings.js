/** The metric `findings`: how many findings of a severity or a rule there are. */
import { SEVERITIES } from '../../model/report.js';
import { RULES } from '../../rules/index.js';
import { textMatcher } from '../selector.js';
import { countOf, lookThere, noneOr, UNDER_LOAD } from './metric.js';
import { INCOMPLETE, NO_LEDGER } from './shared/tls.js';

/** @import { Report } from '../../model/report.js' */
/** @import { Metric } from './metric.js' */

/** @type {Metric} */
export default {
  id: 'findings',
  tier: 1,
  unit: 'count',
  needs: 'ticks',
  isOnLoop: true,
  needsTimes: 'flagged',
  limits: ['max', 'regression'],
  selectors: ['operation', 'path', 'rule', 'severity'],
  level: 'error',
  title: 'findings',
  description: 'Findings of the rules. One about blocking counts once its evidence is clear, as for sync_call_sites.',
  measure: ({ report, findings, busyTicks }, { counts, rule, severity: least }) => {
    const count = countOf(
      findings,
      (evidence) => SEVERITIES.indexOf(evidence.severity) <= SEVERITIES.indexOf(least) && counts(evidence),
      busyTicks,
    );
    const missing = uncounted(report, rule);
    return missing === '' ? count : { ...count, value: null, missing };
  },
  statement: ({ value, of, within, by, severity }) =>
    `There ${value === 1 ? 'is' : 'are'} ${noneOr(value, 'finding').toLowerCase()}${by}${severity}${of}${within}`,
  fix: lookThere,
  hint: UNDER_LOAD,
};

/** By what rules count. */
const NOT_COUNTED = {
  tls: NO_LEDGER,
  threadPool:
    'the run did not count jobs of the thread pool: attach, --no-probe, other tools and older versions do not',
};
const NOT_ALL = { tls: INCOMPLETE, threadPool: 'a part of its thread-pool jobs was not counted' };

/**
 * @param {Pick<Report, 'tls' | 'threadPool'>} report of a run
 * @param {string} pattern of rules, `''` for all
 * @returns {string} why none of them would find everything, as the rest of a sentence; `''` if one might
 */
function uncounted(report, pattern) {
  const reasons = RULES.filter(({ meta }) => textMatcher(pattern)(meta.id)).map(({ meta: { counts } }) => {
    if (counts === undefined) return '';
    // Files of earlier versions may lack it.
    const account = report[counts] ?? null;
    if (account === null) return NOT_COUNTED[counts];
    return account.complete ? '' : NOT_ALL[counts];
  });
  return reasons.includes('') ? '' : (reasons[0] ?? '');
}
