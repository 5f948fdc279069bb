/** The metric `event_loop_share`: the share of busy time in which cryptography holds the event loop. */
import { isHandOver, loopCryptoTicks, loopTicks, ticksOnLoop } from '../../model/event-loop.js';
import { lookThere, UNDER_LOAD } from './metric.js';
import { tickShare, ticksOf } from './shared/tick-share.js';

/** @import { Metric } from './metric.js' */

/** @type {Metric} */
export default {
  id: 'event_loop_share',
  tier: 2,
  unit: 'share',
  needs: 'ticks',
  isOnLoop: true,
  limits: ['max', 'regression'],
  selectors: ['operation', 'path'],
  level: 'error',
  title: 'share of busy time that is cryptography on the event loop',
  description:
    "The same for ticks on the event loop only: modules being loaded, worker threads, what a server does before it listens, and handing calls to the thread pool don't count.",
  measure: (run, selector) =>
    tickShare(run, selector, {
      ofSite: loopTicks,
      ofOperations: () => {
        const onLoop = ticksOf(
          run.report.operations.filter(({ id }) => selector.hasOperation(id)),
          ticksOnLoop,
        );
        // Handing work to the thread pool also happens on the loop, but doesn't hold it.
        return Math.max(
          0,
          onLoop -
            ticksOf(
              run.callSites.filter((site) => isHandOver(site) && selector.hasOperation(site.operation)),
              ticksOnLoop,
            ),
        );
      },
      ofAll: () => loopCryptoTicks(run.report),
      hasStartUp: false,
    }),
  statement: ({ amount, operation, within, busyTime }) =>
    `${operation || 'Cryptography'} on the event loop${within} takes ${amount} of ${busyTime}`,
  fix: lookThere,
  hint: UNDER_LOAD,
};
