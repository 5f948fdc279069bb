import { withPlaces } from '../model/askings.js';

/** @import { RunInfo } from '../model/profile.js' */
/** @import { Report } from '../model/report.js' */
/** @import { AskedAt, PoolCallSite, TlsCost } from '../model/tls.js' */
/** @import { Group } from './groups.js' */

/**
 * @param {RunInfo | null} run what was counted in it, if we ran it
 * @param {TlsCost | null} cost of TLS
 * @param {ReadonlyMap<AskedAt | PoolCallSite, Group>} ofPlace the row of each place
 * @param {ReadonlyMap<Group, string>} ids of the rows
 * @returns {Pick<Report, 'tls' | 'threadPool'>} the same with the ids of call sites, and without what the source says
 *   there
 */
export function ledgersOfReport(run, cost, ofPlace, ids) {
  const { tls, threadPool } = withPlaces({ tls: run?.tls ?? null, threadPool: run?.threadPool ?? null }, (at) => {
    const row = ofPlace.get(at);
    const told = { ...at, id: row === undefined ? '' : (ids.get(row) ?? ''), function: row?.function ?? at.function };
    delete told.call;
    return told;
  });
  return { tls: tls && { ...tls, cost }, threadPool };
}
