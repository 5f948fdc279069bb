/** What the program did on the network, as far as TLS metrics need it. */
import { counted } from '../../../text/words.js';
import { measured, unmeasurable } from '../metric.js';

/** @import { TlsSide } from '../../../model/profile.js' */
/** @import { Report } from '../../../model/report.js' */
/** @import { Selector } from '../../selector.js' */
/** @import { Measurement } from '../metric.js' */

/** One end of the program's connections that budgets look at.
 * @typedef {{name: 'server' | 'client', requests: number, tls: TlsSide}} End */

export const INCOMPLETE = "a part of the run's network traffic was not recorded";
export const NO_LEDGER =
  'the run did not record its TLS connections by peer: attach, --no-probe, other tools and older versions do not';
export const MAKE_CONNECTIONS =
  'Record a run in which the program accepts or opens TLS connections, with this version of cryptoprof.';
const NO_TRAFFIC =
  'the run did not record its network traffic: attach, --no-probe, other tools and older versions do not';

/**
 * @param {Report} report of one run
 * @param {Selector} selector of a side
 * @param {(ends: End[], complete: boolean) => Measurement} measure what its ends say
 * @returns {Measurement} value null, with the reason, if connections were not counted
 */
export function ofTraffic({ traffic }, selector, measure) {
  if (!traffic) return unmeasurable(NO_TRAFFIC);
  const { requests, clientRequests, tlsServer, tlsClient } = traffic;
  const selected = /** @type {const} */ ([
    ['server', requests, tlsServer],
    ['client', clientRequests, tlsClient],
  ]).filter(([name]) => selector.side === '' || name === selector.side);
  const ends = selected.flatMap(([name, count, tls]) => (tls === null ? [] : [{ name, requests: count, tls }]));
  return measure(ends, traffic.complete && ends.length === selected.length);
}

/**
 * @param {Report} report of one run
 * @param {Selector} selector of a side
 * @param {'protocols' | 'ciphers'} which names
 * @returns {Measurement} those that were negotiated; what was seen counts even if something is missing
 */
export function tlsNames(report, selector, which) {
  return ofTraffic(report, selector, (ends, complete) => {
    const names = [...new Set(ends.flatMap(({ tls }) => Object.keys(tls[which])))].sort();
    const missing = (complete ? '' : INCOMPLETE) || (names.length === 0 ? whyNoNames(report, ends) : '');
    return measured({ value: missing === '' ? names.length : null, names, missing });
  });
}

/**
 * @param {Report} report of one run that counted all connections, without a name of what they negotiated
 * @param {End[]} ends of its connections that a budget looks at
 * @returns {string} why that says nothing of what it would negotiate, as the rest of a sentence; `''` if it answered or
 *   asked, and none of that took TLS
 */
function whyNoNames({ traffic, drive }, ends) {
  const handshakes = ends.reduce((sum, { tls }) => sum + tls.handshakes, 0);
  if (handshakes > 0) return `${counted(handshakes, 'TLS handshake')} left no name of what they negotiated`;
  if (drive?.mayServeTls && ends.some(({ name }) => name === 'server'))
    return 'something that may be a TLS server was not asked';
  const { requests = 0, clientRequests = 0 } = traffic ?? {};
  // What a server asks for as it starts says nothing of what it does once it is asked itself.
  const asked = drive?.listened ? requests : requests + clientRequests;
  return asked === 0 ? 'there were neither requests nor TLS handshakes' : '';
}

/**
 * @param {string[]} names that are forbidden and were found
 * @param {string} noun for one of them
 * @param {string} side of the connections
 * @returns {string} such as `TLSv1.1 was negotiated`
 */
export function negotiated(names, noun, side) {
  if (names.length === 0) return `No ${noun} that the config forbids was negotiated${side}`;
  return `${names.join(', ')} ${names.length === 1 ? 'was' : 'were'} negotiated${side}`;
}
