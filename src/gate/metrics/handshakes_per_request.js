/** The metric `handshakes_per_request`: TLS handshakes for each request. */
import { grouped } from '../../text/numbers.js';
import { counted } from '../../text/words.js';
import { handshakesNeeded } from '../../rules/shared/connection-cause.js';
import { unmeasurable } from './metric.js';
import { FEWEST, tooFew, worstOf, worstPeer } from './shared/peers.js';
import { INCOMPLETE, ofTraffic } from './shared/tls.js';

/** @import { Metric, Sure } from './metric.js' */
/** @import { TlsLedger, TlsPeer } from '../../model/tls.js' */
/** @import { PeerMeasure } from './shared/peers.js' */
/** @import { End } from './shared/tls.js' */

const isWorse = (/** @type {number} */ one, /** @type {number} */ other) => one > other;

/** Peers without HTTP have no requests to compare with. @type {PeerMeasure} */
const BY_PEER = {
  sizeOf: ({ requests }) => requests,
  unit: 'HTTP request',
  valueOf: ({ handshakes, requests }) => handshakes / requests,
  leastOf: (peer) => perRequest(peer.handshakes - neededBy(peer), peer.requests),
  unsure: (peer) => tooFewBeyond(peer.handshakes, neededBy(peer)),
  isWorse,
};

/** @type {Metric} */
export default {
  id: 'handshakes_per_request',
  tier: 1,
  unit: 'ratio',
  needs: 'traffic',
  limits: ['max', 'regression'],
  selectors: ['side', 'peer'],
  level: 'error',
  title: 'TLS handshakes per request',
  description:
    'TLS handshakes, resumed ones included, per HTTP request of the same side; the larger of both sides if `side` is left out, ' +
    'and of the only one with enough HTTP requests (a database has none), unless that one has no TLS and the other 20 handshakes or more. ' +
    'With `peer`, that of the worst peer that matches. It takes 20 requests of a side or peer to judge it; to fail, 20 handshakes more than there were ' +
    'connections open at once or refused, and these alone must be beyond the limit.',
  measure: (run, selector) =>
    selector.limitsPeer
      ? worstPeer(run, selector, BY_PEER)
      : ofTraffic(run.report, selector, (ends, complete) => {
          if (!complete) return unmeasurable(INCOMPLETE);
          const enough = ends.filter(({ requests }) => requests >= FEWEST);
          const used = enough.filter(({ tls }) => tls.handshakes > 0);
          // A side that has many handshakes, and nothing to hold them against, does not become none.
          const hasUnasked = ends.some(({ requests, tls }) => requests < FEWEST && tls.handshakes >= FEWEST);
          if (enough.length === 0 || (used.length === 0 && hasUnasked)) return unmeasurable(withoutRequests(ends));
          const hasOther = ends.some((end) => !enough.includes(end) && end.requests + end.tls.handshakes > 0);
          return worstOf(
            enough.map((end) => ratioOf(end, run.report.tls, hasOther)),
            isWorse,
          );
        }),
  statement: ({ value, amount, side, withPeer, names: [judged] }) => {
    const only = side === '' && withPeer === '' && judged !== undefined ? ` on the ${judged} side` : side;
    return `There ${value === 1 ? 'is' : 'are'} ${amount} TLS ${value === 1 ? 'handshake' : 'handshakes'} per request${only}${withPeer}`;
  },
  fix: () =>
    'Keep connections open and share them: one agent with keepAlive for the life of the process, or one undici pool for each origin. ' +
    'A server can only let its clients keep them: without connection: close, and with a longer keepAliveTimeout.',
  improvedBy: ['agent-per-request', 'no-keepalive', 'client-per-operation', 'identity-per-request', 'cold-herd'],
  hint:
    'Record a run with more HTTP requests (20 at least), with this version of cryptoprof: --load <path> drives a server. A side without HTTP, such as that of ' +
    'a database, can be left out: "side" in the budget. A peer without HTTP is judged by a budget of findings: "rule": "client-per-operation"; one that was not seen ' +
    'may have another name in the report.',
};

/**
 * @param {End[]} ends of the program's connections
 * @returns {string} why they can't be judged, as the rest of a sentence
 */
function withoutRequests(ends) {
  const asked = ends.filter(({ requests }) => requests > 0);
  const unasked = ends.find(({ requests, tls }) => requests < FEWEST && tls.handshakes >= FEWEST);
  if (asked.length > 0 && unasked !== undefined)
    return `there were ${counted(unasked.tls.handshakes, 'TLS handshake')} and ${unasked.requests === 0 ? 'no HTTP request' : counted(unasked.requests, 'HTTP request')} on the ${unasked.name} side`;
  if (asked.length > 0)
    return tooFew(
      asked.map(({ requests }) => requests),
      BY_PEER.unit,
    );
  const handshakes = ends.reduce((sum, { tls }) => sum + tls.handshakes, 0);
  return handshakes === 0
    ? 'there were neither requests nor TLS handshakes'
    : `there ${handshakes === 1 ? 'was' : 'were'} ${counted(handshakes, 'TLS handshake')} and no HTTP request`;
}

/**
 * @param {End} end with requests
 * @param {TlsLedger | null} ledger of the run
 * @param {boolean} isNamed whether it is told which side that is
 * @returns {Sure} its handshakes by its requests
 */
function ratioOf({ name, requests, tls: { handshakes } }, ledger, isNamed) {
  const peers = ledger?.complete ? ledger.peers.filter(({ role }) => role === name) : null;
  const needed = (peers ?? []).reduce((sum, peer) => sum + neededBy(peer), 0);
  return {
    value: handshakes / requests,
    least: perRequest(handshakes - needed, requests),
    unsure: tooFewBeyond(handshakes, needed),
    names: isNamed ? [name] : [],
    certain: [],
  };
}

/**
 * @param {TlsPeer} peer of a run
 * @returns {number} handshakes that it takes however well connections are kept: a server has one for each of its clients
 */
function neededBy(peer) {
  return peer.role === 'server' ? Math.min(peer.handshakes, peer.mostOpen + peer.refused) : handshakesNeeded(peer);
}

/**
 * @param {number} handshakes that need not have been
 * @param {number} requests of the same connections
 * @returns {number} of these by those; NaN if they are too few to say anything about the next
 */
function perRequest(handshakes, requests) {
  return handshakes < FEWEST ? NaN : handshakes / requests;
}

/**
 * @param {number} handshakes of a side or peer
 * @param {number} needed those that may have had to be; 0 if that is not known
 * @returns {string} why they say too little, as the rest of a sentence
 */
function tooFewBeyond(handshakes, needed) {
  if (needed === 0) return tooFew([handshakes], 'TLS handshake');
  const takes =
    handshakes - needed < FEWEST ? `and it takes ${FEWEST} others to judge` : 'so it takes more requests to judge';
  return `${grouped(needed)} of ${counted(handshakes, 'TLS handshake')} may have had to be, for connections that were open at once or refused, ${takes}`;
}
