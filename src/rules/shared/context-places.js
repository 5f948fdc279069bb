/** Lines that have TLS contexts made again and again: by the ledger, which counts them, and by samples, which show what they cost. */
import { wilsonInterval } from '../../model/interval.js';
import { loopCost, MIN_TICKS } from './severity.js';
import { rowOf } from './tls-places.js';

/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { RuleContext } from './rule.js' */

/** Fewer contexts than this are made once for each server or tenant. */
const MIN_CONTEXTS = 20;

/** What one context takes with all the CA certificates that Node has: 27 ms with Node 20, 6-9 ms since. */
const LARGEST_CONTEXT_MS = 35;

/**
 * @typedef {object} ContextPlace
 * @property {CallSiteReport} site row of the line
 * @property {string} via package that asks for the contexts, `''` if the line does itself
 * @property {number} count contexts with CA certificates that it had made, 0 if they were not counted
 * @property {{ticks: number, share: number, shareLow: number}} cost of contexts, on the event loop; the share's lower end as of a 95 % interval
 */

/**
 * @param {RuleContext} context everything that was measured
 * @returns {ContextPlace[]} each line once; those that were counted first
 */
export function contextPlaces(context) {
  const sampled = context.callSites.filter(({ operation, byPhase }) => operation === 'tls.context' && (byPhase['event-loop'] ?? 0) > 0);
  const counted = countedPlaces(context, sampled);
  const { tls, profile: { busyTicks } } = context;
  const others = sampled.filter((row) => !counted.some(({ site }) => isSameLine(site, row)) && !(counted.length > 0 && isOfPackage(row)));
  return [...counted, ...others.flatMap((site) => {
    const cost = loopCost(site, busyTicks);
    // Contexts are counted from the first connection on: of those before, only what they cost is known.
    const mostOfFew = Math.max(1, tls?.contexts.created ?? 0) * LARGEST_CONTEXT_MS;
    const isOfFew = (site.cpuMs * cost.ticks) / site.ticks <= mostOfFew && (tls?.contexts.created ?? 0) < MIN_CONTEXTS;
    return cost.ticks < MIN_TICKS || isOfFew ? [] : [{ site, via: site.package, count: 0, cost }];
  })];
}

/**
 * @param {RuleContext} context everything that was measured
 * @param {CallSiteReport[]} sampled rows of contexts that samples have met
 * @returns {ContextPlace[]} of the ledger
 */
function countedPlaces(context, sampled) {
  const { tls, profile: { busyTicks } } = context;
  const asking = tls?.contexts.callSites ?? [];
  const all = asking.reduce((sum, { count }) => sum + count, 0);
  // Of the first contexts each was looked at, of later ones some: those stand for the others.
  const contexts = (/** @type {number} */ count) => Math.round((count * (tls?.contexts.withCa ?? 0)) / all);
  // A driver that connects from an event has no line of the user's on its stack: the ledger knows whose connection it is.
  const inPackages = sampled.filter(isOfPackage).reduce((sum, row) => sum + (row.byPhase['event-loop'] ?? 0), 0);
  return asking.filter(({ count }) => contexts(count) >= MIN_CONTEXTS).map((at) => {
    const site = rowOf(at, context, 'tls.context');
    const own = sampled.filter((row) => isSameLine(row, site)).reduce((sum, row) => sum + (row.byPhase['event-loop'] ?? 0), 0);
    const count = contexts(at.count);
    const estimate = ((tls?.cost?.contextTicks ?? 0) * count) / (tls?.contexts.created || 1);
    const ticks = Math.round(Math.max(own + (inPackages * at.count) / all, estimate));
    const share = busyTicks === 0 ? 0 : ticks / busyTicks;
    return { site, via: site.package, count, cost: { ticks, share, shareLow: wilsonInterval(ticks, busyTicks)[0] } };
  });
}

/**
 * @param {CallSiteReport} a a row
 * @param {CallSiteReport} b another
 * @returns {boolean} whether they are of one line
 */
function isSameLine(a, b) {
  return a.file === b.file && a.line === b.line;
}

/**
 * @param {CallSiteReport} row any
 * @returns {boolean} whether its line is a package's own
 */
function isOfPackage({ file }) {
  return /[\\/]node_modules[\\/]/.test(file);
}
