/** The ledger of TLS connections in words, for any writer: names in it are not escaped yet. */
import { peerName } from '../../model/tls.js';
import { sitesById } from '../../model/site-id.js';
import { compareText } from '../../model/text-order.js';
import { bytes, duration, grouped, percent, percentRange } from '../../text/numbers.js';
import { counted } from '../../text/words.js';

/** @import { Report } from '../../model/report.js' */
/** @import { AskedAt, Certificate, Tally, TlsCost, TlsPeer } from '../../model/tls.js' */

/** Names of a kind that are shown; the rest is counted. */
const MOST_NAMES = 2;

/** Parts of what TLS costs below this share are not worth a word. */
const LEAST_PART = 0.0005;

/** @type {[field: keyof TlsCost, name: string][]} */
const PARTS = [
  ['keyExchangeTicks', 'key exchange'],
  ['certificateTicks', 'certificates and signatures'],
  ['contextTicks', 'contexts and CA certificates'],
  ['bytesTicks', 'records'],
  ['otherTicks', 'the rest'],
];

/** Connections of a client that are all open may be a pool's, or were forgotten: how they are used is not counted. */
const MANY_OPEN = 20;

/**
 * One peer in words; `''` if there is nothing to report.
 * @typedef {object} PeerWords
 * @property {TlsPeer['role']} role of the program
 * @property {string} name such as `api.example.com:443`
 * @property {string} handshakes number
 * @property {string} requests number, `''` for what is not HTTP
 * @property {string} resumed share of the handshakes
 * @property {string} median time of a handshake
 * @property {string} protocol such as `TLSv1.3`
 * @property {string} group such as `X25519`
 * @property {string} cipher such as `TLS_AES_256_GCM_SHA384`
 * @property {string} certificate such as `RSA-2048`
 * @property {string} bytesIn of a handshake
 * @property {string} bytesOut of a handshake
 * @property {string} agents how many, or how many dispatchers, if there were several
 * @property {string} open that none of many was closed
 * @property {string} package that connects
 * @property {Pick<AskedAt, 'file' | 'line' | 'function'> | null} site where most of its connections were asked for,
 *   null if unknown
 * @property {boolean} isFirstUse whether that line is only known to have used one of them first
 * @property {number} otherSites where else they were
 * @property {string} refused how many were refused after the handshake, `''` if none
 * @property {string} unplaced how many have no known line, `''` if none, or if none has one
 */

/**
 * @param {Report} report the answer
 * @returns {TlsPeer[]} those with handshakes, most handshakes first
 */
export function peersOf({ tls }) {
  return (tls?.peers ?? []).filter(({ handshakes }) => handshakes > 0).toSorted((a, b) => b.handshakes - a.handshakes);
}

/**
 * @param {Report} report that contains the peer
 * @param {TlsPeer} peer with at least one handshake
 * @returns {PeerWords} cells in words
 */
export function peerWords({ callSites }, peer) {
  const {
    role,
    handshakes,
    requests,
    resumed,
    p50Ms,
    protocol,
    cipher,
    certificate,
    bytesIn,
    bytesOut,
    callSites: [first, ...others],
  } = peer;
  return {
    role,
    name: peerName(peer) || 'unknown',
    handshakes: grouped(handshakes),
    requests: requests === 0 ? '' : grouped(requests),
    resumed: resumed === 0 ? 'none' : resumed === handshakes ? 'all' : percent(resumed / handshakes, 0),
    median: p50Ms === null ? '' : duration(p50Ms),
    protocol: names(protocol),
    group: groupWords(peer),
    cipher: names(cipher),
    certificate: certificate === null ? '' : certificateName(certificate),
    bytesIn: bytes(bytesIn / handshakes),
    bytesOut: bytes(bytesOut / handshakes),
    agents: agentWords(peer),
    open: areLeftOpen(peer) ? 'none was closed' : '',
    package: packageOfFirst(peer),
    // A row of the call sites is at the call's own line, even if the stack only had an `await`.
    site: first === undefined ? null : (sitesById(callSites).get(first.id) ?? first),
    isFirstUse: first?.isFirstUse === true,
    otherSites: others.length,
    refused: refusedWords(peer),
    unplaced: unplacedWords(peer),
  };
}

/**
 * @param {TlsPeer} peer any
 * @returns {string} package that its first line connects through, `''` if none
 */
function packageOfFirst({ callSites, package: name }) {
  return callSites[0]?.package ?? name;
}

/**
 * @param {TlsPeer} peer with at least one handshake
 * @returns {string} how many connections were refused, `''` if none
 */
function refusedWords({ handshakes, refused }) {
  if (refused === 0) return '';
  return refused === handshakes ? 'all refused' : `${grouped(refused)} refused`;
}

/**
 * @param {TlsPeer} peer with at least one handshake
 * @returns {string} how many connections have no line, `''` if none, or if none has one
 */
function unplacedWords({ callSites, unplaced }) {
  return callSites.length === 0 || unplaced === 0 ? '' : `${grouped(unplaced)} without a line`;
}

/**
 * @param {TlsPeer} peer with at least one handshake
 * @returns {string} how many agents or dispatchers made its connections, if there were several
 */
function agentWords({ agents, handshakes, choices }) {
  return agents > 1 ? counted(agents, choices.withDispatcher > handshakes / 2 ? 'dispatcher' : 'agent') : '';
}

/**
 * @param {TlsPeer} peer with at least one handshake
 * @returns {boolean} whether the program closed none of many connections
 */
function areLeftOpen({ role, lifeP50Ms, mostOpen }) {
  return role === 'client' && lifeP50Ms === null && mostOpen >= MANY_OPEN;
}

/**
 * @param {Certificate} certificate a server's
 * @returns {string} its key, such as `RSA-2048`, `ECDSA P-256`
 */
export function certificateName({ type, bits, curve }) {
  switch (type) {
    case 'rsa':
      return bits === null ? 'RSA' : `RSA-${bits}`;
    case 'ec':
      return curve === '' ? 'ECDSA' : `ECDSA ${curve}`;
    case 'ed25519':
      return 'Ed25519';
    default:
      return 'a key of another kind';
  }
}

/**
 * @param {TlsPeer[]} peers that have no room
 * @returns {string} such as `and 3 more peers with 12 handshakes`
 */
export function morePeers(peers) {
  return `and ${counted(peers.length, 'more peer')} with ${counted(
    peers.reduce((sum, { handshakes }) => sum + handshakes, 0),
    'handshake',
  )}`;
}

/**
 * @param {Report} report the answer
 * @returns {string} how many contexts were made with CA certificates, if that happened more than once; else `''`
 */
export function contextSentence({ tls }) {
  if (tls === null || tls.contexts.withCa < 2) return '';
  const { created, withCa, caBytes } = tls.contexts;
  // Their size is seen where a connection is given them, and not a context that has them.
  const size = caBytes === 0 ? '' : `: ${bytes(caBytes)} to parse`;
  // Nor is what one has that was made before the first connection.
  const least = tls.peers.some(({ choices }) => choices.ownContext > 0) ? 'at least ' : '';
  return `${grouped(created)} made, ${withCa === created ? 'each' : `${least}${grouped(withCa)}`} with CA certificates${size}`;
}

/**
 * @param {Report} report the answer
 * @returns {string} what TLS costs, `''` if unknown or nothing
 */
export function costSentence({ tls, profile: { busyTicks } }) {
  const cost = tls?.cost ?? null;
  if (cost === null || busyTicks === 0 || cost.ticks + cost.untiedTicks === 0) return '';
  const share = (/** @type {number} */ ticks) => percent(ticks / busyTicks);
  const parts = PARTS.map(([field, name]) => ({ name, ticks: Number(cost[field]) })).filter(
    ({ ticks }) => ticks > LEAST_PART * busyTicks,
  );
  const cpu =
    cost.cpuShare === null || cost.cpuShare === undefined ? '' : `about ${percent(cost.cpuShare)} and within `;
  return `TLS takes ${percent(cost.share)} of busy time (${cpu}${percentRange(cost.range)} % of JavaScript threads' CPU time)${
    parts.length === 0 ? '' : `: ${parts.map(({ name, ticks }) => `${name} ${share(ticks)}`).join(', ')}`
  }.${
    cost.inferredTicks === 0
      ? ''
      : ` ${share(cost.inferredTicks)} of busy time is inferred from the counted handshakes.`
  }`;
}

/**
 * @param {{group: Tally, handshakes: number, resumed: number}} peer handshakes with it
 * @returns {string} the most frequent groups, as shares of the full handshakes, in which keys were exchanged: Node does
 *   not name all groups
 */
export function groupWords({ group, handshakes, resumed }) {
  const named = Object.values(group).reduce((sum, number) => sum + number, 0);
  return names(group, Math.max(named, handshakes - resumed));
}

/**
 * @param {Tally} tally handshakes by name
 * @param {number} [handshakes] that shares are of: those that have a name, if left out
 * @param {(name: string, share: string) => string} [words] of a name; its share is `''` if all handshakes have it
 * @returns {string} the most frequent names, with their shares
 */
export function names(tally, handshakes, words = (name, share) => `${name} ${share}`.trimEnd()) {
  const rows = Object.entries(tally)
    .filter(([, number]) => number > 0)
    .sort(([a, left], [b, right]) => right - left || compareText(a, b));
  const all = handshakes ?? rows.reduce((sum, [, number]) => sum + number, 0);
  const named = rows
    .slice(0, MOST_NAMES)
    .map(([name, number]) => words(name, number === all ? '' : percent(number / all, 0)));
  return [...named, ...(rows.length > MOST_NAMES ? [`${grouped(rows.length - MOST_NAMES)} more`] : [])].join(', ');
}
