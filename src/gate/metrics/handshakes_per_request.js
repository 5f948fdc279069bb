import { measured, unmeasurable } from './metric.js';
import { worstPeer } from './shared/peers.js';
import { INCOMPLETE, ofTraffic } from './shared/tls.js';

/** @import { Metric } from './metric.js' */
/** @import { PeerMeasure } from './shared/peers.js' */

/** Peers without HTTP have no requests to compare with. @type {PeerMeasure} */
const BY_PEER = {
  sizeOf: ({ requests }) => requests,
  unit: 'HTTP request',
  valueOf: ({ handshakes, requests }) => handshakes / requests,
  isWorse: (one, other) => one > other,
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
    'TLS handshakes, resumed ones included, per HTTP request of the same side; the larger of both sides if `side` is left out. ' +
    'With `peer`, that of the worst peer that matches; it takes 20 requests of a peer to judge it.',
  measure: (run, selector) =>
    selector.limitsPeer
      ? worstPeer(run, selector, BY_PEER)
      : ofTraffic(run.report, selector, (ends, complete) => {
          const used = ends.filter(({ tls }) => tls.handshakes > 0);
          if (!complete) return unmeasurable(INCOMPLETE);
          if (used.length === 0)
            return ends.some(({ requests }) => requests > 0)
              ? measured({ value: 0 })
              : unmeasurable('there were neither requests nor TLS handshakes');
          const unasked = used.find(({ requests }) => requests === 0);
          if (unasked)
            return unmeasurable(
              `there were ${unasked.tls.handshakes} handshakes on the ${unasked.name} side and no HTTP request`,
            );
          return measured({ value: Math.max(...used.map(({ tls, requests }) => tls.handshakes / requests)) });
        }),
  statement: ({ value, amount, side, withPeer }) =>
    `There ${value === 1 ? 'is' : 'are'} ${amount} TLS ${value === 1 ? 'handshake' : 'handshakes'} per request${side}${withPeer}`,
  fix: () =>
    'Keep connections open and share them: one agent with keepAlive for the life of the process, or one undici pool for each origin. ' +
    'A server can only let its clients keep them: without connection: close, and with a longer keepAliveTimeout.',
  hint: 'Record a run in which the program answers or makes HTTP requests, with this version of cryptoprof: --load <path> drives a server.',
};
