import { measured, unmeasurable } from './metric.js';
import { FEWEST, tooFew, worstPeer } from './shared/peers.js';
import { INCOMPLETE, ofTraffic } from './shared/tls.js';

/** @import { Metric } from './metric.js' */
/** @import { PeerMeasure } from './shared/peers.js' */

/** @type {PeerMeasure} */
const BY_PEER = {
  sizeOf: ({ handshakes }) => handshakes,
  unit: 'TLS handshake',
  valueOf: ({ resumed, handshakes }) => resumed / handshakes,
  isWorse: (one, other) => one < other,
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
    '20 handshakes to judge.',
  measure: (run, selector) =>
    selector.limitsPeer
      ? worstPeer(run, selector, BY_PEER)
      : ofTraffic(run.report, selector, (ends, complete) => {
          if (!complete) return unmeasurable(INCOMPLETE);
          const used = ends.filter(({ tls }) => tls.handshakes >= FEWEST);
          const sizes = ends.map(({ tls }) => tls.handshakes).filter((size) => size > 0);
          if (used.length === 0) return unmeasurable(tooFew(sizes, BY_PEER.unit));
          return measured({ value: Math.min(...used.map(({ tls }) => tls.resumed / tls.handshakes)) });
        }),
  statement: ({ amount, side, withPeer }) => `${amount} of all TLS handshakes${side}${withPeer} resumed a session`,
  fix: () =>
    'Let sessions be resumed: one agent or secureContext for the life of the process, and the same ticket keys on all servers.',
  hint: 'Record a run with more TLS connections, with this version of cryptoprof.',
};
