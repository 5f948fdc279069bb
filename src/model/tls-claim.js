/**
 * What a schema can't say of a TlsLedger and a ThreadPool (tls.js): that parts are no more than the whole. The counts
 * may be anybody's.
 */

/** @import { ThreadPool, TlsCost, TlsLedger, TlsPeer } from './tls.js' */

/** Choices of connections; the one that is left out counts answers. @type {(keyof TlsPeer['choices'])[]} */
const CHOICES = [
  'withAgent',
  'withDispatcher',
  'agentKeepsAlive',
  'agentKeepsNoSessions',
  'sessionOffered',
  'ownContext',
  'ownCa',
  'ownIdentityCheck',
  'forbidsTls13',
  'ownCurves',
];

/** The parts of a cost. @type {(keyof TlsCost)[]} */
const PARTS = ['keyExchangeTicks', 'certificateTicks', 'contextTicks', 'bytesTicks', 'otherTicks'];

/**
 * @param {TlsLedger} ledger whose fields are of the right types
 * @param {number} [busyTicks] of the run, if they are known
 * @returns {string | null} the first part that can't be right, such as `peers[3].resumed`; null if none is wrong
 */
export function ledgerClaim({ peers, contexts, cost }, busyTicks = Infinity) {
  for (const [index, peer] of peers.entries()) {
    const part = peerClaim(peer);
    if (part !== null) return `peers[${index}].${part}`;
  }
  if (contexts.withCa > contexts.created) return 'contexts.withCa';
  const part = cost === null ? null : costClaim(cost, busyTicks);
  return part === null ? null : `cost.${part}`;
}

/**
 * @param {ThreadPool} pool whose fields are of the right types
 * @returns {string | null} the first part that can't be right; null if none is wrong
 */
export function poolClaim({ jobs, maxInFlight, callSites }) {
  if (maxInFlight > jobs) return 'maxInFlight';
  const wrong = callSites.findIndex((site) => site.maxInFlight > maxInFlight || site.jobs > jobs);
  return wrong === -1 ? null : `callSites[${wrong}].${callSites[wrong].jobs > jobs ? 'jobs' : 'maxInFlight'}`;
}

/**
 * @param {TlsPeer} peer of a ledger
 * @returns {string | null} the first part that can't be right; null if none is wrong
 */
function peerClaim(peer) {
  const { handshakes, full, resumed, overlapped, requests, reusedRequests, choices } = peer;
  if (full + resumed !== handshakes) return 'full';
  if (overlapped > full) return 'overlapped';
  if (reusedRequests > requests) return 'reusedRequests';
  const tally = /** @type {const} */ (['protocol', 'cipher', 'group', 'alpn']).find(
    (kind) => sum(Object.values(peer[kind])) > handshakes,
  );
  if (tally !== undefined) return tally;
  const choice = CHOICES.find((each) => choices[each] > handshakes);
  return choice === undefined ? null : `choices.${choice}`;
}

/**
 * @param {TlsCost} cost of a report
 * @param {number} busyTicks of the run
 * @returns {string | null} the first part that can't be right; null if none is wrong
 */
function costClaim(cost, busyTicks) {
  const {
    ticks,
    range: [least, most],
    inferredTicks,
    untiedTicks,
  } = cost;
  if (ticks + untiedTicks > busyTicks) return 'ticks';
  if (sum(PARTS.map((part) => Number(cost[part]))) !== ticks) return 'otherTicks';
  if (inferredTicks > ticks) return 'inferredTicks';
  // It is of CPU time, and the share is not: that need not lie within.
  return least > most ? 'range' : null;
}

/**
 * @param {number[]} numbers any
 * @returns {number} their sum
 */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
