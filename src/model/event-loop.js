/** How much of a report's cryptography holds the event loop. */
import { isStreamApi } from './operation.js';

/** @import { CallSiteReport, Phase, Report } from './report.js' */
/** @import { ThreadPool } from './tls.js' */

/**
 * What shows where a call site's work is done.
 * @typedef {Pick<CallSiteReport, 'form' | 'operation' | 'blocks'> &
 *   Partial<Pick<CallSiteReport, 'package' | 'computedBy' | 'ticks' | 'leaves'>>} Sampled
 */

/**
 * A typical stretch in an asynchronous call site that is at least this long, ms, is work: handing a job over takes
 * 15-18 µs. The typical stretch, because on a busy machine a single tick may stand for longer.
 */
const HELD_MS = 5;
/** A length is meaningful only from this many sampling intervals on, since its error is one interval. */
export const RESOLVED_INTERVALS = 3;

/**
 * From this share of its ticks on, an asynchronous call site mainly computes and copies. If it only hands work over,
 * nearly all its ticks are waking threads, JavaScript and allocation, however many jobs it hands over in a row.
 */
const LEAST_WORK = 0.5;

/**
 * What no supported Node has a job for, so that nothing of it is handed over: whatever was sampled there held this
 * thread. lib/internal/crypto reads keys where subtle.importKey was called, one stretch of a millisecond each.
 */
const NEVER_HANDED_OVER = new Set(['key.import']);

/**
 * Decides from samples, and from what they are of, never from the function's name, whether a call site's work is done
 * elsewhere: `argon2()` ran on the event loop before Node 24.16, and `subtle.digest()` copies its input there.
 * @param {Sampled} site any
 * @returns {boolean} whether its samples only show work being handed to the thread pool
 */
export function isHandOver(site) {
  const { form, package: packageName = '', ticks = 0, leaves } = site;
  const { p50Ms, errorMs } = site.blocks;
  if (form !== 'async' || isDoneHere(site)) return false;
  if (p50Ms < HELD_MS || p50Ms < RESOLVED_INTERVALS * errorMs) return true;
  // Code that packages compute in has no telling names.
  if (packageName !== '' || leaves === undefined) return false;
  return leaves.computing + (leaves.copying ?? 0) + (leaves.nameless ?? 0) < LEAST_WORK * ticks;
}

/**
 * Calls that hold the event loop may keep the pool busy as well: `subtle.digest()` copies its input here, and hands over
 * what it does with the copy.
 * @param {Sampled} site any
 * @returns {boolean} whether it may have handed work to the thread pool
 */
export function mayUsePool(site) {
  const { form, computedBy = '', leaves } = site;
  if (isHandOver(site)) return true;
  if (isDoneHere(site)) return false;
  return form === 'async' && computedBy === '' && (leaves?.copying ?? 0) > (leaves?.computing ?? 0);
}

/**
 * @param {Sampled} site an asynchronous one
 * @returns {boolean} whether Node does it on the thread that asks for it; nobody knows what a package's own code does
 */
function isDoneHere({ operation, computedBy = '' }) {
  return NEVER_HANDED_OVER.has(operation) && computedBy === '';
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
 * @returns {number} its ticks on the event loop, of any kind
 */
export function ticksOnLoop({ byPhase }) {
  return byPhase['event-loop'] ?? 0;
}

/**
 * @param {CallSiteReport} site any
 * @returns {number} ticks for which its calls held the event loop; 0 if they only hand work over
 */
export function loopTicks(site) {
  return isHandOver(site) ? 0 : ticksOnLoop(site);
}

/**
 * @param {Pick<Report, 'crypto' | 'callSites'>} report the answer
 * @returns {number} crypto ticks that held the event loop, including those without a call site
 */
export function loopCryptoTicks({ crypto, callSites }) {
  const handOvers = callSites.filter(isHandOver);
  const located = handOvers.reduce((sum, { ticks }) => sum + ticks, 0);
  const onLoop = handOvers.reduce((sum, site) => sum + ticksOnLoop(site), 0);
  // Where a lost stack handed work over is unknown: most likely where most things happen.
  const lost = Math.max(0, crypto.asyncTicks - located);
  return Math.max(0, ticksOnLoop(crypto) - onLoop - lost);
}

/**
 * @param {CallSiteReport[]} callSites of a report
 * @returns {CallSiteReport | null} the one that blocked the event loop longest, null if none did
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
 * One stretch of ticks may be a loop of calls. A turn of the event loop with nothing to do is shorter than a tick, and
 * so is the time between a stream's chunks.
 * @param {Pick<CallSiteReport, 'api' | 'blocks'>} site any
 * @returns {boolean} whether each of its blocks may be several calls, with turns of the event loop between them
 */
export function areStretches({ api, blocks: { split } }) {
  return !split || isStreamApi(api);
}

/**
 * A block lasts as long as the clock says. Its ticks are those of the call alone, and each counts for little more than an
 * interval: what waits for a processor and garbage collection took is not in them.
 * @param {Pick<CallSiteReport, 'blocks' | 'cpuMs'>} site any
 * @returns {boolean} whether its longest block took more time than all its ticks stand for
 */
export function isLongerThanItsTicks({ blocks: { maxMs, errorMs }, cpuMs }) {
  return maxMs > cpuMs + errorMs;
}

/**
 * The thread pool is not sampled: a tick or two of the hand-over may be all that shows of an asynchronous call, or
 * only ticks of the threads that it wakes. In that case only `phase` says when it ran; and where ticks have seen fewer calls than
 * there were jobs, all of them while the program started, nothing says when the others were made.
 * @param {CallSiteReport} callSite any call
 * @param {Pick<ThreadPool, 'callSites'> | null} threadPool jobs by line; null if they were not counted
 * @returns {boolean} whether it is called while the program serves, as far as is known, not only when it starts
 */
export function isAtRunTime(callSite, threadPool) {
  if (callSite.ticks === 0) return callSite.phase === 'event-loop';
  const ofLine = threadPool?.callSites.filter(({ id }) => id === callSite.id) ?? [];
  const jobs = ofLine.reduce((sum, each) => sum + each.jobs, 0);
  return ticksOnLoop(callSite) > 0 || (callSite.form === 'async' && jobs > callSite.ticks);
}
