/**
 * Why the connections to a peer are not reused: one cause per peer, so no two rules report the same connections. Only
 * counts decide.
 *
 * The first match wins, because its fix makes the others unnecessary or is a precondition for them. With an agent per
 * request, nothing is shared that could keep a connection or a session. A host name check per request (Node 22 and
 * later) stops even a good agent from keeping either. Connections that all began at once were needed at once: keeping
 * them would not have saved a single one. Keeping a connection is worth about ten times a resumed handshake
 * (docs/rules/no-resumption.md), so sessions come after it; they are the better advice only where the server is the one
 * that closes.
 */
import { isInPackage } from '../../model/file-path.js';
import { isOneServer } from './tls-places.js';

/** @import { AskedAt, TlsPeer } from '../../model/tls.js' */
/** @import { RuleContext } from './rule.js' */

/**
 * @typedef {'agent-per-request' | 'identity-per-request' | 'cold-herd' | 'no-keepalive' | 'no-resumption' |
 *   'client-per-operation'} Cause
 */

/** Fewer requests, operations or handshakes may be a program's start. */
const MIN_TIMES = 20;

/** Connections that began together. */
const MIN_HERD = 5;

/**
 * A herd whose connections carry more requests than this each has paid for itself: a session would save a quarter of
 * one handshake.
 */
const MOST_REQUESTS_OF_HERD = 10;

/** A pool closes connections that were unused for this long (pg: 10 s), and opens new ones when needed, ms. */
const SHORT_LIFE_MS = 5000;

/** HTTP pools keep an idle connection for seconds (undici: 4 s), or as long as the server says, ms. */
const UNPOOLED_LIFE_MS = 1000;

/**
 * A server that keeps idle connections for this long keeps them long enough: proxies keep them for 60 s and more, ms.
 */
const LONG_KEPT_MS = 30_000;

/** Agents of proxies: they connect to the proxy for each connection through it, and that connection has the cause. */
const PROXIED_BY = new Set(['agent-base', 'https-proxy-agent', 'http-proxy-agent', 'proxy-agent', 'socks-proxy-agent']);

/** Packages whose connections become WebSockets, which are no answered requests, even where an agent makes them. */
const WEB_SOCKETS = new Set(['engine.io-client', 'socket.io-client', 'ws']);

/**
 * The first that switches pooling and resumption off for each request that brings its own `checkServerIdentity`.
 * Measured on 20, 22, 24 and 26.
 */
const IDENTITY_SINCE_NODE = 22;

/**
 * @param {TlsPeer} peer a server that the program connects to, or its own clients
 * @param {string} node version of the profiled Node, `''` if unknown
 * @returns {Cause | null} null if nothing is wrong, or if the program can't change it
 */
export function causeOf(peer, node) {
  // Connections to different servers have nothing to share.
  if (!isOneServer(peer)) return null;
  if (isAgentPerRequest(peer)) return 'agent-per-request';
  if (isIdentityPerRequest(peer, node)) return 'identity-per-request';
  if (isColdHerd(peer)) return 'cold-herd';
  if (isNotKept(peer) && keptFrom(peer) === 'program') return 'no-keepalive';
  const beside = causeBeside(peer);
  if (beside !== null) return beside;
  if (isNotResumed(peer)) return 'no-resumption';
  if (isNotKept(peer) && keptFrom(peer) === 'server') return 'no-keepalive';
  return isClientPerOperation(peer) ? 'client-per-operation' : null;
}

/**
 * Counts are of all lines that connect to a server together: what one line's agents do must not hide behind another's.
 * @param {TlsPeer} peer a server that the program connects to
 * @returns {Cause | null} why some of its connections are not reused, though most requests are over others that are
 */
function causeBeside(peer) {
  if (hasAgentsBeside(peer)) return 'agent-per-request';
  return hasClosingBeside(peer) ? 'no-keepalive' : null;
}

/** Causes without which there would be fewer connections, and contexts: sessions only make them cheaper. */
const OF_TOO_MANY = new Set(['agent-per-request', 'identity-per-request', 'no-keepalive', 'client-per-operation']);

/**
 * @param {TlsPeer} peer a server that the program connects to, or its own clients
 * @param {string} node version of the profiled Node, `''` if unknown
 * @returns {boolean} whether a finding says that it has more connections than it needs
 */
export function hasTooMany(peer, node) {
  return OF_TOO_MANY.has(causeOf(peer, node) ?? '');
}

/**
 * How many handshakes there would have been if connections had been kept: the most that were open at once, and those after
 * which one was refused, which nobody can keep.
 * @param {TlsPeer} peer with at least one handshake
 * @returns {number} at least 1
 */
export function handshakesNeeded(peer) {
  const { handshakes, refused, overlapped, mostOpen, servernames, choices } = peer;
  // Connections of an agent that keeps them stay open for seconds after their last request.
  const atOnce = isMost(choices.agentKeepsAlive, handshakes) ? overlapped : mostOpen;
  // One session of HTTP/2 carries what all of them did at once; and each name has connections of its own.
  return Math.min(handshakes, Math.max(1, isHttp2(peer) ? 1 : atOnce, servernames) + refused);
}

/**
 * @param {TlsPeer} peer that the program connects to
 * @returns {number} full handshakes that could have resumed a session but offered none
 */
export function handshakesWithoutSession(peer) {
  const { full, refused, overlapped, mostOpen, resumed, agents, servernames, choices } = peer;
  // Connections that are open at once may have begun at once: a later burst has no more sessions to resume than the
  // first.
  return (
    full - refused - refusedSessions({ resumed, choices }) - Math.max(overlapped, mostOpen, agents, servernames, 1)
  );
}

/**
 * @param {Pick<TlsPeer, 'resumed' | 'choices'>} peer that the program connects to
 * @returns {number} sessions that were offered but that the server did not resume
 */
export function refusedSessions({ resumed, choices }) {
  return Math.max(0, choices.sessionOffered - resumed);
}

/**
 * Whose choice it is that connections are not kept.
 * @param {TlsPeer} peer whose connections are not kept
 * @returns {'program' | 'server' | null} `program`: its agent doesn't keep them, its requests ask for them to be
 *   closed, or it makes a pool per request; null if no such choice was seen
 */
export function keptFrom(peer) {
  const { handshakes, requests, choices } = peer;
  if (isMost(choices.withAgent, handshakes)) {
    if (!isMost(choices.agentKeepsAlive, handshakes) || isMost(choices.closedByRequest, requests)) return 'program';
    return isClosedByServer(peer) ? 'server' : null;
  }
  if (isClosedByServer(peer)) return 'server';
  // All that is known about fetch's pool, which has no package name, is that it keeps connections by itself.
  const isOwn = peer.package !== '' || isHttp2(peer);
  const areLeftOpen = isHttp2(peer) && isMost(peer.mostOpen, handshakes);
  // A pool that has closed an idle connection offers the session of it.
  const isPooled = isMost(choices.sessionOffered, handshakes) || !(areLeftOpen || isShort(peer, UNPOOLED_LIFE_MS));
  return isOwn && !isPooled ? 'program' : null;
}

/**
 * @param {TlsPeer} peer whose connections are not kept
 * @returns {boolean} whether most were closed by the server's choice, after an answer or soon after
 */
export function isClosedByServer(peer) {
  const { closedByServer, leftIdle } = peer.choices;
  return isMost(closedByServer + (isShort(peer, LONG_KEPT_MS) ? leftIdle : 0), peer.requests);
}

/**
 * Where the agent of a peer's connections is made, if that is known. Agents made before the very first response are not
 * seen.
 * @param {TlsPeer} peer whose connections go through agents
 * @returns {AskedAt[]} one or none
 */
export function onlyAgentSite({ agents, agentSites }) {
  return agentSites.length === 1 && agents <= agentSites[0].count ? agentSites : [];
}

/**
 * Whether the contexts made for a line would be saved by keeping its connections, which the findings about those
 * connections already advise.
 * @param {RuleContext} context everything that was measured
 * @param {{file: string, line: number | null}} place that has contexts made
 * @returns {boolean} false if some of its connections have a different cause, or none
 */
export function keepingSparesContexts({ tls, node }, { file, line }) {
  const clients = (tls?.peers ?? []).filter(({ role }) => role === 'client');
  const own = clients.filter(({ callSites }) => callSites.some((at) => at.file === file && at.line === line));
  // A package's own line makes contexts for all code that connects through it.
  const peers = own.length === 0 && isInPackage(file) ? clients : own;
  const kept = peers.filter((peer) => couldBeKept(peer, node));
  const left = peers.reduce((sum, peer) => sum + (kept.includes(peer) ? handshakesBeside(peer) : peer.handshakes), 0);
  return kept.length > 0 && left < MIN_TIMES;
}

/**
 * @param {TlsPeer} peer of the program
 * @param {string} node version
 * @returns {boolean} whether the program could keep its connections, and a finding says so
 */
function couldBeKept(peer, node) {
  const cause = causeOf(peer, node);
  const isOfSharing = cause === 'agent-per-request' || cause === 'identity-per-request';
  return isOfSharing ? !isClosedByServer(peer) : cause === 'no-keepalive' && keptFrom(peer) === 'program';
}

/**
 * @param {TlsPeer} peer of the program
 * @returns {boolean} whether HTTP/2 was negotiated, which uses one connection for all requests and no agent
 */
export function isHttp2({ alpn, handshakes }) {
  return isMost(alpn.h2 ?? 0, handshakes);
}

/**
 * @param {TlsPeer} peer of the program
 * @returns {boolean} whether undici dispatchers make its connections, rather than an agent of Node's
 */
export function hasDispatchers({ choices, handshakes }) {
  return isMost(choices.withDispatcher, handshakes);
}

/**
 * A client that makes an agent, logs in with it and asks once makes a handshake for every second request.
 * @param {TlsPeer} peer of the program
 * @returns {boolean} whether agents are hardly ever used more than twice
 */
function isAgentPerRequest(peer) {
  const { agents, requests, full } = peer;
  const most = requests / 3;
  // They forget a server's sessions with its last connection: shared ones would have nothing to use again.
  if (hasDispatchers(peer) && isClosedByServer(peer)) return false;
  return agents >= requests / 2 && full > most && requests >= MIN_TIMES && handshakesSpared(peer) > most;
}

/**
 * @param {TlsPeer} peer of the program
 * @returns {boolean} whether many agents carried a single request each, though others carried most requests over
 *   connections that were kept
 */
export function hasAgentsBeside(peer) {
  const { full, handshakes, agents, agentsUsedOnce } = peer;
  return (
    agentsUsedOnce >= MIN_TIMES &&
    isMost(agentsUsedOnce, agents) &&
    full >= agentsUsedOnce &&
    handshakes - handshakesNeeded(peer) >= MIN_TIMES &&
    !isNotKept(peer)
  );
}

/**
 * @param {TlsPeer} peer of the program
 * @returns {boolean} whether most handshakes are by agents that do not keep connections, though others, which do, carried
 *   most requests
 */
export function hasClosingBeside(peer) {
  const closing = closingHandshakes(peer);
  return (
    peer.choices.agentKeepsAlive > 0 &&
    closing >= MIN_TIMES &&
    isMost(closing, peer.handshakes) &&
    peer.handshakes - handshakesNeeded(peer) >= MIN_TIMES &&
    !isNotKept(peer)
  );
}

/**
 * @param {TlsPeer} peer of the program
 * @returns {number} its handshakes by agents or dispatchers that do not keep connections
 */
export function closingHandshakes({ choices: { withAgent, agentKeepsAlive } }) {
  return Math.max(0, withAgent - agentKeepsAlive);
}

/**
 * @param {TlsPeer} peer whose connections could be kept
 * @returns {number} handshakes that its cause does not account for
 */
function handshakesBeside(peer) {
  if (hasAgentsBeside(peer)) return peer.handshakes - peer.agentsUsedOnce;
  return hasClosingBeside(peer) ? peer.handshakes - closingHandshakes(peer) : 0;
}

/**
 * @param {TlsPeer} peer of the program
 * @param {string} node version
 * @returns {boolean} whether a host name check keeps the connections of a good agent from being used again
 */
function isIdentityPerRequest(peer, node) {
  const { handshakes, choices } = peer;
  return (
    Number(node.split('.')[0]) >= IDENTITY_SINCE_NODE &&
    isNotKept(peer) &&
    isMost(choices.ownIdentityCheck, handshakes) &&
    isMost(choices.agentKeepsAlive, handshakes)
  );
}

/**
 * @param {TlsPeer} peer of the program
 * @returns {boolean} whether most handshakes began before there was a session
 */
function isColdHerd(peer) {
  const { requests, handshakes, refused, overlapped, agents, servernames, choices } = peer;
  const herd = overlapped - refused;
  // The first connection of each agent had no session anyway, for example if each thread has its own agent, nor that to each
  // name.
  const without = herd - Math.max(agents, servernames, 1);
  // Only pools for HTTP/1.1 offer sessions by themselves.
  const hasSessions = requests > 0 && !isHttp2(peer) && !isMost(choices.agentKeepsNoSessions, handshakes);
  return (
    hasSessions && without >= MIN_HERD - 1 && herd >= handshakes / 2 && requests < MOST_REQUESTS_OF_HERD * handshakes
  );
}

/**
 * Connections without a request, such as `tls.connect` makes, don't say that those with requests are not kept.
 * @param {TlsPeer} peer of the program
 * @returns {boolean} whether most requests came with a handshake that was not needed
 */
function isNotKept(peer) {
  return peer.requests >= MIN_TIMES && isMost(handshakesSpared(peer), peer.requests);
}

/**
 * @param {TlsPeer} peer of the program
 * @returns {number} requests whose handshake there would not have been if connections had been kept
 */
function handshakesSpared(peer) {
  const { requests, reusedRequests, handshakes } = peer;
  return Math.min(handshakes - handshakesNeeded(peer), requests - reusedRequests);
}

/**
 * @param {TlsPeer} peer of the program
 * @returns {boolean} whether sessions are not offered
 */
function isNotResumed(peer) {
  const { handshakes, requests, full, package: packageName, certificate, choices } = peer;
  // A session saves nothing where a key takes the certificate's place.
  if (certificate === null && isMost(choices.preSharedKey, handshakes)) return false;
  // Agents and fetch offer sessions by themselves, unless an agent is asked not to.
  const isByChoice = isMost(choices.agentKeepsNoSessions, handshakes) || (requests === 0 && packageName === '');
  const without = handshakesWithoutSession(peer);
  return isByChoice && without >= MIN_TIMES && isMost(without, full);
}

/**
 * @param {TlsPeer} peer of the program
 * @returns {boolean} whether a package other than an HTTP client makes connections that are soon closed; HTTP clients,
 *   of whose requests none may have been answered, have agents
 */
function isClientPerOperation(peer) {
  return (
    peer.requests === 0 &&
    peer.package !== '' &&
    (WEB_SOCKETS.has(peer.package) || !isMost(peer.choices.withAgent, peer.handshakes)) &&
    !PROXIED_BY.has(peer.package) &&
    peer.handshakes - handshakesNeeded(peer) >= MIN_TIMES &&
    isMost(peer.handshakes - handshakesNeeded(peer), peer.handshakes) &&
    isShort(peer, SHORT_LIFE_MS)
  );
}

/**
 * @param {TlsPeer} peer of the program
 * @param {number} ms after which a pool would close an idle connection
 * @returns {boolean} whether connections are closed before
 */
function isShort({ lifeP50Ms }, ms) {
  return lifeP50Ms !== null && lifeP50Ms < ms;
}

/**
 * @param {number} part of a count
 * @param {number} whole count
 * @returns {boolean} whether it is more than half
 */
function isMost(part, whole) {
  return part > whole / 2;
}
