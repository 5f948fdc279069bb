/**
 * Whether requests may share an agent. Requests that share an agent also share its connections and sessions if their
 * options are the same, except for options that aren't part of the name the agent keeps them under
 * (https://github.com/nodejs/node/blob/v24.0.0/lib/https.js, Agent.prototype.getName).
 */

import { mayCheck } from './shared-agent.js';

/** @import { SourceCall } from '../../model/source-call.js' */
/** @import { TlsPeer } from '../../model/tls.js' */

const CONTEXT_NOTE =
  'An agent ignores secureContext when it gives a request a connection or a session: requests with another context, such as another ' +
  "client's certificate, need their own agent.";

const RESUMED_PEER_NOTE =
  'This program asks connections who the other side is (its certificate, or authorized): a resumed connection has no certificate, and is ' +
  'authorized although Node has not checked its name, even where a full one was not.';

const CHECKED_ONCE_NOTE =
  'If the agent has a checkServerIdentity: a connection that has passed it is kept and not checked again, nor is one that is resumed. Where ' +
  'what it accepts may change (a revocation), make a new agent then.';

/** A server may give out sessions that it does not resume. */
const UNKNOWN_SESSIONS_NOTE = 'Whether the server resumes sessions is not known from this run: none was offered to it.';

const KEPT_SOCKET_NOTE =
  'This program adds listeners to the sockets of requests: a kept connection has those of all its earlier requests, too.';

const CHOSEN_SERVER_NOTE =
  'This program decides where connections lead (lookup, createConnection): an agent ignores that when it gives a request a kept one, which ' +
  'may lead to another server of that name.';

const LOGGED_IN_NOTE =
  'This program logs in with NTLM or Negotiate, which logs in a connection: requests that share one are made as the user who logged in first. Keep an agent for each user.';

const UNREAD_NOTE =
  'This program may look only at the status of responses: an agent keeps a connection for others once its response was read to the end, ' +
  'if only by response.resume().';

/**
 * @param {SourceCall | null} call that connects, or makes an agent; null if unknown
 * @returns {string[]} a sentence if the program needs full handshakes
 */
export function resumedPeerNote(call) {
  return call?.syntax?.inspectsPeer ? [RESUMED_PEER_NOTE] : [];
}

/**
 * @param {SourceCall | null} call that makes an agent, or uses one that was made elsewhere; null if unknown
 * @returns {string[]} a sentence unless the agent is known to have no check of its own
 */
export function checkedOnceNote(call) {
  return call?.syntax?.isNew && !mayCheck(call.syntax) ? [] : [CHECKED_ONCE_NOTE];
}

/**
 * @param {SourceCall | null} call that makes an agent; null if unknown
 * @returns {string[]} a sentence each if the program needs a connection for each user or request, may need one for each address, or
 *   may not give it back
 */
export function keptSocketNote(call) {
  const { watchesSockets, choosesServers, logsInConnections, leavesBodies } = call?.syntax ?? {};
  return [
    ...(logsInConnections ? [LOGGED_IN_NOTE] : []),
    ...(watchesSockets ? [KEPT_SOCKET_NOTE] : []),
    ...(choosesServers ? [CHOSEN_SERVER_NOTE] : []),
    ...(leavesBodies ? [UNREAD_NOTE] : []),
  ];
}

/**
 * @param {readonly TlsPeer[]} peers of one line
 * @returns {boolean} whether none of their connections had its own context: an edit that shares those could give one
 *   client another's identity
 */
function haveNoContexts(peers) {
  return peers.every(({ choices }) => choices.ownContext === 0);
}

/**
 * @param {SourceCall} call that makes an agent, or uses one
 * @returns {boolean} whether nothing in the program depends on its requests' having their own connections, and each gives back the one it had
 */
export function maySwapConnections({ syntax }) {
  if (!syntax) return false;
  const { watchesSockets, choosesServers, logsInConnections, leavesBodies } = syntax;
  return [watchesSockets, choosesServers, logsInConnections, leavesBodies].every((is) => is === false);
}

/**
 * @param {readonly TlsPeer[]} peers of one line
 * @returns {boolean} whether, in addition, no request had its own host name check: Node 20 hands such a request
 *   connections that have not passed that check
 */
export function canShareAgent(peers) {
  return haveNoContexts(peers) && peers.every(({ choices }) => choices.ownIdentityCheck === 0);
}

/**
 * @param {readonly TlsPeer[]} peers of one line
 * @returns {string[]} one sentence; empty if there are no contexts
 */
export function contextNote(peers) {
  return haveNoContexts(peers) ? [] : [CONTEXT_NOTE];
}

/**
 * @param {readonly TlsPeer[]} peers whose sessions could be resumed
 * @returns {string[]} a sentence if they were offered none
 */
export function unknownSessionsNote(peers) {
  return peers.every(({ choices }) => choices.sessionOffered === 0) ? [UNKNOWN_SESSIONS_NOTE] : [];
}
