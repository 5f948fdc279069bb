import { placeInRoot } from '../text/names.js';
import { duration, grouped } from '../text/numbers.js';
import { counted, listedUpTo } from '../text/words.js';
import {
  closingHandshakes,
  hasClosingBeside,
  hasDispatchers,
  isHttp2,
  keptFrom,
  onlyAgentSite,
  refusedSessions,
} from './shared/connection-cause.js';
import { connectionFindings } from './shared/connection-findings.js';
import { docsOf } from './shared/rule.js';
import { agentKept } from './shared/shared-agent.js';
import { GRPC, UNDICI_FETCH } from './shared/tls-drivers.js';
import { peerNames, total } from './shared/tls-places.js';
import {
  canShareAgent,
  checkedOnceNote,
  contextNote,
  keptSocketNote,
  maySwapConnections,
} from './shared/agent-sharing.js';
import { ONE_FOR_EACH } from './shared/wording.js';

/** @import { SourceCall } from '../model/source-call.js' */
/** @import { AskedAt, TlsPeer } from '../model/tls.js' */
/** @import { Connections } from './shared/connection-findings.js' */
/** @import { Rule } from './shared/rule.js' */

const ID = 'no-keepalive';

/**
 * Why connections are not kept, and what to do about it.
 * @typedef {object} Reason
 * @property {string} why end of the sentence with the number of handshakes
 * @property {string[]} sketch lines
 */

/** @type {Record<'agent' | 'dispatcher' | 'grpc' | 'http2' | 'idle' | 'none' | 'request' | 'server', Reason>} */
const REASONS = {
  agent: {
    why: 'the agent does not keep connections alive',
    sketch: [
      'new https.Agent({ keepAlive: true }) // where the agent is made: otherwise it closes each connection after its response',
    ],
  },
  dispatcher: {
    why: "undici's dispatcher does not keep connections alive",
    sketch: [
      'new Agent(options) // where the dispatcher is made, without pipelining: 0, which closes each connection after its response',
    ],
  },
  grpc: {
    why: 'each channel was used for hardly more than one call',
    sketch: ['const client = new Service(address, credentials, options); // once: one channel carries all calls'],
  },
  http2: {
    why: 'each session of HTTP/2 was used for hardly more than one request',
    sketch: [
      'const session = http2.connect(origin, options); // once; again when it has emitted close',
      "session.on('error', log); // without it, an error ends the process",
      'session.request(headers); // any number of requests, also at once',
    ],
  },
  idle: {
    why: 'the server closes idle connections before the next request comes, and does not announce when',
    sketch: [
      '// in the server, or the proxy in front of it: a longer time, and announced, so that clients close first',
      'keepalive_timeout 75s 75s; # nginx; of gunicorn --keep-alive 75, of uvicorn --timeout-keep-alive 75',
    ],
  },
  none: {
    why: "they did not go through an agent of Node's, and hardly any connection was used twice",
    sketch: [
      'const dispatcher = new undici.Agent(options); // once, for all requests: it keeps connections',
      'fetch(url, { dispatcher });',
      UNDICI_FETCH,
    ],
  },
  request: {
    why: 'the requests prevent keeping connections: they have the header connection: close, or are HEAD',
    sketch: [
      'https.get(url, { agent }, done); // without connection: close; and HEAD only if answers have a content-length',
    ],
  },
  server: {
    why: 'the server does not keep connections, which is its choice',
    sketch: [
      '// its responses say connection: close, or a time too short for another request: change that in the server, or the proxy in front of it',
      "server.keepAliveTimeout = 65_000; // ms, where it is a server of Node's: clients take 1 or 2 s off it",
    ],
  },
};

/** Whose remedy is one of something for requests that may be different users' by the options that each was made with. */
const ONE_FOR_ALL = new Set(['grpc', 'http2', 'none']);

/** In undici, which closes after each HEAD. */
const KEPT_BY_REQUEST =
  'fetch(url, { dispatcher }); // without connection: close, reset: true or maxRequestsPerClient; and not HEAD';

/** undici 7.29, which is Node 24's, forgets a server's sessions with its last connection; 6.24 and 8.10 do not. */
const RESUMED_BY =
  "new Agent({ ...options, connect: buildConnector({ ...options.connect }) }); // undici's, once for all requests: its own connector keeps sessions";

/** How to make packages that create their own agent keep connections. */
const KEPT_BY = new Map(
  Object.entries({
    // Version 2, whose own agent has these sockets.
    'aws-sdk':
      'AWS.config.update({ httpOptions: { agent: new https.Agent({ keepAlive: true, maxSockets: 50 }) } }); // once, before clients are made',
    request: 'const api = request.defaults({ agentOptions: { keepAlive: true } }); // once; then api(url, done)',
  }),
);

/** More lines that make agents are a list, not a sentence. */
const MOST_MAKERS = 4;

const CREDENTIALS_NOTE = 'All other options of the agent stay: ca, cert, key, rejectUnauthorized.';

const SESSIONS_NOTE =
  "maxCachedSessions: 0 throws sessions away, too. Without it, connections that can't be kept would at least be resumed; those " +
  'have no certificate of the other side to show.';

/**
 * A connection closed after each response costs a handshake per request.
 * @type {Rule}
 */
export default {
  meta: {
    id: ID,
    title: 'HTTPS connections are not kept alive',
    severityRange: ['info', 'warning'],
    docs: docsOf(ID),
    counts: 'tls',
  },
  check: (context) =>
    connectionFindings(context, ID, placesOf, (connections) => {
      const { peers, requests, handshakes, needed, site, call, onlyCall } = connections;
      const names = peerNames(peers);
      const reason = reasonOf(peers[0]);
      const isBeside = peers.some(hasClosingBeside);
      return {
        what: `${counted(handshakes, 'handshake')} for ${counted(requests, 'request')} to ${names}: ${isBeside ? whyBeside(peers) : REASONS[reason].why}.`,
        spared: handshakes - needed,
        by: 'kept',
        shown:
          onlyCall && reason === 'agent' && !isBeside && isSafe(onlyCall, peers) ? agentKept(site, onlyCall) : null,
        sketch: sketchOf(reason, connections),
        notes: [
          ...(isBeside ? makersNote(peers, context.root) : []),
          ...notesOn(reason, peers),
          ...(reason === 'agent' || reason === 'dispatcher' ? checkedOnceNote(call) : []),
          ...keptSocketNote(call),
        ],
      };
    }),
};

/**
 * @param {TlsPeer[]} peers of agents of which some keep connections
 * @returns {string} end of the sentence with the number of handshakes
 */
function whyBeside(peers) {
  const kind = peers.every(hasDispatchers) ? 'dispatchers' : 'agents';
  return `${grouped(total(peers, closingHandshakes))} of the handshakes are by ${kind} that do not keep connections alive, beside others that do`;
}

/**
 * Counts are of all agents together: which of them closes connections is for the reader to see.
 * @param {TlsPeer[]} peers of agents of which some keep connections
 * @param {string} root absolute path of the repository, `''` if unknown
 * @returns {string[]} a sentence if it is known where they are made
 */
function makersNote(peers, root) {
  const places = [...new Set(peers.flatMap(({ agentSites }) => agentSites.map((place) => placeInRoot(place, root))))];
  return places.length === 0 ? [] : [`The agents are made in ${listedUpTo(places, MOST_MAKERS)}.`];
}

/**
 * @param {SourceCall} call that makes the agent
 * @param {TlsPeer[]} peers that it is about
 * @returns {boolean} whether nothing in the program depends on its connections' being new ones
 */
function isSafe(call, peers) {
  return maySwapConnections(call) && canShareAgent(peers);
}

/**
 * @param {TlsPeer} peer whose connections are not kept
 * @returns {AskedAt[]} the agent's line where it is the agent's doing, else those of the
 *   requests
 */
function placesOf(peer) {
  const own = ['agent', 'dispatcher'].includes(reasonOf(peer)) ? onlyAgentSite(peer) : [];
  return own.length > 0 ? own : peer.callSites;
}

/**
 * @param {TlsPeer} peer whose connections are not kept
 * @returns {keyof typeof REASONS}
 */
function reasonOf(peer) {
  if (keptFrom(peer) === 'server') return peer.choices.leftIdle > peer.choices.closedByServer ? 'idle' : 'server';
  if (peer.choices.closedByRequest > peer.requests / 2) return 'request';
  if (hasDispatchers(peer)) return 'dispatcher';
  if (peer.choices.withAgent > peer.handshakes / 2) return 'agent';
  if (!isHttp2(peer)) return 'none';
  return peer.package === GRPC ? 'grpc' : 'http2';
}

/**
 * @param {keyof typeof REASONS} reason why connections are not kept
 * @param {Connections} connections that were made
 * @returns {string[]} lines of code
 */
function sketchOf(reason, { package: name, peers }) {
  const { sketch } = REASONS[reason];
  const own = reason === 'agent' ? KEPT_BY.get(name) : undefined;
  if (own !== undefined) return [own];
  if (reason === 'http2' && name !== '') return [oneClientOf(name)];
  if (!peers.every(hasDispatchers)) return sketch;
  if (reason === 'request') return [KEPT_BY_REQUEST];
  return isServers(reason) && peers.every(offersFew) ? [...sketch, UNDICI_FETCH, RESUMED_BY] : sketch;
}

/**
 * @param {string} name of a package that opens sessions of HTTP/2 itself, or by another (etcd3, by gRPC): they are not the
 *   program's to share
 * @returns {string} a line of code
 */
function oneClientOf(name) {
  return `// one client of ${name}, made once, for the whole program: its session of HTTP/2 carries any number of requests, also at once`;
}

/**
 * @param {keyof typeof REASONS} reason why connections are not kept
 * @returns {boolean} whether that is for the server to change
 */
function isServers(reason) {
  return reason === 'server' || reason === 'idle';
}

/**
 * @param {TlsPeer[]} peers that connections were made to
 * @returns {string} says how long they lived
 */
function lifeNote(peers) {
  const lives = peers.flatMap(({ lifeP50Ms }) => lifeP50Ms ?? []);
  return `Half of the connections were closed within ${duration(Math.max(...lives))} of their handshake.`;
}

/**
 * @param {TlsPeer} peer whose connections are not kept
 * @returns {boolean} whether hardly any of them had a session to offer
 */
function offersFew({ choices, handshakes }) {
  return choices.sessionOffered <= handshakes / 2;
}

/**
 * @param {keyof typeof REASONS} reason why connections are not kept
 * @param {TlsPeer[]} peers that they were made to
 * @returns {string[]} sentences
 */
function notesOn(reason, peers) {
  const refused = total(peers, refusedSessions);
  return [
    ...(ONE_FOR_ALL.has(reason) ? [ONE_FOR_EACH] : []),
    ...(reason === 'idle' ? [lifeNote(peers)] : []),
    ...(reason === 'agent' ? [CREDENTIALS_NOTE, ...contextNote(peers)] : []),
    ...(peers.some(({ choices, handshakes }) => choices.agentKeepsNoSessions > handshakes / 2) ? [SESSIONS_NOTE] : []),
    ...(refused > 0
      ? [
          `${counted(refused, 'session')} ${refused === 1 ? 'was' : 'were'} offered but not resumed: that, too, is the server's choice.`,
        ]
      : []),
  ];
}
