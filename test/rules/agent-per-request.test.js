import { isSafetyNote } from '../../src/model/safety-note.js';
import rule from '../../src/rules/agent-per-request.js';
import { openScript } from '../../src/source/script.js';
import { applyEdit } from '../support/apply-edit.js';
import { COST, askedAt, callInProgram, peerTable, tlsContext, tlsLedger, tlsPeer } from './tls-tester.js';

/** @import { Finding } from '../../src/model/report.js' */
/** @import { Agent } from 'node:https' */

const each = { agents: 150, choices: { withAgent: 150 }, agentSites: [askedAt(12)] };

const ownDispatchers = {
  ...each,
  mostOpen: 150,
  package: 'undici',
  choices: { withAgent: 150, withDispatcher: 150, agentKeepsAlive: 150 },
};
/** @returns {Parameters<typeof tlsPeer>[0]} of 700 requests, as many as that through an agent of their own */
const beside = (/** @type {number} */ once) => ({
  handshakes: once + 1,
  requests: 700,
  reusedRequests: 699 - once,
  agents: once + 1,
  agentsUsedOnce: once,
  choices: { withAgent: once + 1, agentKeepsAlive: 1 },
  agentSites: [askedAt(12, once)],
});
const TEN = { withAgent: 10, withDispatcher: 10, agentKeepsAlive: 10 };

describe('when it speaks', () => {
  peerTable(rule, [
    ['an agent for each of 150 requests', each, 'warning'],
    [
      'agents that keep connections, each its own',
      { ...each, mostOpen: 150, choices: { withAgent: 150, agentKeepsAlive: 150 } },
      'warning',
    ],
    ['an agent for every second request', { ...each, agents: 75, handshakes: 100 }, 'warning'],
    [
      'an agent for each client, which makes two requests over one connection',
      { ...each, agents: 75, handshakes: 75, reusedRequests: 75 },
      'warning',
    ],
    [
      'the same with agents that keep connections, which nobody uses again',
      {
        ...each,
        agents: 75,
        handshakes: 75,
        reusedRequests: 75,
        mostOpen: 75,
        choices: { withAgent: 75, agentKeepsAlive: 75 },
      },
      'warning',
    ],
    [
      'clients that make two requests each, half of them at once',
      { ...each, agents: 75, handshakes: 75, reusedRequests: 75, mostOpen: 38, overlapped: 38 },
      null,
    ],
    ['agent: false in each', { agents: 150, choices: { withAgent: 150 }, agentSites: [askedAt(30)] }, 'warning'],
    ['agents whose lines were not seen', { ...each, agentSites: [] }, 'warning'],
    ['one shared agent', { ...each, agents: 1, handshakes: 2, choices: { withAgent: 2, agentKeepsAlive: 2 } }, null],
    ['one shared agent that does not keep connections', { ...each, agents: 1 }, null],
    ['agent: false with one request', { agents: 1, requests: 1, handshakes: 1, choices: { withAgent: 1 } }, null],
    ['fewer than 20 requests', { ...each, agents: 19, requests: 19, handshakes: 19 }, null],
    ['20 requests', { ...each, agents: 20, requests: 20, handshakes: 20 }, 'warning'],
    ['agents that keep connections for several requests each', { ...each, agents: 70, handshakes: 70 }, null],
    ['all of them at once', { ...each, mostOpen: 150, overlapped: 150 }, null],
    [
      'all of them at once, with agents that keep connections',
      { ...each, mostOpen: 150, overlapped: 150, choices: { withAgent: 150, agentKeepsAlive: 150 } },
      null,
    ],
    ['an agent for each of some requests, beside a shared one that carries most', beside(100), 'warning'],
    ['so few of them that they may be its start', beside(19), null],
    ['beside as many agents that carry several', { ...beside(100), agents: 201, handshakes: 201 }, null],
    ['agents that each carried one, with the session of an earlier one', { ...beside(100), resumed: 90 }, null],
    ["a server's clients", { ...each, role: 'server' }, null],
    ['fetch, which has a pool of its own', { agents: 0, handshakes: 3 }, null],
    ['a database', { requests: 0, package: 'pg' }, null],
    ['a dispatcher of undici for each request, none of them closed', ownDispatchers, 'warning'],
    ['one dispatcher of undici', { ...ownDispatchers, agents: 1, handshakes: 10, mostOpen: 10, choices: TEN }, null],
    ['one dispatcher of undici, and a server that closes', { ...ownDispatchers, agents: 1, mostOpen: 1 }, null],
  ]);

  test('nothing was counted', () => expect(rule.check(tlsContext(null))).toEqual([]));
});

test('agents and dispatchers that connect to one server are two findings, each with its own advice', () => {
  const peers = [
    tlsPeer({ ...ownDispatchers, agentSites: [askedAt(15)] }),
    tlsPeer({ ...each, by: 'agent', handshakes: 70, requests: 70, agents: 70, choices: { withAgent: 70 } }),
  ];
  const found = rule.check(tlsContext(tlsLedger(peers)));
  expect(found.map(({ callSite, message, advice }) => [callSite.line, message, advice[0]])).toEqual([
    [
      15,
      expect.stringContaining('150 requests to api.example:443 went through 150 dispatchers of undici'),
      expect.stringContaining("new Agent(options); // undici's"),
    ],
    [
      12,
      expect.stringContaining('70 requests to api.example:443 went through 70 agents'),
      expect.stringContaining('new https.Agent('),
    ],
  ]);
});

test('its time is the one that its sentence says', () => {
  const context = tlsContext(tlsLedger([tlsPeer(each)], {}));
  const [{ message, ticks, ms }] = rule.check({ ...context, profile: { ...context.profile, busyMs: 1500 } });
  expect(message).toContain(`They cost about ${ms} ms of 1.5 s busy time`);
  expect(ms).toBe(Math.round(ticks * 1.5));
});

test('a shared agent has a connection for each name', () => {
  const [{ verify }] = rule.check(tlsContext(tlsLedger([tlsPeer({ ...each, servernames: 2 })])));
  expect(verify).toContain('now 150, should fall to about 2.');
});

test('a package that has a dispatcher of its own: its Client is none of undici', () => {
  const [{ advice, notes }] = rule.check(
    tlsContext(tlsLedger([tlsPeer({ ...ownDispatchers, package: '@elastic/elasticsearch' })])),
  );
  expect(advice[0]).toContain('one client of @elastic/elasticsearch');
  expect(notes.join(' ')).not.toContain('An undici Client has one connection');
});

describe('a server that closes each connection', () => {
  const closed = { ...each, choices: { withAgent: 150, agentKeepsAlive: 150, closedByServer: 150 } };
  const ledger = (/** @type {Parameters<typeof tlsPeer>[0][]} */ ...peers) =>
    tlsContext(tlsLedger(peers.map(tlsPeer), COST));

  test('a shared agent keeps none of them: it resumes sessions', () => {
    const [{ message, verify }] = rule.check(ledger(closed));
    expect(message).toContain(
      "doesn't share others' connections, nor their sessions, which is what a shared one would use: the server closes each connection.",
    );
    expect(message).toMatch(/; if resumed, about \d/);
    expect(verify).toContain('full handshakes with api.example:443, now 150, should fall to about 1.');
  });

  test('beside another that keeps them, only the connections to that are spared', () => {
    const [{ message, verify }] = rule.check(ledger(each, { ...closed, host: 'other.example' }));
    expect(message).toContain('; other.example:443 closes each anyway.');
    expect(verify).toContain('now 300, should fall to about 151.');
  });

  test("undici's dispatchers forget sessions with the connection: what is to be changed is the server", () => {
    const dispatchers = { ...ownDispatchers, choices: { ...ownDispatchers.choices, closedByServer: 150 } };
    expect(rule.check(ledger({ ...dispatchers, mostOpen: 1 }))).toEqual([]);
  });
});

describe('beside a shared agent', () => {
  const messageOf = (/** @type {Parameters<typeof tlsPeer>[0]} */ peer) =>
    rule.check(tlsContext(tlsLedger([tlsPeer(peer)])))[0].message;

  test('it says how many carried one request', () => {
    expect(messageOf(beside(100))).toContain(
      "700 requests to api.example:443 went through 101 agents, 100 of them for one request each, and took 101 handshakes: an agent doesn't share others' connections.",
    );
    expect(messageOf({ ...each, agentsUsedOnce: 150 })).toContain('went through 150 agents and took 150 handshakes:');
  });

  test("the shared agent's own handshakes are not the line's", () => {
    const peer = { ...beside(30), handshakes: 330, choices: { withAgent: 330 } };
    expect(messageOf(peer)).toContain("; about 30 of the handshakes are this line's.");
    expect(rule.check(tlsContext(tlsLedger([tlsPeer(peer)])))[0].verify).toContain(
      'handshakes with api.example:443, now 330, should fall to about 300.',
    );
  });
});

test.each([
  ['', ['new https.Agent({ keepAlive: true })', 'https.get(url, { agent }, done)']],
  ['superagent', ['new https.Agent({ keepAlive: true })', 'superagent.get(url).agent(agent)']],
  ['http-proxy', ['new https.Agent({ keepAlive: true })', 'createProxyServer({ target, agent })']],
  ['http-proxy-middleware', ['new https.Agent({ keepAlive: true })', 'createProxyMiddleware({ target, agent })']],
  ['xmlhttprequest-ssl', ['new https.Agent({ keepAlive: true })', 'io(url, { agent })']],
  [
    'agent-base',
    [
      'new HttpsProxyAgent(proxy, { keepAlive: true })',
      'https.get(url, { agent }, done)',
      "options without a URL need protocol: 'https:'",
    ],
  ],
  ['agentkeepalive', ['const agent = new HttpsAgent(options)', 'https.get(url, { agent }, done)']],
  ['@aws-sdk/core', ['new DynamoDBClient(config)']],
  ['aws-sdk', ['new https.Agent({ keepAlive: true })', 'new AWS.DynamoDB({ httpOptions: { agent } })']],
  ['playwright-core', ['const context = await request.newContext(options)']],
  ['@smithy/core', ['new DynamoDBClient(config)']],
  ['@elastic/elasticsearch', ['one client of @elastic/elasticsearch for the whole program']],
  ['vault-sdk', ['one client of vault-sdk for the whole program']],
])('package "%s" is given what it takes', (name, lines) => {
  const [{ advice }] = rule.check(tlsContext(tlsLedger([tlsPeer({ ...each, package: name })])));
  expect(lines.filter((line) => !advice.join('\n').includes(line))).toEqual([]);
  expect(advice.join('\n').includes('request(url')).toBe(false);
});

test("a package's own dispatchers are not the program's to make", () => {
  const peer = tlsPeer({ ...ownDispatchers, package: '@elastic/elasticsearch' });
  const [{ advice }] = rule.check(tlsContext(tlsLedger([peer])));
  expect(advice).toEqual([expect.stringContaining('one client of @elastic/elasticsearch for the whole program')]);
});

/**
 * @param {string} source with `|` at the call
 * @param {Parameters<typeof tlsPeer>[0]} [peer] what is different
 * @param {string} [file] its name
 * @returns {Finding}
 */
function findingIn(source, peer = {}, file = '/srv/app.cjs') {
  const call = callInProgram(source, file);
  return rule.check(tlsContext(tlsLedger([tlsPeer({ ...each, ...peer })]), { calls: [[12, call]] }))[0];
}

const REQUIRE =
  'const https = require("https"); const fs = require("fs"); const ca = fs.readFileSync(file); let last = 0; last = 1; const file = process.argv[2];\n';

describe('edits', () => {
  test.each([
    [
      'function ask() { return get(|new https.Agent()); }',
      'return get((askAgent ??= new https.Agent({ keepAlive: true })));',
    ],
    [
      'function ask() { return get({ agent: |new https.Agent({ ca, keepAlive: false }) }); }',
      'new https.Agent({ ca, keepAlive: true })',
    ],
    [
      'function ask() { return get(|new https.Agent({ keepAlive: true, rejectUnauthorized: false })); }',
      'new https.Agent({ keepAlive: true, rejectUnauthorized: false })',
    ],
    [
      'function ask() { return get(|new https.Agent({ ...options, ca })); } const options = {};',
      '{ ...options, ca, keepAlive: true }',
    ],
    [
      'function ask() { return get(|new https.Agent(options)); } const options = { ca };',
      '(askAgent ??= new https.Agent({ ...options, keepAlive: true }))',
    ],
    [
      'class Client { constructor() { this.agent = |new https.Agent({ ca }); } }',
      '(sharedAgent ??= new https.Agent({ ca, keepAlive: true }))',
    ],
  ])('%s', (source, expected) => {
    const { edit, advice } = findingIn(REQUIRE + source);
    expect(advice.join('\n')).toContain(expected);
    expect(edit.imports).toEqual([expect.stringMatching(/^let \w+Agent;$/)]);
  });

  test.each([
    ['import https from "node:https"; function ask() { return get(|new https.Agent()); }', 'node:https'],
    ['import { Agent as A } from "https"; function ask() { return get(|new A()); }', 'https'],
  ])('TypeScript is told what the variable holds, whatever the file calls it: %s', (source, module) => {
    const { edit } = findingIn(`${source}\n\n//# sourceURL=file:///srv/app.ts`, {}, '/srv/app.ts');
    expect(edit?.imports).toEqual([`let askAgent: import('${module}').Agent | undefined;`]);
  });

  test.each([
    ['what the function is called with', 'function ask(ca) { return get(|new https.Agent({ ca })); }'],
    [
      'a variable of the function',
      'function ask() { const own = fs.readFileSync(file); return get(|new https.Agent({ ca: own })); }',
    ],
    ['a variable that changes', 'function ask() { return get(|new https.Agent({ keepAliveMsecs: last })); }'],
    ['the object', 'class Client { constructor() { this.agent = |new https.Agent({ ca: this.ca }); } }'],
    [
      'what is computed each time',
      'function ask() { return get(|new https.Agent({ ca: current() })); } function current() {}',
    ],
    [
      'a check that sees the request',
      'function ask(pin) { return get(|new https.Agent({ checkServerIdentity: (host, cert) => cert.fingerprint === pin })); }',
    ],
    [
      'a check, which is made once for a kept connection: what it accepts may change',
      'const revoked = new Set(); function ask() { return get(|new https.Agent({ checkServerIdentity: (host, cert) => revoked.has(cert.serialNumber) })); }',
    ],
    [
      'a file that is read again, as it may be renewed',
      'function ask() { return get(|new https.Agent({ ca: fs.readFileSync(file) })); }',
    ],
    [
      'a secret, which must not be shown',
      'function ask() { return get(|new https.Agent({ passphrase: "hunter2" })); }',
    ],
    ['a limit that would hold back others', 'function ask() { return get(|new https.Agent({ maxSockets: 1 })); }'],
    [
      'an agent that is destroyed',
      'function ask() { const agent = |new https.Agent(); get(agent).then(() => agent.destroy()); }',
    ],
    [
      'an agent of a package',
      'const { HttpsProxyAgent } = require("https-proxy-agent"); function ask() { return get(|new HttpsProxyAgent(url)); } const url = 1;',
    ],
    ['one agent of the file, made by others again and again', 'get(|new https.Agent({ ca }));'],
  ])('a sketch: its options depend on %s', (_title, source) => {
    const { edit, advice, notes } = findingIn(REQUIRE + source);
    expect(edit).toBeNull();
    expect(advice[0]).toContain('keepAlive: true');
    expect(notes.join(' ')).toContain('only among requests with the same ca, cert, key and rejectUnauthorized');
  });

  test.each([
    [
      'authorized',
      'get(url, { agent: |new https.Agent({ ca, rejectUnauthorized: false }) }, (res) => { ok = res.socket.authorized; });',
    ],
    [
      'authorized',
      'get(url, { rejectUnauthorized, agent: |new https.Agent({ ca }) }, ({ socket: { authorizationError, authorized } }) => {});',
    ],
    ['certificate', 'get(url, { agent: |new https.Agent({ ca }) }, (res) => pin(res.socket.getPeerCertificate()));'],
    [
      'listeners',
      'get(url, { agent: |new https.Agent({ ca }) }).on("socket", (socket) => socket.on("timeout", stop));',
    ],
    ['listeners', 'get(url, { agent: |new https.Agent({ ca }) }, (res) => res.socket.once("close", stop));'],
    [
      'read to the end',
      'https.get(url, { agent: |new https.Agent({ ca }) }, (response) => done(response.statusCode));',
    ],
    ['lead', 'get(url, { agent: |new https.Agent({ ca }), lookup: (name, options, done) => done(null, replica, 4) });'],
    ['NTLM', 'get(url, { agent: |new https.Agent({ ca }), headers: { authorization: `NTLM ${first}` } });'],
  ])('a sketch where the program looks at each connection: %s', (word, source) => {
    const { edit, notes } = findingIn(`${REQUIRE}function ask() { ${source} }`);
    expect(edit).toBeNull();
    expect(notes.at(-1)).toContain(word);
  });

  describe('of a line that makes agents in two calls', () => {
    const TWO = 'function ask(own) { get(own ? new https.Agent({ ca, cert }) : |new https.Agent({ ca })); }';
    const SAME = 'function ask(own) { own ? get(new https.Agent({ ca })) : put(|new https.Agent({ ca })); }';

    test('a sketch where both were made: their connections are counted together', () => {
      const call = callInProgram(REQUIRE + TWO);
      const peers = [27, 60].map((column) => tlsPeer({ ...each, agentSites: [{ ...askedAt(12), column }] }));
      const [{ edit, advice }] = rule.check(tlsContext(tlsLedger(peers), { calls: [[12, call]] }));
      expect(edit).toBeNull();
      expect(advice).toContain('// the line makes them in several calls: one for each of these, with its own options');
    });

    test('an edit where one was made, whose variable is not for the other', () => {
      const { edit, advice } = findingIn(REQUIRE + TWO);
      expect(edit?.text).toBe('(askAgent ??= new https.Agent({ ca, keepAlive: true }))');
      expect(advice.join()).not.toContain('the same for other calls');
      expect(findingIn(REQUIRE + SAME).advice).toContain(
        '// with: the same for other calls of https.Agent in that line',
      );
    });
  });

  test.each([
    ['authorized', 'exports.isTrusted = ({ authorized }) => authorized;'],
    ['certificate', 'exports.verify = (socket) => pin(socket.getPeerCertificate());'],
    ['listeners', 'exports.trace = (request) => request.on("socket", watch);'],
    ['lead', 'exports.of = (replica) => ({ createConnection: () => connect(replica) });'],
  ])('also where it does that in another file: %s', (word, other) => {
    const agent = `${REQUIRE}function ask() { get(|new https.Agent({ ca, rejectUnauthorized: false })); }`;
    const call = callInProgram(agent, '/srv/app.cjs', { '/srv/other.js': other });
    const [{ edit, notes }] = rule.check(tlsContext(tlsLedger([tlsPeer(each)]), { calls: [[12, call]] }));
    expect(edit).toBeNull();
    expect(notes.at(-1)).toContain(word);
  });

  test.each([
    [
      'changes the options',
      'new https.Agent({ ca, ...identity })',
      'const { identity } = require("./settings");',
      'exports.identity = { ...tenants.acme }; exports.actAs = (t) => Object.assign(exports.identity, tenants[t]);',
      'its options may differ',
    ],
    [
      'changes one of them',
      'new https.Agent({ ca, rejectUnauthorized: policy.isStrict })',
      'const { policy } = require("./settings");',
      'exports.policy = { isStrict: false }; exports.harden = () => { exports.policy.isStrict = true; };',
      'its options may differ',
    ],
    [
      'has a check of its own in them',
      'new https.Agent({ ...identity, minVersion: "TLSv1.2" })',
      'const { identity } = require("./settings");',
      'exports.identity = { ca: 1, checkServerIdentity: check }; function check() {}',
      'has passed checkServerIdentity once',
    ],
    [
      'may have one',
      'new https.Agent(identity)',
      'const { identity } = require("./missing");',
      '',
      'has passed checkServerIdentity once',
    ],
  ])('a sketch where another file %s', (_title, agent, imports, settings, word) => {
    const call = callInProgram(`${REQUIRE}${imports} function ask() { get(|${agent}); }`, '/srv/app.cjs', {
      '/srv/settings.js': settings,
    });
    const [{ edit, advice }] = rule.check(tlsContext(tlsLedger([tlsPeer(each)]), { calls: [[12, call]] }));
    expect(edit).toBeNull();
    expect(advice.join()).toContain(word);
  });

  test('an edit where other files only read them', () => {
    const source = `${REQUIRE}const { identity } = require("./settings"); function ask() { get(|new https.Agent({ ca, ...identity })); }`;
    const settings = 'exports.identity = { cert: 1 }; exports.log = () => print(exports.identity.cert);';
    const call = callInProgram(source, '/srv/app.cjs', { '/srv/settings.js': settings });
    const [{ edit }] = rule.check(tlsContext(tlsLedger([tlsPeer(each)]), { calls: [[12, call]] }));
    expect(edit?.text).toBe('(askAgent ??= new https.Agent({ ca, ...identity, keepAlive: true }))');
  });

  test("a sketch where undici's dispatcher is given a check", () => {
    const source =
      'const { Agent } = require("undici"); function ask() { get(|new Agent({ connect: { checkServerIdentity: check } })); } function check() {}';
    const { edit, advice } = findingIn(source, ownDispatchers);
    expect(edit).toBeNull();
    expect(advice.join()).toContain('has passed checkServerIdentity once');
  });

  test('a sketch where it is not known what the program does with its connections', () => {
    const source = `${REQUIRE}function ask() { get(new https.Agent({ ca })); }`;
    const call = openScript(source, '/srv/app.cjs').callAt(source.indexOf('new https'));
    const [{ edit }] = rule.check(tlsContext(tlsLedger([tlsPeer(each)]), { calls: [[12, call]] }));
    expect(edit).toBeNull();
  });

  test('but not where it asks about connections that would have ended if they were not trusted', () => {
    const asking =
      'get(url, { agent: |new https.Agent({ ca, rejectUnauthorized: true }) }, (res) => log(res.socket.authorized));';
    expect(findingIn(`${REQUIRE}function ask() { ${asking} }`).edit).not.toBeNull();
  });

  test.each([
    [
      'function askFor(tenant) { return get(|new https.Agent({ ca: tenant.ca })); }',
      ['// its options may differ at each call of askFor(): keep one agent for each set of them, in a Map'],
    ],
    [
      'on(() => { const agent = |new https.Agent({ ca }); get(agent).then(() => agent.destroy()); });',
      [
        "// without what the program then does to it (destroy(), options, listeners): that would be done to the others', too",
      ],
    ],
    [
      'class Client { constructor(url) { this.agent = |new ProxyAgent(url); } }',
      [
        '// its options may differ at each call of the function around it: keep one agent for each set of them, in a Map',
      ],
    ],
    ['function ask() { return get(|new https.Agent({ passphrase: "hunter2" })); }', []],
    [
      'function ask() { return get(|new https.Agent({ checkServerIdentity: check })); } function check() {}',
      [
        '// a connection that is kept has passed checkServerIdentity once: if what that accepts may change, make a new agent then',
      ],
    ],
  ])('the sketch says why: %s', (source, lines) => expect(findingIn(REQUIRE + source).advice.slice(2)).toEqual(lines));

  test.each([
    ['contexts', 'new https.Agent({ ca })', { ownContext: 1 }],
    ['checks, which Node 20 would pass over', 'new https.Agent({ ca })', { ownIdentityCheck: 1 }],
    ['contexts, and agent: false', "https.get({ host: 'api.example', agent: false, secureContext: of(tenant) })", {}],
    [
      'checks, and agent: false',
      "https.get({ host: 'api.example', agent: false, checkServerIdentity: of(tenant) })",
      {},
    ],
    ['addresses, and agent: false', "https.get({ host: 'api.example', agent: false, lookup: of(tenant) })", {}],
  ])('a sketch: an agent would mix requests that have their own %s', (_title, source, choices) => {
    const { edit, notes } = findingIn(`${REQUIRE}function ask(tenant) { return get(|${source}); }`, {
      choices: { withAgent: 150, ...choices },
    });
    expect(edit).toBeNull();
    expect(notes.some((each) => each.includes('ignores secureContext'))).toBe('ownContext' in choices);
  });

  test('agent: false', () => {
    const { edit } = findingIn(
      'const https = require("https"); function ask(done) { |https.get({ host: "api.example", agent: false }, done); }',
    );
    expect(edit).toMatchObject({
      text: 'agent: askAgent',
      range: { startColumn: 87, endColumn: 99 },
      imports: [
        "const { Agent: HttpsAgent } = require('node:https');",
        'const askAgent = new HttpsAgent({ keepAlive: true });',
      ],
    });
  });

  test.each([
    ['options that are not all seen', 'https.get({ ...more, agent: false }, done);'],
    ['connections of its own', 'https.get({ createConnection, agent: false }, done);'],
    ['another agent', 'https.get({ agent }, done);'],
  ])('a sketch: %s', (_title, source) => {
    expect(
      findingIn(`const https = require("https"); function ask(more, createConnection, agent, done) { |${source} }`)
        .edit,
    ).toBeNull();
  });

  test('a host name check in the request switches pooling off whatever the agent', () => {
    const { edit, notes } = findingIn(`${REQUIRE}function ask() { return get(|new https.Agent()); }`, {
      choices: { withAgent: 150, ownIdentityCheck: 150 },
    });
    expect(edit).toBeNull();
    expect(notes.join(' ')).toContain('Move checkServerIdentity from the request into the agent');
  });

  test.each([
    ['axios', 'httpsAgent: agent'],
    ['follow-redirects', 'httpsAgent: agent'],
    ['got', 'agent: { https: agent }'],
    ['node-fetch', 'fetch(url, { agent })'],
    ['vault-sdk', '// for one client of vault-sdk'],
    ['', 'https.get(url, { agent }'],
  ])('through %s', (name, line) => {
    const [{ advice }] = rule.check(tlsContext(tlsLedger([tlsPeer({ ...each, package: name })])));
    expect(advice[1]).toContain(line);
  });
});

describe('dispatchers of undici', () => {
  const UNDICI =
    'const { Agent, Client, Pool, fetch } = require("undici"); const ca = "x"; const ORIGIN = process.argv[2]; const pooled = { connections: 1 };\n';

  test.each([
    [
      'function ask() { return fetch(url, { dispatcher: |new Agent({ connect: { ca } }) }); }',
      '(askAgent ??= new Agent({ connect: { ca } }))',
    ],
    ['function ask() { return |new Pool(ORIGIN, { connect: { ca } }).request(url); }', 'askAgent ??= '],
  ])('%s', (source, expected) => {
    const { edit, message, advice } = findingIn(UNDICI + source, ownDispatchers);
    expect(message).toMatch(
      /went through 150 dispatchers of undici and took 150 handshakes: a dispatcher doesn't share/,
    );
    expect(edit?.imports).toEqual(['let askAgent;']);
    expect(advice.join('\n')).toContain(expected);
  });

  test.each([
    [
      'a Client has one connection',
      'function ask() { return |new Client("https://api.example", { connect: { ca } }); }',
    ],
    ['its options may differ', 'function ask(ca) { return |new Agent({ connect: { ca } }); }'],
    ['a limit that would hold back others', 'function ask() { return |new Agent({ connections: 1 }); }'],
    ['the same in a constant', 'function ask() { return |new Agent(pooled); }'],
    ['it is closed', 'async function ask() { const own = |new Agent({ connect: { ca } }); await own.close(); }'],
  ])('a sketch: %s', (_title, source) => {
    const { edit, advice, notes } = findingIn(UNDICI + source, ownDispatchers);
    expect(edit).toBeNull();
    expect(advice.slice(0, 3).join('\n')).toMatch(/undici's: once[^]*dispatcher[^]*Node's own may refuse/);
    expect(notes.join(' ')).toContain('An undici Client has one connection');
  });

  const PROXIES =
    'const undici = require("undici"); const { Agent, BalancedPool, EnvHttpProxyAgent, ProxyAgent, RetryAgent } = undici; const ca = "x"; const PROXY = process.argv[2];\n';

  test.each([
    ['new ProxyAgent("http://user:hunter2@proxy:3128")', 'new ProxyAgent'],
    ['new ProxyAgent({ uri: "http://proxy:3128", requestTls: { ca } })', 'new ProxyAgent'],
    ['new undici.ProxyAgent("http://proxy:3128")', 'new undici.ProxyAgent'],
  ])('an edit leaves the URL of a proxy where it is: %s', (made, callee) => {
    const before = `${PROXIES}function ask() { return undici.fetch(url, { dispatcher: `;
    const { edit, advice } = findingIn(`${before}|${made} }); }`, ownDispatchers);
    const kept = `((...made) => (askAgent ??= ${callee}(...made)))`;
    expect(applyEdit(`${before}${made} }); }`, edit)).toContain(`{ dispatcher: ${kept}${made.slice(callee.length)} })`);
    expect(advice[0]).toBe(`${kept} // instead of ${callee} in line 2`);
    expect(advice.join()).not.toContain('hunter2');
  });

  test.each([
    ['of one that varies', 'function ask(uri) { return |new ProxyAgent(uri); }', '/srv/app.cjs'],
    [
      'of one that varies, beside a secret',
      'function ask(uri) { return |new ProxyAgent({ uri, token: "hunter2" }); }',
      '/srv/app.cjs',
    ],
    [
      'where nothing ends the line before',
      'function ask() { fetch(url)\n|new ProxyAgent("http://proxy:3128").request(url) }',
      '/srv/app.cjs',
    ],
    [
      'in TypeScript, which would ask for types',
      'function ask() { return |new ProxyAgent("http://proxy:3128"); }\n\n//# sourceURL=file:///srv/app.ts',
      '/srv/app.ts',
    ],
  ])('a sketch with the same class: a proxy %s', (_title, source, file) => {
    const { edit, advice, notes } = findingIn(PROXIES + source, ownDispatchers, file);
    expect(edit).toBeNull();
    expect(advice.join()).toContain('new ProxyAgent');
    expect(advice.join()).not.toContain('new Agent');
    expect(notes.join()).not.toContain('Client');
  });

  test.each([
    ['new undici.ProxyAgent(uri)', 'new undici.ProxyAgent(options)'],
    ['new EnvHttpProxyAgent({ httpProxy: uri })', 'new EnvHttpProxyAgent(options)'],
    ['new undici.Pool(uri)', 'new undici.Pool(origin, options)'],
    ['new undici.Client(uri)', 'new undici.Client(origin, options)'],
    ['new BalancedPool([uri])', 'new BalancedPool(origins, options)'],
    ['new RetryAgent(uri)', 'new RetryAgent(agent, options)'],
    ['RETRY', 'new RetryAgent(new Agent(options))'],
  ])('a sketch keeps the class: %s', (made, expected) => {
    const call = made === 'RETRY' ? 'new RetryAgent(|new Agent(uri))' : `|${made}`;
    const { advice } = findingIn(`${PROXIES}function ask(uri) { return ${call}; }`, ownDispatchers);
    expect(advice[0]).toBe(`const dispatcher = ${expected}; // undici's: once, with its current options`);
    // One for an origin sends there what is for others.
    const isOfOrigin = expected.includes('(origin');
    expect(advice[1].includes('setGlobalDispatcher')).toBe(!isOfOrigin);
    expect(advice[1].includes('of that origin only')).toBe(isOfOrigin);
  });

  test('a sketch leaves the class open where its line is not known', () => {
    const [{ advice }] = rule.check(tlsContext(tlsLedger([tlsPeer({ ...ownDispatchers, agentSites: [] })])));
    expect(advice[0]).toContain("new Agent(options); // undici's, or the class that you use: once");
  });

  test('TypeScript is told what the variable holds', () => {
    const { edit } = findingIn(
      'import { Pool as Connections } from "undici"; function ask() { return |new Connections(ORIGIN); } const ORIGIN = process.argv[2];\n\n//# sourceURL=file:///srv/app.ts',
      ownDispatchers,
      '/srv/app.ts',
    );
    expect(edit?.imports).toEqual(["let askAgent: import('undici').Pool | undefined;"]);
  });
});

describe('what it says', () => {
  const [found] = rule.check(tlsContext(tlsLedger([tlsPeer(each)], {})));

  test('counts, and what they cost in this run', () => {
    expect(found.message).toBe(
      "150 requests to api.example:443 went through 150 agents and took 150 handshakes: an agent doesn't share others' connections. " +
        "They cost about 300 ms of 1.0 s busy time; if kept, about 2 ms (estimates from this run's ticks).",
    );
    expect(found).toMatchObject({
      severity: 'warning',
      ticks: 300,
      share: 0.3,
      callSite: { file: '/srv/app.js', line: 12 },
    });
  });

  test('only counts where TLS was not seen in ticks', () => {
    for (const cost of [null, { ticks: 4, bytesTicks: 0 }]) {
      const [{ message, ticks }] = rule.check(tlsContext(tlsLedger([tlsPeer(each)], cost)));
      expect(message).toMatch(/connections\.$/);
      expect(ticks).toBe(0);
    }
  });

  test.each([
    ['may still be much', [0, 0.06], 'warning'],
    ['is little in any case', [0, 0.04], 'info'],
    ['may be much after the log was cut off', [0, 0.04], 'warning', ['log-limit']],
  ])('what has too few ticks to say %s', (_title, range, severity, reasons = []) => {
    const context = tlsContext(tlsLedger([tlsPeer(each)], { ticks: 4, bytesTicks: 0, range }));
    const unprofiled = reasons.map((reason) => ({ kind: 'thread', reason, count: 1, cpuMs: null }));
    const [{ severity: said }] = rule.check({ ...context, profile: { ...context.profile, unprofiled } });
    expect(said).toBe(severity);
  });

  test('little CPU time is information', () => {
    const other = tlsPeer({
      host: 'other',
      handshakes: 9000,
      requests: 90_000,
      callSites: [askedAt(40)],
      choices: { withAgent: 9000, agentKeepsAlive: 9000 },
    });
    expect(rule.check(tlsContext(tlsLedger([other, tlsPeer(each)], {})))).toMatchObject([
      { severity: 'info', callSite: { line: 12 } },
    ]);
  });

  test('several peers of one line are one finding, with their sums', () => {
    const findings = rule.check(
      tlsContext(
        tlsLedger([
          tlsPeer(each),
          tlsPeer({ ...each, host: '::1', port: 8443 }),
          tlsPeer({ ...each, host: 'c' }),
          tlsPeer({ ...each, host: 'd', agentSites: [askedAt(77)] }),
        ]),
      ),
    );
    expect(findings.map(({ message }) => message.slice(0, 90))).toEqual([
      expect.stringMatching(
        /^450 requests to api\.example:443, \[::1\]:8443 and c:443 went through 450 agents and took 450/,
      ),
      expect.stringMatching(/^150 requests to d:443 went/),
    ]);
    expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(2);
  });

  test('a line that nobody saw', () => {
    const [finding, ...others] = rule.check(
      tlsContext(
        tlsLedger([
          tlsPeer({ ...each, callSites: [], agentSites: [] }),
          tlsPeer({ ...each, host: 'b', callSites: [], agentSites: [] }),
        ]),
      ),
    );
    expect(finding).toMatchObject({
      site: null,
      callSite: null,
      operation: 'tls.handshake',
      fingerprint: 'agent-per-request|tls.handshake',
    });
    expect(others).toEqual([]);
  });

  test('other lines of other directories', () => {
    const places = [askedAt(7), { ...askedAt(8), file: '/app/jobs/client.js' }];
    const context = tlsContext(tlsLedger([tlsPeer({ ...each, agentSites: places })]));
    const [{ notes }] = rule.check({ ...context, root: '/app' });
    expect(notes.filter(isSafetyNote)).toContain(
      'Some of these connections come from jobs/client.js:8: where their options differ (ca, cert, key), they must share neither agent nor session.',
    );
  });

  test('other lines', () => {
    const [{ notes }] = rule.check(
      tlsContext(tlsLedger([tlsPeer({ ...each, agentSites: [12, 50, 51, 52, 53].map((line) => askedAt(line)) })])),
    );
    expect(notes).toContain(
      'Some of these connections come from app.js:50, app.js:51, app.js:52 and 1 other place: where their options differ (ca, cert, key), they must share neither agent nor session.',
    );
  });
});

test('handshakes that other code makes with the same server, without an agent, are not counted', () => {
  const peer = tlsPeer({ ...each, requests: 40, full: 70, handshakes: 70, agents: 40, choices: { withAgent: 40 } });
  const [{ message }] = rule.check(tlsContext(tlsLedger([peer])));
  expect(message).toMatch(/^40 requests to \S+ went through 40 agents and took 40 handshakes: /);
});

test.each([
  ['a warm-up was left out', { warmUp: { seconds: 1, from: 'load', ticks: 9 } }],
  ['a log was cut off', { unprofiled: [{ kind: 'thread', reason: 'disk-full', count: 1, cpuMs: null }] }],
])('where %s, handshakes cost more than their ticks say', (_, fields) => {
  const context = tlsContext(tlsLedger([tlsPeer(each)], {}));
  const [{ message }] = rule.check({ ...context, profile: { ...context.profile, ...fields } });
  expect(message).toMatch(
    / They cost at least about 300 ms of 1\.0 s busy time, in the part of the run that was sampled \(estimates/,
  );
});

describe('where several lines have a part in the handshakes, the finding says what its own is', () => {
  const peer = { ...each, requests: 100, handshakes: 100, agents: 100, choices: { withAgent: 100 } };
  const found = (/** @type {object} */ fields) =>
    rule.check(tlsContext(tlsLedger([tlsPeer({ ...peer, ...fields })], { contextTicks: 90 })))[0];
  const whole = found({ agentSites: [askedAt(12, 99)] });

  test('agents that two lines make', () => {
    const { message, ticks, share, severity, verify } = found({ agentSites: [askedAt(12, 60), askedAt(13, 40)] });
    expect(whole.message).toContain('They cost about 300 ms of 1.0 s busy time');
    expect(message).toMatch(
      /: an agent doesn't share others' connections; about 60 of the handshakes are this line's\. /,
    );
    expect(message).toContain("This line's cost about 180 ms of 1.0 s busy time; if kept, about 1.8 ms");
    expect([ticks, whole.ticks, share]).toEqual([180, 300, 0.18]);
    expect(severity).toBe(whole.severity);
    expect(verify).toContain('now 100, should fall to about 41.');
  });

  test("an agent for each of one line's requests, and an agent that another's share", () => {
    const { message, ticks } = found({
      agents: 51,
      agentSites: [askedAt(12, 50)],
      callSites: [askedAt(30, 50), askedAt(40, 50)],
    });
    expect(message).toContain("about 50 of the handshakes are this line's");
    expect(ticks).toBe(150);
  });

  test.each([
    ['all agents from one line', { agentSites: [askedAt(12, 100)], callSites: [askedAt(30, 50), askedAt(40, 50)] }],
    ['the first agent was not seen', { agentSites: [askedAt(12, 99)], callSites: [askedAt(30, 50), askedAt(40, 50)] }],
    ['agents that were used twice', { agents: 60, agentSites: [askedAt(12, 59)], callSites: [askedAt(30, 100)] }],
  ])('but not for %s', (_title, fields) => {
    const { message, ticks } = found(fields);
    expect(message).not.toContain("this line's");
    expect(ticks).toBe(300);
  });

  test('the contexts of lines that connect are their own, not a part of all', () => {
    const agentSites = [askedAt(30, 50), askedAt(40, 50)];
    const context = tlsContext(
      tlsLedger([tlsPeer({ ...peer, agentSites, callSites: agentSites })], { contextTicks: 90 }),
    );
    const row = context.callSites.find(({ line }) => line === 30);
    const made = { ...row, id: 'contexts', operation: 'tls.context', ticks: 80 };
    const [{ ticks }] = rule.check({ ...context, callSites: [...context.callSites, made] });
    // Half of the 210 of handshakes and of the 10 contexts without a line, and all of its contexts.
    expect(ticks).toBe(190);
  });
});
