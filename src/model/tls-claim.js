/**
 * Checks what a schema can't express about a TlsLedger and a ThreadPool (tls.js): parts must not exceed the whole.
 * Anybody may have written the counts.
 */

/** @import { ThreadPool, TlsCost, TlsLedger, TlsPeer } from './tls.js' */

/** Choices that count connections; the one left out counts responses. @type {(keyof TlsPeer['choices'])[]} */
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
  'preSharedKey',
];

/** The parts of a cost. @type {(keyof TlsCost)[]} */
const PARTS = ['keyExchangeTicks', 'certificateTicks', 'contextTicks', 'bytesTicks', 'otherTicks'];

/**
 * @param {TlsLedger} ledger whose fields are of the right types
 * @param {number} [busyTicks] of the run, if known
 * @returns {string | null} the first impossible part, such as `peers[3].resumed`; null if none
 */
export function ledgerClaim({ peers, contexts, cost }, busyTicks = Infinity) {
  for (const [index, peer] of peers.entries()) {
    const part = peerClaim(peer);
    if (part !== null) return `peers[${index}].${part}`;
  }
  if (contexts.withCa > contexts.created) return 'contexts.withCa';
  if (contexts.unplaced > contexts.withCa) return 'contexts.unplaced';
  const part = cost === null ? null : costClaim(cost, busyTicks);
  return part === null ? null : `cost.${part}`;
}

/**
 * @param {ThreadPool} pool whose fields are of the right types
 * @returns {string | null} the first impossible part; null if none
 */
export function poolClaim({ jobs, maxInFlight, callSites }) {
  if (maxInFlight > jobs) return 'maxInFlight';
  const wrong = callSites.findIndex(
    (site) => site.maxInFlight > maxInFlight || (site.ownMaxInFlight ?? 0) > site.maxInFlight || site.jobs > jobs,
  );
  return wrong === -1 ? null : `callSites[${wrong}].${callSites[wrong].jobs > jobs ? 'jobs' : 'maxInFlight'}`;
}

/**
 * @param {TlsPeer} peer of a ledger
 * @returns {string | null} the first impossible part; null if none
 */
function peerClaim(peer) {
  const {
    handshakes,
    full,
    resumed,
    refused,
    overlapped,
    requests,
    reusedRequests,
    agents,
    agentsUsedOnce,
    servernames,
    unplaced,
    choices,
  } = peer;
  if (full + resumed !== handshakes) return 'full';
  if (refused > handshakes) return 'refused';
  if (overlapped > full) return 'overlapped';
  if (reusedRequests > requests) return 'reusedRequests';
  if (agentsUsedOnce > Math.min(agents, requests)) return 'agentsUsedOnce';
  if (servernames > handshakes) return 'servernames';
  if (unplaced > handshakes) return 'unplaced';
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
 * @returns {string | null} the first impossible part; null if none
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
  // The range is of CPU time, but the share is not, so the share need not lie within it.
  return least > most ? 'range' : null;
}

/**
 * @param {number[]} numbers any
 * @returns {number} their sum
 */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
