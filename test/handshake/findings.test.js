import { findingsOf } from '../../src/handshake/findings.js';

const row = (changes = {}) => ({
  protocol: 'TLSv1.3',
  mode: 'cold',
  n: 10,
  resumed: 0,
  dnsMs: 0.1,
  tcpMs: 20,
  tlsMs: 25,
  firstByteMs: 22,
  keptAliveMs: 21,
  cpuMs: 1.2,
  requestCpuMs: 1.5,
  keptAliveCpuMs: 0.1,
  bytesIn: 1365,
  bytesOut: 376,
  group: 'X25519',
  cipher: 'TLS_AES_256_GCM_SHA384',
  ...changes,
});
const measured = (changes = {}) => ({
  measurements: [row(), row({ mode: 'resumed', resumed: 10 })],
  refused: [],
  certificate: { type: 'ec', bits: null, curve: 'P-256' },
  chain: [{ subject: 'localhost', key: { type: 'ec', bits: null, curve: 'P-256' }, bytes: 400, hasOcsp: false }],
  tickets: 2,
  keepsAlive: true,
  ...changes,
});
const ids = (changes) => findingsOf(measured(changes)).map(({ id }) => id);

test('a server without faults has no finding', () => {
  expect(ids()).toEqual([]);
});

test.each([
  ['no-keepalive', { keepsAlive: false }],
  ['no-resumption', { measurements: [row()] }],
  ['no-resumption', { measurements: [row(), row({ mode: 'resumed', resumed: 0 })] }],
  ['hello-retry', { measurements: [row({ group: 'P-384' }), row({ mode: 'resumed', resumed: 10, group: 'P-384' })] }],
  [
    'old-protocol',
    {
      refused: ['TLSv1.3'],
      measurements: [
        row({ protocol: 'TLSv1.2' }),
        row({ protocol: 'TLSv1.2', mode: 'resumed', resumed: 10, group: '' }),
      ],
    },
  ],
  ['rsa-certificate', { certificate: { type: 'rsa', bits: 2048, curve: '' } }],
  ['long-chain', { measurements: [row({ bytesIn: 15_000 }), row({ mode: 'resumed', resumed: 10 })] }],
])('%s is found', (id, changes) => {
  expect(ids(changes)).toEqual([id]);
});

test.each([
  ['X25519', 'Allow TLS 1.3 beside TLS 1.2. It saves a round trip, not CPU.'],
  [
    'prime256v1',
    'Allow TLS 1.3 beside TLS 1.2, and X25519, for which clients send a key at first: with prime256v1 TLS 1.3 takes two round trips as well. It saves no CPU.',
  ],
])('TLS 1.3 saves a round trip if the server takes the first group: %s', (group, advice) => {
  const measurements = [
    row({ protocol: 'TLSv1.2', group }),
    row({ protocol: 'TLSv1.2', mode: 'resumed', resumed: 10, group: '' }),
  ];
  const [found] = findingsOf(measured({ refused: ['TLSv1.3'], measurements }));
  expect(found).toEqual({
    id: 'old-protocol',
    message: 'The server does not speak TLS 1.3: a full handshake takes two round trips, where that can do with one.',
    advice,
  });
});

test('TLS 1.2 has no second ClientHello', () => {
  const measurements = [row({ group: 'P-384' }), row({ mode: 'resumed', resumed: 10, group: 'P-384' })];
  const [{ message }] = findingsOf(measured({ measurements }));
  expect(message).toContain('each connection with TLS 1.3 takes one more round trip');
});

test('a server that closed the connection at once may send tickets to those that stay', () => {
  expect(ids({ tickets: null, measurements: [row()] })).toEqual([]);
});

test('an agent of Node may be the one that closes it: both causes are told', () => {
  expect(findingsOf(measured({ keepsAlive: false }))[0].message).toMatch(
    /^The server closes the connection after an answer, or announces that it will within a second \(keep-alive: timeout=1\)/,
  );
});

test.each([
  [0, 'The server sent session ids with TLSv1.2, but resumed none of 10 sessions.'],
  [1, 'The server sent a ticket with TLSv1.2, but resumed none of 10 sessions.'],
  [2, 'The server sent tickets with TLSv1.2, but resumed none of 10 sessions.'],
])('sessions that are not resumed: of %d tickets', (tickets, message) => {
  const rows = [row({ protocol: 'TLSv1.2' }), row({ protocol: 'TLSv1.2', mode: 'resumed', resumed: 0 })];
  expect(findingsOf(measured({ tickets, measurements: rows })).map((found) => found.message)).toEqual([message]);
});

test.each([
  ['a server that answers no HTTP', { keepsAlive: null }],
  [
    'a hybrid group, and one that Node does not tell',
    { measurements: [row({ group: 'X25519MLKEM768' }), row({ mode: 'resumed', resumed: 10, group: '' })] },
  ],
  [
    'P-256 in TLS 1.2, whose server chooses before any key is sent',
    { measurements: [row(), row({ mode: 'resumed', resumed: 9 }), row({ protocol: 'TLSv1.2', group: 'P-256' })] },
  ],
  ['a server without TLS 1.2', { refused: ['TLSv1.2'] }],
])('%s is none', (_, changes) => {
  expect(ids(changes)).toEqual([]);
});

describe('a key exchange by the RSA key itself', () => {
  const cipher = 'TLS_RSA_WITH_AES_128_CBC_SHA256';
  const rows = [
    row({ protocol: 'TLSv1.2', group: '', cipher }),
    row({ protocol: 'TLSv1.2', mode: 'resumed', resumed: 10, group: '', cipher }),
  ];
  const rsa = { certificate: { type: 'rsa', bits: 2048, curve: '' } };
  const [found] = findingsOf(measured({ ...rsa, measurements: rows })).filter(({ id }) => id === 'rsa-certificate');

  test('signs nothing: the server decrypts', () => {
    expect(found.message).toBe(
      'The certificate has an RSA key of 2048 bits: the server decrypts with it in each full handshake, which gives no forward secrecy and takes many times the CPU of an ECDSA signature with P-256.',
    );
  });

  test('is to be replaced first: no other certificate serves it', () => {
    expect(found.advice).toMatch(/^Allow ciphers that begin with ECDHE, .*; then use a P-256 certificate/);
  });
});
