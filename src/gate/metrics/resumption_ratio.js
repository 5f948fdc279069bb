import { measured, unmeasurable } from './metric.js';
import { INCOMPLETE, ofTraffic } from './shared/tls.js';

/** The first handshakes of a run have nothing to resume: fewer than this say nothing of the rest. */
const MIN_HANDSHAKES = 20;

/** @type {import('./metric.js').Metric} */
export default {
  id: 'resumption_ratio',
  tier: 1,
  unit: 'ratio',
  needs: 'traffic',
  limits: ['min'],
  selectors: ['side'],
  level: 'error',
  title: 'share of TLS handshakes that resumed a session',
  description: 'Handshakes that resumed a session, of all; the smaller of both sides if `side` is left out. It takes 20 handshakes to judge.',
  measure: ({ report }, selector) => ofTraffic(report, selector, (ends, complete) => {
    if (!complete) return unmeasurable(INCOMPLETE);
    const used = ends.filter(({ tls }) => tls.handshakes >= MIN_HANDSHAKES);
    const most = Math.max(0, ...ends.map(({ tls }) => tls.handshakes));
    if (used.length === 0) return unmeasurable(`there were ${most} TLS handshakes, and it takes ${MIN_HANDSHAKES} to judge`);
    return measured({ value: Math.min(...used.map(({ tls }) => tls.resumed / tls.handshakes)) });
  }),
  statement: ({ amount, side }) => `${amount} of all TLS handshakes${side} resumed a session`,
  fix: () => 'Let sessions be resumed: one agent or secureContext for the life of the process, and the same ticket keys on all servers.',
  hint: 'Record a run with more TLS connections, with this version of cryptoprof.',
};
