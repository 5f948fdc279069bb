import rule from '../../src/rules/hello-retry.js';
import { openScript } from '../../src/source/script.js';
import { findingIn, ledgerContext, peerTable } from './tls-tester.js';

/** PostgreSQL 15, as Node 24 meets it. */
const database = {
  host: 'db.example',
  port: 5432,
  handshakes: 40,
  requests: 0,
  agents: 0,
  group: { prime256v1: 40 },
  helloBytesOut: 1963,
  package: 'pg',
};
const other = { host: 'api.example', helloBytesOut: 349 };

describe('when it speaks', () => {
  peerTable(
    rule,
    [
      ['a group that was not offered first', database, 'info'],
      ['many servers that are counted together', { ...database, host: '(others)', port: 0 }, null],
      ['the same with Node 20', { ...database, helloBytesOut: 745 }, 'info'],
      [
        'two ClientHellos beside one, of a Node without hybrids',
        [{ ...database, group: {}, helloBytesOut: 745 }, other],
        'info',
        { openssl: '3.0.19' },
      ],
      [
        'a group without a name, which may be a hybrid',
        [{ ...database, group: {}, helloBytesOut: 1568, choices: { ownCurves: 40 } }, other],
        null,
      ],
      [
        'the same of an unknown OpenSSL',
        [{ ...database, group: {}, helloBytesOut: 1568, choices: { ownCurves: 40 } }, other],
        null,
        { openssl: '' },
      ],
      [
        'a hybrid that the options name first',
        [{ ...database, group: { X25519MLKEM768: 40 }, helloBytesOut: 1568, choices: { ownCurves: 40 } }, other],
        null,
      ],
      [
        'by bytes, where the options name groups',
        [{ ...database, helloBytesOut: 745, choices: { ownCurves: 40 } }, other],
        'info',
      ],
      ['default peers', [{ handshakes: 150, group: { X25519: 150 } }, other], null],
      [
        'a hybrid, which has a large key share',
        [{ handshakes: 150, group: { X25519MLKEM768: 150 }, helloBytesOut: 1568 }, other],
        null,
      ],
      ["one ClientHello with the process' own default groups", { ...database, helloBytesOut: 380 }, null],
      ['groups of its own, and nothing to compare', { ...database, choices: { ownCurves: 40 } }, null],
      [
        'tickets of sessions that were refused',
        [{ ...database, group: {}, helloBytesOut: 745, choices: { sessionOffered: 35 } }, other],
        null,
        { openssl: '3.0.19' },
      ],
      [
        'TLS 1.2, which has no second ClientHello',
        [{ ...database, protocol: { 'TLSv1.2': 40 }, helloBytesOut: 745 }, other],
        null,
      ],
      [
        'a little more, as by a long name',
        [{ ...database, group: {}, helloBytesOut: 500 }, other],
        null,
        { openssl: '3.0.19' },
      ],
      ['few handshakes', { ...database, handshakes: 19, group: { prime256v1: 19 } }, null],
      ['a server', { ...database, role: 'server' }, null],
      [
        "a slow group that the server insists on, which is slow-group's",
        { ...database, group: { secp384r1: 40 } },
        null,
      ],
      ['no full handshake', { ...database, resumed: 40, group: {}, helloBytesOut: null }, null],
    ],
    ledgerContext,
  );
});

test('what it says', () => {
  const [{ message, advice }] = rule.check(ledgerContext([database]));
  expect(message).toBe(
    'The server took P-256, which was not offered first: 40 full handshakes with db.example:5432 needed a second ClientHello ' +
      '(1,963 bytes out, at the median). Each takes one more round trip, and the key pair of its first message is wasted.',
  );
  expect(advice).toEqual([
    "ssl: { ...ssl, ecdhCurve: 'P-256:X25519MLKEM768:X25519:X448:P-384:P-521:ffdhe2048:ffdhe3072' } // in the options of pg",
  ]);
});

test.each([
  ['those that took the group', [{ ...database, group: { prime256v1: 38, X25519: 2 } }], {}, ': 38 full handshakes'],
  [
    'groups without names',
    [{ ...database, group: {}, helloBytesOut: 745 }, other],
    { openssl: '3.0.19' },
    ': most of 40 full handshakes',
  ],
])('it counts handshakes of which that is known: %s', (_title, peers, more, words) => {
  expect(rule.check({ ...ledgerContext(peers), ...more })[0].message).toContain(words);
});

test.each([
  [
    'ioredis',
    {},
    "tls: { ...tls, ecdhCurve: 'P-256:X25519MLKEM768:X25519:X448:P-384:P-521:ffdhe2048:ffdhe3072' } // in the options of ioredis",
  ],
  [
    '@redis/client',
    {},
    "socket: { ...socket, ecdhCurve: 'P-256:X25519MLKEM768:X25519:X448:P-384:P-521:ffdhe2048:ffdhe3072' } // in the options of @redis/client",
  ],
  [
    'ws',
    {},
    "{ ...options, ecdhCurve: 'P-256:X25519MLKEM768:X25519:X448:P-384:P-521:ffdhe2048:ffdhe3072' } // the options that ws is given",
  ],
  [
    'mysql2',
    {},
    "// mysql2: find its option for ecdhCurve: 'P-256:X25519MLKEM768:X25519:X448:P-384:P-521:ffdhe2048:ffdhe3072'",
  ],
  [
    'undici',
    { requests: 40 },
    "// fetch: that of undici, too, since Node's own may refuse the dispatcher of another version",
  ],
  [
    'undici',
    { requests: 40, agents: 1, choices: { withAgent: 40, withDispatcher: 40, agentIsPlain: 40 } },
    "new Agent({ connect: { ecdhCurve: 'P-256:X25519MLKEM768:X25519:X448:P-384:P-521:ffdhe2048:ffdhe3072' } }) // of undici, the dispatcher",
  ],
  [
    'axios',
    { requests: 40 },
    "{ ...options, ecdhCurve: 'P-256:X25519MLKEM768:X25519:X448:P-384:P-521:ffdhe2048:ffdhe3072' } // where it connects, or in its agent",
  ],
])('where %s takes the option', (name, more, line) => {
  expect(rule.check(ledgerContext([{ ...database, package: name, ...more }]))[0].advice).toContain(line);
});

describe("edits: the server's group first, the hybrid kept on offer", () => {
  test.each([
    [
      'a driver',
      "const client = new Client({ host: 'db', password: 'hunter2', ssl: { ca } });\nasync function f() { await /* here */ client.connect(); }",
      {},
      "ssl: { ca, ecdhCurve: 'P-256:X25519MLKEM768:X25519:X448:P-384:P-521:ffdhe2048:ffdhe3072' } }",
    ],
    [
      'a pool',
      "const pool = new Pool({ connectionString, ssl: { rejectUnauthorized: true, ca }, });\n/* here */ pool.query('select 1');",
      {},
      "ssl: { rejectUnauthorized: true, ca, ecdhCurve: 'P-256:X25519MLKEM768:X25519:X448:P-384:P-521:ffdhe2048:ffdhe3072' }, }",
    ],
    [
      'a constant for ssl',
      "const ssl = { ca: fs.readFileSync('ca.pem') };\nconst client = new Client({ ssl });\n/* here */ client.connect();",
      {},
      "const ssl = { ca: fs.readFileSync('ca.pem'), ecdhCurve: 'P-256:X25519MLKEM768:X25519:X448:P-384:P-521:ffdhe2048:ffdhe3072' };",
    ],
    [
      'tls.connect',
      "/* here */ tls.connect({ host: 'db', port, ca });",
      { package: '' },
      "{ host: 'db', port, ca, ecdhCurve: 'P-256:X25519MLKEM768:X25519:X448:P-384:P-521:ffdhe2048:ffdhe3072' }",
    ],
    ['an empty literal', "/* here */ https.get('https://hunter2.example', {});", { package: '' }, null],
    [
      'a group that only some connections take stays on offer',
      '/* here */ tls.connect({ port, ca });',
      { package: '', group: { prime256v1: 38, secp384r1: 2 } },
      "'P-256:X25519MLKEM768:X25519:X448:P-384:P-521:ffdhe2048:ffdhe3072'",
    ],
    [
      'before OpenSSL 3.5',
      '/* here */ tls.connect({ port, ca });',
      { package: '', openssl: '3.0.19' },
      "'P-256:X25519:X448:P-521:P-384:ffdhe2048:ffdhe3072:ffdhe4096:ffdhe6144:ffdhe8192'",
    ],
    [
      'groups that the options name, and no others',
      "/* here */ tls.connect({ port, ca, ecdhCurve: 'X25519:P-256' });",
      { package: '', openssl: '3.0.19', choices: { ownCurves: 5 } },
      "ecdhCurve: 'P-256:X25519' }",
    ],
    [
      'options of one host with a path that varies',
      "const host = 'db'; function f(path) { /* here */ https.get({ host, path, ca }, (res) => use(res)); }",
      { package: '' },
      "ca, ecdhCurve: 'P-256:",
    ],
    [
      'an agent of its own for one server',
      "const agent = /* agent */ new https.Agent({ ca });\n/* here */ https.get({ host: 'db', agent });",
      { package: '' },
      "{ host: 'db', agent, ecdhCurve: 'P-256:",
    ],
    [
      'certificates, and who logs in, may differ',
      "async function f(user, ca) { const client = new Client({ host: 'db', user, ssl: { ca } }); await /* here */ client.connect(); }",
      {},
      "ssl: { ca, ecdhCurve: 'P-256:",
    ],
    [
      'so may queries',
      "const pool = new Pool({ host: 'db', ssl: { ca } });\nfunction f(sql, values) { return /* here */ pool.query(sql, values); }",
      {},
      "ssl: { ca, ecdhCurve: 'P-256:",
    ],
    [
      'headers without a host, and a callback',
      "function f(token, then) { /* here */ https.get({ host: 'db', headers: { authorization: token }, ca }, (res) => then(res)); }",
      { package: '' },
      "ca, ecdhCurve: 'P-256:",
    ],
  ])('%s', (_title, source, { openssl = '3.5.8', ...peer }, expected) => {
    const { edited, finding } = findingIn(rule, source, { ...database, ...peer }, { openssl });
    if (expected === null) expect(edited).toBeNull();
    else expect(edited).toContain(expected);
    expect(finding.advice.join('\n')).toContain(finding.edit?.text.trim() ?? 'ecdhCurve');
    expect(finding.advice.join('\n')).not.toContain('hunter2');
  });

  test.each([
    ['a context of its own', '/* here */ tls.connect({ port, secureContext });', ''],
    ['options of a driver that are not seen', '/* here */ client.connect();', 'pg'],
    [
      'a driver that takes from its ssl what it knows',
      'const client = mysql.createConnection({ host, ssl: { ca } });\n/* here */ client.query(sql);',
      'mysql2',
    ],
    ['a driver without ssl', 'const client = new Client({ host, port });\n/* here */ client.connect();', 'pg'],
    ['a host that varies', 'function f(host) { /* here */ tls.connect({ host, port: 993, ca }); }', ''],
    ['a port that varies', "function f(port) { /* here */ tls.connect({ host: 'db', port, ca }); }", ''],
    ['a port before the options', 'function f(port) { /* here */ tls.connect(port, { ca }); }', ''],
    ['a socket of whatever server', 'function f(socket) { /* here */ tls.connect({ socket, ca }); }', ''],
    ['a URL that varies', 'function f(url) { /* here */ https.get(url, { ca }); }', ''],
    ['options that are not seen', 'function f(more) { /* here */ tls.connect({ ...more, ca }); }', ''],
    [
      'an agent for servers that vary',
      'const agent = /* agent */ new https.Agent({ ca });\nfunction f(host) { /* here */ https.get({ host, agent }); }',
      '',
    ],
    [
      "a driver's host that varies",
      'async function f(host) { const client = new Client({ host, ssl: { ca } }); await /* here */ client.connect(); }',
      'pg',
    ],
    [
      'a URL of a driver',
      'async function f(url) { const client = new Redis(url, { tls: { ca } }); await /* here */ client.ping(); }',
      'ioredis',
    ],
    [
      'brokers that vary',
      'async function f(brokers) { const kafka = new Kafka({ brokers, ssl: { ca } }); await /* here */ kafka.connect(); }',
      'kafkajs',
    ],
    [
      'a name that varies in ssl',
      "async function f(servername) { const client = new Client({ host: 'db', ssl: { ca, servername } }); await /* here */ client.connect(); }",
      'pg',
    ],
    [
      'a service that varies',
      'function f(service) { const mail = createTransport({ service, tls: { ca } }); /* here */ mail.verify(); }',
      'nodemailer',
    ],
    [
      'a server name that varies',
      "function f(servername) { /* here */ tls.connect({ host: 'db', servername, ca }); }",
      '',
    ],
    ['a path that varies', 'function f(path) { /* here */ tls.connect({ path, ca }); }', ''],
    ['a host behind the port', 'function f(host) { /* here */ tls.connect(443, host, { ca }); }', ''],
    [
      'a header that names the host',
      "function f(Host) { /* here */ https.get({ host: 'db', headers: { Host }, ca }); }",
      '',
    ],
    ['headers that are not seen', "function f(headers) { /* here */ https.get({ host: 'db', headers, ca }); }", ''],
    ['the version of OpenSSL is not known', '/* here */ tls.connect({ port, ca });', '', ''],
  ])('a sketch: %s', (_title, source, packageName, openssl = '3.5.8') => {
    expect(findingIn(rule, source, { ...database, package: packageName }, { openssl }).finding.edit).toBeNull();
  });

  test('a sketch: groups that its options name where nobody sees them', () => {
    const peer = { ...database, package: '', choices: { ownCurves: 5 } };
    expect(findingIn(rule, '/* here */ tls.connect({ port, ca });', peer).finding.edit).toBeNull();
  });

  test('a sketch of a line for several servers says for which it is', () => {
    const source = 'function f(host) { /* here */ tls.connect({ host, port: 993, ca }); }';
    expect(findingIn(rule, source, { ...database, package: '' }).finding.advice).toContain(
      '// for db.example:5432 alone: another server might take the first group, too, and give up a better one',
    );
  });

  test('a sketch: the same line connects to others, with whom it would give up the hybrid', () => {
    const line = [
      { id: 'app.cjs|1', file: '/srv/app.cjs', line: 1, column: 1, function: '', count: 40, isAsync: false },
    ];
    const peers = [
      { ...database, package: '', callSites: line },
      { ...other, group: { X25519MLKEM768: 150 }, callSites: line },
    ];
    const call = openScript('tls.connect({ host, port });', '/srv/app.cjs').callAtLine(1, 5);
    const found = (/** @type {object[]} */ all) =>
      rule.check({ ...ledgerContext(all), calls: new Map([['app.cjs|1', call]]) })[0];
    expect(found(peers.slice(0, 1)).edit).not.toBeNull();
    // Who took the same group, though another was offered first, has nothing else to give.
    expect(
      found([peers[0], { ...other, handshakes: 150, group: { prime256v1: 150 }, callSites: line }]).edit,
    ).not.toBeNull();
    expect(
      found([peers[0], { ...other, handshakes: 150, group: { prime256v1: 149, X25519: 1 }, callSites: line }]).edit,
    ).toBeNull();
    expect(found([peers[0], { ...other, handshakes: 150, group: {}, callSites: line }]).edit).toBeNull();
    expect(found(peers)).toMatchObject({
      edit: null,
      advice: [expect.stringContaining('ecdhCurve'), expect.stringContaining('for db.example:5432 alone: api.example')],
    });
  });
});
