import { isSafetyNote } from '../../src/model/safety-note.js';
import rule from '../../src/rules/old-protocol.js';
import { findingIn, ledgerContext, peerTable } from './tls-tester.js';

const old = {
  role: 'server',
  host: '',
  port: 8443,
  handshakes: 150,
  protocol: { 'TLSv1.2': 150 },
  choices: { forbidsTls13: 150 },
};

describe('when it speaks', () => {
  peerTable(
    rule,
    [
      ['a server that forbids TLS 1.3', old, 'info'],
      ['a client that does', { ...old, role: 'client', host: 'api.example.com', port: 443 }, 'info'],
      ['without ticks of TLS', old, 'info', { cost: null }],
      ['1.3 allowed here, but not by the other side', { ...old, choices: {} }, null],
      ['1.3 allowed on both sides', { ...old, protocol: { 'TLSv1.3': 150 }, choices: {} }, null],
      [
        'most are of TLS 1.3',
        { ...old, protocol: { 'TLSv1.3': 100, 'TLSv1.2': 50 }, choices: { forbidsTls13: 50 } },
        null,
      ],
      ['options that forbid it for a few connections', { ...old, choices: { forbidsTls13: 20 } }, null],
      ['sessions that are resumed, in one round trip', { ...old, resumed: 140 }, null],
      ['few handshakes', { ...old, handshakes: 19, protocol: { 'TLSv1.2': 19 }, choices: { forbidsTls13: 19 } }, null],
    ],
    ledgerContext,
  );

  test('nothing was counted', () => expect(rule.check({ ...ledgerContext([]), tls: null })).toEqual([]));
});

test('what it says: a round trip, not CPU time', () => {
  const [{ message, notes, verify, callSite, site }] = rule.check(ledgerContext([old]));
  expect(message).toBe(
    "The server's options forbid TLS 1.3: 150 of 150 handshakes on port 8443 were of older versions. " +
      'Each full one takes one more round trip than with TLS 1.3, now 4.2 ms at the median.',
  );
  expect(notes[0]).toContain('TLS 1.3 takes as much CPU time');
  expect(verify).toContain('If the other side knows no TLS 1.3, nothing changes.');
  expect([callSite, site]).toEqual([null, null]);
});

describe('a round trip is promised only where TLS 1.3 needs no second ClientHello', () => {
  const client = { ...old, role: 'client', host: 'api.example.com', port: 443 };
  test.each([
    ['a client whose first group the server takes', { ...client, group: { X25519: 150 } }, true],
    [
      'a client whose first group may be another',
      { ...client, group: { X25519: 150 }, choices: { forbidsTls13: 150, ownCurves: 150 } },
      false,
    ],
    ['a server that takes P-256', { ...client, group: { prime256v1: 150 } }, false],
    ['one of two servers does', { ...client, group: { X25519: 149, prime256v1: 1 } }, false],
    ['key exchange with the certificate', { ...client, group: {} }, false],
    ['own server', old, true],
    ['own server with a list of groups', { ...old, choices: { forbidsTls13: 150, ownCurves: 150 } }, false],
  ])('%s', (_title, peer, isPromised) => {
    const [{ message, notes, verify }] = rule.check(ledgerContext([peer]));
    expect(message.includes('takes one more round trip than with TLS 1.3')).toBe(isPromised);
    expect(notes[0].includes('but saves a round trip')).toBe(isPromised);
    expect(verify.includes('takes one round trip less')).toBe(isPromised);
    expect([message, ...notes].join(' ').includes('hello-retry')).toBe(!isPromised);
  });
});

test('servers whose lines are not known are one finding, clients another', () => {
  const findings = rule.check(
    ledgerContext([old, { ...old, port: 9443 }, { ...old, role: 'client', host: 'a', port: 1 }]),
  );
  expect(findings.map(({ message }) => /handshakes (.*?) were/.exec(message)[1])).toEqual([
    'on port 8443 and port 9443',
    'to a:1',
  ]);
});

describe('edits', () => {
  test.each([
    [
      'a lower maxVersion',
      "/* here */ https.createServer({ key: read('key.pem'), maxVersion: 'TLSv1.2', cert }, app);",
      "maxVersion: 'TLSv1.3'",
    ],
    [
      'and a minVersion, which stays',
      "/* here */ tls.createServer({ minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' });",
      "{ minVersion: 'TLSv1.2', maxVersion: 'TLSv1.3' }",
    ],
    [
      'a secureProtocol',
      "/* here */ https.createServer({ ...pair, secureProtocol: 'TLSv1_2_server_method' });",
      "{ ...pair, minVersion: 'TLSv1.2' }",
    ],
    [
      'a constant',
      "const options = { key, cert, maxVersion: 'TLSv1.2' };\n/* here */ http2.createSecureServer(options);",
      "const options = { key, cert, maxVersion: 'TLSv1.3' };",
    ],
    [
      'an agent',
      "const agent = /* agent */ new https.Agent({ maxVersion: 'TLSv1.2' });\n/* here */ https.get('https://hunter2.example', { agent });",
      "new https.Agent({ maxVersion: 'TLSv1.3' })",
    ],
    [
      'a driver',
      "const client = new Client({ host: 'db', ssl: { ca, maxVersion: 'TLSv1.2' } });\n/* here */ client.connect();",
      "ssl: { ca, maxVersion: 'TLSv1.3' } }",
    ],
  ])('%s', (_title, source, expected) => {
    const { edited, finding } = findingIn(rule, source, {
      ...old,
      role: source.includes('Server') ? 'server' : 'client',
    });
    expect(edited).toContain(expected);
    expect(finding.advice.join('\n')).toContain(finding.edit.text);
    expect(finding.advice.join('\n')).not.toContain('hunter2');
  });

  test.each([
    ['versions that are not seen', '/* here */ https.createServer({ ...config.tls }, app);'],
    [
      'a version that is chosen elsewhere',
      '/* here */ https.createServer({ key, cert, maxVersion: config.max }, app);',
    ],
    [
      'a constant that other code uses',
      "const options = { key, cert, maxVersion: 'TLSv1.2' };\nlegacy(options);\n/* here */ https.createServer(options);",
    ],
    [
      'a constant that other files use',
      "export const options = { key, cert, maxVersion: 'TLSv1.2' };\n/* here */ https.createServer(options);",
    ],
    ['a method of TLS 1.0', "/* here */ https.createServer({ key, cert, secureProtocol: 'TLSv1_method' });"],
    [
      'options that forbid it in another way',
      '/* here */ https.createServer({ key, cert, secureOptions: constants.SSL_OP_NO_TLSv1_3 });',
    ],
    [
      'a file that renegotiates',
      "/* here */ https.createServer({ key, cert, maxVersion: 'TLSv1.2' }, (request) => request.socket.renegotiate({ requestCert: true }, done));",
    ],
    [
      'a program that renegotiates elsewhere',
      "/* here */ https.createServer({ key, cert, maxVersion: 'TLSv1.2' }, app);",
      { ...old, choices: { ...old.choices, renegotiated: 1 } },
    ],
    [
      'a program that takes sessions as TLS 1.2 has them',
      "/* here */ tls.connect({ port, maxVersion: 'TLSv1.2', session }, () => { session = socket.getSession(); });",
    ],
    [
      "a client's certificate, which the server may refuse",
      "/* here */ tls.connect({ port, key, cert, maxVersion: 'TLSv1.2' }, () => admitted.add(name));",
      { ...old, role: 'client' },
    ],
    [
      'options that may have one',
      "/* here */ tls.connect({ port, ...identity, secureProtocol: 'TLSv1_2_method' }, () => admitted.add(name));",
      { ...old, role: 'client' },
    ],
    [
      "a server that asks for its clients'",
      "/* here */ tls.createServer({ key, cert, ca, requestCert: true, maxVersion: 'TLSv1.2' });",
    ],
    ['a version that allows it', "/* here */ https.createServer({ key, cert, maxVersion: 'TLSv1.3' });"],
  ])('a sketch: %s', (_title, source, peer = old) => {
    const { finding } = findingIn(rule, source, peer);
    expect(finding.edit).toBeNull();
    expect(finding.advice[0]).toContain("maxVersion: 'TLSv1.3'");
  });
});

test('a server that says that it asks for no certificate is edited', () => {
  const source = "/* here */ tls.createServer({ key, cert, requestCert: false, maxVersion: 'TLSv1.2' });";
  expect(findingIn(rule, source, old).finding.edit).not.toBeNull();
});

test.each([
  ["tls.connect({ port, pfx, maxVersion: 'TLSv1.2' })", true],
  ["tls.connect({ port, ca, maxVersion: 'TLSv1.2' })", false],
])('a client with a certificate is told whom to wait for: %s', (source, isTold) => {
  const { finding } = findingIn(rule, `/* here */ ${source};`, { ...old, role: 'client' });
  expect(finding.notes.some((note) => note.includes('as proof of access') && isSafetyNote(note))).toBe(isTold);
});
