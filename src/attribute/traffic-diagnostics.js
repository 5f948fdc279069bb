/** @import { Diagnostic, Traffic } from '../model/profile.js' */

/**
 * @param {Traffic | null} traffic what the program counted
 * @returns {Diagnostic[]} says so if there was more than was counted
 */
export function trafficDiagnostics(traffic) {
  if (traffic === null || traffic.complete) return [];
  const { requests, clientRequests, tlsServer, tlsClient } = traffic;
  // Where there was nothing to count, a thread that did not tell hides nothing that anyone asks for.
  if (requests + clientRequests + (tlsServer?.handshakes ?? 0) + (tlsClient?.handshakes ?? 0) === 0) return [];
  return [{
    code: 'traffic-incomplete', count: 1,
    message: 'Some requests or handshakes may be missing in the counts: the program was ended in the midst of them, or a thread of it could not count.',
  }];
}
