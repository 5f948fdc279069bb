/** @import { TlsPeer } from './tls.js' */

/**
 * @param {Pick<TlsPeer, 'host' | 'port'>} peer any
 * @returns {string} such as `api.example.com:443`; `:8443` of a server, or where hosts are not told; `''` if nothing is
 *   known
 */
export function peerName({ host, port }) {
  const name = host.includes(':') ? `[${host}]` : host;
  return port > 0 ? `${name}:${port}` : name;
}
