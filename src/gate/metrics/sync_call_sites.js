/** The metric `sync_call_sites`: how many call sites block the event loop. */
import { countOf, lookThere, noneOr, UNDER_LOAD } from './metric.js';

/** @import { Metric } from './metric.js' */

/** @type {Metric} */
export default {
  id: 'sync_call_sites',
  tier: 1,
  unit: 'count',
  needs: 'ticks',
  isOnLoop: true,
  needsTimes: 'any',
  limits: ['max', 'regression'],
  selectors: ['operation', 'path', 'rule'],
  isBlocking: true,
  level: 'error',
  title: 'synchronous crypto call sites on the event loop',
  description:
    'Lines that do cryptography synchronously on the event loop and hold it for 5 ms or more at a time, or that a rule about ' +
    "blocking flags. A line counts once its evidence is clear: seen in two runs (and in half of them), or in one run well above the rules' thresholds.",
  measure: ({ loop, busyTicks }, { counts }) => countOf(loop, counts, busyTicks),
  statement: ({ value, of, within, by }) =>
    `${noneOr(value, 'synchronous crypto call site')}${of}${within}${by} ${value === 1 ? 'holds' : 'hold'} the event loop`,
  fix: lookThere,
  hint: UNDER_LOAD,
};
