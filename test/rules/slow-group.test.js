import rule from '../../src/rules/slow-group.js';
import { findingIn, ledgerContext, peerTable } from './tls-tester.js';

const client = { handshakes: 150, group: { secp384r1: 150 }, choices: { ownCurves: 150 } };
const server = {
  role: 'server',
  host: '',
  port: 8443,
  handshakes: 150,
  group: {},
  certificate: { type: 'ec', bits: 256, curve: 'P-256' },
  choices: { ownCurves: 150 },
};
const handshakes = (...primitives) => ({
  id: 'tls.handshake',
  ticks: 400,
  primitives: primitives.map(([name, ticks]) => ({ name, ticks })),
});
const large = {
  operations: [handshakes(['Montgomery multiplication, any size', 180], ['elliptic curve', 60], ['TLS handshake', 20])],
};

describe('when it speaks', () => {
  peerTable(
    rule,
    [
      ['a client that takes P-384', client, 'warning'],
      ['P-521', { ...client, group: { secp521r1: 150 } }, 'warning'],
      ['because the server insists', { ...client, choices: {} }, 'warning'],
      [
        'where TLS costs little',
        client,
        'info',
        {
          cost: {
            ticks: 40,
            keyExchangeTicks: 20,
            certificateTicks: 10,
            contextTicks: 0,
            bytesTicks: 0,
            otherTicks: 10,
          },
        },
      ],
      [
        'where TLS costs next to nothing',
        client,
        null,
        { cost: { ticks: 4, keyExchangeTicks: 2, certificateTicks: 1, contextTicks: 0, bytesTicks: 0, otherTicks: 1 } },
      ],
      ['where nobody knows what it costs', client, 'info', { cost: null }],
      ['X25519', { ...client, group: { X25519: 150 } }, null],
      ['the hybrid', { ...client, group: { X25519MLKEM768: 150 } }, null],
      ['P-256', { ...client, group: { prime256v1: 150 } }, null],
      ['a few with P-384', { ...client, group: { secp384r1: 50, X25519: 100 } }, null],
      ['few handshakes', { ...client, handshakes: 19, group: { secp384r1: 19 } }, null],
      ['resumed for the most part', { ...client, resumed: 140, group: { secp384r1: 10 } }, null],
      ['groups that Node does not tell', { ...client, group: {} }, null],
      ['a server by its arithmetic', server, 'warning', large],
      ['a server with the default groups', { ...server, choices: {} }, null, large],
      [
        'a server whose own groups are fast',
        server,
        null,
        { operations: [handshakes(['X25519', 90], ['P-256', 60], ['Montgomery multiplication, any size', 8])] },
      ],
      [
        'a server whose certificate computes on such a curve',
        { ...server, certificate: { type: 'ec', bits: 384, curve: 'P-384' } },
        null,
        large,
      ],
      ['a server whose certificate was not seen', { ...server, certificate: null }, null, large],
    ],
    ledgerContext,
  );
});

test('what it says is of this run', () => {
  const [{ message, ticks, share, ms }] = rule.check(ledgerContext([client]));
  expect(message).toBe(
    '150 handshakes to api.example.com:443 exchanged keys with P-384, where a handshake takes about 2.3 times the CPU of one with X25519. ' +
      'They took 400 ms of 1.0 s of busy time; with X25519 about 174 ms, an estimate.',
  );
  expect([ticks, share, ms]).toEqual([400, 0.4, 400]);
  expect(rule.check(ledgerContext([client], { cost: null }))[0].message).not.toContain('busy time');
});

test('where some handshakes took another group, it counts those that are slow', () => {
  const [{ message }] = rule.check(ledgerContext([{ ...client, group: { secp384r1: 140, X25519: 10 } }]));
  expect(message).toContain('140 of 150 full handshakes to api.example.com:443 exchanged keys with P-384');
  expect(message).toContain('All 150 took 400 ms');
});

describe('what a handshake takes depends on what the server signs with', () => {
  const SOURCE = "/* here */ https.createServer({ key, cert, ecdhCurve: 'P-384' });";
  const found = (/** @type {object | null} */ certificate) =>
    findingIn(rule, SOURCE, { ...server, certificate }, { openssl: '3.0.19', node: '22.12.0', cost: null }).finding;

  test.each([
    ['P-256', { type: 'ec', bits: 256, curve: 'P-256' }, 'takes about 4.5 times', '22 % of its'],
    ['RSA-2048', { type: 'rsa', bits: 2048, curve: '' }, 'takes about 3.1 times', '32 % of its'],
    ['RSA-4096', { type: 'rsa', bits: 4096, curve: '' }, 'takes about 1.3 times', '74 % of its'],
    ['another', { type: 'rsa', bits: 8192, curve: '' }, 'with a P-256 certificate takes about 4.5 times', 'less'],
    ['unknown', null, 'with a P-256 certificate takes about 4.5 times', 'less'],
  ])('%s', (_title, certificate, words, left) => {
    const { message, verify } = found(certificate);
    expect(message).toContain(`where a handshake ${words} the CPU`);
    expect(verify).toContain(`a handshake should take ${left.startsWith('less') ? '' : 'about '}${left} CPU time`);
  });
});

test('groups of a few handshakes are not named', () => {
  const { message } = rule.check(ledgerContext([{ ...client, group: { secp384r1: 145, secp521r1: 5 } }]))[0];
  expect(message).toContain('exchanged keys with P-384, where');
});

describe('edits', () => {
  test.each([
    [
      'a client',
      "/* here */ tls.connect({ host: 'db.example', port, ca, ecdhCurve: 'P-384' });",
      client,
      '3.5.8',
      "ecdhCurve: 'X25519MLKEM768:X25519:P-384' });",
    ],
    [
      'a server',
      "/* here */ https.createServer({ key, cert, ecdhCurve: 'secp384r1' });",
      server,
      '3.5.8',
      "ecdhCurve: 'X25519MLKEM768:X25519:P-384' });",
    ],
    [
      'no hybrid before OpenSSL 3.5',
      "/* here */ https.createServer({ key, cert, ecdhCurve: 'P-521:P-384' });",
      server,
      '3.0.19',
      "ecdhCurve: 'X25519:P-521:P-384' });",
    ],
    [
      'a later OpenSSL',
      "/* here */ https.createServer({ key, cert, ecdhCurve: 'P-384' });",
      server,
      '4.0.0',
      "ecdhCurve: 'X25519MLKEM768:X25519:P-384' });",
    ],
    [
      'fast ones were further back',
      "/* here */ https.createServer({ key, cert, ecdhCurve: 'P-384:X25519' });",
      server,
      '3.5.8',
      "ecdhCurve: 'X25519MLKEM768:X25519:P-384' });",
    ],
  ])('%s', (_title, source, peer, openssl, expected) => {
    const { edited, finding } = findingIn(rule, source, peer, { openssl, ...large });
    expect(edited).toContain(expected);
    expect(finding.advice.join('\n')).toContain(finding.edit.text);
    // What is named must be known wherever the line runs.
    expect(finding.notes.some((note) => note.includes('OpenSSL before 3.5'))).toBe(expected.includes('MLKEM'));
  });

  test.each([
    ['the first is fast: the server chose', "/* here */ tls.connect({ port, ecdhCurve: 'X25519:P-384' });", '3.5.8'],
    ['none are named', '/* here */ tls.connect({ port, ca });', '3.5.8'],
    ['they are chosen elsewhere', '/* here */ tls.connect({ port, ecdhCurve: config.curves });', '3.5.8'],
    ['the version of OpenSSL is not known', "/* here */ tls.connect({ port, ecdhCurve: 'P-384' });", ''],
  ])('a sketch: %s', (_title, source, openssl) => {
    const { finding } = findingIn(rule, source, client, { openssl });
    expect(finding.edit).toBeNull();
    expect(finding.advice[0]).toMatch(/ecdhCurve: '(?:X25519MLKEM768:)?X25519:P-384'/);
  });

  test('a server whose clients offer a later group first is slow only if it computes so', () => {
    const source = "/* here */ https.createServer({ key, cert, ecdhCurve: 'P-384:X25519' });";
    expect(() => findingIn(rule, source, server, {})).toThrow();
    expect(findingIn(rule, source.replace('X25519', 'P-256'), server, {}).finding.edit).not.toBeNull();
  });

  test('a server whose source names a fast group first is not slow, whatever it computes', () => {
    expect(() =>
      findingIn(rule, "/* here */ https.createServer({ key, cert, ecdhCurve: 'X25519:P-384' });", server, large),
    ).toThrow();
  });
});
