import { isSavedTls, tlsLedger } from '../../src/record/tls.js';
import tally from '../../src/record/probe/tally.cjs';
import { problemIn } from '../support/schema-problem.js';
import { CONNECTION_PROGRAMS, readableLedger } from './connection-programs.js';
import { recordProgram, removeDirectories } from './program.js';
import { KEYS, TOOLS } from './traffic-programs.js';

/** @import { Stdio } from '../../src/record/child.js' */

afterAll(removeDirectories);

const stdio = /** @type {Stdio} */ (['ignore', 'ignore', 'ignore']);

test.each(CONNECTION_PROGRAMS)('$name', async ({ files, peers, contexts = {} }) => {
  const { run } = await recordProgram(files, { stdio });
  expect(run.exitCode).toBe(0);
  expect(problemIn('tls', run.tls, 'TlsLedger')).toBeNull();
  expect(run.tls).toMatchObject({ complete: true, cost: null });
  expect(readableLedger(run.tls, files)).toMatchObject({ peers, contexts });
});

test('lines that take turns each have their own contexts, of their own size', async () => {
  const files = {
    'app.js': `${TOOLS} (async () => {
      const tls = require('node:tls');
      const server = tls.createServer(keys, (socket) => socket.end('x').on('error', () => {}));
      const port = await listening(server);
      const gone = tls.createServer();
      const dead = await listening(gone);
      gone.close();
      const ends = (socket) => once(socket.resume(), 'close');
      const lines = [
        () => ends(tls.connect({ host: 'localhost', port, ca: keys.cert })), // one
        () => ends(tls.connect({ host: 'localhost', port, ca: [keys.cert, keys.cert, keys.cert] })), // three
        () => ends(tls.connect({ host: 'localhost', port, secureContext: tls.createSecureContext({ ca: keys.cert }) })), // none
        () => ends(tls.connect({ host: 'localhost', port: dead, ca: keys.cert }).on('error', () => {})), // dead
      ];
      for (let i = 0; i < 120; i++) await lines[i % 4]();
      server.close(); })();`,
    ...KEYS,
  };
  const { run } = await recordProgram(files, { stdio });
  const lines = files['app.js'].split('\n');
  const made = run.tls?.contexts.callSites.map(({ line, count, caBytes }) => {
    const [, name] = / \/\/ (.*)$/.exec(lines[(line ?? 0) - 1]) ?? [];
    return [name, count, caBytes];
  });
  const size = KEYS['cert.pem'].length;
  expect(made?.sort()).toEqual([
    ['dead', 30, size],
    ['none', 30, undefined],
    ['one', 30, size],
    ['three', 30, 3 * size],
  ]);
  expect(run.tls?.contexts.caBytes).toBe(30 * 5 * size);
});

describe('what may be told', () => {
  const [{ files }] = CONNECTION_PROGRAMS;

  test('without hosts, ports are', async () => {
    const { run } = await recordProgram(files, { stdio, hosts: false });
    expect(run.tls?.peers.map(({ role, host, handshakes }) => [role, host, handshakes]).sort()).toEqual([
      ['client', '', 40],
      ['server', '', 40],
    ]);
    expect(JSON.stringify(run.tls)).not.toContain('localhost');
  });

  test('without the probe nothing is counted, and what is started is guarded and recorded all the same', async () => {
    const worker = {
      ...files,
      'start.js':
        "new (require('node:worker_threads').Worker)('./app.js'); require('node:child_process').fork('./app.js')",
    };
    const { run, logs, failures } = await recordProgram(
      { 'start.js': worker['start.js'], ...worker },
      { stdio, counts: false },
    );
    expect(run).toMatchObject({
      counted: false,
      traffic: null,
      tls: null,
      threadPool: null,
      exitCode: 0,
      unprofiled: [],
    });
    expect({ logs: logs.length, failures }).toEqual({ logs: 3, failures: [] });
  });

  test('a program without TLS has had none', async () => {
    const { run } = await recordProgram({ 'app.js': '' });
    expect(run.tls).toEqual({
      peers: [],
      contexts: { created: 0, withCa: 0, caBytes: 0, callSites: [], unplaced: 0 },
      cost: null,
      complete: true,
    });
  });

  test('under the permission model nothing can be', async () => {
    const flag = Number.parseInt(process.versions.node, 10) < 22 ? '--experimental-permission' : '--permission';
    const { run } = await recordProgram(
      { 'app.js': '' },
      { nodeOptions: [flag, '--allow-fs-read=*', '--allow-fs-write=*'], stdio },
    );
    expect(run).toMatchObject({ exitCode: 0, tls: null });
  });
});

describe('what threads have told', () => {
  const PLACE = { file: '/app.js', line: 1, column: 2, function: 'ask', isAsync: false, count: 3 };
  const CHOICES = {
    withAgent: 0,
    agentKeepsAlive: 0,
    agentKeepsNoSessions: 0,
    sessionOffered: 0,
    ownContext: 0,
    ownCa: 0,
    ownIdentityCheck: 0,
    forbidsTls13: 0,
    ownCurves: 0,
    closedByServer: 0,
  };
  const PEER = {
    role: 'client',
    host: 'a',
    port: 443,
    handshakes: 4,
    resumed: 1,
    overlapped: 1,
    requests: 9,
    reusedRequests: 5,
    agents: 2,
    agentsUsedOnce: 1,
    servernames: 2,
    protocol: { 'TLSv1.3': 4 },
    cipher: { X: 4 },
    group: {},
    alpn: { h2: 1 },
    certificate: null,
    bytesIn: 100,
    bytesOut: 50,
    helloBytes: { 350: 3 },
    handshakeTimes: { 117: 4 },
    lifeTimes: {},
    mostOpen: 2,
    choices: CHOICES,
    callSites: [PLACE],
    unplaced: 1,
    packages: { pg: 4 },
    agentSites: [],
  };
  const CONTEXTS = { created: 2, withCa: 1, caBytes: 10, callSites: [], unplaced: 1 };
  const TOLD = { peers: [PEER], contexts: CONTEXTS };
  const ledger = (/** @type {any[]} */ saved, hosts = true) => {
    expect(saved.every(isSavedTls)).toBe(true);
    const result = tlsLedger(saved, { complete: true, hosts });
    expect(problemIn('tls', result, 'TlsLedger')).toBeNull();
    return result;
  };

  test('is summed up by role, host and port', () => {
    const other = {
      ...PEER,
      certificate: { type: 'ec', bits: 256, curve: 'P-256' },
      mostOpen: 1,
      handshakeTimes: { 150: 4 },
      callSites: [{ ...PLACE, file: 'file:///app.js' }],
      lifeTimes: { 0: 2 },
    };
    const server = { ...PEER, role: 'server', handshakes: 1, resumed: 0, overlapped: 0, servernames: 0, protocol: {} };
    expect(ledger([TOLD, { ...TOLD, peers: [server, other] }])).toMatchObject({
      peers: [
        {
          role: 'client',
          handshakes: 8,
          full: 6,
          resumed: 2,
          requests: 18,
          agents: 4,
          agentsUsedOnce: 2,
          servernames: 4,
          alpn: { h2: 2 },
          bytesIn: 200,
          mostOpen: 3,
          helloBytesOut: 350,
          p50Ms: 0.984,
          p95Ms: 3.59,
          lifeP50Ms: 0.01,
          certificate: { type: 'ec' },
          package: 'pg',
          callSites: [{ id: '', file: '/app.js', count: 6 }],
          unplaced: 2,
        },
        { role: 'server', handshakes: 1 },
      ],
      contexts: { created: 4, withCa: 2, caBytes: 20, unplaced: 2 },
      complete: true,
      cost: null,
    });
  });

  test('stays apart by host where hosts are not told', () => {
    const peers = [
      PEER,
      { ...PEER, host: 'b', handshakes: 5 },
      { ...PEER, host: tally.OTHERS, port: 0, handshakes: 6 },
    ];
    expect(ledger([{ ...TOLD, peers }], false)?.peers).toMatchObject([
      { host: tally.OTHERS, port: 0, handshakes: 6 },
      { host: '', port: 443, handshakes: 5 },
      { host: '', port: 443, handshakes: 4 },
    ]);
  });

  test('has a certificate only if it is the same everywhere', () => {
    const [one, other] = ['P-256', 'P-384'].map((curve) => ({ type: 'ec', bits: null, curve }));
    const certificateOf = (/** @type {object} */ changes, /** @type {any[]} */ ...seen) =>
      ledger(seen.map((certificate) => ({ ...TOLD, peers: [{ ...PEER, ...changes, certificate }] })))?.peers[0]
        .certificate;
    expect(certificateOf({}, null, one, one)).toEqual(one);
    expect(certificateOf({}, one, other, one)).toBeNull();
    expect(certificateOf({ host: tally.OTHERS }, one)).toBeNull();
  });

  test('lines for which there is no room count among the connections without one', () => {
    const callSites = Array.from({ length: 20 }, (_, index) => ({ ...PLACE, line: index + 1, count: 1 }));
    const others = callSites.map((place) => ({ ...place, file: '/other.js' }));
    const peers = [callSites, others].map((own) => ({ ...PEER, handshakes: 21, callSites: own }));
    const [peer] = ledger(peers.map((own) => ({ ...TOLD, peers: [own] })))?.peers ?? [];
    expect(peer.callSites).toHaveLength(32);
    expect(peer.unplaced).toBe(10);
  });

  test('is no more than 200 peers, and loses no handshake', () => {
    const many = (/** @type {string} */ prefix) => ({
      ...TOLD,
      peers: Array.from({ length: 200 }, (_, index) => ({ ...PEER, host: `${prefix}${index}` })),
    });
    const peers = ledger([many('a'), many('b')])?.peers ?? [];
    expect(peers.length).toBeLessThanOrEqual(200);
    expect(peers.reduce((sum, { handshakes }) => sum + handshakes, 0)).toBe(1600);
    expect(peers.filter(({ host }) => host === tally.OTHERS)).toHaveLength(1);
  });

  test.each([
    ['nothing', null],
    ['text', 'x'],
    ['no list', { ...TOLD, peers: {} }],
    ['too many peers', { ...TOLD, peers: Array.from({ length: 300 }, () => PEER) }],
    ['a count below 0', { ...TOLD, peers: [{ ...PEER, handshakes: -1 }] }],
    ['more than sums of which can be exact', { ...TOLD, peers: [{ ...PEER, handshakes: 2 ** 50 }] }],
    ['more resumed than there were', { ...TOLD, peers: [{ ...PEER, resumed: 5 }] }],
    ['more refused than there were', { ...TOLD, peers: [{ ...PEER, refused: 5 }] }],
    ['more names than there were', { ...TOLD, peers: [{ ...PEER, servernames: 5 }] }],
    ['more protocols than there were', { ...TOLD, peers: [{ ...PEER, protocol: { x: 5 } }] }],
    ['a name with an escape', { ...TOLD, peers: [{ ...PEER, cipher: { '\u001b[2J': 1 } }] }],
    ['too long a host', { ...TOLD, peers: [{ ...PEER, host: 'a'.repeat(300) }] }],
    ['a step that is no number', { ...TOLD, peers: [{ ...PEER, lifeTimes: { x: 1 } }] }],
    ['more choices than there were', { ...TOLD, peers: [{ ...PEER, choices: { ...CHOICES, ownCa: 5 } }] }],
    ['a place without a line', { ...TOLD, peers: [{ ...PEER, callSites: [{ ...PLACE, line: null }] }] }],
    ['no contexts', { peers: [] }],
  ])('is not believed if it is %s', (_, saved) => expect(isSavedTls(saved)).toBe(false));
});

test('the time of a handshake is without that of the look-up and of what TCP takes before it', async () => {
  const files = {
    'app.js': `${TOOLS} const [https, dns] = [require('node:https'), require('node:dns')]; (async () => {
      const server = https.createServer(keys, (request, response) => response.end('ok'));
      const port = await listening(server);
      const lookup = (host, options, done) => setTimeout(() => dns.lookup(host, options, done), 1000);
      for (let i = 0; i < 3; i++) await ask(port, { lookup, agent: false });
      server.close();
    })();`,
    ...KEYS,
  };
  const { run } = await recordProgram(files, { stdio });
  expect(run.tls?.peers.find(({ role }) => role === 'client')).toMatchObject({ handshakes: 3 });
  for (const { p50Ms } of run.tls?.peers ?? []) expect(p50Ms).toBeLessThan(1000);
});

test('no path, header, passphrase or certificate is told', async () => {
  const files = {
    'app.js': `${TOOLS} const https = require('node:https'); (async () => {
      const server = https.createServer(keys, (request, response) => response.setHeader('x-secret', 'hunter2-of-the-answer').end('hunter2-of-the-body'));
      const port = await listening(server);
      for (let i = 0; i < 3; i++) {
        await ask(port, { path: '/hunter2-of-the-path', headers: { authorization: 'hunter2-of-the-header' }, passphrase: 'hunter2-of-the-key', auth: 'hunter2:of-the-user', ...keys });
      }
      server.close();
    })();`,
    ...KEYS,
  };
  const { run } = await recordProgram(files, { stdio });
  expect(run.tls?.peers).toHaveLength(2);
  expect(JSON.stringify(run.tls)).not.toMatch(/hunter2|BEGIN|CN=/);
});

test('a program that has no TLS is told the same of as one that loads it and has no connection', async () => {
  const [without, loaded] = [
    await recordProgram({ 'app.js': '' }),
    await recordProgram({ 'app.js': "require('tls');" }),
  ];
  expect(without.run.tls).toMatchObject({ peers: [], complete: true });
  expect(without.run.tls).toEqual(loaded.run.tls);
  expect(without.run.traffic).toEqual(loaded.run.traffic);
});

test('who connected is told of a connection that was plain before Node loaded tls', async () => {
  const files = {
    'app.js': `const { query } = require('./node_modules/database/index.js');
      const server = new (require('node:worker_threads').Worker)('./server.js');
      server.once('message', (port) => {
        query(port, () => server.terminate());
      });`,
    'node_modules/database/index.js': `exports.query = (port, done) => {
      const socket = require('node:net').connect(port, 'localhost');
      socket.once('data', () => require('node:tls').connect({ socket, rejectUnauthorized: false }).resume().on('close', done));
    };`,
    'server.js': `${TOOLS}
      const server = require('node:net').createServer((socket) => {
        socket.write('go ahead');
        new (require('node:tls').TLSSocket)(socket, { isServer: true, ...keys }).resume().end('bye');
      });
      listening(server).then((port) => require('node:worker_threads').parentPort.postMessage(port));`,
    ...KEYS,
  };
  const { run } = await recordProgram(files, { stdio });
  const client = run.tls?.peers.find(({ role }) => role === 'client');
  expect(client?.callSites).toMatchObject([{ line: 4 }]);
});
