import { terminalHandshake } from '../../../src/writers/terminal/handshake.js';
import { columns } from '../../../src/text/fold.js';
import { handshakes as report, row } from '../../support/sample-handshakes.js';

test.each([80, 100, 120])('it fits into %d columns', (width) => {
  const text = terminalHandshake(report(), { width, color: false });
  expect(text.split('\n').filter((line) => columns(line) > width)).toEqual([]);
  expect(text).toMatch(/1\.3 resumed 9\/10 +0\.12 ms +20 ms +22 ms/);
  expect(text.replace(/\s+/g, ' ')).toContain(
    'At 100 requests a second a client like this one would use about 12 % of a core with a connection for each and 1.0 % of a core over kept-alive connections: estimated from these medians.',
  );
});

test('of a server that does not answer, only connections are estimated', () => {
  const rows = [row({ requestCpuMs: null, firstByteMs: null, keptAliveMs: null, keptAliveCpuMs: null })];
  const text = terminalHandshake(
    report({
      measurements: rows,
      keepsAlive: null,
      projection: { rate: 1, coldCores: 0.001, resumedCores: null, keptAliveCores: null },
    }),
    { width: 120, color: false },
  );
  expect(text.replace(/\s+/g, ' ')).toContain(
    'At 1 connection a second the handshakes of a client like this one would use about 0.1 % of a core: estimated from these medians.',
  );
});

test('what is missing is a dash, and an unchecked certificate is mentioned', () => {
  const text = terminalHandshake(
    report({
      verified: false,
      keepsAlive: null,
      tickets: null,
      measurements: [row({ firstByteMs: null, keptAliveMs: null })],
    }),
    { width: 100, color: false },
  );
  expect(text).toContain('Insecure: the certificate was not checked.');
  expect(text).toMatch(/26 ms +- +- +1\.2 ms/);
  expect(text).toContain('no answer to HTTP/1.1');
  expect(text).not.toContain('session ticket');
});

test("what the server sends can't harm the terminal", () => {
  const hostile = '\u001b[2J\u202e';
  const text = terminalHandshake(
    report({
      alpn: hostile,
      measurements: [row({ group: hostile })],
      target: { ...report().target, address: hostile },
    }),
    { width: 100, color: false },
  );
  expect(text).not.toMatch(/[\u001b\u202e]/);
});

test('a server with two certificates shows clients of TLS 1.2 the other one', () => {
  const facts = (/** @type {object} */ changes) => {
    const text = terminalHandshake(report({ refused: [], ...changes }), { width: 120, color: false });
    return text.replace(/\s+/g, ' ').match(/ server ((?:\S+ )?certificate.*?) ·/)?.[1];
  };
  const old = (/** @type {string} */ cipher, mode = 'cold') => row({ protocol: 'TLSv1.2', mode, cipher });
  const ec = { type: 'ec', bits: null, curve: 'P-256' };
  const both = (/** @type {string} */ cipher) => [row(), old(cipher), old(cipher, 'resumed')];
  const OF_RSA = 'TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256';
  const OF_ECDSA = 'TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256';
  expect(facts({ certificate: ec, measurements: both(OF_RSA) })).toBe(
    'P-256 certificate, with TLS 1.2 an RSA one (chain of 1, 893 bytes)',
  );
  expect(facts({ measurements: both(OF_ECDSA) })).toBe(
    'RSA-2048 certificate, with TLS 1.2 an ECDSA one (chain of 1, 893 bytes)',
  );
  expect(facts({ certificate: ec, measurements: both(OF_ECDSA) })).toBe('P-256 certificate (chain of 1, 893 bytes)');
  // EdDSA goes by the name of ECDSA there.
  expect(facts({ certificate: { type: 'ed25519', bits: null, curve: '' }, measurements: both(OF_ECDSA) })).toBe(
    'Ed25519 certificate (chain of 1, 893 bytes)',
  );
  expect(facts({ certificate: { type: 'other', bits: null, curve: '' }, measurements: both(OF_ECDSA) })).toBe(
    'certificate with a key of another kind (chain of 1, 893 bytes)',
  );
  expect(facts({ measurements: both(OF_RSA) })).toBe('RSA-2048 certificate (chain of 1, 893 bytes)');
});

test.each([
  [true, {}, 'keeps connections'],
  [false, {}, 'closes connections'],
  [null, { firstByteMs: null }, 'no answer to HTTP/1.1'],
  [null, {}, null],
])('what a server does after an answer: %s, %j', (keepsAlive, changes, words) => {
  const text = terminalHandshake(report({ keepsAlive, measurements: [row(changes)] }), { width: 120, color: false });
  expect(text.match(/(?:keeps|closes) connections|no answer to HTTP\/1\.1/)?.[0] ?? null).toBe(words);
});
