import { counted } from '../text/words.js';
import { connectionFindings } from './shared/connection-findings.js';
import { optionNamed } from './shared/edited-options.js';
import { docsOf } from './shared/rule.js';
import { sparedBySharing } from './shared/spared-by-sharing.js';
import { peerNames } from './shared/tls-places.js';
import { contextNote } from './shared/agent-sharing.js';

/** @import { OptionProperty, SourceCall } from '../model/source-call.js' */
/** @import { TlsPeer } from '../model/tls.js' */
/** @import { Rule } from './shared/rule.js' */

const ID = 'identity-per-request';

const SKETCH = [
  "const agent = new https.Agent({ keepAlive: true, checkServerIdentity }); // once, with the current agent's options",
  'https.get(url, { agent }, done); // and no checkServerIdentity here',
];

/** A check that differs from call to call: an agent that is made once would check all connections by the first. */
const KEYED_SKETCH = (/** @type {string} */ key) => [
  `const agent = agents.get(${key}) ?? new https.Agent({ keepAlive: true, checkServerIdentity }); // const agents = new Map(), at the top of the file`,
  `agents.set(${key}, agent); // one agent for each, with the current agent's options`,
  'https.get(url, { agent }, done); // and no checkServerIdentity here',
];

/** What is another for each request: a Map would grow by each. */
const OF_REQUEST = /^(?:c|ctx|context|e|event|req|request|socket)$/;

const KEPT_NOTE =
  'The agent calls the function for each connection that it makes, and no request gets a connection that did not pass; but one that has ' +
  'passed is kept and not checked again: if what the function accepts may change (a revocation), make a new agent then.';

const UNKNOWN_NOTE =
  'If the function is made in each call and uses what differs there (a tenant, its pins), an agent that is made once would check all ' +
  'connections by the first: keep one agent for each, in a Map.';

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
        const { peers, requests, handshakes, call } = connections;
        const { spared, by, closing } = sparedBySharing(connections);
        const names = peerNames(peers);
        const check = checkOf(call);
        const isOne = check?.isConstant === true;
        const key = check?.dependsOn?.join(' and ') ?? '';
        return {
          what:
            `${counted(requests, 'request')} to ${names} took ${counted(handshakes, 'handshake')}, though the agent keeps connections: their options have ` +
            `checkServerIdentity, so ${reusedPart(closing, peers)}.`,
          spared,
          by,
          // A connection that is kept is not checked again, and what a check accepts may change: a revocation.
          shown: null,
          sketch: check === null || isOne ? SKETCH : KEYED_SKETCH(keyOf(check)),
          notes: [
            ...(isOne ? [] : [check === null ? UNKNOWN_NOTE : keyedNote(key)]),
            ...(peers.every(isPlain) ? [] : [OPTIONS_NOTE]),
            KEPT_NOTE,
            ...contextNote(peers),
          ],
        };
      },
    ),
};

/**
 * @param {TlsPeer[]} closing those that close each connection
 * @param {TlsPeer[]} peers all that the finding is about
 * @returns {string} what follows from such options
 */
function reusedPart(closing, peers) {
  if (closing.length === 0) return 'none is reused';
  return closing.length === peers.length
    ? 'no session is resumed; the server closes each connection'
    : `none is reused; ${peerNames(closing)} closes each anyway`;
}

/**
 * @param {TlsPeer} peer of the program
 * @returns {boolean} whether its connections went through agents without options
 */
function isPlain({ choices, handshakes }) {
  return choices.agentIsPlain === handshakes;
}

/**
 * @param {SourceCall | null} call that makes the request, null if unknown
 * @returns {OptionProperty | null} its check, if its options show one
 */
function checkOf(call) {
  const own = (call?.syntax?.optionLiterals ?? []).filter(({ of }) => of === 'call');
  return own.flatMap((each) => optionNamed(each, 'checkServerIdentity') ?? [])[0] ?? null;
}

/**
 * @param {OptionProperty} check that differs from call to call
 * @returns {string} what to keep agents by
 */
function keyOf({ dependsOn = [] }) {
  return dependsOn.length === 1 && !OF_REQUEST.test(dependsOn[0]) ? dependsOn[0] : 'key';
}

/**
 * @param {string} names of the variables that the function uses, `''` if unknown
 * @returns {string} a sentence
 */
function keyedNote(names) {
  const used = names === '' ? 'what differs there' : names;
  return (
    `The function is made in each call and uses ${used}: one agent for all would check all connections by the first. ` +
    'Keep one for each, in a Map, under all that it uses.'
  );
}
