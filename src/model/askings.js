/** All places that a ledger of TLS and an account of the thread pool (tls.js) name, whatever they asked for. */

/** @import { RunInfo } from './profile.js' */
/** @import { CallSiteReport, Finding, Report } from './report.js' */
/** @import { AskedAt, PoolCallSite } from './tls.js' */

/**
 * One place and what it asked for: a connection, the agent that connections go through, a context with CA certificates,
 * or cryptography on the thread pool.
 * @typedef {{what: 'connection' | 'agent' | 'context', at: AskedAt, package: string} | {what: 'job', at: PoolCallSite,
 *   package: string}} Asking package: through which it asked, `''` if none
 */

/**
 * @param {Pick<RunInfo, 'tls' | 'threadPool'> | null} run what was counted in it, if we ran it
 * @returns {Asking[]} those of each peer, most handshakes first, then contexts and jobs
 */
export function askings(run) {
  const { peers = [], contexts } = run?.tls ?? {};
  const of = (
    /** @type {AskedAt[]} */ places,
    /** @type {'connection' | 'agent' | 'context'} */ what,
    packageName = '',
  ) => places.map((at) => ({ what, at, package: packageName }));
  return [
    ...peers.flatMap((peer) => [...of(peer.callSites, 'connection', peer.package), ...of(peer.agentSites, 'agent')]),
    ...of(contexts?.callSites ?? [], 'context'),
    ...(run?.threadPool?.callSites ?? []).map((at) => ({
      what: /** @type {const} */ ('job'),
      at,
      package: at.package,
    })),
  ];
}

/**
 * @template {Pick<RunInfo, 'tls' | 'threadPool'>} Counted
 * @param {Counted} counted of a recording or a report
 * @param {<Place extends AskedAt | PoolCallSite>(at: Place) => Place} change makes another place of each
 * @returns {Pick<Counted, 'tls' | 'threadPool'>} the same with those places
 */
export function withPlaces({ tls, threadPool }, change) {
  return {
    tls: tls && {
      ...tls,
      peers: tls.peers.map((peer) => ({
        ...peer,
        callSites: peer.callSites.map(change),
        agentSites: peer.agentSites.map(change),
      })),
      contexts: { ...tls.contexts, callSites: tls.contexts.callSites.map(change) },
    },
    threadPool: threadPool && { ...threadPool, callSites: threadPool.callSites.map(change) },
  };
}

/**
 * @param {Pick<CallSiteReport, 'ticks' | 'form'>} site a row of a report
 * @returns {boolean} whether samples have met it; other rows are there because something was asked for at their lines,
 *   and have no part in any share. An asynchronous call may be met in nothing but what it wakes
 */
export function wasSampled({ ticks, form }) {
  return ticks > 0 || form === 'async';
}

/**
 * @param {Pick<Report, 'tls' | 'threadPool'>} report that holds the finding
 * @returns {(finding: Pick<Finding, 'operation' | 'site'>) => boolean} whether a finding rests on
 *   what was counted, which is no chance, however few ticks its call site has
 */
export function countedFindings(report) {
  const asked = new Set(
    askings(report)
      .map(({ at }) => at.id)
      .filter((id) => id !== ''),
  );
  return ({ operation, site }) =>
    site === null ? report.tls !== null && operation.startsWith('tls.') : asked.has(site);
}
