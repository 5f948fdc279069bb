/** The metric `crypto_share`: cryptography's share of busy time. */
import { lookThere, UNDER_LOAD } from './metric.js';
import { tickShare, ticksOf } from './shared/tick-share.js';

/** @import { Metric } from './metric.js' */

/** @type {Metric} */
export default {
  id: 'crypto_share',
  tier: 2,
  unit: 'share',
  needs: 'ticks',
  limits: ['max', 'regression'],
  selectors: ['operation', 'path'],
  level: 'error',
  title: 'share of busy time that is cryptography',
  description:
    'Ticks spent on behalf of cryptography, of all busy ticks. With a `path`, those whose call site lies there.',
  measure: (run, selector) =>
    tickShare(run, selector, {
      ofSite: ({ ticks }) => ticks,
      ofOperations: () =>
        ticksOf(
          run.report.operations.filter(({ id }) => selector.hasOperation(id)),
          ({ ticks }) => ticks,
        ),
      ofAll: () => run.report.crypto.ticks,
      hasStartUp: true,
    }),
  statement: ({ amount, operation, within, busyTime }) =>
    `${operation || 'Cryptography'}${within} takes ${amount} of ${busyTime}`,
  fix: lookThere,
  hint: UNDER_LOAD,
};
