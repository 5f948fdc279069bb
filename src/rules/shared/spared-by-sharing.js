import { handshakesNeeded, isClosedByServer } from './connection-cause.js';
import { total } from './tls-places.js';

/** @import { TlsPeer } from '../../model/tls.js' */

/**
 * What is spared once requests share an agent that may use their connections again: these, or their sessions where servers close
 * each connection.
 * @param {object} connections of one cause
 * @param {TlsPeer[]} connections.peers at least one
 * @param {number} connections.handshakes of theirs that have the cause
 * @param {number} connections.needed handshakes there would have been if connections had been kept
 * @returns {{spared: number, by: 'kept' | 'resumed', closing: TlsPeer[]}} handshakes, and by what; `closing`: peers that close
 *   each connection: if not all of them do, nothing of theirs is counted as spared
 */
export function sparedBySharing({ peers, handshakes, needed }) {
  const closing = peers.filter(isClosedByServer);
  if (closing.length === peers.length) return { spared: total(peers, fullIfShared), by: 'resumed', closing };
  const left = total(closing, (peer) => peer.handshakes - handshakesNeeded(peer));
  return { spared: Math.max(0, handshakes - needed - left), by: 'kept', closing };
}

/**
 * @param {TlsPeer} peer that requests go to
 * @returns {number} full handshakes that would have had a session to resume if all shared one agent
 */
function fullIfShared({ full, refused, overlapped, mostOpen, servernames }) {
  return Math.max(0, full - refused - Math.max(overlapped, mostOpen, servernames, 1));
}
