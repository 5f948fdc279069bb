/**
 * Whether requests may share an agent. Who shares an agent shares connections and sessions with all whose requests have the
 * same options, but for some that are no part of the name by which it keeps them
 * (https://github.com/nodejs/node/blob/v24.0.0/lib/https.js, Agent.prototype.getName).
 */

/** @import { TlsPeer } from '../../model/tls.js' */

const CONTEXT_NOTE =
  'An agent ignores secureContext when it gives a request a connection or a session: requests with another context, such as another ' +
  "client's certificate, need their own agent.";

/**
 * @param {readonly TlsPeer[]} peers of one line
 * @returns {boolean} whether none of their connections had a context of its own: an edit that shares them could give
 *   one client another's identity
 */
export function haveNoContexts(peers) {
  return peers.every(({ choices }) => choices.ownContext === 0);
}

/**
 * @param {readonly TlsPeer[]} peers of one line
 * @returns {boolean} whether, moreover, no request had a host name check of its own: Node 20 gives it connections that
 *   have not passed it
 */
export function canShareAgent(peers) {
  return haveNoContexts(peers) && peers.every(({ choices }) => choices.ownIdentityCheck === 0);
}

/**
 * @param {readonly TlsPeer[]} peers of one line
 * @returns {string[]} a sentence, none if there are no contexts
 */
export function contextNote(peers) {
  return haveNoContexts(peers) ? [] : [CONTEXT_NOTE];
}
