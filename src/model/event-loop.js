/** What of a report's cryptography holds the event loop. */

/** @import { CallSiteReport, Phase, Report } from './report.js' */

/**
 * From this length on, ms, a typical stretch in an asynchronous call site is work: handing a job over takes 15-18 µs.
 * The typical one, since on a busy machine a single tick may stand for longer.
 */
const HELD_MS = 5;
/** A length counts only from this many sampling intervals on, as the error of each is one. */
export const RESOLVED_INTERVALS = 3;

/**
 * From this share of its ticks on, computing and copying are what an asynchronous call site does: where it hands work
 * over, nearly all of them are waking threads, JavaScript and allocation, however many jobs are handed over in a row.
 */
const LEAST_WORK = 0.5;

/**
 * Whether a call site's work is done elsewhere follows from what was sampled, never from the name of the function:
 * `argon2()` ran on the event loop before Node 24.16, and `subtle.digest()` copies its input there.
 * @param {Pick<CallSiteReport, 'form' | 'blocks'> & Partial<Pick<CallSiteReport, 'package' | 'ticks' | 'leaves'>>} site
 *   any
 * @returns {boolean} whether what was sampled is only how work is handed to the thread pool
 */
export function isHandOver({ form, blocks: { p50Ms, errorMs }, package: packageName = '', ticks = 0, leaves }) {
  if (form !== 'async') return false;
  if (p50Ms < HELD_MS || p50Ms < RESOLVED_INTERVALS * errorMs) return true;
  // What packages compute in code of their own has no names that tell.
  if (packageName !== '' || leaves === undefined) return false;
  return leaves.computing + (leaves.copying ?? 0) + (leaves.nameless ?? 0) < LEAST_WORK * ticks;
}

/**
 * @param {CallSiteReport} site any
 * @returns {boolean} whether a package's own code does its work on the thread pool: such jobs are not counted
 */
export function isAddonJob(site) {
  return isHandOver(site) && (site.computedBy ?? '') !== '';
}

/**
 * @param {{byPhase: Partial<Record<Phase, number>>}} row of a report
 * @returns {number} its ticks on the event loop, whatever they are
 */
export function ticksOnLoop({ byPhase }) {
  return byPhase['event-loop'] ?? 0;
}

/**
 * @param {CallSiteReport} site any
 * @returns {number} ticks for which its calls held the event loop: none where they only hand work over
 */
export function loopTicks(site) {
  return isHandOver(site) ? 0 : ticksOnLoop(site);
}

/**
 * @param {Pick<Report, 'crypto' | 'callSites'>} report the answer
 * @returns {number} ticks of cryptography that held the event loop, those without a call site included
 */
export function loopCryptoTicks({ crypto, callSites }) {
  const handOvers = callSites.filter(isHandOver);
  const located = handOvers.reduce((sum, { ticks }) => sum + ticks, 0);
  const onLoop = handOvers.reduce((sum, site) => sum + ticksOnLoop(site), 0);
  // Where a lost stack was handed over is not known: most likely where most things happen.
  const lost = Math.max(0, crypto.asyncTicks - located);
  return Math.max(0, ticksOnLoop(crypto) - onLoop - lost);
}

/**
 * @param {CallSiteReport[]} callSites of a report
 * @returns {CallSiteReport | null} the one with the longest block of the event loop, null if none blocks it
 */
export function longestOnLoop(callSites) {
  return callSites
    .filter((site) => loopTicks(site) > 0 && site.blocks.maxMs > 0)
    .reduce(
      (longest, site) => (longest === null || site.blocks.maxMs > longest.blocks.maxMs ? site : longest),
      /** @type {CallSiteReport | null} */ (null),
    );
}

/**
 * One stretch of ticks may be a loop of calls; a turn of the event loop in which nothing is to be done is shorter than a tick,
 * and so is what is between a stream's chunks.
 * @param {Pick<CallSiteReport, 'api' | 'blocks'>} site any
 * @returns {boolean} whether its blocks may be several calls each, between which the event loop may have turned
 */
export function areStretches({ api, blocks: { split } }) {
  return !split || api.endsWith(' stream');
}
