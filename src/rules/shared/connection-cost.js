/**
 * What handshakes cost in this run, and what they would cost: an estimate from counts, from the ticks of all TLS, and
 * from those of contexts at the lines that connect.
 */
import { isPartOfCounts, wasCutOff } from '../../model/certainty.js';
import { totalWeight } from '../../model/handshake-weight.js';
import { duration, grouped } from '../../text/numbers.js';
import { connectionsFrom, peersOfContexts } from './context-peers.js';
import { loopCost, MIN_TICKS, NOTABLE_SHARE } from './severity.js';
import { total } from './tls-places.js';
import { SAMPLED_PART } from './wording.js';

/** @import { CallSiteReport, Severity } from '../../model/report.js' */
/** @import { TlsCost, TlsLedger, TlsPeer } from '../../model/tls.js' */
/** @import { Connections } from './connection-findings.js' */
/** @import { RuleContext } from './rule.js' */

/**
 * @typedef {object} ConnectionCost
 * @property {number} ticks at stake: those of the line's part of these handshakes, or of that what resuming saves
 * @property {number} share 0..1 of busy ticks
 * @property {number} [ms] how long they took; absent if they are the call site's own
 * @property {Severity} severity of all these handshakes: whatever their lines, they have one cause
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
export function connectionCost({ tls, profile, callSites }, { peers, handshakes, site, own, unplaced }, spared, by) {
  const { cost, peers: everyone } = tls ?? NOT_COUNTED;
  const all = total(everyone, (peer) => peer.handshakes);
  const costOfAll = cost === null ? 0 : cost.ticks - cost.bytesTicks;
  if (cost === null || all === 0 || costOfAll < MIN_TICKS || profile.busyTicks === 0) {
    const { ticks, share } = loopCost(site, profile.busyTicks);
    return { ticks, share, severity: severityOfUnknown(wasCutOff(profile) ? null : cost, by), sentence: '' };
  }
  const part = partOfCost(cost, peers, everyone);
  const scale = handshakes / total(peers, (peer) => peer.handshakes);
  const full = total(peers, (peer) => peer.full);
  // A resumed connection needs its context like any other: contexts are another finding's business.
  const contexts = by === 'kept' ? contextTicks(cost, everyone, callSites, { peers, site, own }) : { all: 0, own: 0 };
  const rest = part.certificates + part.rest;
  const ticks = { all: (rest + contexts.all) * scale, own: (rest * own + contexts.own) * scale };
  const resumed = (spared / Math.max(1, full)) * (part.certificates + part.keyExchange * oldPart(peers, handshakes));
  // A finding about resumption is only about what resuming saves: other findings about the rest come first.
  const isKept = by === 'kept';
  const [sparedOfAll, sparedOwn] = isKept
    ? [(spared / handshakes) * ticks.all, (spared / handshakes) * ticks.own]
    : [resumed, resumed * own];
  const stake = isKept ? ticks.own : sparedOwn;
  return {
    ticks: Math.round(stake),
    share: Math.min(1, stake / profile.busyTicks),
    ms: (stake * profile.busyMs) / profile.busyTicks,
    severity: sparedOfAll / profile.busyTicks >= NOTABLE_SHARE ? 'warning' : 'info',
    sentence: sentenceOf(
      { own, unplaced, handshakes },
      { ticks: ticks.own, ofAll: ticks.all, spared: sparedOwn, by },
      profile,
    ),
  };
}

/**
 * @param {TlsCost | null} cost of all TLS, null if it is not known of the whole run
 * @param {'kept' | 'resumed'} by what handshakes would be spared
 * @returns {Severity} of what has too few ticks to be estimated: known to be little if all that may be TLS is
 */
function severityOfUnknown(cost, by) {
  const isLittle = cost !== null && cost.range[1] < NOTABLE_SHARE;
  // Each costs a round trip or two, whatever its CPU time; resuming saves none in TLS 1.3.
  return by === 'kept' && !isLittle ? 'warning' : 'info';
}

/**
 * @param {TlsCost} cost of all TLS
 * @param {TlsPeer[]} peers some of them
 * @param {TlsPeer[]} everyone all of them
 * @returns {{certificates: number, keyExchange: number, rest: number}} ticks of the former's handshakes; `rest` includes
 *   key exchange
 */
function partOfCost(cost, peers, everyone) {
  const [own, all] = [peers, everyone].map((each) => totalWeight(each, everyone));
  const part = own.rest / all.rest;
  return {
    certificates: all.certificate === 0 ? 0 : cost.certificateTicks * (own.certificate / all.certificate),
    keyExchange: cost.keyExchangeTicks * part,
    rest: Math.max(0, cost.ticks - cost.bytesTicks - cost.contextTicks - cost.certificateTicks) * part,
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
 * Servers make one context for all connections; clients make one for each, unless they are given one.
 * @param {TlsCost} cost of all TLS
 * @param {TlsPeer[]} everyone of the program
 * @param {readonly CallSiteReport[]} rows of the report
 * @param {Pick<Connections, 'peers' | 'site' | 'own'>} connections that a finding is about
 * @returns {{all: number, own: number}} ticks of their contexts: those at the lines that connect to them, and their part
 *   of those that only their function or package tells, or nothing; `own`: what of it is the line's, which is its part
 *   of all if it only makes the agents
 */
function contextTicks(cost, everyone, rows, { peers, site, own }) {
  const placed = rows.filter(({ operation, file }) => operation === 'tls.context' && file !== '');
  const clients = everyone.filter(({ role }) => role === 'client');
  const isAsked = (/** @type {CallSiteReport} */ row) => countAt(clients, row) > 0;
  const here = placed.filter(isAsked);
  const within = placed.filter((row) => !isAsked(row));
  const askedTicks = (/** @type {CallSiteReport} */ row) => row.ticks * (countAt(peers, row) / countAt(clients, row));
  const packageTicks = (/** @type {CallSiteReport} */ row) => {
    const all = peersOfContexts(clients, row);
    return (
      row.ticks *
      partOf(
        all.filter((peer) => peers.includes(peer)),
        all,
      )
    );
  };
  const elsewhere = Math.max(0, cost.contextTicks - sumOf(placed, ({ ticks }) => ticks));
  const loose = elsewhere * partOf(peers, clients) + sumOf(within, packageTicks);
  const isAsking = own < 1 && countAt(peers, site) > 0;
  const all = sumOf(here, askedTicks);
  const ofLine = isAsking
    ? sumOf(
        here.filter((row) => row.file === site.file && row.line === site.line),
        askedTicks,
      )
    : own * all;
  return { all: all + loose, own: ofLine + own * loose };
}

/**
 * @param {readonly TlsPeer[]} some of the others
 * @param {readonly TlsPeer[]} all peers of a kind
 * @returns {number} 0..1 of their handshakes
 */
function partOf(some, all) {
  const handshakesOf = (/** @type {readonly TlsPeer[]} */ peers) => total([...peers], ({ handshakes }) => handshakes);
  return handshakesOf(some) / Math.max(1, handshakesOf(all));
}

/**
 * @param {readonly CallSiteReport[]} rows of the report
 * @param {(row: CallSiteReport) => number} ticksOf a row
 * @returns {number} of all
 */
function sumOf(rows, ticksOf) {
  return rows.reduce((sum, row) => sum + ticksOf(row), 0);
}

/**
 * @param {readonly TlsPeer[]} peers some of the program's
 * @param {CallSiteReport} at a line
 * @returns {number} connections to them that it asked for
 */
function countAt(peers, at) {
  return peers.reduce((sum, peer) => sum + connectionsFrom(peer, at), 0);
}

/**
 * @param {Pick<Connections, 'own' | 'unplaced' | 'handshakes'>} connections with the line's part of them
 * @param {{ticks: number, ofAll: number, spared: number, by: 'kept' | 'resumed'}} cost of the line's handshakes, and of
 *   all; what of the former could be saved, and by what
 * @param {RuleContext['profile']} profile that they are a part of
 * @returns {string} with a space before it
 */
function sentenceOf({ own, unplaced, handshakes }, { ticks, ofAll, spared, by }, profile) {
  const { busyMs, busyTicks } = profile;
  const words = (/** @type {number} */ count) => duration((count * busyMs) / busyTicks);
  const isPart = isPartOfCounts(profile);
  const cost = isPart ? 'cost at least about' : 'cost about';
  // Which of the handshakes the ticks are of is unknown, and so is what would be left of them.
  const left = isPart ? SAMPLED_PART : spared > 0 ? `; if ${by}, about ${words(Math.max(0, ticks - spared))}` : '';
  // Those without a line may be this one's, too.
  const some = unplaced > 0 ? 'These' : "This line's";
  const all = own < 1 && unplaced > 0 ? `. All ${grouped(handshakes)} handshakes ${cost} ${words(ofAll)}` : '';
  return ` ${own === 1 ? 'They' : some} ${cost} ${words(ticks)} of ${words(busyTicks)} busy time${left}${all} (estimates from this run's ticks).`;
}
