/**
 * A chain with one call per line, as formatters write it, is several call sites: `createHash('sha256')`, `.update(data)` and
 * `.digest('hex')`. What one of them costs or allows is said of all of it.
 */
import { addToList } from './add-to-list.js';

/** @import { CallSiteReport, LeafTicks } from './report.js' */
/** @import { SourceCall } from './source-call.js' */

/**
 * @param {readonly CallSiteReport[]} callSites of a report
 * @param {ReadonlyMap<string, SourceCall>} calls what the source says at each
 * @returns {CallSiteReport[][]} call sites that are parts of one expression and do the same, in order; each other one alone
 */
export function wholeChains(callSites, calls) {
  /** @type {Map<string, CallSiteReport[]>} */
  const chains = new Map();
  for (const site of callSites) addToList(chains, chainKey(site, calls.get(site.id)), site);
  return [...chains.values()].map((sites) => sites.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)));
}

/**
 * @param {CallSiteReport} site any
 * @param {SourceCall | undefined} call what the source says there
 * @returns {string} equal for all calls of one chain: they begin at the same place
 */
function chainKey({ id, file, operation, form, package: name }, call) {
  const range = call?.syntax?.range;
  return range === undefined || name !== ''
    ? id
    : JSON.stringify([file, operation, form, range.startLine, range.startColumn]);
}

/**
 * @param {CallSiteReport[]} sites of a chain
 * @returns {CallSiteReport} the first of them, which has the same id whatever others were sampled, with the ticks of all
 */
export function asOne(sites) {
  const [first] = sites;
  if (sites.length === 1) return first;
  const sum = (/** @type {(site: CallSiteReport) => number} */ of) => sites.reduce((all, site) => all + of(site), 0);
  return {
    ...first,
    algorithm: sites.find(({ algorithm }) => algorithm !== '')?.algorithm ?? '',
    ticks: sum(({ ticks }) => ticks),
    interval: [sum(({ interval }) => interval[0]), sum(({ interval }) => interval[1])],
    byPhase: summed(sites.map(({ byPhase }) => byPhase)),
    ...(sites.every(({ leaves }) => leaves !== undefined)
      ? { leaves: summed(sites.map(({ leaves }) => /** @type {LeafTicks} */ (leaves))) }
      : null),
  };
}

/**
 * @template {object} T
 * @param {T[]} counts by name
 * @returns {T} their sums
 */
function summed(counts) {
  /** @type {Record<string, number>} */
  const sums = {};
  for (const each of counts) for (const [name, count] of Object.entries(each)) sums[name] = (sums[name] ?? 0) + count;
  return /** @type {T} */ (sums);
}
