import { counted } from '../text/words.js';
import { grouped } from '../text/numbers.js';
import { connectionFindings } from './shared/connection-findings.js';
import { unknownSessionsNote } from './shared/agent-sharing.js';
import { docsOf } from './shared/rule.js';
import { peerNames } from './shared/tls-places.js';

/** @import { Rule } from './shared/rule.js' */

const ID = 'cold-herd';

const SKETCH = [
  'const answers = await Promise.all(urls.slice(0, 1).map(get)); // one alone, its body read to the end: it leaves a session, and a connection that is kept',
  'answers.push(...(await Promise.all(urls.slice(1).map(get)))); // these resume the session',
];

const AGENT_NOTE = 'All of them must go through one agent, which keeps the sessions.';

const WAIT_NOTE =
  'The others wait for one more round trip. A limit (maxSockets) makes fewer connections, each used more often.';

/**
 * Connections that begin together have no session to resume: the first one has yet to leave it.
 * @type {Rule}
 */
export default {
  meta: {
    id: ID,
    title: 'Connections start together, before there is a session to resume',
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
        const { peers, overlapped, handshakes, agents } = connections;
        const names = peerNames(peers);
        const first = Math.max(peers.length, Math.min(agents, overlapped));
        return {
          what: `${grouped(overlapped)} of ${counted(handshakes, 'connection')} to ${names} began before the first handshake had ended, so they had no session to resume.`,
          spared: overlapped - first,
          by: 'resumed',
          shown: null,
          sketch: SKETCH,
          notes: [...unknownSessionsNote(peers), ...(agents > peers.length ? [AGENT_NOTE] : []), WAIT_NOTE],
        };
      },
    ),
};
