import { ticksOnLoop } from '../../model/event-loop.js';

/** @import { CallSiteReport } from '../../model/report.js' */

/**
 * The thread pool is not sampled: a tick or two of the hand-over may be all that shows of an asynchronous call, or
 * only ticks of the threads that it wakes. In that case only `phase` says when it ran.
 * @param {CallSiteReport} callSite any call
 * @returns {boolean} whether it is called while the program serves, not only when it starts
 */
export function isAtRunTime(callSite) {
  return callSite.ticks === 0 ? callSite.phase === 'event-loop' : ticksOnLoop(callSite) > 0;
}
