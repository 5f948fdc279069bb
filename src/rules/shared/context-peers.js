/** For whose connections contexts were made: a client makes one for each, unless it is given one. */
import { isInPackage } from '../../model/file-path.js';
import { driverOf, isDriver } from './tls-drivers.js';

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
  const through = peersThrough(clients, row.package);
  if (row.package !== '' && isInPackage(row.file)) return through;
  return row.column === null && row.file !== '' ? through.filter((peer) => isConnectedIn(peer, row)) : [];
}

/**
 * A peer has the outermost package: sequelize, where that has pg connect.
 * @param {readonly TlsPeer[]} clients peers that the program connects to
 * @param {string} packageName package that connects, `''` if the program does itself
 * @returns {TlsPeer[]} those that are connected to through it; where that is none, those of packages that connect
 *   through another one
 */
export function peersThrough(clients, packageName) {
  const own = clients.filter((peer) => driverOf(peer.package) === driverOf(packageName));
  return own.length > 0 || !isDriver(packageName) ? own : clients.filter(isOfMapper);
}

/**
 * @param {TlsPeer} peer that the program connects to
 * @returns {boolean} whether a package that is no driver itself has a driver connect: not for HTTP, nor through an agent
 */
function isOfMapper({ package: name, requests, choices }) {
  return name !== '' && !isDriver(name) && requests === 0 && choices.withAgent === 0;
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
