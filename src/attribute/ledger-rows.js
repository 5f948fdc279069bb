/** @import { RunInfo } from '../model/profile.js' */
/** @import { Report } from '../model/report.js' */
/** @import { AskedAt, PoolCallSite, TlsCost } from '../model/tls.js' */
/** @import { Group } from './groups.js' */

/** @typedef {(at: AskedAt | PoolCallSite) => Pick<AskedAt, 'id' | 'function'>} RowOf which call site of the report a place is */

/**
 * @param {RunInfo | null} run what was counted in it, if we ran it
 * @param {TlsCost | null} cost of TLS
 * @param {ReadonlyMap<AskedAt | PoolCallSite, Group>} ofPlace the row of each place
 * @param {ReadonlyMap<Group, string>} ids of the rows
 * @returns {Pick<Report, 'tls' | 'threadPool'>} the same with the ids of call sites, and without what the source says there
 */
export function ledgersOfReport(run, cost, ofPlace, ids) {
  /** @type {RowOf} */
  const rowOf = (at) => {
    const group = ofPlace.get(at);
    return group === undefined ? { id: '', function: at.function } : { id: ids.get(group) ?? '', function: group.function };
  };
  const { tls = null, threadPool = null } = run ?? {};
  return {
    tls: tls && {
      ...tls,
      peers: tls.peers.map((peer) => ({
        ...peer, callSites: withRows(peer.callSites, rowOf), agentSites: withRows(peer.agentSites, rowOf),
      })),
      contexts: { ...tls.contexts, callSites: withRows(tls.contexts.callSites, rowOf) },
      cost,
    },
    threadPool: threadPool && { ...threadPool, callSites: withRows(threadPool.callSites, rowOf) },
  };
}

/**
 * @template {AskedAt | PoolCallSite} Place
 * @param {Place[]} places of a recording
 * @param {RowOf} rowOf which row each is
 * @returns {Place[]} the same as a report has them
 */
function withRows(places, rowOf) {
  return places.map((at) => {
    const told = { ...at, ...rowOf(at) };
    delete told.call;
    return told;
  });
}
