/** What became of the TLS connections with each peer between two runs. */
import { addToList } from '../model/add-to-list.js';
import { differenceInterval, differenceOf, rateInterval, shareOf } from '../model/interval.js';
import { pairRows, pairUniqueRows } from '../model/pair-rows.js';
import { onlyCertificate } from '../model/tls.js';
import { compareText } from '../model/text-order.js';
import { addTallies } from '../model/traffic.js';
import { isJob } from './noise.js';
import { directionOf } from './rate-change.js';

/** @import { Change, CountChange, PeerChange, PeerSide, PerRequest } from '../model/comparison.js' */
/** @import { Estimate } from '../model/interval.js' */
/** @import { Report } from '../model/report.js' */
/** @import { TlsPeer } from '../model/tls.js' */

/** The first handshakes of a run have nothing to resume: fewer than this say nothing about the rest. */
const FEWEST_HANDSHAKES = 20;

/** A count of a run, and what it is divided by. @typedef {{count: number, units: number}} Counted */

/**
 * What else is known of both runs: the cost of a request, if both programs counted them; how long they took; whether
 * their work was given, and took as long as it did; and whether both ledgers are complete.
 * @typedef {{requests: PerRequest | null, seconds: number[], areJobs: boolean, isComplete: boolean}} Runs
 */

/**
 * Counts are exact, yet differ between two runs of one program: a pool opens one connection more or less. Differences
 * are judged as if connections arrived at random.
 * @param {Report} before one run
 * @param {Report} after the other
 * @param {PerRequest | null} requests cost of a request, if both programs counted them
 * @returns {PeerChange[] | null} what became of the TLS connections with each peer, most handshakes first; null unless
 *   both runs counted them
 */
export function peerChanges(before, after, requests) {
  if (before.tls === null || after.tls === null) return null;
  const isComplete = before.tls.complete && after.tls.complete;
  const seconds = [before, after].map(({ target }) => target.durationMs / 1000);
  const areJobs = [before, after].every(isJob);
  const byAddress = pairRows(together(before.tls.peers), together(after.tls.peers), addressOf);
  // Servers of tests listen on whatever port is free.
  const byHost = pairUniqueRows(byAddress.before, byAddress.after, ({ role, host }) => JSON.stringify([role, host]));
  /** @type {[TlsPeer | null, TlsPeer | null][]} */
  const pairs = [
    ...byAddress.pairs,
    ...byHost.pairs,
    ...byHost.before.map((peer) => /** @type {[TlsPeer, null]} */ ([peer, null])),
    ...byHost.after.map((peer) => /** @type {[null, TlsPeer]} */ ([null, peer])),
  ];
  return pairs
    .map(([left, right]) => peerChange(left, right, { requests, seconds, areJobs, isComplete }))
    .sort(byHandshakes);
}

/**
 * @param {TlsPeer} peer of a run
 * @returns {string} its role, host and port
 */
function addressOf({ role, host, port }) {
  return JSON.stringify([role, host, port]);
}

/**
 * A program may connect by agents in one run, and by something else in the other. Where hosts are left out, those of one
 * port can't be told apart.
 * @param {TlsPeer[]} peers of a run, most handshakes first
 * @returns {TlsPeer[]} one for each address, whatever made its connections
 */
function together(peers) {
  /** @type {Map<string, TlsPeer[]>} */
  const all = new Map();
  for (const peer of peers) addToList(all, addressOf(peer), peer);
  return Array.from(all.values(), (same) => ({ ...same.reduce(addPeer), certificate: onlyCertificate(same) }));
}

/**
 * @param {TlsPeer} one that most connections were made to, whose median is taken for both
 * @param {TlsPeer} other of the same address
 * @returns {TlsPeer} both, as far as comparisons show them
 */
function addPeer(one, other) {
  return {
    ...one,
    handshakes: one.handshakes + other.handshakes,
    full: one.full + other.full,
    resumed: one.resumed + other.resumed,
    requests: one.requests + other.requests,
    protocol: addTallies(one.protocol, other.protocol),
    group: addTallies(one.group, other.group),
    bytesIn: one.bytesIn + other.bytesIn,
    bytesOut: one.bytesOut + other.bytesOut,
    p50Ms: one.p50Ms ?? other.p50Ms,
    mostOpen: one.mostOpen + other.mostOpen,
  };
}

/**
 * @param {TlsPeer | null} before of one run, null if it had no connection with the peer
 * @param {TlsPeer | null} after of the other
 * @param {Runs} runs both
 * @returns {PeerChange}
 */
function peerChange(before, after, runs) {
  const { role, host, port } = /** @type {TlsPeer} */ (after ?? before);
  const [left, right] = [before, after].map((peer) => peer && peerSide(peer));
  return {
    role,
    host,
    port,
    before: left,
    after: right,
    handshakes: handshakeChange(before, after, runs),
    resumption: resumptionChange(before, after, runs),
  };
}

/**
 * @param {TlsPeer} peer of a run
 * @returns {PeerSide} the part that is shown
 */
function peerSide({ handshakes, requests, resumed, protocol, group, certificate, bytesIn, bytesOut, p50Ms }) {
  return { handshakes, requests, resumed, protocol, group, certificate, bytesIn, bytesOut, p50Ms };
}

/**
 * @param {TlsPeer | null} before of one run
 * @param {TlsPeer | null} after of the other
 * @param {Runs} runs both
 * @returns {CountChange} change of handshakes, per request to the peer, else per request of the program, else per run
 */
function handshakeChange(before, after, runs) {
  const { units, per } = unitsOf(before, after, runs.requests);
  const [left, right] = ratesOf([before, after], units);
  const change = changeOf(left, right, differenceOf(left, right));
  return isMoreThanLonger([before, after], units, runs)
    ? { per, ...change }
    : { per, ...change, change: 'within-noise' };
}

/**
 * @param {TlsPeer | null} before of one run
 * @param {TlsPeer | null} after of the other
 * @param {PerRequest | null} requests of the programs
 * @returns {{units: number[], per: CountChange['per']}} what its handshakes are divided by
 */
function unitsOf(before, after, requests) {
  const own = [before, after].map((peer) => peer?.requests ?? 0);
  if (hasBoth(own)) return { units: own, per: 'peer-request' };
  const all = [requests?.before.requests ?? 0, requests?.after.requests ?? 0];
  return hasBoth(all) ? { units: all, per: 'request' } : { units: [1, 1], per: 'run' };
}

/**
 * @param {(TlsPeer | null)[]} peers the same of both runs
 * @param {number[]} units what their handshakes are divided by
 * @param {Runs} runs both
 * @returns {boolean} false if one run was just ended later, or answered more requests, or may have counted too few
 */
function isMoreThanLonger(peers, units, { seconds, areJobs, isComplete }) {
  const direction = (/** @type {number[]} */ by) => {
    const [left, right] = ratesOf(peers, by);
    return directionOf(differenceOf(left, right));
  };
  // A pool's connections are opened once, however many requests follow.
  const isMore = direction([1, 1]) !== 0 || !peers.every(areOpenedOnce);
  const isTimed = !areJobs && units[0] === 1 && units[1] === 1 && hasBoth(seconds);
  return isComplete && isMore && (!isTimed || direction(seconds) === direction(units));
}

/** Connections that are opened again now and then are still those of a pool. */
const OPENED_ONCE = 2;

/**
 * @param {TlsPeer | null} peer of a run
 * @returns {boolean} whether its handshakes are no more than the connections that were open at once explain
 */
function areOpenedOnce(peer) {
  return peer === null || peer.handshakes <= OPENED_ONCE * peer.mostOpen;
}

/**
 * @param {(TlsPeer | null)[]} peers the same of both runs
 * @param {number[]} units what their handshakes are divided by
 * @returns {Estimate[]}
 */
function ratesOf(peers, units) {
  return peers.map((peer, index) => rateOf({ count: peer?.handshakes ?? 0, units: units[index] }));
}

/**
 * @param {TlsPeer | null} before of one run
 * @param {TlsPeer | null} after of the other
 * @param {Runs} runs both
 * @returns {CountChange | null} change of the share of handshakes that resumed a session; null unless both had enough
 */
function resumptionChange(before, after, { isComplete }) {
  if (before === null || after === null || Math.min(before.handshakes, after.handshakes) < FEWEST_HANDSHAKES)
    return null;
  const [left, right] = [before, after].map(({ resumed, handshakes }) => ({ count: resumed, total: handshakes }));
  const [fullBefore, fullAfter] = [before, after].map(({ full }) => rateOf({ count: full, units: 1 }));
  // A process has nothing to resume at first: a longer run with as many full handshakes resumes more.
  const isChange = isComplete && directionOf(differenceOf(fullBefore, fullAfter)) !== 0;
  return {
    per: 'handshake',
    ...changeOf({ value: shareOf(left) }, { value: shareOf(right) }, differenceInterval(left, right)),
    ...(isChange ? {} : { change: /** @type {const} */ ('within-noise') }),
  };
}

/**
 * @param {{value: number}} before of one run
 * @param {{value: number}} after of the other
 * @param {[number, number]} interval of the difference
 * @returns {Omit<CountChange, 'per'>}
 */
function changeOf({ value: before }, { value: after }, interval) {
  return { change: wordFor(directionOf(interval), before, after), before, after, difference: after - before, interval };
}

/**
 * @param {number} direction 1 if it grew, -1 if it shrank, 0 if that may be chance
 * @param {number} before of one run
 * @param {number} after of the other
 * @returns {Change}
 */
function wordFor(direction, before, after) {
  if (direction === 0) return 'within-noise';
  if (direction > 0) return before === 0 ? 'appeared' : 'grew';
  return after === 0 ? 'vanished' : 'shrank';
}

/**
 * @param {Counted} counted in a run
 * @returns {Estimate} how many there are for each unit
 */
function rateOf({ count, units }) {
  const [low, high] = rateInterval(count);
  return { value: count / units, interval: [low / units, high / units] };
}

/**
 * @param {number[]} requests of both runs
 * @returns {boolean} whether there were some in both
 */
function hasBoth(requests) {
  return requests.every((count) => count > 0);
}

/**
 * @param {PeerChange} a a peer
 * @param {PeerChange} b another
 * @returns {number} most handshakes first
 */
function byHandshakes(a, b) {
  const most = (/** @type {PeerChange} */ { before, after }) =>
    Math.max(before?.handshakes ?? 0, after?.handshakes ?? 0);
  const name = (/** @type {PeerChange} */ { role, host, port }) => `${role} ${host}:${port}`;
  return most(b) - most(a) || compareText(name(a), name(b));
}
