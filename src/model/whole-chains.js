/**
 * A chain with one call per line, as formatters write it, is several call sites: `createHash('sha256')`, `.update(data)` and
 * `.digest('hex')`. What one of them costs or allows is said of all of it.
 */
import { addToList } from './add-to-list.js';

/** @import { SourceCall } from './source-call.js' */
/** @import { CallSiteReport } from './report.js' */

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
