import { measured, unmeasurable } from './metric.js';
import { INCOMPLETE, ofTraffic } from './shared/tls.js';

/** @type {import('./metric.js').Metric} */
export default {
  id: 'handshakes_per_request',
  tier: 1,
  unit: 'ratio',
  needs: 'traffic',
  limits: ['max', 'regression'],
  selectors: ['side'],
  level: 'error',
  title: 'TLS handshakes per request',
  description: 'TLS handshakes, resumed ones included, per HTTP request of the same side; the larger of both sides if `side` is left out.',
  measure: ({ report }, selector) => ofTraffic(report, selector, (ends, complete) => {
    const used = ends.filter(({ tls }) => tls.handshakes > 0);
    if (!complete) return unmeasurable(INCOMPLETE);
    if (used.length === 0) return ends.some(({ requests }) => requests > 0) ? measured({ value: 0 }) : unmeasurable('there were neither requests nor TLS handshakes');
    const unasked = used.find(({ requests }) => requests === 0);
    if (unasked) return unmeasurable(`there were ${unasked.tls.handshakes} handshakes on the ${unasked.name} side and no HTTP request`);
    return measured({ value: Math.max(...used.map(({ tls, requests }) => tls.handshakes / requests)) });
  }),
  statement: ({ value, amount, side }) => `There ${value === 1 ? 'is' : 'are'} ${amount} TLS ${value === 1 ? 'handshake' : 'handshakes'} per request${side}`,
  fix: () => 'Keep connections open and share them: one agent with keepAlive for the life of the process, or one undici pool for each origin.',
  hint: 'Record a run in which the program answers or makes HTTP requests, with this version of cryptoprof: --load <path> drives a server.',
};
