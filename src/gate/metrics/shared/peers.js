/** Budgets that are judged for each peer separately. */
import { OTHER_HOSTS, peerName } from '../../../model/tls.js';
import { sitesById } from '../../../model/site-id.js';
import { counted } from '../../../text/words.js';
import { siteEvidence } from '../../run.js';
import { measured, unmeasurable } from '../metric.js';
import { INCOMPLETE, NO_LEDGER } from './tls.js';

/** @import { TlsPeer } from '../../../model/tls.js' */
/** @import { GateEvidence, Run } from '../../run.js' */
/** @import { Selector } from '../../selector.js' */
/** @import { Measurement, Sure } from '../metric.js' */

/**
 * The first connection to a peer has to be made and has nothing to resume, so fewer handshakes or requests than this
 * say nothing about the rest.
 */
export const FEWEST = 20;

const NOT_APART = 'no peer of the first 200 matches, and the others are counted together';
/** Peers that a message names. */
const MOST_NAMES = 3;

/**
 * @typedef {object} PeerMeasure
 * @property {(peer: TlsPeer) => number} sizeOf how much there is to judge by
 * @property {string} unit what that counts, one of it
 * @property {(peer: TlsPeer) => number} valueOf a peer
 * @property {(peer: TlsPeer) => number} leastOf the same without what had to be; NaN if too little is left
 * @property {(peer: TlsPeer) => string} unsure why a value beyond a limit may have had to be, as the rest of a sentence
 * @property {(one: number, other: number) => boolean} isWorse whether the one value is worse than the other
 */

/**
 * @param {Run} run of the program
 * @param {Selector} selector of peers and a side
 * @param {PeerMeasure} judged what of them
 * @returns {Measurement} of the worst peer, which is named, with the lines that connect to it
 */
export function worstPeer({ report, callSites }, selector, { sizeOf, unit, valueOf, leastOf, unsure, isWorse }) {
  const { tls } = report;
  if (tls === null) return unmeasurable(NO_LEDGER);
  if (!tls.complete) return unmeasurable(INCOMPLETE);
  const there = tls.peers.filter(({ role }) => selector.side === '' || role === selector.side);
  // Many peers that are counted together are not one.
  const apart = there.filter(({ host }) => host !== OTHER_HOSTS);
  const peers = apart.filter((peer) => selector.hasPeer(peer));
  if (peers.length === 0)
    return unmeasurable(
      apart.length < there.length ? NOT_APART : `it had no TLS connection with such a peer${othersThan(there)}`,
    );
  const enough = peers.filter((peer) => sizeOf(peer) >= FEWEST);
  if (enough.length === 0) return unmeasurable(tooFew(peers.map(sizeOf), unit));
  return worstOf(
    enough.map((peer) => ({
      value: valueOf(peer),
      least: leastOf(peer),
      unsure: unsure(peer),
      names: [peerName(peer) || 'a peer that is not named'],
      certain: linesOf(peer, callSites),
    })),
    isWorse,
  );
}

/**
 * @param {Sure[]} ratios of peers or sides, at least one
 * @param {PeerMeasure['isWorse']} isWorse whether the one value is worse than the other
 * @returns {Measurement} the worst, and the one that is worst without what had to be
 */
export function worstOf(ratios, isWorse) {
  const worst = ratios.reduce((most, one) => (isWorse(one.value, most.value) ? one : most));
  const { value, names, certain, unsure } = worst;
  const surest = ratios.reduce(
    (most, one) => (Number.isNaN(most.least) || isWorse(one.least, most.least) ? one : most),
    worst,
  );
  return measured({ value, names, certain, sure: { ...surest, unsure } });
}

/**
 * @param {number[]} sizes what there is to judge by, of each peer or side; each fewer than it takes
 * @param {string} unit what that counts, one of it
 * @returns {string} why they can't be judged, as the rest of a sentence
 */
export function tooFew(sizes, unit) {
  const most = Math.max(0, ...sizes);
  return `there ${most === 1 ? 'was' : 'were'} ${counted(most, unit)}${sizes.length > 1 ? ' at most' : ''}, and it takes ${FEWEST} to judge`;
}

/**
 * @param {TlsPeer[]} peers that the program had
 * @returns {string} which they are, as the rest of a sentence; `''` if there were none
 */
function othersThan(peers) {
  if (peers.length === 0) return '';
  const names = [...new Set(peers.map((peer) => peerName(peer) || 'one that is not named'))];
  const named = names.slice(0, MOST_NAMES);
  const more = names.length - named.length;
  return `, but with ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/**
 * @param {TlsPeer} peer of a run
 * @param {Run['callSites']} callSites of the run
 * @returns {GateEvidence[]} the lines that connect to it, most connections first
 */
function linesOf(peer, callSites) {
  const sites = sitesById(callSites);
  return peer.callSites.flatMap(({ id }) => {
    const site = sites.get(id);
    return site === undefined ? [] : [siteEvidence(site)];
  });
}
