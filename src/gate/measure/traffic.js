import { measured, unmeasurable } from './measurement.js';

/** @import { TlsSide } from '../../model/profile.js' */
/** @import { Report } from '../../model/report.js' */
/** @import { Measurement } from './measurement.js' */
/** @import { Selector } from '../selector.js' */

/** One end of the program's connections that budgets look at.
 * @typedef {{name: 'server' | 'client', requests: number, tls: TlsSide}} End */

/** The first handshakes of a run have nothing to resume: fewer than this say nothing of the rest. */
const MIN_HANDSHAKES = 20;

const NO_TRAFFIC = 'the run did not record its network traffic; record it with this version of cryptoprof';
const INCOMPLETE = 'a part of the run\'s network traffic was not recorded';

/**
 * @param {Report} report of one run
 * @param {Selector} selector of a side
 * @returns {Measurement} the larger ratio of both sides
 */
export function handshakesPerRequest(report, selector) {
  return ofTraffic(report, selector, (ends, complete) => {
    const used = ends.filter(({ tls }) => tls.handshakes > 0);
    if (!complete) return unmeasurable(INCOMPLETE);
    if (used.length === 0) return ends.some(({ requests }) => requests > 0) ? measured({ value: 0 }) : unmeasurable('there were neither requests nor TLS handshakes');
    const unasked = used.find(({ requests }) => requests === 0);
    if (unasked) return unmeasurable(`there were ${unasked.tls.handshakes} handshakes on the ${unasked.name} side and no HTTP request`);
    return measured({ value: Math.max(...used.map(({ tls, requests }) => tls.handshakes / requests)) });
  });
}

/**
 * @param {Report} report of one run
 * @param {Selector} selector of a side
 * @returns {Measurement} the smaller ratio of both sides
 */
export function resumptionRatio(report, selector) {
  return ofTraffic(report, selector, (ends, complete) => {
    if (!complete) return unmeasurable(INCOMPLETE);
    const used = ends.filter(({ tls }) => tls.handshakes >= MIN_HANDSHAKES);
    const most = Math.max(0, ...ends.map(({ tls }) => tls.handshakes));
    if (used.length === 0) return unmeasurable(`there were ${most} TLS handshakes, and it takes ${MIN_HANDSHAKES} to judge`);
    return measured({ value: Math.min(...used.map(({ tls }) => tls.resumed / tls.handshakes)) });
  });
}

/**
 * @param {Report} report of one run
 * @param {Selector} selector of a side
 * @param {'protocols' | 'ciphers'} which names
 * @returns {Measurement} those that were negotiated; what is seen is there, even if something is missing
 */
export function tlsNames(report, selector, which) {
  return ofTraffic(report, selector, (ends, complete) => {
    const names = [...new Set(ends.flatMap(({ tls }) => Object.keys(tls[which])))].sort();
    const missing = (complete ? '' : INCOMPLETE) || (names.length === 0 ? 'there were no TLS handshakes' : '');
    return measured({ value: missing === '' ? names.length : null, names, missing });
  });
}

/**
 * @param {Report} report of one run
 * @param {Selector} selector of a side
 * @param {(ends: End[], complete: boolean) => Measurement} measure what its ends say
 * @returns {Measurement}
 */
function ofTraffic(report, selector, measure) {
  const { traffic } = report;
  if (!traffic) return unmeasurable(NO_TRAFFIC);
  const { requests, clientRequests, tlsServer, tlsClient } = traffic;
  const selected = /** @type {const} */ ([['server', requests, tlsServer], ['client', clientRequests, tlsClient]])
    .filter(([name]) => selector.side === '' || name === selector.side);
  const ends = selected.flatMap(([name, count, tls]) => (tls === null ? [] : [{ name, requests: count, tls }]));
  return measure(ends, traffic.complete && ends.length === selected.length);
}

/**
 * @param {Report} report of one run
 * @returns {Measurement} CPU time of the program per request, ms: as the operating system counts it, where that was recorded, else busy time
 */
export function cpuPerRequest(report) {
  if (!report.load && report.traffic && !report.traffic.complete) return unmeasurable(INCOMPLETE);
  const requests = report.load?.requests ?? report.traffic?.requests ?? 0;
  if (!(requests > 0)) return unmeasurable('no requests were counted: run it with --load, or as an HTTP server that is recorded');
  return measured({ value: (report.profile.cpu?.totalMs ?? report.profile.busyMs) / requests });
}
