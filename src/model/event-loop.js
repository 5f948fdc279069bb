/** What of a report's cryptography holds the event loop. */

/** @import { CallSiteReport, Report } from './report.js' */

/**
 * @param {CallSiteReport} site any
 * @returns {number} ticks for which its calls held the event loop: none where they are asynchronous, since what is
 *   seen of those is only how they are handed to the thread pool
 */
export function loopTicks(site) {
  return site.form === 'async' ? 0 : (site.byPhase['event-loop'] ?? 0);
}

/**
 * @param {Pick<Report, 'crypto' | 'callSites'>} report the answer
 * @returns {number} ticks of cryptography that held the event loop, those without a call site included
 */
export function loopCryptoTicks({ crypto, callSites }) {
  const async = callSites.filter(({ form }) => form === 'async');
  const located = async.reduce((sum, { ticks }) => sum + ticks, 0);
  const onLoop = async.reduce((sum, { byPhase }) => sum + (byPhase['event-loop'] ?? 0), 0);
  // Where a lost stack was handed over is not known: most likely where most things happen.
  const lost = Math.max(0, crypto.asyncTicks - located);
  return Math.max(0, (crypto.byPhase['event-loop'] ?? 0) - onLoop - lost);
}

/**
 * @param {CallSiteReport[]} callSites of a report
 * @returns {CallSiteReport | null} the one with the longest block of the event loop, null if none blocks it
 */
export function longestOnLoop(callSites) {
  return callSites
    .filter((site) => loopTicks(site) > 0 && site.blocks.maxMs > 0)
    .reduce((longest, site) => (longest === null || site.blocks.maxMs > longest.blocks.maxMs ? site : longest), /** @type {CallSiteReport | null} */ (null));
}
