import { counted } from '../text/words.js';
import { grouped } from '../text/numbers.js';
import { handshakesWithoutSession, onlyAgentSite, refusedSessions } from './shared/connection-cause.js';
import { connectionFindings } from './shared/connection-findings.js';
import { resumedConnect } from './shared/resumed-connect.js';
import { docsOf } from './shared/rule.js';
import { agentWithSessions } from './shared/shared-agent.js';
import { peerNames, total } from './shared/tls-places.js';
import {
  canShareAgent,
  checkedOnceNote,
  contextNote,
  resumedPeerNote,
  unknownSessionsNote,
} from './shared/agent-sharing.js';

/** @import { SourceCall } from '../model/source-call.js' */
/** @import { AskedAt, TlsPeer } from '../model/tls.js' */
/** @import { Rule } from './shared/rule.js' */

const ID = 'no-resumption';

const AGENT_SKETCH = [
  'new https.Agent({ keepAlive: true }) // without maxCachedSessions: 0: an agent keeps 100 sessions by itself',
];

/** `getSession()` at `secureConnect` is of no use in TLS 1.3, whose tickets come later. */
const CONNECT_SKETCH = [
  'const socket = tls.connect({ host, port, servername, session: sessions.get(key) }); // const sessions = new Map(), once',
  "socket.on('session', (session) => sessions.set(key, session)); // key: server, port, name and credentials together",
];

const KEEP_NOTE =
  'Where the protocol allows it, keep the connection open instead: that saves the whole handshake; a resumed one still includes a key exchange in TLS 1.3.';

const IDENTITY_NOTE =
  "A resumed connection does not check the server's name again: never offer a session to another server, with other ca, cert or key, or once rejectUnauthorized or checkServerIdentity have changed.";

/**
 * Resuming the session of an earlier connection saves the certificate and its signature.
 * @type {Rule}
 */
export default {
  meta: {
    id: ID,
    title: 'TLS sessions are not resumed',
    severityRange: ['info', 'warning'],
    docs: docsOf(ID),
    counts: 'tls',
  },
  check: (context) =>
    connectionFindings(context, ID, placesOf, (connections) => {
      const { peers, full, handshakes, site, call, onlyCall } = connections;
      const names = peerNames(peers);
      const isAgents = throwsAway(peers[0]);
      const without = total(peers, handshakesWithoutSession);
      const refused = total(peers, refusedSessions);
      const offered = total(peers, ({ choices }) => choices.sessionOffered);
      const exact = isAgents ? agentWithSessions : resumedConnect;
      const shown = onlyCall && isSafe(onlyCall, peers, isAgents) ? exact(site, onlyCall) : null;
      return {
        what:
          `${grouped(full)} of ${counted(handshakes, 'handshake')} with ${names} were full: ` +
          `${isAgents ? 'the agent throws sessions away (maxCachedSessions: 0)' : `${offered === 0 ? 'none offered the' : 'most offered no'} session of an earlier connection`}.`,
        spared: without,
        by: 'resumed',
        shown,
        sketch: isAgents ? AGENT_SKETCH : CONNECT_SKETCH,
        notes: [
          ...unknownSessionsNote(peers),
          ...resumedPeerNote(call),
          ...(isAgents
            ? [...contextNote(peers), ...checkedOnceNote(call)]
            : [...(shown ? [] : [IDENTITY_NOTE]), KEEP_NOTE]),
          ...(refused > 0
            ? [
                `${counted(refused, 'session')} ${refused === 1 ? 'was' : 'were'} offered but not resumed, which is the server's choice.`,
              ]
            : []),
        ],
      };
    }),
};

/**
 * @param {SourceCall} call that connects, or makes the agent
 * @param {TlsPeer[]} peers that it is about
 * @param {boolean} isAgents whether it makes the agent
 * @returns {boolean} whether nothing in the program depends on its connections' being full ones
 */
function isSafe({ syntax }, peers, isAgents) {
  return syntax?.inspectsPeer === false && (!isAgents || canShareAgent(peers));
}

/**
 * @param {TlsPeer} peer whose sessions are not taken up
 * @returns {AskedAt[]} the agent's line where it is the agent's doing, else those that
 *   connect
 */
function placesOf(peer) {
  const own = throwsAway(peer) ? onlyAgentSite(peer) : [];
  return own.length > 0 ? own : peer.callSites;
}

/**
 * @param {TlsPeer} peer whose sessions are not taken up
 * @returns {boolean} whether its agent does not keep them
 */
function throwsAway({ choices, handshakes }) {
  return choices.agentKeepsNoSessions > handshakes / 2;
}
