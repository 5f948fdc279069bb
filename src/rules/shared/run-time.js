/** @import { CallSiteReport } from '../../model/report.js' */

/**
 * The thread pool is not sampled: of an asynchronous call a tick or two of the hand-over may be all that is seen, or
 * none but those of the threads that it wakes. Then only `phase` says when.
 * @param {CallSiteReport} callSite any call
 * @returns {boolean} whether it is made while the program serves, not only when it starts
 */
export function isAtRunTime({ byPhase, phase, ticks }) {
  return ticks === 0 ? phase === 'event-loop' : (byPhase['event-loop'] ?? 0) > 0;
}
