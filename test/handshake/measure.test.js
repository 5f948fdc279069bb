/** Real servers, as the command sees them. */
import { execFile } from 'node:child_process';
import { X509Certificate, constants, createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import tls from 'node:tls';
import { inspect, promisify } from 'node:util';
import { selfSigned } from '../../src/bench/self-signed.js';
import { measureHandshakes } from '../../src/handshake/measure.js';
import { problemIn } from '../support/schema-problem.js';

const read = (name) => readFileSync(new URL(`../../fixtures/programs/${name}`, import.meta.url));
const PAIR = { cert: read('tls-cert.pem'), key: read('tls-key.pem') };

/** Whom nobody trusts. */
const STRANGER = (() => {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    cert: Buffer.from(selfSigned(pair, Date.now())),
    key: Buffer.from(pair.privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
})();

const servers = [];
const sockets = new Set();
afterEach(async () => {
  const closed = servers
    .splice(0)
    .filter(({ listening: isOpen }) => isOpen)
    .map(
      (server) =>
        new Promise((resolve) => {
          server.close(resolve);
        }),
    );
  for (const socket of sockets) socket.destroy();
  await Promise.all(closed);
});

/** @returns {Promise<number>} the port */
async function listening(server) {
  servers.push(server);
  server.on('tlsClientError', () => {});
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server.address().port;
}

const answering = (options = {}, headers = {}) =>
  listening(
    https.createServer({ ...PAIR, ...options }, (request, response) => {
      response.writeHead(200, headers);
      response.end('{}');
    }),
  );

const measure = (port, changes = {}) =>
  measureHandshakes({
    target: { host: 'localhost', port, path: '/' },
    samples: 3,
    rate: 100,
    ca: PAIR.cert,
    client: null,
    verify: true,
    servername: null,
    timeoutMs: 5000,
    version: '1.0.0',
    ...changes,
  });

test('each kind of connection has its row, and the server is described', async () => {
  const report = await measure(await answering());
  expect(problemIn('handshake', report)).toBeNull();
  expect(report.measurements.map(({ protocol, mode, n, resumed }) => [protocol, mode, n, resumed])).toEqual([
    ['TLSv1.3', 'cold', 3, 0],
    ['TLSv1.3', 'resumed', 3, 3],
    ['TLSv1.2', 'cold', 3, 0],
    ['TLSv1.2', 'resumed', 3, 3],
  ]);
  const [cold, resumed] = report.measurements;
  expect(resumed.bytesIn).toBeLessThan(cold.bytesIn / 2);
  for (const row of report.measurements)
    expect([row.tcpMs > 0, row.tlsMs > 0, row.cpuMs > 0, row.firstByteMs > 0, row.keptAliveMs > 0]).toEqual(
      Array(5).fill(true),
    );
  expect(report).toMatchObject({
    verified: true,
    refused: [],
    alpn: 'http/1.1',
    keepsAlive: true,
    stapled: false,
    tickets: 2,
    target: { host: 'localhost', address: '127.0.0.1', servername: 'localhost' },
  });
  expect(report.chain).toHaveLength(1);
  expect(report.projection.keptAliveCores).toBeLessThan(report.projection.coldCores);
  // A request over a new connection takes more than its handshake: kept ones are counted with their requests, too.
  expect(cold.requestCpuMs).toBeGreaterThan(cold.cpuMs);
  // Rounded to three decimals: half of the last one is as near as it gets.
  const isRounded = (/** @type {number} */ cores, /** @type {number} */ ms) => Math.abs(cores - ms / 10) < 0.000_501;
  expect(isRounded(report.projection.coldCores, cold.requestCpuMs)).toBe(true);
  expect(isRounded(report.projection.resumedCores, resumed.requestCpuMs)).toBe(true);
});

test('what the server lacks is told', async () => {
  const report = await measure(
    await answering({ maxVersion: 'TLSv1.2', secureOptions: 1 << 14 }, { connection: 'close' }),
  );
  expect(report.refused).toEqual(['TLSv1.3']);
  expect(report.keepsAlive).toBe(false);
  expect(report.measurements[0].keptAliveMs).toBeNull();
  expect(report.findings.map(({ id }) => id)).toEqual(expect.arrayContaining(['no-keepalive', 'old-protocol']));
});

test('a server that closes connections while they shake hands speaks the version in which it has answered', async () => {
  const port = await listening(tls.createServer(PAIR, (socket) => socket.destroy()));
  const { refused } = await measure(port, { samples: 1 });
  expect(refused).toEqual([]);
});

test('a server that wants a group for which no key was sent takes a round trip more', async () => {
  const report = await measure(await answering({ ecdhCurve: 'P-384', minVersion: 'TLSv1.3' }));
  expect(report.refused).toEqual(['TLSv1.2']);
  expect(report.findings.map(({ id }) => id)).toContain('hello-retry');
});

test('a server that speaks HTTP/2 alone, and one that speaks no HTTP, have handshakes too', async () => {
  const h2 = await measure(await listening(http2.createSecureServer({ ...PAIR, ALPNProtocols: ['h2'] })));
  expect(h2).toMatchObject({ alpn: 'h2', keepsAlive: null });
  const mute = await measure(await listening(tls.createServer(PAIR, (socket) => socket.on('error', () => {}))), {
    timeoutMs: 300,
  });
  expect(mute).toMatchObject({ alpn: '', keepsAlive: null });
  expect(mute.measurements[0].firstByteMs).toBeNull();
  expect(problemIn('handshake', mute)).toBeNull();
});

test('a server that has an application protocol of its own is measured without one', async () => {
  const report = await measure(
    await listening(
      tls.createServer({ ...PAIR, ALPNProtocols: ['mqtt'] }, (socket) => socket.on('error', () => {}).end('hello')),
    ),
  );
  expect(report).toMatchObject({ alpn: '', keepsAlive: null, refused: [] });
  expect(report.measurements.map(({ protocol }) => protocol)).toEqual(expect.arrayContaining(['TLSv1.3', 'TLSv1.2']));
});

const handling = (/** @type {http.RequestListener} */ handle) => listening(https.createServer(PAIR, handle));
/** Of one connection, which gets one request after the other. @type {WeakMap<object, number>} */
const asked = new WeakMap();

test.each([
  [
    'an answer that is too long is cut off by us',
    (/** @type {http.ServerResponse} */ response) => response.end(Buffer.alloc(5 * 1024 * 1024)),
    null,
  ],
  ['so is one that does not end', (/** @type {http.ServerResponse} */ response) => response.write('data: 1\n\n'), null],
  [
    'the second is late',
    (/** @type {http.ServerResponse} */ response, /** @type {number} */ nth) => nth === 1 && response.end('{}'),
    null,
  ],
  [
    'the server closes the connection',
    (/** @type {http.ServerResponse} */ response, /** @type {number} */ nth) =>
      nth === 1 ? response.end('{}') : response.destroy(),
    false,
  ],
  [
    'the server keeps it for a second, which is too short for agents',
    (/** @type {http.ServerResponse} */ response) => response.writeHead(200, { 'keep-alive': 'timeout=1' }).end(),
    false,
  ],
  [
    'the server closes the connection after an error',
    (/** @type {http.ServerResponse} */ response) => response.writeHead(400, { connection: 'close' }).end(),
    null,
  ],
  ['an error is answered again', (/** @type {http.ServerResponse} */ response) => response.writeHead(404).end(), true],
  [
    'the server closes one of several',
    (/** @type {http.ServerResponse} */ response, /** @type {number} */ _nth, /** @type {number} */ connection) =>
      response.writeHead(200, connection === 1 ? { connection: 'close' } : {}).end(),
    true,
  ],
  [
    'the server keeps one of several',
    (/** @type {http.ServerResponse} */ response, /** @type {number} */ _nth, /** @type {number} */ connection) =>
      response.writeHead(200, connection === 1 ? {} : { connection: 'close' }).end(),
    false,
  ],
])('whether a server keeps connections: %s', async (_title, answer, expected) => {
  let connections = 0;
  const port = await handling(({ socket }, response) => {
    const nth = (asked.get(socket) ?? 0) + 1;
    asked.set(socket, nth);
    if (nth === 1) connections++;
    answer(response, nth, connections);
  });
  const report = await measure(port, { samples: 1, timeoutMs: 300 });
  expect(report.keepsAlive).toBe(expected);
  expect(report.measurements[0].firstByteMs).toBeGreaterThan(0);
  expect(report.findings.some(({ id }) => id === 'no-keepalive')).toBe(expected === false);
});

test('the name that is asked for is also the host of the requests', async () => {
  /** @type {Set<string | undefined>} */
  const hosts = new Set();
  const port = await handling(({ headers }, response) => {
    hosts.add(headers.host);
    response.end();
  });
  await measure(port, { target: { host: '127.0.0.1', port, path: '/' }, servername: 'localhost', samples: 1 });
  expect([...hosts]).toEqual([`localhost:${port}`]);
});

test('a stapled proof is told', async () => {
  const server = https.createServer(PAIR, (request, response) => response.end());
  server.on('OCSPRequest', (_certificate, _issuer, done) => done(null, Buffer.alloc(900)));
  expect(await measure(await listening(server), { samples: 1 })).toMatchObject({ stapled: true });
});

/** What a server in TLS 1.3 sends after the handshake, its tickets and answers, goes nowhere. */
const mute = (/** @type {number} */ port) =>
  net.createServer((client) => {
    const server = net.connect(port, '127.0.0.1');
    let flights = 0;
    client.on('data', (bytes) => {
      flights++;
      server.write(bytes);
    });
    server.on('data', (bytes) => flights === 1 && client.write(bytes));
    for (const socket of [client, server]) socket.on('error', () => {});
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  });

test('a server that neither answers nor sends tickets has none, although it is we who leave it then', async () => {
  const proxy = mute(await answering({ minVersion: 'TLSv1.3' }));
  const { tickets, findings } = await measure(await listening(proxy), { samples: 1, timeoutMs: 2000 });
  expect(tickets).toBe(0);
  expect(findings.map(({ id }) => id)).toContain('no-resumption');
});

test('a server that speaks first, as those of mail do, has the tickets that come after its greeting', async () => {
  const server = tls.createServer(PAIR, (socket) => socket.on('error', () => {}).write('220 mail.example ready\r\n'));
  const { measurements, tickets, findings } = await measure(await listening(server));
  expect(tickets).toBe(2);
  expect(measurements.map(({ protocol, mode, resumed }) => [protocol, mode, resumed])).toEqual([
    ['TLSv1.3', 'cold', 0],
    ['TLSv1.3', 'resumed', 3],
    ['TLSv1.2', 'cold', 0],
    ['TLSv1.2', 'resumed', 3],
  ]);
  expect(findings.map(({ id }) => id)).not.toContain('no-resumption');
});

test('sessions that only the server remembers are no tickets', async () => {
  const noTicket = { secureOptions: constants.SSL_OP_NO_TICKET, maxVersion: 'TLSv1.2' };
  const server = https.createServer({ ...PAIR, ...noTicket }, (request, response) => response.end('{}'));
  /** @type {Map<string, Buffer>} */
  const sessions = new Map();
  server.on('newSession', (id, session, done) => {
    sessions.set(id.toString('hex'), session);
    done();
  });
  server.on('resumeSession', (id, done) => done(null, sessions.get(id.toString('hex')) ?? null));
  const { measurements, tickets } = await measure(await listening(server));
  expect(measurements.map(({ mode, resumed }) => [mode, resumed])).toEqual([
    ['cold', 0],
    ['resumed', 3],
  ]);
  expect(tickets).toBe(0);
});

test('a version that the server has spoken is not said to be refused', async () => {
  const server = https.createServer(PAIR, (request, response) => response.end('{}'));
  const port = await listening(server);
  let connections = 0;
  server.prependListener('connection', (socket) => {
    if (++connections === 2) socket.destroy();
  });
  const failure = await measure(port).catch((error) => error);
  expect(failure.code).toBe('handshake-ended');
});

describe('what keeps us from a connection', () => {
  const codeOf = (/** @type {Promise<unknown>} */ promise) =>
    promise.then(
      () => 'none',
      ({ code }) => code,
    );

  test('a certificate that is not good', async () => {
    const port = await answering();
    expect(await codeOf(measure(port, { ca: null }))).toBe('handshake-certificate-trust');
    expect(await codeOf(measure(port, { servername: 'example.org' }))).toBe('handshake-certificate-name');
    expect((await measure(port, { ca: null, verify: false, samples: 1 })).verified).toBe(false);
  });

  test('nobody there, nobody of that name', async () => {
    const port = await answering();
    await new Promise((resolve) => {
      servers[0].close(resolve);
    });
    expect(await codeOf(measure(port))).toBe('handshake-refused');
    expect(await codeOf(measure(port, { target: { host: 'no-such-host.invalid', port, path: '/' } }))).toBe(
      'handshake-host-unknown',
    );
  });

  test('no TLS', async () => {
    expect(await codeOf(measure(await listening(http.createServer())))).toBe('handshake-no-tls');
    expect(await codeOf(measure(await listening(net.createServer((socket) => socket.end()))))).toBe('handshake-ended');
  });

  test('no answer', async () => {
    const silent = net.createServer();
    expect(await codeOf(measure(await listening(silent), { timeoutMs: 200 }))).toBe('handshake-timeout');
  });

  const ASKING = { requestCert: true, rejectUnauthorized: true, ca: PAIR.cert };

  test.each([
    // TLS 1.2 has no alert that says what is missing.
    ['TLSv1.2', 'handshake-rejected'],
    ['TLSv1.3', 'handshake-client-missing'],
  ])('a certificate is asked for, in %s', async (maxVersion, code) => {
    expect(await codeOf(measure(await answering({ ...ASKING, maxVersion })))).toBe(code);
    expect(
      await codeOf(
        measure(
          await listening(
            tls.createServer({ ...PAIR, ...ASKING, maxVersion }, (socket) => socket.on('error', () => {})),
          ),
        ),
      ),
    ).toBe(code);
  });

  test('a certificate that it does not trust', async () => {
    // Node's servers say nothing and close the connection, others send an alert.
    const server = await answering({ ...ASKING, ca: STRANGER.cert, maxVersion: 'TLSv1.2' });
    expect(await codeOf(measure(server, { client: PAIR }))).toBe('handshake-closed');
  });

  test('in TLS 1.3 it does so once the client is done', async () => {
    const strict = { ...ASKING, ca: STRANGER.cert };
    expect(await codeOf(measure(await answering(strict), { client: PAIR }))).toBe('handshake-client-closed');
    const silent = tls.createServer({ ...PAIR, ...strict }, (socket) => socket.on('error', () => {}));
    expect(await codeOf(measure(await listening(silent), { client: PAIR }))).toBe('handshake-client-closed');
  });

  test.each([
    ['that it has asked for', { client: PAIR }],
    ['of no client', {}],
  ])('nothing does if it takes the certificate, %s, and ends each connection at once', async (_title, options) => {
    const asking = options.client ? ASKING : {};
    const brief = tls.createServer({ ...PAIR, ...asking }, (socket) => socket.on('error', () => {}).end());
    const { measurements, tickets, findings } = await measure(await listening(brief), options);
    expect(measurements[0]).toMatchObject({ protocol: 'TLSv1.3', mode: 'cold', n: 3, firstByteMs: null });
    // Node 20 leaves out its tickets then.
    expect([null, 2]).toContain(tickets);
    expect(findings.map(({ id }) => id)).not.toContain('no-resumption');
  });

  test.each([
    ['of which one is none', { cert: PAIR.cert, key: Buffer.from('none') }],
    ['that do not belong together', { cert: PAIR.cert, key: STRANGER.key }],
    [
      'with a passphrase',
      {
        cert: PAIR.cert,
        key: Buffer.from(
          createPrivateKey(PAIR.key).export({
            type: 'pkcs8',
            format: 'pem',
            cipher: 'aes-256-cbc',
            passphrase: 'hunter2',
          }),
        ),
      },
    ],
  ])('certificate and key %s', async (_title, client) => {
    const failure = await measure(1, { client }).catch((error) => error);
    expect(failure.code).toBe('handshake-client-invalid');
    expect(inspect(failure, { depth: 9 })).not.toMatch(/PRIVATE KEY|hunter2/);
  });

  test('certificates that are none', async () => {
    expect(await codeOf(measure(1, { ca: Buffer.from('none') }))).toBe('handshake-ca-invalid');
  });
});

test('a certificate of the client is shown, and taken', async () => {
  const { measurements, keepsAlive } = await measure(
    await answering({ requestCert: true, rejectUnauthorized: true, ca: PAIR.cert }),
    { client: PAIR },
  );
  expect(measurements.map(({ protocol, mode, n, resumed }) => [protocol, mode, n, resumed])).toEqual([
    ['TLSv1.3', 'cold', 3, 0],
    ['TLSv1.3', 'resumed', 3, 3],
    ['TLSv1.2', 'cold', 3, 0],
    ['TLSv1.2', 'resumed', 3, 3],
  ]);
  expect(keepsAlive).toBe(true);
  // In TLS 1.3 it follows when the handshake is done on the client's side.
  const sent = new X509Certificate(PAIR.cert).raw.length;
  const alone = await measure(await answering());
  expect(measurements[0].bytesOut - alone.measurements[0].bytesOut).toBeGreaterThan(sent);
});

/** One way, ms: a tenth of a handshake, three times that, is more than timers are late on a busy machine. */
const DELAY_MS = 120;
const TURNS = 3;

test('agrees with curl within 10 % where the way is long', async () => {
  const port = await answering();
  const far = net.createServer((near) => {
    const on = net.connect(port, '127.0.0.1');
    const late = (from, to) => {
      from.on('data', (chunk) => setTimeout(() => to.writable && to.write(chunk), DELAY_MS));
      from.on('close', () => setTimeout(() => to.destroy(), 1.5 * DELAY_MS));
      from.on('error', () => {});
    };
    late(near, on);
    late(on, near);
  });
  const farPort = await listening(far);
  const { measurements } = await measure(farPort, { samples: TURNS });
  const format = '%{time_connect} %{time_appconnect} %{time_starttransfer}\n';
  const times = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const { stdout } = await promisify(execFile)('curl', [
      '-s',
      '-o',
      '/dev/null',
      '-w',
      format,
      '--cacert',
      new URL('../../fixtures/programs/tls-cert.pem', import.meta.url).pathname,
      `https://localhost:${farPort}/`,
    ]);
    const [tcp, secure, first] = stdout.split(' ').map(Number);
    times.push({ tls: (secure - tcp) * 1000, answer: (first - secure) * 1000 });
  }
  const middle = (of) => times.map(of).sort((a, b) => a - b)[TURNS >> 1];
  const [cold] = measurements;
  expect(Math.abs(cold.tlsMs / middle(({ tls: ms }) => ms) - 1)).toBeLessThan(0.1);
  expect(Math.abs(cold.firstByteMs / middle(({ answer }) => answer) - 1)).toBeLessThan(0.1);
}, 60_000);
