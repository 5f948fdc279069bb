/** The metric `cpu_ms_per_request`: CPU time of all threads per request, compared in pairs. */
import { isPartOfCounts } from '../../model/certainty.js';
import { percent } from '../../text/numbers.js';
import { measured, PART_OF_COUNTS, unmeasurable } from './metric.js';
import { INCOMPLETE } from './shared/tls.js';

/** @import { Report } from '../../model/report.js' */
/** @import { Metric } from './metric.js' */

/** @type {Metric} */
export default {
  id: 'cpu_ms_per_request',
  tier: 4,
  unit: 'ms',
  needs: 'requests',
  limits: ['regression'],
  selectors: [],
  level: 'warn',
  title: 'CPU time per request',
  description:
    'CPU time of the whole program per HTTP request. It depends on the machine and its other load, so it is only compared ' +
    'in pairs: runs before and after the change, recorded alternately on one machine.',
  measure({ report: { load, traffic, profile } }) {
    if (!load && traffic && !traffic.complete) return unmeasurable(INCOMPLETE);
    const requests = load?.requests ?? traffic?.requests ?? 0;
    if (!(requests > 0))
      return unmeasurable('no requests were counted: run it with --load, or as an HTTP server that is recorded');
    const totalMs = usedMs(profile);
    return totalMs === null ? unmeasurable(PART_OF_COUNTS) : measured({ value: totalMs / requests });
  },
  statement: ({ value }) =>
    `CPU time per request ${value < 0 ? 'shrank' : 'grew'} by ${percent(Math.abs(value))} from the base to these runs`,
  fix: (_, ownName) => `See what grew: ${ownName} compare <base report> <head report>`,
  hint: 'Record runs of base and head in which requests are counted: with --load, or of an HTTP server.',
};

/**
 * @param {Report['profile']} profile of a run
 * @returns {number | null} ms that the program used, as the operating system counts it, if that was recorded, otherwise
 *   its busy time; null if that doesn't cover the whole run
 */
function usedMs(profile) {
  return profile.cpu?.totalMs ?? (isPartOfCounts(profile) ? null : profile.busyMs);
}
