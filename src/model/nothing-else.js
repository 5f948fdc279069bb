/** Whether a run shows anything that cryptography on the event loop can have kept waiting. */

/** @import { Report } from './report.js' */

/** An event loop that waits for less than this part of the run has one thing to do after the other. */
const HARDLY_WAITED = 0.1;

/**
 * A script that does one thing after the other keeps nobody waiting. What is not known may be a server.
 * @param {Pick<Report, 'profile' | 'isolates' | 'drive' | 'load' | 'traffic' | 'threadPool'>} report of a run
 * @returns {boolean} whether it is certain that one thread did all the work, that it served and requested nothing, and
 *   that its event loop hardly ever waited for a timer, input or output
 */
export function hadNothingElse({ profile, isolates, drive, load, traffic, threadPool }) {
  const isOneThread = isolates.length === 1 && profile.unprofiled.length === 0;
  return (
    isOneThread &&
    drive?.listened === false &&
    drive.failure === '' &&
    load === null &&
    hadNoTraffic(traffic) &&
    threadPool?.jobs === 0 &&
    hardlyWaited(profile)
  );
}

/**
 * @param {Report['traffic']} traffic of a run
 * @returns {boolean} whether there certainly was none
 */
function hadNoTraffic(traffic) {
  if (!traffic?.complete) return false;
  const { requests, clientRequests, tlsServer, tlsClient } = traffic;
  return requests === 0 && clientRequests === 0 && tlsServer?.handshakes === 0 && tlsClient?.handshakes === 0;
}

/**
 * @param {Report['profile']} profile of one thread
 * @returns {boolean} whether it worked, or waited for a processor, nearly all the time
 */
function hardlyWaited({ wallMs, busyMs, cpu }) {
  const ranMs = (cpu?.mainMs ?? 0) + (cpu?.mainRunQueueWaitMs ?? 0);
  return wallMs > 0 && wallMs - Math.max(busyMs, ranMs) < HARDLY_WAITED * wallMs;
}
