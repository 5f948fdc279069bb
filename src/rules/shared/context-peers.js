/** For whose connections contexts were made: a client makes one for each, unless it is given one. */
import { driverOf } from './tls-drivers.js';

/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { TlsPeer } from '../../model/tls.js' */

/**
 * @param {readonly TlsPeer[]} clients peers that the program connects to
 * @param {CallSiteReport} row contexts that are made at a line
 * @returns {TlsPeer[]} those that it connects to; of a line that V8 did not record, those that its function connects to
 *   through the same package; of a package's own line, those that are connected to through the package
 */
export function peersOfContexts(clients, row) {
  const asked = clients.filter((peer) => connectionsFrom(peer, row) > 0);
  if (asked.length > 0) return asked;
  const through = clients.filter((peer) => driverOf(peer.package) === driverOf(row.package));
  if (row.package !== '' && /[\\/]node_modules[\\/]/.test(row.file)) return through;
  return row.column === null && row.file !== '' ? through.filter((peer) => isConnectedIn(peer, row)) : [];
}

/**
 * @param {TlsPeer} peer that the program connects to
 * @param {CallSiteReport} row any
 * @returns {boolean} whether the row's function asked for connections to it
 */
function isConnectedIn({ callSites }, row) {
  return callSites.some(({ file, function: name }) => file === row.file && name === row.function);
}

/**
 * @param {TlsPeer} peer that the program connects to
 * @param {Pick<CallSiteReport, 'file' | 'line'>} at a line
 * @returns {number} connections to it that the line asked for
 */
export function connectionsFrom({ callSites }, at) {
  return callSites.reduce((sum, { file, line, count }) => sum + (file === at.file && line === at.line ? count : 0), 0);
}
