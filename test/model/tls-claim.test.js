import { ledgerClaim, poolClaim } from '../../src/model/tls-claim.js';
import { ledgerOf, peerOf } from '../support/tls-ledger.js';

const COST = {
  ticks: 60,
  share: 0.6,
  range: [0.4, 0.8],
  keyExchangeTicks: 20,
  certificateTicks: 10,
  contextTicks: 15,
  bytesTicks: 5,
  otherTicks: 10,
  inferredTicks: 20,
  untiedTicks: 20,
};
const POOL = {
  size: 4,
  jobs: 64,
  maxInFlight: 9,
  waitP95Ms: 900,
  runP50Ms: 30,
  cpuMs: null,
  runQueueWaitMs: null,
  complete: true,
  callSites: [
    {
      id: '',
      file: '/app/a.js',
      line: 1,
      column: 1,
      function: '',
      isAsync: false,
      package: '',
      job: 'PBKDF2Job',
      jobs: 64,
      maxInFlight: 9,
      waitP95Ms: null,
      runP50Ms: null,
    },
  ],
};
const cost = (changes) => ledgerOf([peerOf()], { cost: /** @type {any} */ ({ ...COST, ...changes }) });

test('what is possible is fine', () => {
  for (const ledger of [
    ledgerOf([]),
    ledgerOf([peerOf(), peerOf({ role: 'server', host: '', resumed: 9, overlapped: 1 })]),
    cost({}),
  ]) {
    expect(ledgerClaim(ledger, 100)).toBeNull();
  }
  expect(poolClaim(POOL)).toBeNull();
});

test.each([
  ['peers[1].full', ledgerOf([peerOf(), peerOf({ full: 11 })])],
  ['peers[0].full', ledgerOf([peerOf({ full: 0, resumed: 11 })])],
  ['peers[0].refused', ledgerOf([peerOf({ refused: 11 })])],
  ['peers[0].overlapped', ledgerOf([peerOf({ resumed: 5, overlapped: 6 })])],
  ['peers[0].reusedRequests', ledgerOf([peerOf({ requests: 3, reusedRequests: 4 })])],
  ['peers[0].protocol', ledgerOf([peerOf({ protocol: { 'TLSv1.2': 6, 'TLSv1.3': 5 } })])],
  ['peers[0].alpn', ledgerOf([peerOf({ alpn: { h2: 11 } })])],
  ['peers[0].choices.ownCa', ledgerOf([peerOf({ choices: { ownCa: 11 } })])],
  ['peers[0].unplaced', ledgerOf([peerOf({ unplaced: 11 })])],
  ['contexts.unplaced', ledgerOf([], { contexts: { created: 2, withCa: 1, caBytes: 0, callSites: [], unplaced: 2 } })],
  ['contexts.withCa', ledgerOf([], { contexts: { created: 1, withCa: 2, caBytes: 0, callSites: [] } })],
  ['cost.ticks', cost({ untiedTicks: 41 })],
  ['cost.otherTicks', cost({ otherTicks: 11 })],
  ['cost.inferredTicks', cost({ inferredTicks: 61 })],
  ['cost.range', cost({ range: [0.8, 0.7] })],
])('%s', (part, ledger) => expect(ledgerClaim(ledger, 100)).toBe(part));

test.each([
  ['maxInFlight', { ...POOL, maxInFlight: 65 }],
  ['callSites[0].maxInFlight', { ...POOL, maxInFlight: 8 }],
  ['callSites[0].maxInFlight', { ...POOL, callSites: [{ ...POOL.callSites[0], ownMaxInFlight: 10 }] }],
  ['callSites[0].jobs', { ...POOL, jobs: 63 }],
])('of the pool: %s', (part, pool) => expect(poolClaim(pool)).toBe(part));
