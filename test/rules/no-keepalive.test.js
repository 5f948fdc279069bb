import { isSafetyNote } from '../../src/model/safety-note.js';
import rule from '../../src/rules/no-keepalive.js';
import { openScript } from '../../src/source/script.js';
import { askedAt, callInProgram, peerTable, tlsContext, tlsLedger, tlsPeer } from './tls-tester.js';

/** One agent that closes its connections: so does the server then, because it is asked to. */
const closing = { agents: 1, choices: { withAgent: 150, closedByServer: 150 } };
/** An agent that keeps connections, and a server that does not. */
const closed = {
  agents: 1,
  choices: { withAgent: 150, agentKeepsAlive: 150, closedByServer: 150, sessionOffered: 149 },
  handshakes: 150,
  resumed: 149,
};

/** @returns {Parameters<typeof tlsPeer>[0]} of 700 requests, as many as that through an agent that closes its connections */
const beside = (/** @type {number} */ closed) => ({
  agents: 2,
  requests: 700,
  handshakes: closed + 1,
  reusedRequests: 699 - closed,
  choices: { withAgent: closed + 1, agentKeepsAlive: 1 },
  agentSites: [askedAt(12, 1), askedAt(13, 1)],
});

/** A dispatcher that keeps connections. */
const pooled = { withAgent: 150, withDispatcher: 150, agentKeepsAlive: 150 };

/** A server that closes connections while the agent keeps them. */
const left = { ...closed, lifeP50Ms: 2100, choices: { ...closed.choices, closedByServer: 0, leftIdle: 150 } };

describe('when it speaks', () => {
  peerTable(rule, [
    ['a server that closes what is idle', left, 'warning'],
    [
      "the same of a dispatcher's connections",
      { ...left, agents: 2, choices: { ...pooled, leftIdle: 140, closedByServer: 10 } },
      'warning',
    ],
    [
      'a server that closes some at once, and some when they are idle',
      { ...left, choices: { ...left.choices, closedByServer: 50, leftIdle: 50 } },
      'warning',
    ],
    [
      'connections made by hand beside a dispatcher that keeps its own, which alone carry requests',
      {
        ...{ package: 'undici', agents: 1, requests: 150, reusedRequests: 148, handshakes: 152, lifeP50Ms: 2 },
        choices: { withAgent: 2, withDispatcher: 2, agentKeepsAlive: 2 },
      },
      null,
    ],
    ['a server that closes what was idle for a minute', { ...left, lifeP50Ms: 60_000 }, null],
    ['a server that closed a third of them', { ...left, choices: { ...left.choices, leftIdle: 50 } }, null],
    ['an agent that does not keep connections', closing, 'warning'],
    ['a few such agents', { ...closing, agents: 5 }, 'warning'],
    ['one such agent beside one that keeps connections, which carries most requests', beside(100), 'warning'],
    ['the same with so few connections that they may be its start', beside(19), null],
    ['the same, all of them at once', { ...beside(100), mostOpen: 101 }, null],
    [
      'as many connections of agents that keep them, to a server that closes',
      { ...beside(100), choices: { withAgent: 101, agentKeepsAlive: 60 } },
      null,
    ],
    [
      'one that is used again while requests wait for it',
      { ...beside(100), agents: 1, choices: { withAgent: 101 } },
      null,
    ],
    [
      'the same, whose handshakes are resumed',
      { ...closing, resumed: 149, choices: { withAgent: 150, sessionOffered: 149 } },
      'warning',
    ],
    ['an agent for each request', { ...closing, agents: 150 }, null],
    ['a server that closes', closed, 'warning'],
    ['sessions of HTTP/2', { alpn: { h2: 150 } }, 'warning'],
    ['sessions of HTTP/2 that nobody closes', { alpn: { h2: 150 }, mostOpen: 150, lifeP50Ms: null }, 'warning'],
    ['some that are open, and used again', { alpn: { h2: 20 }, handshakes: 20, mostOpen: 20, lifeP50Ms: null }, null],
    ['a dispatcher without pipelining', { agents: 1, choices: { withAgent: 150, withDispatcher: 150 } }, 'warning'],
    ['a dispatcher whose server closes', { agents: 2, choices: { ...pooled, closedByServer: 150 } }, 'warning'],
    ['a dispatcher whose requests ask for it', { agents: 2, choices: { ...pooled, closedByRequest: 150 } }, 'warning'],
    ['a dispatcher of whose connections nobody knows why they were closed', { agents: 2, choices: pooled }, null],
    [
      'requests that ask for it',
      { ...closed, choices: { ...closed.choices, closedByServer: 0, closedByRequest: 150 } },
      'warning',
    ],
    ['a dispatcher for each request', { package: 'undici' }, 'warning'],
    ['fetch, which has a pool of its own, whatever the server does', {}, null],
    [
      'a dispatcher that takes up its sessions',
      { package: 'undici', resumed: 149, choices: { sessionOffered: 149 } },
      null,
    ],
    [
      'an agent that keeps connections',
      { agents: 1, handshakes: 3, reusedRequests: 147, choices: { withAgent: 3, agentKeepsAlive: 3 } },
      null,
    ],
    [
      'an agent that keeps connections, and requests so seldom that they close meanwhile',
      {
        agents: 1,
        resumed: 149,
        lifeP50Ms: 5000,
        choices: { withAgent: 150, agentKeepsAlive: 150, sessionOffered: 149 },
      },
      null,
    ],
    ['undici, and requests so seldom that connections close meanwhile', { package: 'undici', lifeP50Ms: 4000 }, null],
    ['connections that are open for ever', { package: 'undici', lifeP50Ms: null }, null],
    ['half of the requests', { ...closing, handshakes: 75 }, null],
    ['all at once', { ...closing, overlapped: 150, mostOpen: 150 }, null],
    ['fewer than 20 requests', { ...closing, requests: 19, handshakes: 19 }, null],
    ["a server's clients", { ...closing, role: 'server' }, null],
    ['a database', { requests: 0, package: 'pg' }, null],
  ]);
});

describe('who wins', () => {
  const throwing = { choices: { ...closing.choices, agentKeepsNoSessions: 150 } };

  test('an agent that keeps neither connections nor sessions should keep connections', () => {
    const [finding] = rule.check(tlsContext(tlsLedger([tlsPeer({ ...closing, ...throwing })])));
    expect(finding.notes.join(' ')).toContain('maxCachedSessions: 0 throws sessions away, too');
  });

  test('where the server closes, sessions are all that the program can keep', () => {
    expect(
      rule.check(
        tlsContext(
          tlsLedger([
            tlsPeer({
              ...closed,
              resumed: 0,
              choices: { ...closed.choices, sessionOffered: 0, agentKeepsNoSessions: 150 },
            }),
          ]),
        ),
      ),
    ).toEqual([]);
  });
});

/**
 * @param {string} source with `|` at the call
 * @param {Parameters<typeof tlsPeer>[0]} peer
 */
function findingIn(source, peer) {
  const call = callInProgram(source, '/srv/app.cjs');
  return rule.check(
    tlsContext(tlsLedger([tlsPeer({ agentSites: [askedAt(12)], ...peer })]), {
      calls: [
        [12, call],
        [30, call],
      ],
    }),
  )[0];
}

describe('edits', () => {
  test.each([
    ['const agent = |new https.Agent();', 'const agent = new https.Agent({ keepAlive: true });'],
    [
      'const agent = |new https.Agent({ ca, cert, key, keepAlive: false, maxSockets: 8 });',
      'keepAlive: true // instead of keepAlive: false in line 1',
    ],
    ['const agent = |new https.Agent({ ca, passphrase: "hunter2" });', 'keepAlive: true'],
    [
      'const options = { ca, maxSockets: 8 }; const agent = |new https.Agent(options);',
      '{ ..., keepAlive: true } // in line 1',
    ],
    [
      'function agentFor(tenant) { return agents[tenant] ??= |new https.Agent({ cert: certs[tenant] }); }',
      'new https.Agent({ cert: certs[tenant], keepAlive: true })',
    ],
  ])('%s', (source, expected) => {
    const finding = findingIn(`const https = require("https"); ${source}`, closing);
    expect(finding.advice[0]).toContain(expected);
    expect(finding.edit.imports).toEqual([]);
    expect(finding.callSite.line).toBe(12);
  });

  test.each([
    [
      'options that may bring another keepAlive',
      'function make(more) { return |new https.Agent({ keepAlive: false, ...more }); }',
    ],
    ['an agent that is destroyed', 'const agent = |new https.Agent(); agent.destroy();'],
    ['an agent of a package', 'const agent = |new ProxyAgent(url);'],
  ])('a sketch: %s', (_title, source) => {
    const { edit, advice } = findingIn(`const https = require("https"); ${source}`, closing);
    expect(edit).toBeNull();
    expect(advice[0]).toContain('keepAlive: true');
  });

  test("a sketch: the agent would give a tenant's connection to another, whose context it does not look at", () => {
    const { edit, notes } = findingIn('const https = require("https"); const agent = |new https.Agent();', {
      ...closing,
      choices: { ...closing.choices, ownContext: 1 },
    });
    expect(edit).toBeNull();
    expect(notes.join(' ')).toContain('ignores secureContext');
  });

  test('a sketch: the agent would give a request another address than it looks up', () => {
    const { edit, notes } = findingIn(
      'const https = require("https"); const agent = |new https.Agent(); const ask = (lookup) => https.get({ host, lookup, agent });',
      closing,
    );
    expect(edit).toBeNull();
    expect(notes.join(' ')).toContain('another server of that name');
  });

  test.each([
    ['const agent = |new https.Agent({ ca: 1, checkServerIdentity: own }); function own() {}', true],
    ['const { tls } = require("./missing"); const agent = |new https.Agent(tls);', true],
    ['const agent = |new https.Agent({ ca: 1 });', false],
  ])('a sketch, and a note, where kept connections would not be checked again: %s', (source, isNoted) => {
    const { edit, notes } = findingIn(`const https = require("https"); ${source}`, closing);
    expect(edit === null).toBe(isNoted);
    expect(notes.join(' ').includes('has passed it is kept and not checked again')).toBe(isNoted);
  });

  test('a note also where the agent was made before anybody looked', () => {
    const { notes, callSite } = findingIn('const https = require("https"); |https.get({ host: "a", agent });', {
      ...closing,
      agentSites: [],
    });
    expect(callSite.line).toBe(30);
    expect(notes.join(' ')).toContain('has passed it is kept and not checked again');
  });

  test.each([
    ['nobody saw where the agent was made', { agentSites: [] }],
    ['there are agents of two lines', { agents: 2, agentSites: [askedAt(12, 1), askedAt(13, 1)] }],
    ['there is an agent that nobody saw', { agents: 2, agentSites: [askedAt(12, 1)] }],
  ])("the line is the request's where %s", (_title, fields) => {
    expect(findingIn('const https = require("https"); |new https.Agent();', { ...closing, ...fields })).toMatchObject({
      callSite: { line: 30 },
    });
  });
});

test('connections without a line cost what they cost, and all of them can be spared', () => {
  const unseen = tlsPeer({ ...closed, resumed: 0, package: 'stripe', callSites: [], unplaced: 150 });
  const [{ message, verify, ticks, callSite }] = rule.check(tlsContext(tlsLedger([unseen], {})));
  expect(callSite).toBeNull();
  expect(message).toContain(' They cost about 300 ms of 1.0 s busy time; if kept, about 2 ms (');
  expect(verify).toContain('now 150, should fall to about 1.');
  expect(ticks).toBe(300);
});

test('what is known about the line is said', () => {
  const notesOf = (/** @type {object} */ peer) =>
    rule.check(tlsContext(tlsLedger([tlsPeer({ ...closed, resumed: 0, ...peer })], {})))[0].notes;
  const unknown = { callSites: [], unplaced: 150 };
  expect(notesOf({ package: 'stripe', ...unknown })).toContain(
    'No line of the program was on the stack when stripe connected, nor waiting for it.',
  );
  expect(notesOf(unknown).join(' ')).not.toContain('on the stack');
  expect(notesOf({ package: 'ioredis', callSites: [{ ...askedAt(30), isFirstUse: true }] })).toContain(
    'The line is known to use these connections; what asked ioredis for them was not on the stack.',
  );
});

test.each([
  ['the agent', closing, 'the agent does not keep connections alive', 'new https.Agent({ keepAlive: true })'],
  [
    'a package that makes the agent',
    { ...closing, package: 'request' },
    'the agent does not keep connections alive',
    'request.defaults({ agentOptions: { keepAlive: true } })',
  ],
  [
    'the AWS SDK, version 2',
    { ...closing, package: 'aws-sdk' },
    'the agent does not keep connections alive',
    'AWS.config.update({ httpOptions: { agent: new https.Agent({ keepAlive: true',
  ],
  ['the server', closed, 'the server does not keep connections, which is its choice', 'connection: close'],
  [
    'the server of a dispatcher that forgets sessions',
    { agents: 1, choices: { ...pooled, closedByServer: 150 } },
    'the server does not keep connections, which is its choice',
    'connect: buildConnector({ ...options.connect })',
  ],
  [
    'the server, of what is idle',
    left,
    'the server closes idle connections before the next request comes, and does not announce when',
    'keepalive_timeout 75s 75s',
  ],
  [
    'the request',
    { agents: 1, choices: { withAgent: 150, agentKeepsAlive: 150, closedByRequest: 150 } },
    'the requests prevent keeping connections',
    'only if answers have a content-length',
  ],
  [
    "undici's request",
    { agents: 1, choices: { ...pooled, closedByRequest: 150 } },
    'the requests prevent keeping connections',
    'and not HEAD',
  ],
  [
    'HTTP/2',
    { alpn: { h2: 150 } },
    'each session of HTTP/2 was used for hardly more than one request',
    'http2.connect(origin, options); // once',
  ],
  [
    "HTTP/2, by a package's client, which has the sessions",
    { package: 'etcd3', alpn: { h2: 150 } },
    'each session of HTTP/2 was used for hardly more than one request',
    '// one client of etcd3, made once, for the whole program',
  ],
  ['no agent', { package: 'undici' }, "they did not go through an agent of Node's", "Node's own may refuse"],
  [
    'a dispatcher',
    { agents: 1, choices: { withAgent: 150, withDispatcher: 150 } },
    "undici's dispatcher does not keep",
    'without pipelining: 0',
  ],
  ['gRPC', { package: '@grpc/grpc-js', alpn: { h2: 150 } }, 'each channel was used', 'new Service('],
])('it says whose choice it is: %s', (_title, peer, why, line) => {
  const [{ message, advice, verify }] = rule.check(tlsContext(tlsLedger([tlsPeer(peer)], {})));
  expect(message).toContain(`150 handshakes for 150 requests to api.example:443: ${why}`);
  expect(message).toContain('kept, about 2 ms');
  expect(advice.join('\n')).toContain(line);
  expect(verify).toContain('now 150, should fall to about 1.');
});

test.each([
  ['a session of HTTP/2', { alpn: { h2: 150 } }],
  ['a channel of gRPC', { package: '@grpc/grpc-js', alpn: { h2: 150 } }],
  ['a dispatcher for requests that had none', { package: 'undici' }],
])('%s for all requests would serve everybody as the first', (_title, peer) => {
  const [{ notes }] = rule.check(tlsContext(tlsLedger([tlsPeer(peer)])));
  expect(notes.filter(isSafetyNote)).toEqual([expect.stringContaining('keep one for each set of them')]);
});

test('a session of HTTP/2 keeps the options that it has, and its loss does not end the process', () => {
  const [{ advice }] = rule.check(tlsContext(tlsLedger([tlsPeer({ alpn: { h2: 150 } })])));
  expect(advice).toContain("session.on('error', log); // without it, an error ends the process");
  expect(advice[0]).toContain('http2.connect(origin, options)');
});

test('it says how long connections lived', () => {
  const [{ notes }] = rule.check(tlsContext(tlsLedger([tlsPeer(left)])));
  expect(notes).toContain('Half of the connections were closed within 2.1 s of their handshake.');
});

test('sessions that the server does not take up are its choice, too', () => {
  const [{ notes }] = rule.check(tlsContext(tlsLedger([tlsPeer({ ...closed, resumed: 0 })])));
  expect(notes).toContain("149 sessions were offered but not resumed: that, too, is the server's choice.");
});

test('an agent beside one that keeps connections is told apart, but not which of them it is', () => {
  const call = openScript('const agent = new https.Agent();', '/srv/app.js').callAt(14);
  const context = tlsContext(tlsLedger([tlsPeer(beside(100))]), { calls: [[12, call]] });
  const [{ message, edit, callSite, notes }] = rule.check(context);
  expect(message).toBe(
    '101 handshakes for 700 requests to api.example:443: 100 of the handshakes are by agents that do not keep connections alive, beside others that do.',
  );
  expect([callSite.line, edit]).toEqual([30, null]);
  expect(notes).toContain('The agents are made in app.js:12 and app.js:13.');
});

test('of many lines that make agents, it says how many it does not name', () => {
  const agentSites = Array.from({ length: 7 }, (_, index) => askedAt(index + 1, 1));
  const [{ notes }] = rule.check(tlsContext(tlsLedger([tlsPeer({ ...beside(100), agentSites })])));
  expect(notes).toContain('The agents are made in app.js:1, app.js:2, app.js:3, app.js:4 and 3 more.');
});

test('contexts are paid for by the line that makes them, and a full handshake by those who make it', () => {
  const light = tlsPeer({ ...closing, handshakes: 100, resumed: 99, callSites: [askedAt(10)] });
  const heavy = tlsPeer({
    ...closing,
    choices: { withAgent: 60, closedByServer: 60 },
    port: 9443,
    requests: 60,
    handshakes: 60,
    callSites: [askedAt(20)],
  });
  const ledger = tlsLedger([light, heavy], { ticks: 310, contextTicks: 200, bytesTicks: 10 });
  const context = tlsContext(ledger);
  const [row] = context.callSites;
  const contextAt = (/** @type {number} */ line, /** @type {number} */ ticks) => ({
    ...row,
    id: `context ${line}`,
    operation: 'tls.context',
    line,
    ticks,
  });
  const found = rule.check({ ...context, callSites: [...context.callSites, contextAt(10, 10), contextAt(20, 180)] });
  const ticks = Object.fromEntries(found.map(({ callSite, ticks: count }) => [callSite.line, count]));
  // 100 of 160 handshakes would be 188 of 300 ticks.
  expect(ticks[10]).toBeLessThan(70);
  expect(ticks[20]).toBeGreaterThan(220);
  expect(ticks[10] + ticks[20]).toBeLessThanOrEqual(300);
});
