/** The metric `tls_protocols`: which versions of TLS connections used. */
import { MAKE_CONNECTIONS, negotiated, tlsNames } from './shared/tls.js';

/** @import { Metric } from './metric.js' */

/** @type {Metric} */
export default {
  id: 'tls_protocols',
  tier: 1,
  unit: 'text',
  needs: 'traffic',
  limits: ['forbid'],
  selectors: ['side'],
  level: 'error',
  title: 'TLS protocols',
  description: 'Names of the protocol versions that were negotiated, such as `TLSv1.2`.',
  measure: ({ report }, selector) => tlsNames(report, selector, 'protocols'),
  statement: ({ names, side }) => negotiated(names, 'TLS protocol', side),
  fix: () => 'Raise minVersion on your servers and agents, and update the peers that negotiated this.',
  hint: MAKE_CONNECTIONS,
};
