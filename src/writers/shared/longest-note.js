/** Why a call site's longest block can exceed its time. */
import { isHandOver, isLongerThanItsTicks } from '../../model/event-loop.js';

/** @import { CallSiteReport } from '../../model/report.js' */

/**
 * @param {CallSiteReport[]} callSites rows of a table
 * @param {[longest: string, time: string]} titles of its columns
 * @returns {string} one sentence, `''` if no row needs it
 */
export function longestNote(callSites, [longest, time]) {
  return callSites.some((site) => isLongerThanItsTicks(site) && !isHandOver(site))
    ? `${longest} is by the clock: unlike ${time}, it includes waits for a processor and garbage collection.`
    : '';
}
