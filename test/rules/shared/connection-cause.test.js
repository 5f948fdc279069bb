/**
 * No two rules speak of the same connections: whatever was counted, each peer has one cause at most, and one finding.
 */
import fc from 'fast-check';
import { RULES } from '../../../src/rules/index.js';
import { causeOf, keepingSparesContexts } from '../../../src/rules/shared/connection-cause.js';
import { OTHER_HOSTS } from '../../../src/model/tls.js';
import { askedAt, tlsContext, tlsLedger, tlsPeer } from '../tls-tester.js';

/** @import { TlsLedger } from '../../../src/model/tls.js' */

const OURS = [
  'agent-per-request',
  'identity-per-request',
  'cold-herd',
  'no-keepalive',
  'no-resumption',
  'client-per-operation',
];
const rules = RULES.filter(({ meta }) => OURS.includes(meta.id));
const upTo = (/** @type {number} */ most) => fc.integer({ min: 0, max: most });

const anyPeer = fc
  .record({
    handshakes: fc.integer({ min: 1, max: 200 }),
    requests: fc.oneof(fc.constant(0), upTo(400)),
    agents: upTo(200),
    agentsUsedOnce: upTo(200),
    h2: fc.boolean(),
    package: fc.constantFrom('', 'pg', 'undici'),
  })
  .chain(({ h2, ...peer }) =>
    fc
      .record({
        resumed: upTo(peer.handshakes),
        refused: upTo(peer.handshakes),
        overlapped: upTo(peer.handshakes),
        mostOpen: upTo(peer.handshakes),
        lifeP50Ms: fc.option(upTo(20_000)),
        role: fc.constantFrom('client', 'server'),
        choices: fc.record(
          Object.fromEntries(
            [
              'withAgent',
              'agentKeepsAlive',
              'agentKeepsNoSessions',
              'sessionOffered',
              'ownIdentityCheck',
              'closedByServer',
              'leftIdle',
            ].map((name) => [name, fc.constantFrom(0, peer.handshakes)]),
          ),
        ),
      })
      .map((rest) => tlsPeer({ ...peer, ...rest, alpn: h2 ? { h2: peer.handshakes } : {} })),
  );

test('a peer has the findings of its cause, and of no other', () => {
  const seen = new Set();
  fc.assert(
    fc.property(anyPeer, fc.constantFrom('20.20.0', '24.21.0'), (peer, node) => {
      const found = rules
        .flatMap(({ check }) => check(tlsContext(tlsLedger([peer]), { node })))
        .map(({ rule }) => rule);
      const cause = causeOf(peer, node);
      seen.add(cause);
      expect(found).toEqual(cause === null ? [] : [cause]);
      // Many servers that are counted together are not one.
      expect(causeOf({ ...peer, host: OTHER_HOSTS }, node)).toBeNull();
    }),
    { numRuns: 1500, seed: 7 },
  );
  expect([...seen].sort()).toEqual([...OURS, null].sort());
});

describe('connections that were refused can neither be kept nor resumed', () => {
  test.each([
    ['agent-per-request', { agents: 150, choices: { withAgent: 150 } }],
    ['identity-per-request', { choices: { withAgent: 150, agentKeepsAlive: 150, ownIdentityCheck: 150 } }],
    ['cold-herd', { overlapped: 150, mostOpen: 150, choices: { withAgent: 150, agentKeepsAlive: 150 } }],
    ['no-keepalive', { choices: { withAgent: 150 } }],
    ['no-resumption', { requests: 0, choices: {} }],
    ['client-per-operation', { requests: 0, package: 'pg', choices: {} }],
  ])('%s', (cause, fields) => {
    const causeIf = (/** @type {number} */ refused) => causeOf(tlsPeer({ ...fields, refused }), '24.21.0');
    expect([0, 10, 140, 150].map(causeIf)).toEqual([cause, cause, null, null]);
  });
});

describe('connections to one port under different names have nothing to share', () => {
  test.each([
    ['agent-per-request', { agents: 150, choices: { withAgent: 150 } }],
    ['identity-per-request', { choices: { withAgent: 150, agentKeepsAlive: 150, ownIdentityCheck: 150 } }],
    ['cold-herd', { overlapped: 150, mostOpen: 150, choices: { withAgent: 150, agentKeepsAlive: 150 } }],
    ['no-keepalive', { choices: { withAgent: 150 } }],
    ['no-keepalive', { package: 'etcd3', alpn: { h2: 150 } }],
    ['no-resumption', { requests: 0, choices: {} }],
    ['client-per-operation', { requests: 0, package: 'pg', choices: {} }],
  ])('%s', (cause, fields) => {
    const causeIf = (/** @type {number} */ servernames) => causeOf(tlsPeer({ ...fields, servernames }), '24.21.0');
    expect([0, 1, 2, 149, 150].map(causeIf)).toEqual([cause, cause, cause, null, null]);
  });
});

test("no sentence has a number that can't be", () => {
  fc.assert(
    fc.property(anyPeer, upTo(900), (peer, ticks) => {
      const cost = {
        ticks,
        bytesTicks: Math.floor(ticks / 10),
        certificateTicks: Math.floor(ticks / 5),
        keyExchangeTicks: Math.floor(ticks / 3),
      };
      for (const { check } of rules) {
        for (const finding of check(tlsContext(tlsLedger([peer], cost)))) {
          expect(JSON.stringify(finding)).not.toMatch(/NaN|Infinity|undefined|-\d+ (?:ms|µs|s)\b/);
          expect(finding.share).toBeGreaterThanOrEqual(0);
          expect(finding.share).toBeLessThanOrEqual(1);
        }
      }
    }),
    { numRuns: 400, seed: 7 },
  );
});

describe('contexts that would not be made if connections were kept', () => {
  const each = { agents: 150, choices: { withAgent: 150 } };
  const beside = (/** @type {number} */ handshakes) => ({
    handshakes,
    requests: 900,
    agents: 151,
    agentsUsedOnce: 150,
    choices: { withAgent: handshakes, agentKeepsAlive: 1 },
  });
  const line = (/** @type {number} */ number) => ({ file: '/srv/app.js', line: number });

  test.each([
    ['an agent for each request', [each], true],
    ['an agent that does not keep connections', [{ ...each, agents: 1 }], true],
    [
      'a server that closes',
      [{ agents: 1, choices: { withAgent: 150, agentKeepsAlive: 150, closedByServer: 150 } }],
      false,
    ],
    [
      'an agent for each request to a server that closes',
      [{ ...each, choices: { withAgent: 150, agentKeepsAlive: 150, closedByServer: 150 } }],
      false,
    ],
    ['agents beside a shared one that keeps its connection', [beside(151)], true],
    ['agents beside a shared one that connects again and again', [beside(200)], false],
    [
      'an agent that closes its connections beside one that keeps them',
      [{ handshakes: 151, requests: 900, agents: 2, choices: { withAgent: 151, agentKeepsAlive: 1 } }],
      true,
    ],
    [
      'the same, and one whose server closes them',
      [{ handshakes: 191, requests: 900, agents: 2, choices: { withAgent: 191, agentKeepsAlive: 41 } }],
      false,
    ],
    ['tls.connect', [{ requests: 0 }], false],
    [
      'two peers, of which one is kept',
      [each, { host: 'b', handshakes: 1, choices: { withAgent: 1, agentKeepsAlive: 1 } }],
      true,
    ],
    ["two peers, of which one can't be kept", [each, { host: 'b', requests: 0 }], false],
    ['nothing that was counted', [], false],
  ])('%s: %s', (_title, peers, expected) => {
    const context = tlsContext(tlsLedger(peers.map((peer) => tlsPeer(peer))));
    expect(keepingSparesContexts(context, line(30))).toBe(expected);
    expect(keepingSparesContexts(context, line(31))).toBe(false);
  });

  test("a package's own line, where all connections could be kept", () => {
    const inPackage = { file: '/srv/node_modules/got/index.js', line: 9 };
    const spares = (/** @type {Parameters<typeof tlsPeer>[0][]} */ peers) =>
      keepingSparesContexts(tlsContext(tlsLedger(peers.map((peer) => tlsPeer(peer)))), inPackage);
    expect([spares([each]), spares([each, { requests: 0 }]), spares([])]).toEqual([true, false, false]);
  });

  test('there is one finding for each cause', () => {
    const ledger = tlsLedger([tlsPeer({ ...each, agentSites: [askedAt(12)] })], {});
    const contexts = { created: 150, withCa: 150, caBytes: 150 * 60_000, callSites: [askedAt(30)], unplaced: 0 };
    const found = (/** @type {TlsLedger} */ tls) =>
      RULES.flatMap(({ check }) => check(tlsContext(tls))).map(({ rule }) => rule);
    expect(found({ ...ledger, contexts })).toEqual(['agent-per-request']);
    expect(found({ ...tlsLedger([tlsPeer({ requests: 0 })], {}), contexts })).toEqual([
      'context-per-connection',
      'no-resumption',
    ]);
  });
});
