import { ticksOnLoop } from '../../model/event-loop.js';

/** @import { CallSiteReport } from '../../model/report.js' */

/**
 * The thread pool is not sampled: of an asynchronous call a tick or two of the hand-over may be all that is seen, or
 * none but those of the threads that it wakes. Then only `phase` says when.
 * @param {CallSiteReport} callSite any call
 * @returns {boolean} whether it is made while the program serves, not only when it starts
 */
export function isAtRunTime(callSite) {
  return callSite.ticks === 0 ? callSite.phase === 'event-loop' : ticksOnLoop(callSite) > 0;
}
