/** TLS that libuv called goes to the lines that asked for the connections. */
import fc from 'fast-check';
import { profileFromGrid } from '../support/text-grid.js';
import { askedAt, ledgerOf, peerOf } from '../support/tls-ledger.js';
import { reportOf, siteTicks } from './grid-report.js';

/** @import { Report } from '../../src/model/report.js' */

/** Ten ticks of a ClientHello with its line; a hundred of handshakes, forty of records, without JavaScript. */
const GRID = `
  @repeat  10                      100                                        40
  ask@/app/client.js:3:7           native:tls_construct_certificate[openssl]  native:aesni_gcm_encrypt[openssl]
  _start@node:_tls_wrap            -                                          -
`;
const traffic = { requests: 0, clientRequests: 0, tlsServer: null, tlsClient: null, processes: 1, complete: true };

/**
 * @param {...object} peers what matters of each
 * @returns {Report} of the grid
 */
function shared(...peers) {
  return reportOf(
    [profileFromGrid(GRID)],
    /** @type {any} */ ({ tls: ledgerOf(peers.map(peerOf)), threadPool: null, traffic }),
  );
}

const client = askedAt({ file: '/app/client.js', line: 7, function: 'ask' });
const server = askedAt({ file: '/app/server.js', line: 2, function: '' });

test('one peer gets all of it, beside what was sampled there', () => {
  const { callSites, crypto } = shared({ callSites: [client] });
  expect(siteTicks({ callSites })).toEqual({ 'client.js:7 tls.handshake': 110, 'client.js:7 tls.record': 40 });
  expect(callSites.map(({ inferredTicks, ticks }) => [ticks, inferredTicks])).toEqual([
    [110, 100],
    [40, 40],
  ]);
  expect(crypto.unlocatedTicks).toBe(0);
});

test('several get it in proportion to their handshakes; resumed ones count for less', () => {
  const full = { role: 'server', handshakes: 60, certificate: null, callSites: [server] };
  expect(siteTicks(shared({ handshakes: 40, callSites: [client] }, full))).toMatchObject({
    'client.js:7 tls.handshake': 50,
    'server.js:2 tls.handshake': 60,
  });
  expect(siteTicks(shared({ handshakes: 100, resumed: 100, callSites: [client] }, full))).toMatchObject({
    'client.js:7 tls.handshake': 60,
    'server.js:2 tls.handshake': 50,
  });
  const older = { 'TLSv1.2': 100 };
  expect(
    siteTicks(
      shared({ handshakes: 100, resumed: 100, protocol: older, callSites: [client] }, { ...full, handshakes: 65 }),
    ),
  ).toMatchObject({ 'client.js:7 tls.handshake': 45 });
});

test('a signature with a large RSA key counts for more than one with ECDSA', () => {
  const rows = (/** @type {object} */ certificate) =>
    siteTicks(
      shared(
        { handshakes: 50, callSites: [client] },
        { role: 'server', handshakes: 50, callSites: [server], certificate },
      ),
    );
  expect(rows({ type: 'rsa', bits: 4096, curve: '' })).toMatchObject({ 'server.js:2 tls.handshake': 82 });
  expect(rows({ type: 'ec', bits: 256, curve: 'P-256' })).toMatchObject({ 'server.js:2 tls.handshake': 40 });
});

test("a server's slow group is that of the run's own clients, which are told it", () => {
  const own = { host: 'localhost', port: 8443, handshakes: 50, group: { secp521r1: 50 }, callSites: [client] };
  const certificate = { type: 'ec', bits: 256, curve: 'P-256' };
  const rows = siteTicks(
    shared(own, { role: 'server', port: 8443, handshakes: 50, callSites: [server], certificate, group: {} }),
  );
  expect(rows).toMatchObject({ 'client.js:7 tls.handshake': 62, 'server.js:2 tls.handshake': 48 });
});

test('records go by connections and by the requests that reused them', () => {
  const rows = siteTicks(
    shared(
      { handshakes: 1, reusedRequests: 29, callSites: [client] },
      { role: 'server', handshakes: 10, callSites: [server] },
    ),
  );
  expect(rows).toMatchObject({ 'client.js:7 tls.record': 30, 'server.js:2 tls.record': 10 });
});

test('that of connections without a line stays without one', () => {
  const { callSites, crypto } = shared({ callSites: [{ ...client, count: 3 }], unplaced: 1 });
  expect(siteTicks({ callSites })).toEqual({ 'client.js:7 tls.handshake': 85, 'client.js:7 tls.record': 30 });
  expect(crypto.unlocatedTicks).toBe(35);
});

test('several places of one peer get it as often as they asked', () => {
  const rows = siteTicks(
    shared({
      callSites: [
        { ...client, count: 3 },
        { ...server, count: 1 },
      ],
    }),
  );
  expect(rows).toMatchObject({ 'client.js:7 tls.handshake': 85, 'server.js:2 tls.handshake': 25 });
});

test('what peers without a line have done has none', () => {
  const { crypto, callSites } = shared({ callSites: [client] }, { handshakes: 10, callSites: [] });
  expect(siteTicks({ callSites })).toMatchObject({ 'client.js:7 tls.handshake': 60 });
  expect(crypto.unlocatedTicks).toBe(70);
  expect(shared().crypto.unlocatedTicks).toBe(140);
});

test('a part that ends in the middle of a tick moves it once', () => {
  const callSites = [6, 1, 9].map((count) => ({ ...client, count }));
  expect(shared({ handshakes: 52, reusedRequests: 0, callSites }).operations[0]).toMatchObject({ ticks: 110 });
});

test('operations stay what they are, whoever gets the ticks', () => {
  const peers = fc.array(
    fc.record({
      handshakes: fc.nat(1000),
      reusedRequests: fc.nat(1000),
      callSites: fc.array(
        fc.record({ at: fc.constantFrom(client, server), count: fc.nat(9) }).map(({ at, count }) => ({ ...at, count })),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(peers, (some) => {
      const { operations, callSites } = shared(...some);
      expect(operations.map(({ id, ticks }) => [id, ticks])).toEqual([
        ['tls.handshake', 110],
        ['tls.record', 40],
      ]);
      for (const { inferredTicks = 0, ticks, leaves } of callSites) {
        expect(inferredTicks).toBeLessThanOrEqual(ticks);
        expect(leaves.computing + leaves.decoding + leaves.copying).toBeLessThanOrEqual(ticks);
      }
    }),
  );
});
