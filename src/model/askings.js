/** All places that the TLS ledger and the thread-pool account (tls.js) name, whatever they requested. */

/** @import { RunInfo } from './profile.js' */
/** @import { CallSiteReport, Finding, Report } from './report.js' */
/** @import { AskedAt, PoolCallSite } from './tls.js' */

/**
 * One place and what it requested: a connection, an agent for connections, a context with CA certificates, or
 * cryptography on the thread pool.
 * @typedef {{what: 'connection' | 'agent' | 'context', at: AskedAt, package: string} | {what: 'job', at: PoolCallSite,
 *   package: string}} Asking package: through which it was requested, `''` if none
 */

/**
 * @param {Pick<RunInfo, 'tls' | 'threadPool'> | null} run with what was counted in it, if we ran it
 * @returns {Asking[]} the askings of each peer, most handshakes first, then contexts and jobs
 */
export function askings(run) {
  const { peers = [], contexts } = run?.tls ?? {};
  const of = (
    /** @type {AskedAt[]} */ places,
    /** @type {'connection' | 'agent' | 'context'} */ what,
    packageName = '',
  ) => places.map((at) => ({ what, at, package: at.package ?? packageName }));
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
 * @param {<Place extends AskedAt | PoolCallSite>(at: Place, packageName: string) => Place} change maps each place;
 *   packageName: through which it requested, `''` if none
 * @returns {Pick<Counted, 'tls' | 'threadPool'>} the same with the mapped places
 */
export function withPlaces({ tls, threadPool }, change) {
  return {
    tls: tls && {
      ...tls,
      peers: tls.peers.map((peer) => ({
        ...peer,
        callSites: peer.callSites.map((at) => change(at, at.package ?? peer.package)),
        agentSites: peer.agentSites.map((at) => change(at, '')),
      })),
      contexts: { ...tls.contexts, callSites: tls.contexts.callSites.map((at) => change(at, '')) },
    },
    threadPool: threadPool && { ...threadPool, callSites: threadPool.callSites.map((at) => change(at, at.package)) },
  };
}

/**
 * @param {Pick<CallSiteReport, 'ticks' | 'form'>} site a row of a report
 * @returns {boolean} whether samples hit it. Other rows exist because something was requested at their lines, and have
 *   no part in any share. An asynchronous call may be hit only while it wakes other threads
 */
export function wasSampled({ ticks, form }) {
  return ticks > 0 || form === 'async';
}

/** Rules about asynchronous calls, whose jobs may be counted, that judge by ticks alone. */
const JUDGED_BY_TICKS = new Set(['async-blocks', 'async-overhead']);

/**
 * @param {Pick<Report, 'tls' | 'threadPool'>} report that holds the finding
 * @returns {(finding: Pick<Finding, 'rule' | 'operation' | 'site'>) => boolean} whether a finding rests on counts, which are
 *   not accidental however few ticks its call site has
 */
export function countedFindings(report) {
  const asked = new Set(
    askings(report)
      .map(({ at }) => at.id)
      .filter((id) => id !== ''),
  );
  return ({ rule, operation, site }) => {
    if (JUDGED_BY_TICKS.has(rule)) return false;
    return site === null ? report.tls !== null && operation.startsWith('tls.') : asked.has(site);
  };
}
