import rule from '../../src/rules/no-resumption.js';
import { askedAt, callInProgram, peerTable, tlsContext, tlsLedger, tlsPeer } from './tls-tester.js';

/** Connections of `tls.connect`, one after the other. */
const plain = { requests: 0 };
/** An agent without sessions, whose connections the server closes. */
const throwing = {
  agents: 1,
  agentSites: [askedAt(12)],
  choices: { withAgent: 150, agentKeepsAlive: 150, agentKeepsNoSessions: 150, closedByServer: 150 },
};

describe('when it speaks', () => {
  peerTable(rule, [
    ['connections without a session', plain, 'info'],
    ['an agent that throws sessions away', throwing, 'info'],
    ['connections that are kept for a while', { ...throwing, requests: 5000, handshakes: 60 }, 'info'],
    ['20 after the first', { ...plain, handshakes: 21 }, 'info'],
    ['19 after the first', { ...plain, handshakes: 20 }, null],
    ['a burst', { ...plain, overlapped: 140 }, null],
    ['a later burst', { ...plain, mostOpen: 140 }, null],
    ['fetch, whatever it does with its sessions', { requests: 150 }, null],
    ['sessions that the server refuses', { ...plain, choices: { sessionOffered: 149 } }, null],
    ['sessions that are taken up', { ...plain, resumed: 149, choices: { sessionOffered: 149 } }, null],
    [
      'an agent that keeps no connections, either',
      { ...throwing, choices: { withAgent: 150, agentKeepsNoSessions: 150 } },
      null,
    ],
    ['an agent for each request', { ...throwing, agents: 150 }, null],
    [
      'the first connection of each of many agents',
      { agents: 60, handshakes: 60, requests: 9000, choices: { withAgent: 60, agentKeepsAlive: 60 } },
      null,
    ],
    ['HTTP/2', { alpn: { h2: 150 } }, null],
    ["a driver's connections", { ...plain, package: 'pg' }, null],
    ["a server's clients", { ...plain, role: 'server' }, null],
    ['keys that both sides have been given', { ...plain, choices: { preSharedKey: 150 } }, null],
    [
      'certificates all the same',
      { ...plain, certificate: { type: 'rsa', bits: 2048, curve: '' }, choices: { preSharedKey: 150 } },
      'info',
    ],
  ]);
});

/**
 * @param {string} source with `|` at the call
 * @param {Parameters<typeof tlsPeer>[0]} [peer]
 * @param {string} [file] its name
 */
function findingIn(source, peer = plain, file = '/srv/app.cjs') {
  const call = callInProgram(source, file);
  return rule.check(
    tlsContext(tlsLedger([tlsPeer(peer)]), {
      calls: [
        [12, call],
        [30, call],
      ],
    }),
  )[0];
}

test.each([
  [
    'const { policy } = require("./other"); ',
    'rejectUnauthorized: policy.strict',
    'exports.policy = {}; exports.harden = () => { exports.policy.strict = true; };',
  ],
  [
    'const { identity } = require("./other"); ',
    'cert: identity.cert',
    'exports.identity = {}; exports.actAs = (t) => Object.assign(exports.identity, t);',
  ],
  [
    'const { identity } = require("./other"); ',
    '...identity',
    'exports.identity = {}; exports.actAs = (t) => Object.assign(exports.identity, t);',
  ],
])('a sketch where another file may change what is offered or checked: %s%s', (imports, option, other) => {
  const source = `const tls = require("tls"); ${imports}function ask() { return |tls.connect({ host: "a", ${option} }); }`;
  const at = (/** @type {string} */ text) => {
    const call = callInProgram(source, '/srv/app.cjs', { '/srv/other.js': text });
    return rule.check(tlsContext(tlsLedger([tlsPeer(plain)]), { calls: [[30, call]] }))[0];
  };
  const { edit, notes } = at(other);
  expect(edit).toBeNull();
  expect(notes.join(' ')).toContain('once rejectUnauthorized or checkServerIdentity have changed');
  if (!option.startsWith('...')) expect(at(other.split(';')[0]).edit).not.toBeNull();
});

test('a sketch where an agent without sessions has a check, which a resumed connection does not pass', () => {
  const { edit, notes } = findingIn(
    'const https = require("https"); const agent = |new https.Agent({ maxCachedSessions: 0, checkServerIdentity: own }); function own() {}',
    throwing,
  );
  expect(edit).toBeNull();
  expect(notes.join(' ')).toContain('kept and not checked again, nor is one that is resumed');
});

describe('edits', () => {
  test('an agent that throws sessions away', () => {
    const { edit, advice, callSite } = findingIn(
      'const https = require("https"); const agent = |new https.Agent({ keepAlive: true, maxCachedSessions: 0, ca });',
      throwing,
    );
    expect(advice[0]).toBe('maxCachedSessions: 100 // instead of maxCachedSessions: 0 in line 1');
    expect(edit.text).toBe('maxCachedSessions: 100');
    expect(edit.imports).toEqual([]);
    expect(callSite.line).toBe(12);
  });

  test.each([
    [
      'function ask() { return |tls.connect({ port, ca }); }',
      "tls.connect({ port, ca, session: askSession }).on('session', (session) => { askSession = session; })",
    ],
    [
      'function ask(done) { return |tls.connect({ port, ca }, done); }',
      'tls.connect({ port, ca, session: askSession }, done).on(',
    ],
    [
      'function ask() { return |tls.connect({ host: "mail.example", port }); }',
      "((options, ...done) => tls.connect({ ...options, session: askSession }, ...done).on('session', (session) => { askSession = session; }))",
    ],
  ])('%s', (source, expected) => {
    const { edit, advice } = findingIn(`const tls = require("node:tls"); const port = 993; const ca = 1; ${source}`);
    expect(advice.join('\n')).toContain(expected);
    expect(edit.imports).toEqual(['let askSession;']);
  });

  test.each([
    [
      'who asks for the certificate',
      'function ask() { const socket = |tls.connect({ port, ca }, () => check(socket.getPeerCertificate())); }',
    ],
    [
      'who asks whether it is trusted',
      'function ask() { const socket = |tls.connect({ port, ca, rejectUnauthorized: false }, () => check(socket.authorized)); }',
    ],
    ['other servers', 'function ask(host) { return |tls.connect({ host, port }); }'],
    ['other names', 'function ask(servername) { return |tls.connect({ servername, port }); }'],
    ['other certificates', 'function ask(cert) { return |tls.connect({ cert, port }); }'],
    [
      'whether to trust the server',
      'function ask(rejectUnauthorized) { return |tls.connect({ rejectUnauthorized, port }); }',
    ],
    ['options that are not seen', 'function ask(more) { return |tls.connect({ ...more, port }); }'],
    ['options that stand elsewhere', 'function ask() { return |tls.connect(options); } const options = { port };'],
    ['a port and a host', 'function ask() { return |tls.connect(port, { ca: 1 }); }'],
    ['a session of its own', 'function ask() { return |tls.connect({ port, session: last }); } const last = 1;'],
    [
      'a check whose pins may change',
      'function ask() { return |tls.connect({ port, checkServerIdentity: pinned }); } function pinned() {}',
    ],
    [
      'a host that a function sets',
      'const now = {}; function ask(host) { now.host = host; return |tls.connect({ host: now.host, port }); }',
    ],
    ['another function', 'function ask() { return |net.connect({ port }); }'],
  ])('a sketch: %s', (_title, source) => {
    const { edit, notes, advice } = findingIn(`const tls = require("node:tls"); const port = 993; ${source}`);
    expect(edit).toBeNull();
    expect(advice.join('\n')).toContain('key: server, port, name and credentials together');
    expect(notes.join(' ')).toContain('never offer a session to another server');
  });

  test('a sketch in TypeScript, which would ask for types', () => {
    expect(
      findingIn(
        'import tls from "node:tls"; const port = 1; function ask() { return |tls.connect({ port }); }\n\n//# sourceURL=file:///srv/app.ts',
        plain,
        '/srv/app.ts',
      ).edit,
    ).toBeNull();
  });

  test("a sketch: the agent would give a tenant's session to another, whose context it does not look at", () => {
    const source = 'const https = require("https"); const agent = |new https.Agent({ maxCachedSessions: 0 });';
    expect(findingIn(source, throwing).edit).not.toBeNull();
    expect(findingIn(source, { ...throwing, choices: { ...throwing.choices, ownContext: 1 } })).toMatchObject({
      edit: null,
      notes: [expect.stringContaining('is not known'), expect.stringContaining('ignores secureContext')],
    });
  });

  test('a sketch for an agent whose options are not seen', () => {
    const finding = findingIn(
      'const https = require("https"); function make(options) { return |new https.Agent(options); }',
      throwing,
    );
    expect(finding).toMatchObject({ edit: null, advice: [expect.stringContaining('without maxCachedSessions: 0')] });
  });
});

test('it says what is spared: certificates, and before TLS 1.3 the key exchange; contexts are another finding', () => {
  const said = (/** @type {Parameters<typeof tlsPeer>[0]} */ peer) =>
    rule.check(tlsContext(tlsLedger([tlsPeer({ ...plain, ...peer })], {})))[0];
  expect(said({}).message).toBe(
    '150 of 150 handshakes with api.example:443 were full: none offered the session of an earlier connection. ' +
      "They cost about 210 ms of 1.0 s busy time; if resumed, about 150 ms (estimates from this run's ticks).",
  );
  expect(said({ protocol: { 'TLSv1.2': 150 } }).message).toContain('resumed, about 51 ms');
  expect(said({}).severity).toBe('warning');
  expect(said({}).notes).toContain(
    'Whether the server resumes sessions is not known from this run: none was offered to it.',
  );
  expect(said({ choices: { sessionOffered: 40 } }).message).toContain('were full: most offered no session');
  expect(said({ choices: { sessionOffered: 40 } }).notes.join(' ')).not.toContain('not known');
  expect(said({ choices: { sessionOffered: 40 } }).notes.join(' ')).toContain(
    "40 sessions were offered but not resumed, which is the server's choice",
  );
});

test('of handshakes that several lines ask for, it says how many are its own, and what an edit of it saves', () => {
  const callSites = [askedAt(30, 50), askedAt(40, 60)];
  const ledger = tlsLedger([tlsPeer({ ...plain, callSites, unplaced: 40 })], {});
  const [{ message, ticks, severity, verify }] = rule.check(tlsContext(ledger));
  expect(message).toContain(
    "none offered the session of an earlier connection; about 50 of the handshakes are known to be this line's. ",
  );
  expect(message).toContain(
    'These cost about 70 ms of 1.0 s busy time; if resumed, about 50 ms. All 150 handshakes cost about 210 ms (estimates',
  );
  const one = tlsLedger([tlsPeer({ ...plain, callSites: [askedAt(30, 1)], unplaced: 149 })], {});
  expect(rule.check(tlsContext(one))[0].message).toContain("about 1 of the handshakes is known to be this line's. ");
  const [whole] = rule.check(tlsContext(tlsLedger([tlsPeer(plain)], {})));
  expect([ticks, severity]).toEqual([Math.round(whole.ticks / 3), whole.severity]);
  expect(verify).toContain('now 150, should fall to about 100.');
});
