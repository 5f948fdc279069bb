/**
 * What handshakes cost in this run, and what they would cost: an estimate from counts and from the ticks of all TLS.
 */
import { duration } from '../../text/numbers.js';
import { loopCost, MIN_TICKS, NOTABLE_SHARE } from './severity.js';
import { total } from './tls-places.js';

/** @import { TlsCost, TlsLedger, TlsPeer } from '../../model/tls.js' */
/** @import { Connections } from './connection-findings.js' */
/** @import { Severity } from '../../model/severity.js' */
/** @import { RuleContext } from './rule.js' */

/**
 * @typedef {object} ConnectionCost
 * @property {number} ticks at stake: those of these handshakes, or the part that resuming saves
 * @property {number} share 0..1 of busy ticks
 * @property {Severity} severity
 * @property {string} sentence with a space before it; `''` if nothing is known
 */

/** @type {Pick<TlsLedger, 'cost' | 'peers'>} */
const NOT_COUNTED = { cost: null, peers: [] };

/**
 * Keeping a connection saves the average cost of a handshake; resuming a session saves the certificate and its
 * signature, and before TLS 1.3 the key exchange too.
 * @param {RuleContext} context everything that was measured
 * @param {Connections} connections the handshakes that a finding is about
 * @param {number} spared how many of them need not have been full, or made at all
 * @param {'kept' | 'resumed'} by what
 * @returns {ConnectionCost} without a sentence if TLS has too few ticks or its ticks are unknown
 */
export function connectionCost({ tls, profile }, { peers, handshakes, site }, spared, by) {
  const { cost, peers: everyone } = tls ?? NOT_COUNTED;
  const all = total(everyone, (peer) => peer.handshakes);
  const costOfAll = cost === null ? 0 : cost.ticks - cost.bytesTicks;
  if (cost === null || all === 0 || costOfAll < MIN_TICKS || profile.busyTicks === 0) {
    const { ticks, share } = loopCost(site, profile.busyTicks);
    // Each costs a round trip or two, whatever its CPU time; resuming saves none in TLS 1.3.
    return { ticks, share, severity: by === 'kept' ? 'warning' : 'info', sentence: '' };
  }
  // A resumed connection needs its context like any other: contexts are another finding's business.
  const context = by === 'kept' ? contextTicks(cost, everyone) : 0;
  const each = Math.max(0, costOfAll - cost.contextTicks) / all + context;
  const ticks = handshakes * each;
  const resumed = (spared * (cost.certificateTicks + oldPart(peers, handshakes) * cost.keyExchangeTicks)) / all;
  // A finding about resumption is only about what resuming saves: other findings about the rest come first.
  const [sparedTicks, own] = by === 'kept' ? [spared * each, ticks] : [resumed, resumed];
  return {
    ticks: Math.round(own),
    share: Math.min(1, own / profile.busyTicks),
    severity: sparedTicks / profile.busyTicks >= NOTABLE_SHARE ? 'warning' : 'info',
    sentence: sentenceOf(ticks, sparedTicks, by, profile),
  };
}

/**
 * @param {TlsPeer[]} peers that handshakes were made with
 * @param {number} handshakes of them all
 * @returns {number} 0..1, the part that was TLS 1.2, where resumption also saves the key exchange
 */
function oldPart(peers, handshakes) {
  return total(peers, ({ protocol }) => protocol['TLSv1.2'] ?? 0) / handshakes;
}

/**
 * @param {TlsCost} cost of all TLS
 * @param {TlsPeer[]} peers of the program, at least one of them a server's client
 * @returns {number} ticks of a client's context: servers make one for all connections, clients one for each unless they
 *   are given one
 */
function contextTicks(cost, peers) {
  return cost.contextTicks / total(peers, (peer) => (peer.role === 'client' ? peer.handshakes : 0));
}

/**
 * @param {number} ticks of the handshakes
 * @param {number} spared those that could be saved
 * @param {'kept' | 'resumed'} by what
 * @param {RuleContext['profile']} profile that they are a part of
 * @returns {string} with a space before it
 */
function sentenceOf(ticks, spared, by, { busyMs, busyTicks }) {
  const words = (/** @type {number} */ count) => duration((count * busyMs) / busyTicks);
  const left = spared > 0 ? `; ${by}, about ${words(Math.max(0, ticks - spared))}` : '';
  return ` They cost about ${words(ticks)} of ${words(busyTicks)} busy time${left} (estimates from this run's ticks).`;
}
