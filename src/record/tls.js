/** Sums up what the threads counted of TLS connections. */
import { addToList } from '../model/add-to-list.js';
import { OTHER_HOSTS, onlyCertificate } from '../model/tls.js';
import { addTallies } from '../model/traffic.js';
import { problemIn } from '../schemas/problem-in.js';
import { reportedPath, tallyQuantile, tallySum, timeAt } from './saved.js';

/** @import { AskedAt, PeerChoices, Tally, TlsContexts, TlsLedger, TlsPeer } from '../model/tls.js' */

/**
 * A user's place in the stacks that were kept.
 * @typedef {Pick<AskedAt, 'line' | 'column' | 'function' | 'isAsync' | 'count' | 'package' | 'isFirstUse' | 'caBytes'> & {file:
 *   string}}
 *   SavedPlace `file` may be a `file:` URL
 */

/**
 * What a thread has counted for a peer, as far as it is summed up (probe/tls-peers.cjs).
 * @typedef {Pick<TlsPeer, 'role' | 'host' | 'port' | 'by' | 'handshakes' | 'resumed' | 'refused' | 'overlapped' | 'requests' |
 *   'reusedRequests' | 'agents' | 'agentsUsedOnce' | 'servernames' | 'protocol' | 'cipher' | 'group' | 'alpn' | 'certificate' | 'bytesIn' | 'bytesOut' |
 *   'mostOpen' | 'choices'> & SavedTimes} PeerCounts
 */
/**
 * @typedef {object} SavedTimes
 * @property {Tally} helloBytes full handshakes by number of bytes sent
 * @property {Tally} handshakeTimes handshakes by how long they took, in steps (probe/tally.cjs)
 * @property {Tally} lifeTimes ended connections by how long they were open, in the same steps
 */
/**
 * @typedef {object} SavedCallers
 * @property {SavedPlace[]} callSites where connections were requested
 * @property {number} unplaced how many requests had no user line, or one for which there was no room
 * @property {Tally} packages through which they were requested
 * @property {SavedPlace[]} agentSites where agents were created
 */
/** @typedef {PeerCounts & SavedCallers} SavedPeer a peer as a thread has saved it */

/**
 * @typedef {object} SavedTls
 * @property {SavedPeer[]} peers
 * @property {Omit<TlsContexts, 'callSites'> & {callSites: SavedPlace[]}} contexts
 */

/** Most peers; further ones are summed up. */
const MOST_PEERS = 200;
const MOST_SITES = 32;
/** More than any thread can count; sums of thousands of such numbers are still exact. */
const MOST = 1e11;

/**
 * @param {unknown} saved JSON that anybody may have written
 * @returns {saved is SavedTls} whether a thread could have counted that
 */
export function isSavedTls(saved) {
  if (problemIn('probe', saved, 'SavedTls') !== null) return false;
  const { peers } = /** @type {SavedTls} */ (saved);
  return peers.every(
    ({
      handshakes,
      resumed,
      refused,
      overlapped,
      protocol,
      choices,
      bytesIn,
      bytesOut,
      requests,
      reusedRequests,
      agents,
      agentsUsedOnce,
      servernames,
    }) =>
      Math.max(handshakes, requests, bytesIn / 1000, bytesOut / 1000) <= MOST &&
      Math.max(refused, resumed + overlapped) <= handshakes &&
      reusedRequests <= requests &&
      agentsUsedOnce <= Math.min(agents, requests) &&
      servernames <= handshakes &&
      tallySum(protocol) <= handshakes &&
      Object.entries(choices).every(([name, count]) => name.startsWith('closedBy') || count <= handshakes),
  );
}

/**
 * Sums up what the threads of a program have counted.
 * @param {SavedTls[]} saved by the threads that could count; with valid types
 * @param {object} known of the recording
 * @param {boolean} known.complete whether nothing can be missing
 * @param {boolean} known.hosts whether the hosts of peers may be recorded
 * @returns {TlsLedger | null} null if no thread could count
 */
export function tlsLedger(saved, { complete, hosts }) {
  if (saved.length === 0) return null;
  const peers = mergedPeers(saved.flatMap((thread) => thread.peers)).map(finished);
  return {
    // Hosts are left out last: what connects to different ones has nothing to share.
    peers: hosts ? peers : peers.map((peer) => ({ ...peer, host: peer.host === OTHER_HOSTS ? OTHER_HOSTS : '' })),
    contexts: addContexts(saved.map(({ contexts }) => contexts)),
    cost: null,
    complete,
  };
}

/**
 * @param {SavedPeer[]} peers of all threads
 * @returns {SavedPeer[]} one for each role, host, port and maker, most handshakes first; those beyond the limit are combined
 *   into one for each role
 */
function mergedPeers(peers) {
  const merged = merge(peers).sort((a, b) => b.handshakes - a.handshakes || Number(a.host > b.host) - 0.5);
  if (merged.length <= MOST_PEERS) return merged;
  const others = merged
    .slice(MOST_PEERS - 2)
    .map((peer) => ({ ...peer, host: OTHER_HOSTS, port: 0, by: /** @type {const} */ ('') }));
  return merge([...merged.slice(0, MOST_PEERS - 2), ...others]);
}

/**
 * @param {SavedPeer[]} peers in any order
 * @returns {SavedPeer[]} one for each role, host, port and maker
 */
function merge(peers) {
  /** @type {Map<string, SavedPeer[]>} */
  const byKey = new Map();
  for (const peer of peers) addToList(byKey, `${peer.role} ${peer.by} ${peer.port} ${peer.host}`, peer);
  return Array.from(byKey.values(), (same) => ({
    ...same.reduce((one, other) => addPeers(one, other)),
    certificate: same[0].host === OTHER_HOSTS ? null : onlyCertificate(same),
  }));
}

/**
 * @param {SavedPeer} one thread's
 * @param {SavedPeer} other thread's
 * @returns {SavedPeer} both together, with the one's certificate
 */
function addPeers(one, other) {
  const plus = (
    /** @type {'handshakes' | 'resumed' | 'refused' | 'overlapped' | 'requests' | 'reusedRequests' | 'agents' | 'agentsUsedOnce' | 'servernames' | 'bytesIn' | 'bytesOut' | 'mostOpen' | 'unplaced'} */ name,
  ) => one[name] + other[name];
  const both = (
    /** @type {'protocol' | 'cipher' | 'group' | 'alpn' | 'helloBytes' | 'handshakeTimes' | 'lifeTimes' | 'packages'} */ name,
  ) => addTallies(one[name], other[name]);
  return {
    ...one,
    handshakes: plus('handshakes'),
    resumed: plus('resumed'),
    refused: plus('refused'),
    overlapped: plus('overlapped'),
    requests: plus('requests'),
    reusedRequests: plus('reusedRequests'),
    agents: plus('agents'),
    agentsUsedOnce: plus('agentsUsedOnce'),
    servernames: plus('servernames'),
    protocol: both('protocol'),
    cipher: both('cipher'),
    group: both('group'),
    alpn: both('alpn'),
    bytesIn: plus('bytesIn'),
    bytesOut: plus('bytesOut'),
    helloBytes: both('helloBytes'),
    handshakeTimes: both('handshakeTimes'),
    lifeTimes: both('lifeTimes'),
    // When is not known: together they had no more than that.
    mostOpen: plus('mostOpen'),
    choices: /** @type {PeerChoices} */ (addTallies({ ...one.choices }, { ...other.choices })),
    callSites: [...one.callSites, ...other.callSites],
    unplaced: plus('unplaced'),
    packages: both('packages'),
    agentSites: [...one.agentSites, ...other.agentSites],
  };
}

/**
 * @param {SavedPeer} peer of all threads together
 * @returns {TlsPeer} as in a recording
 */
function finished({ helloBytes, handshakeTimes, lifeTimes, callSites, unplaced, packages, agentSites, ...counts }) {
  const through = Object.entries(packages).sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
  return {
    ...counts,
    full: counts.handshakes - counts.resumed,
    helloBytesOut: tallyQuantile(helloBytes, 0.5),
    p50Ms: timeAt(handshakeTimes, 0.5),
    p95Ms: timeAt(handshakeTimes, 0.95),
    lifeP50Ms: timeAt(lifeTimes, 0.5),
    package: through,
    ...placed(callSites, unplaced, { all: counts.handshakes, through }),
    agentSites: placed(agentSites, 0).callSites,
  };
}

/**
 * @param {SavedTls['contexts'][]} saved by the threads
 * @returns {TlsContexts} all together
 */
function addContexts(saved) {
  const total = (/** @type {'created' | 'withCa' | 'caBytes' | 'unplaced'} */ name) =>
    saved.reduce((all, contexts) => all + contexts[name], 0);
  return {
    created: total('created'),
    withCa: total('withCa'),
    caBytes: total('caBytes'),
    ...placed(
      saved.flatMap(({ callSites }) => callSites),
      total('unplaced'),
      { all: total('withCa') },
    ),
  };
}

/**
 * @param {SavedPlace[]} places in the stacks of all threads
 * @param {number} unplaced how many had no user line
 * @param {object} [known] of them all
 * @param {number} [known.all] how many there were
 * @param {string | null} [known.through] package that most were requested through, null if those of places are not told
 * @returns {{callSites: AskedAt[], unplaced: number}} most first; those for which there is no room count as unplaced
 */
function placed(places, unplaced, { all = Infinity, through = null } = {}) {
  /** @type {Map<string, AskedAt>} */
  const sites = new Map();
  for (const place of places) {
    const file = reportedPath(place.file);
    const key = `${place.line}:${place.column}:${file}`;
    sites.set(key, withPlace(sites.get(key), { ...place, file }, through));
  }
  const sorted = [...sites.values()].sort((a, b) => b.count - a.count);
  const left = sorted.slice(MOST_SITES).reduce((sum, { count }) => sum + count, unplaced);
  return { callSites: sorted.slice(0, MOST_SITES), unplaced: Math.min(left, all) };
}

/**
 * @param {AskedAt | undefined} known the same place in other threads, undefined if it was in none
 * @param {SavedPlace} saved one thread's, with the file's path. Its fields are named, since the program may have added others
 * @param {string | null} through package that most were requested through, null if those of places are not told
 * @returns {AskedAt} all together
 */
function withPlace(known, { file, line, column, function: name, isAsync, ...saved }, through) {
  const { count, package: own, isFirstUse, caBytes } = saved;
  const other = otherPackage(known === undefined ? own : known.package, through);
  const size = meanSize({ count, caBytes }, known);
  const total = count + (known?.count ?? 0);
  // In another thread it may have made the request.
  const isUse = isFirstUse === true && (known === undefined || known.isFirstUse === true);
  return {
    ...{ id: '', file, line, column, function: name, count: total, isAsync },
    ...other,
    ...size,
    ...(isUse ? { isFirstUse } : {}),
  };
}

/**
 * @param {string | undefined} own package that a place requested something through, undefined if it is not known
 * @param {string | null} through that of most places, null if it is not told
 * @returns {Pick<AskedAt, 'package'>} the place's, where it is another
 */
function otherPackage(own, through) {
  return own === undefined || through === null || own === through ? {} : { package: own };
}

/**
 * @param {Pick<AskedAt, 'count' | 'caBytes'>} one thread's place
 * @param {Pick<AskedAt, 'count' | 'caBytes'>} [other] threads' contexts that were made there
 * @returns {Pick<AskedAt, 'caBytes'>} mean size of all their CA certificates; without it if unknown
 */
function meanSize(one, other) {
  const sized = [one, other].filter((place) => place?.caBytes !== undefined);
  const all = sized.reduce((sum, place) => sum + (place?.count ?? 0), 0);
  if (all === 0) return {};
  const bytes = sized.reduce((sum, place) => sum + (place?.count ?? 0) * (place?.caBytes ?? 0), 0);
  return { caBytes: Math.round(bytes / all) };
}
