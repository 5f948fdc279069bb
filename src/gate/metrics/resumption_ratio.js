/** The metric `resumption_ratio`: the part of TLS handshakes that resumed a session. */
import { grouped } from '../../text/numbers.js';
import { counted } from '../../text/words.js';
import { unmeasurable } from './metric.js';
import { FEWEST, tooFew, worstOf, worstPeer } from './shared/peers.js';
import { INCOMPLETE, ofTraffic } from './shared/tls.js';

/** @import { Metric, Sure } from './metric.js' */
/** @import { TlsLedger } from '../../model/tls.js' */
/** @import { PeerMeasure } from './shared/peers.js' */
/** @import { End } from './shared/tls.js' */

const isWorse = (/** @type {number} */ one, /** @type {number} */ other) => one < other;

/** @type {PeerMeasure} */
const BY_PEER = {
  sizeOf: ({ handshakes }) => handshakes,
  unit: 'TLS handshake',
  valueOf: ({ resumed, handshakes }) => resumed / handshakes,
  leastOf: ({ resumed, handshakes, overlapped }) => ofOthers(resumed, handshakes - overlapped),
  unsure: ({ handshakes, overlapped }) => tooFewOthers(handshakes, overlapped),
  isWorse,
};

/** @type {Metric} */
export default {
  id: 'resumption_ratio',
  tier: 1,
  unit: 'ratio',
  needs: 'traffic',
  limits: ['min'],
  selectors: ['side', 'peer'],
  level: 'error',
  title: 'share of TLS handshakes that resumed a session',
  description:
    'Handshakes that resumed a session, of all; the smaller of both sides if `side` is left out; with `peer`, that of the worst peer that matches. It takes ' +
    '20 handshakes to judge; those that began before the first one with their peer had ended had no session to resume, and fail none.',
  measure: (run, selector) =>
    selector.limitsPeer
      ? worstPeer(run, selector, BY_PEER)
      : ofTraffic(run.report, selector, (ends, complete) => {
          if (!complete) return unmeasurable(INCOMPLETE);
          const used = ends.filter(({ tls }) => tls.handshakes >= FEWEST);
          const sizes = ends.map(({ tls }) => tls.handshakes).filter((size) => size > 0);
          if (used.length === 0) return unmeasurable(tooFew(sizes, BY_PEER.unit));
          return worstOf(
            used.map((end) => ratioOf(end, run.report.tls)),
            isWorse,
          );
        }),
  statement: ({ amount, side, withPeer }) => `${amount} of all TLS handshakes${side}${withPeer} resumed a session`,
  fix: () =>
    'Let sessions be resumed: one agent or secureContext for the life of the process, and the same ticket keys on all servers.',
  improvedBy: [
    'agent-per-request',
    'no-keepalive',
    'client-per-operation',
    'identity-per-request',
    'cold-herd',
    'no-resumption',
    'context-per-connection',
  ],
  hint: 'Record a run with more TLS connections, with this version of cryptoprof.',
};

/**
 * @param {End} end with handshakes
 * @param {TlsLedger | null} ledger of the run
 * @returns {Sure} those that resumed a session by all
 */
function ratioOf({ name, tls: { handshakes, resumed } }, ledger) {
  const peers = ledger?.complete ? ledger.peers.filter(({ role }) => role === name) : [];
  const overlapped = peers.reduce((sum, peer) => sum + peer.overlapped, 0);
  return {
    value: resumed / handshakes,
    least: ofOthers(resumed, handshakes - overlapped),
    unsure: tooFewOthers(handshakes, overlapped),
    names: [],
    certain: [],
  };
}

/**
 * @param {number} resumed handshakes
 * @param {number} others all that could have resumed a session
 * @returns {number} of those by these; NaN if they are too few to say anything about the next
 */
function ofOthers(resumed, others) {
  return others < FEWEST ? NaN : resumed / others;
}

/**
 * @param {number} handshakes of a side or peer
 * @param {number} overlapped those that had no session
 * @returns {string} why they may have resumed no more
 */
function tooFewOthers(handshakes, overlapped) {
  return `${grouped(overlapped)} of ${counted(handshakes, 'TLS handshake')} began before a first one had ended, so they had no session to resume`;
}
