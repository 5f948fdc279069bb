import { counted } from '../../text/words.js';
import { measured, unmeasurable } from './metric.js';
import { FEWEST, tooFew, worstPeer } from './shared/peers.js';
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
    'TLS handshakes, resumed ones included, per HTTP request of the same side; the larger of both sides if `side` is left out, ' +
    'and of the only one if the other had too few HTTP requests, as a database has none. ' +
    'With `peer`, that of the worst peer that matches. It takes 20 requests of a side or peer to judge it.',
  measure: (run, selector) =>
    selector.limitsPeer
      ? worstPeer(run, selector, BY_PEER)
      : ofTraffic(run.report, selector, (ends, complete) => {
          if (!complete) return unmeasurable(INCOMPLETE);
          const asked = ends.filter(({ requests }) => requests > 0);
          const enough = asked.filter(({ requests }) => requests >= FEWEST);
          if (enough.length > 0)
            return measured({ value: Math.max(...enough.map(({ tls, requests }) => tls.handshakes / requests)) });
          if (asked.length > 0) {
            return unmeasurable(
              tooFew(
                asked.map(({ requests }) => requests),
                BY_PEER.unit,
              ),
            );
          }
          const handshakes = ends.reduce((sum, { tls }) => sum + tls.handshakes, 0);
          return unmeasurable(
            handshakes === 0
              ? 'there were neither requests nor TLS handshakes'
              : `there ${handshakes === 1 ? 'was' : 'were'} ${counted(handshakes, 'TLS handshake')} and no HTTP request`,
          );
        }),
  statement: ({ value, amount, side, withPeer }) =>
    `There ${value === 1 ? 'is' : 'are'} ${amount} TLS ${value === 1 ? 'handshake' : 'handshakes'} per request${side}${withPeer}`,
  fix: () =>
    'Keep connections open and share them: one agent with keepAlive for the life of the process, or one undici pool for each origin. ' +
    'A server can only let its clients keep them: without connection: close, and with a longer keepAliveTimeout.',
  hint: 'Record a run in which the program answers or makes 20 HTTP requests or more, with this version of cryptoprof: --load <path> drives a server.',
};
