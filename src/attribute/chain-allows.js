import { wholeChains } from '../model/whole-chains.js';

/** @import { InlineAllow, SourceCall } from '../model/source-call.js' */
/** @import { CallSiteReport } from '../model/report.js' */

/**
 * A comment at one line of a chain with one call per line is for the chain: which of its lines have ticks, and which of those a
 * rule names, is not for its author to know.
 * @param {CallSiteReport[]} callSites of a report
 * @param {ReadonlyMap<string, SourceCall>} calls what the source says at each
 * @returns {CallSiteReport[]} the same, each with what comments at any call of its chain allow
 */
export function withChainAllows(callSites, calls) {
  const allows = new Map(
    wholeChains(callSites, calls).flatMap((chain) => {
      const joined = chain.length === 1 ? chain[0].allows : different(chain.flatMap((site) => site.allows ?? []));
      return chain.map(({ id }) => [id, joined]);
    }),
  );
  return callSites.map((site) => ({ ...site, allows: allows.get(site.id) }));
}

/**
 * @param {InlineAllow[]} allows of several calls
 * @returns {InlineAllow[]} each once, for lines of calls overlap
 */
function different(allows) {
  return [...new Map(allows.map((allow) => [JSON.stringify(allow), allow])).values()];
}
