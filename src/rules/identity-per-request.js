import { grouped } from '../text/numbers.js';
import { counted } from '../text/words.js';
import { connectionFindings, handshakesLeft } from './shared/connection-findings.js';
import { docsOf } from './shared/rule.js';
import { peerNames } from './shared/tls-places.js';
import { contextNote } from './shared/agent-sharing.js';
import { AGAIN } from './shared/wording.js';

/** @import { TlsPeer } from '../model/tls.js' */
/** @import { Rule } from './shared/rule.js' */

const ID = 'identity-per-request';

const SKETCH = [
  "const agent = new https.Agent({ keepAlive: true, checkServerIdentity }); // once, with the current agent's options",
  'https.get(url, { agent }, done); // and no checkServerIdentity here',
];

const KEPT_NOTE =
  'The agent calls the function for each connection that it makes, and no request gets a connection that did not pass; but one that has ' +
  'passed is kept and not checked again: if what the function accepts may change (a revocation), make a new agent then.';

const OPTIONS_NOTE =
  'An agent had options of its own: the new one needs them, too (ca, cert, a proxy); of https.globalAgent, what is set there.';

/**
 * From Node 22 on, a connection made for a request with its own host name check is not reused and leaves no session:
 * another request might have a different check.
 * @type {Rule}
 */
export default {
  meta: {
    id: ID,
    title: 'checkServerIdentity in the options of requests prevents the reuse of connections',
    severityRange: ['info', 'warning'],
    docs: docsOf(ID),
    counts: 'tls',
  },
  check: (context) =>
    connectionFindings(
      context,
      ID,
      ({ callSites }) => callSites,
      (connections) => {
        const { peers, requests, handshakes, needed } = connections;
        const names = peerNames(peers);
        return {
          what:
            `${counted(requests, 'request')} to ${names} took ${counted(handshakes, 'handshake')}, though the agent keeps connections: their options have ` +
            'checkServerIdentity, so none is reused.',
          spared: handshakes - needed,
          by: 'kept',
          // A connection that is kept is not checked again, and what a check accepts may change: a revocation.
          shown: null,
          sketch: SKETCH,
          notes: [...(peers.every(isPlain) ? [] : [OPTIONS_NOTE]), KEPT_NOTE, ...contextNote(peers)],
          verify: `${AGAIN} handshakes with ${names}, now ${grouped(handshakes)}, should fall to about ${handshakesLeft(connections, handshakes, handshakes - needed)}.`,
        };
      },
    ),
};

/**
 * @param {TlsPeer} peer of the program
 * @returns {boolean} whether its connections went through agents without options
 */
function isPlain({ choices, handshakes }) {
  return choices.agentIsPlain === handshakes;
}
