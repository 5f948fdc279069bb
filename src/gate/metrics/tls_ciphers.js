/** The metric `tls_ciphers`: which ciphers TLS connections used. */
import { MAKE_CONNECTIONS, negotiated, tlsNames } from './shared/tls.js';

/** @import { Metric } from './metric.js' */

/** @type {Metric} */
export default {
  id: 'tls_ciphers',
  tier: 1,
  unit: 'text',
  needs: 'traffic',
  limits: ['forbid'],
  selectors: ['side'],
  level: 'error',
  title: 'TLS ciphers',
  description: 'Names of the cipher suites that were negotiated, such as `TLS_AES_256_GCM_SHA384`.',
  measure: ({ report }, selector) => tlsNames(report, selector, 'ciphers'),
  statement: ({ names, side }) => negotiated(names, 'cipher suite', side),
  fix: () =>
    "Set the option ciphers of your servers and agents to a list without it: left out, Node's own list applies.",
  hint: MAKE_CONNECTIONS,
};
