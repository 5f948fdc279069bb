import { grouped } from '../text/numbers.js';
import { counted } from '../text/words.js';
import { hasAgentsBeside, hasDispatchers } from './shared/connection-cause.js';
import { connectionFindings } from './shared/connection-findings.js';
import { docsOf } from './shared/rule.js';
import { agentForNone, agentShared, whyNotShared } from './shared/shared-agent.js';
import { dispatcherMade, dispatcherShared, isOfOrigin, makesProxy } from './shared/shared-dispatcher.js';
import { UNDICI_FETCH } from './shared/tls-drivers.js';
import { sparedBySharing } from './shared/spared-by-sharing.js';
import { peerNames, total } from './shared/tls-places.js';
import {
  canShareAgent,
  contextNote,
  keptSocketNote,
  maySwapConnections,
  resumedPeerNote,
} from './shared/agent-sharing.js';

/** @import { SourceCall } from '../model/source-call.js' */
/** @import { CallSiteReport } from '../model/report.js' */
/** @import { TlsPeer } from '../model/tls.js' */
/** @import { Connections } from './shared/connection-findings.js' */
/** @import { ShownEdit } from './shared/edit.js' */
/** @import { Rule } from './shared/rule.js' */

const ID = 'agent-per-request';

const AGENT = 'const agent = new https.Agent({ keepAlive: true }); // once, with its current options';

const EACH_ITS_OWN = '// the line makes them in several calls: one for each of these, with its own options';

/** How requests are given an agent, by package; `''` is `node:https`. */
const GIVEN = new Map(
  Object.entries({
    '': 'https.get(url, { agent }, done);',
    'aws-sdk': 'new AWS.DynamoDB({ httpOptions: { agent } }); // or the client that you use',
    axios: 'axios.create({ httpsAgent: agent });',
    // axios connects through it.
    'follow-redirects': 'axios.create({ httpsAgent: agent }); // or followRedirects.https.get(url, { agent })',
    got: 'got.extend({ agent: { https: agent } });',
    // Without an agent it asks for connection: close.
    'http-proxy': 'httpProxy.createProxyServer({ target, agent });',
    'http-proxy-middleware': 'createProxyMiddleware({ target, agent });',
    needle: "needle('get', url, { agent });",
    'node-fetch': 'fetch(url, { agent });',
    superagent: 'superagent.get(url).agent(agent);',
    // socket.io-client connects through it.
    'xmlhttprequest-ssl': 'io(url, { agent });',
  }),
);

/** Packages whose own agents requests are given, or what has one. */
const AGENTS = new Map(
  Object.entries({
    // `https-proxy-agent`, `socks-proxy-agent` and other agents that go through a proxy are built on it.
    'agent-base': [
      'const agent = new HttpsProxyAgent(proxy, { keepAlive: true }); // or the agent that you use: once, with its current options',
      "https.get(url, { agent }, done); // options without a URL need protocol: 'https:', or the agent does not find the connections that it keeps",
    ],
    agentkeepalive: [
      'const agent = new HttpsAgent(options); // once, with its current options: it keeps connections',
      'https.get(url, { agent }, done);',
    ],
    'playwright-core': [
      'const context = await request.newContext(options); // once for each user: it keeps connections, and cookies',
    ],
  }),
);

/** Packages of the AWS SDK through which all its clients send requests. */
const AWS = /^@(?:aws-sdk|smithy)\//;
const AWS_CLIENT =
  'const client = new DynamoDBClient(config); // or the client that you use, once: it has an agent that keeps connections';

const WITH_DISPATCHER =
  'fetch(url, { dispatcher }); // or request(url, { dispatcher }), or once and for all setGlobalDispatcher(dispatcher)';

const WITH_ORIGIN =
  'fetch(url, { dispatcher }); // or request(url, { dispatcher }), for URLs of that origin only: it also sends there what is for others';

const CREDENTIALS_NOTE =
  'Share an agent only among requests with the same ca, cert, key and rejectUnauthorized; for others keep one agent each, in a Map.';

const CLIENT_NOTE = 'An undici Client has one connection: if requests overlap, a Pool or an Agent opens more.';

const IDENTITY_NOTE =
  "Move checkServerIdentity from the request into the agent, too: in a request's options it switches pooling off from Node 22 on.";

const KEPT_NOTE = 'Make a new agent when certificates are renewed.';

/**
 * An agent is a pool of connections and sessions. An agent made per request never has one to reuse.
 * @type {Rule}
 */
export default {
  meta: {
    id: ID,
    title: 'HTTPS requests make agents of their own',
    severityRange: ['info', 'warning'],
    docs: docsOf(ID),
    counts: 'tls',
  },
  check: (context) =>
    connectionFindings(
      context,
      ID,
      ({ agentSites, callSites }) => (agentSites.length > 0 ? agentSites : callSites),
      (connections) => {
        const { peers, requests, agents, handshakes, site, onlyCall } = connections;
        const names = peerNames(peers);
        const isUndici = peers.every(hasDispatchers);
        const shown = onlyCall && isSafe(onlyCall, peers) ? editOf(site, onlyCall) : null;
        const kind = isUndici ? 'dispatcher' : 'agent';
        const once = peers.some(hasAgentsBeside) ? total(peers, ({ agentsUsedOnce }) => agentsUsedOnce) : 0;
        const { spared, by, closing } = sparedBySharing(connections);
        return {
          what:
            `${counted(requests, 'request')} to ${names} went through ${counted(agents, kind)}${isUndici ? ' of undici' : ''}${once > 0 ? `, ${grouped(once)} of them for one request each,` : ''} and took ` +
            `${counted(handshakes, 'handshake')}: ${isUndici ? 'a dispatcher' : 'an agent'} doesn't share others' connections${closingPart(closing, peers)}.`,
          spared,
          by,
          shown,
          sketch: sketchOf(connections, isUndici),
          notes: notesOf(connections, shown !== null, isUndici),
        };
      },
    ),
};

/**
 * @param {TlsPeer[]} closing those that close each connection
 * @param {TlsPeer[]} peers all that the finding is about
 * @returns {string} what that leaves to be spared, after a clause
 */
function closingPart(closing, peers) {
  if (closing.length === 0) return '';
  return closing.length === peers.length
    ? ', nor their sessions, which is what a shared one would use: the server closes each connection'
    : `; ${peerNames(closing)} closes each anyway`;
}

/**
 * @param {Connections} connections that were made
 * @param {boolean} isEdited whether there is an exact edit
 * @param {boolean} isUndici whether they go through dispatchers of undici
 * @returns {string[]} a sentence each
 */
function notesOf({ peers, call, package: name }, isEdited, isUndici) {
  return [
    ...contextNote(peers),
    ...(isEdited ? [] : [CREDENTIALS_NOTE]),
    ...(isUndici && isOwnUndici(name) && !isEdited && !makesProxy(call) ? [CLIENT_NOTE] : []),
    ...(peers.every(isSharable) ? [] : [IDENTITY_NOTE]),
    KEPT_NOTE,
    ...resumedPeerNote(call),
    ...keptSocketNote(call),
  ];
}

/**
 * @param {Connections} connections that were made
 * @param {boolean} isUndici whether they go through dispatchers of undici
 * @returns {string[]} lines of code
 */
function sketchOf({ package: name, call, onlyCall }, isUndici) {
  return [...sharing(name, call, isUndici), ...whyNotShared(call), ...(onlyCall === call ? [] : [EACH_ITS_OWN])];
}

/**
 * @param {string} name of the package that makes the requests, `''` if the program does itself
 * @param {SourceCall | null} call that makes the agent, null if unknown
 * @param {boolean} isUndici whether they go through dispatchers of undici
 * @returns {string[]} lines of code that share what keeps connections
 */
function sharing(name, call, isUndici) {
  if (isUndici && isOwnUndici(name))
    return [dispatcherMade(call), isOfOrigin(call) ? WITH_ORIGIN : WITH_DISPATCHER, UNDICI_FETCH];
  if (AWS.test(name)) return [AWS_CLIENT];
  const ofAgent = AGENTS.get(name);
  if (ofAgent !== undefined) return ofAgent;
  const one = `one client of ${name} for the whole program`;
  return isUndici ? [`// ${one}: it has its own dispatcher`] : [AGENT, GIVEN.get(name) ?? `// for ${one}`];
}

/**
 * @param {string} name of the package that makes requests through dispatchers
 * @returns {boolean} whether the program itself makes them, and may make others
 */
function isOwnUndici(name) {
  return name === '' || name === 'undici';
}

/**
 * @param {SourceCall} call that makes the agent
 * @param {TlsPeer[]} peers that it is about
 * @returns {boolean} whether nothing in the program depends on its connections' being new and full ones
 */
function isSafe(call, peers) {
  return call.syntax?.inspectsPeer === false && maySwapConnections(call) && canShareAgent(peers);
}

/**
 * @param {CallSiteReport} site the line
 * @param {SourceCall} call what the source says there
 * @returns {ShownEdit | null} null if no edit is exact
 */
function editOf(site, call) {
  return agentShared(site, call) ?? dispatcherShared(site, call) ?? agentForNone(site, call);
}

/**
 * @param {TlsPeer} peer of the program
 * @returns {boolean} whether a shared agent keeps its connections
 */
function isSharable({ choices, handshakes }) {
  return choices.ownIdentityCheck <= handshakes / 2;
}
