import rule from '../../src/rules/rsa-certificate.js';
import slowGroup from '../../src/rules/slow-group.js';
import { COST, findingIn, ledgerContext, peerTable } from './tls-tester.js';

const server = {
  role: 'server',
  host: '',
  port: 443,
  handshakes: 150,
  group: {},
  certificate: { type: 'rsa', bits: 2048, curve: '' },
};

describe('when it speaks', () => {
  peerTable(
    rule,
    [
      ['an RSA certificate', server, 'warning'],
      [
        'where TLS costs little',
        server,
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
        server,
        null,
        { cost: { ticks: 4, keyExchangeTicks: 2, certificateTicks: 1, contextTicks: 0, bytesTicks: 0, otherTicks: 1 } },
      ],
      ['where nobody knows what it costs', server, 'info', { cost: null }],
      ['a size that was not measured', { ...server, certificate: { type: 'rsa', bits: 1024, curve: '' } }, 'info'],
      ['P-256', { ...server, certificate: { type: 'ec', bits: 256, curve: 'P-256' } }, null],
      ['Ed25519', { ...server, certificate: { type: 'ed25519', bits: null, curve: '' } }, null],
      ['a certificate that was not seen', { ...server, certificate: null }, null],
      ['sessions that are mostly resumed', { ...server, handshakes: 200, resumed: 120 }, null],
      [
        'keys that clients encrypt with it: nothing is signed, and no other certificate serves them',
        { ...server, cipher: { TLS_RSA_WITH_AES_128_GCM_SHA256: 140, TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256: 10 } },
        null,
      ],
      ['fewer than 50 full handshakes', { ...server, handshakes: 49 }, null],
      ["a client: the certificate is another's", { ...server, role: 'client', host: 'api.example.com' }, null],
    ],
    ledgerContext,
  );
});

test('what it says is of this run', () => {
  const [{ message, edit, ticks }] = rule.check(ledgerContext([server]));
  expect(message).toBe(
    '150 full handshakes on port 443 were signed with an RSA-2048 key. They took 400 ms of 1.0 s of busy time; ' +
      'with a P-256 certificate about 300 ms, an estimate.',
  );
  expect([edit, ticks]).toEqual([null, 400]);
  expect(rule.check(ledgerContext([server], { cost: null }))[0].message).toBe(
    '150 full handshakes on port 443 were signed with an RSA-2048 key: a P-256 key signs many times as fast.',
  );
});

test('a part of the run was sampled, and all handshakes were counted', () => {
  const context = ledgerContext([server]);
  const warmUp = { seconds: 1, from: /** @type {const} */ ('load'), ticks: 9 };
  expect(rule.check({ ...context, profile: { ...context.profile, warmUp } })[0].message).toContain(
    'They took at least 400 ms of 1.0 s of busy time, in the part of the run that was sampled; with',
  );
});

test('no more is spared than signatures took', () => {
  const [{ message }] = rule.check(
    ledgerContext([server], { cost: { ...COST, keyExchangeTicks: 350, certificateTicks: 20, otherTicks: 30 } }),
  );
  expect(message).toContain(
    'They took 400 ms of 1.0 s of busy time; with a P-256 certificate about 380 ms, an estimate.',
  );
});

test('what a slow group adds is not spared: that is what slow-group claims', () => {
  const slow = {
    ...server,
    certificate: /** @type {const} */ ({ type: 'rsa', bits: 4096, curve: '' }),
    choices: { ownCurves: 150 },
  };
  const source = "/* here */ https.createServer({ key, cert, ecdhCurve: 'P-384' });";
  const cost = { ...COST, keyExchangeTicks: 80, certificateTicks: 300, otherTicks: 20 };
  const sparedBy = (each, text) => {
    const { message } = findingIn(each, text, slow, { cost, openssl: '3.5.8' }).finding;
    return 400 - Number(/about (\d+) ms, an estimate/.exec(message)?.[1]);
  };
  expect(sparedBy(rule, source)).toBe(206);
  expect(sparedBy(slowGroup, source)).toBe(100);
  // P-256 has code of its own: all of the rest is the signature's.
  expect(sparedBy(rule, source.replace('P-384', 'X25519'))).toBe(300);
});

test("handshakes that are not the server's have their part of the cost", () => {
  expect(rule.check(ledgerContext([server, { handshakes: 450 }]))[0].ticks).toBe(103);
});

test('the line is that of the server', () => {
  const { finding } = findingIn(rule, '\n/* here */ https.createServer({ key, cert }, app);', server);
  expect(finding.callSite).toMatchObject({ file: '/srv/app.cjs', line: 2 });
});

test.each([
  ['a server of Node', '', '{ key: [ecKey, rsaKey], cert: [ecCert, rsaCert] } //'],
  [
    'gRPC, which takes pairs',
    '@grpc/grpc-js',
    '[{ private_key: ecKey, cert_chain: ecCert }, { private_key: rsaKey, cert_chain: rsaCert }] //',
  ],
])('it shows where both certificates go: %s', (_title, name, line) => {
  const [{ advice }] = rule.check(ledgerContext([{ ...server, package: name }], {}));
  expect(advice).toHaveLength(4);
  expect(advice[3].slice(0, line.length)).toBe(line);
});
