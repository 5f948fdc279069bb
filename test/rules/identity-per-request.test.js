import rule from '../../src/rules/identity-per-request.js';
import { openScript } from '../../src/source/script.js';
import { COST, peerTable, tlsContext, tlsLedger, tlsPeer } from './tls-tester.js';

const each = {
  agents: 1,
  mostOpen: 150,
  choices: { withAgent: 150, agentKeepsAlive: 150, agentIsPlain: 150, ownIdentityCheck: 150 },
};

describe('when it speaks', () => {
  peerTable(rule, [
    ['a check in the options of each request', each, 'warning'],
    ['Node 22', each, 'warning', { node: '22.23.0' }],
    ['Node 20, which keeps such connections', each, null, { node: '20.20.0' }],
    ['a Node that is not known', each, null, { node: '' }],
    ['a check in the agent', { ...each, handshakes: 2, choices: { withAgent: 2, agentKeepsAlive: 2 } }, null],
    [
      'an agent that does not keep connections',
      { ...each, mostOpen: 1, choices: { withAgent: 150, ownIdentityCheck: 150 } },
      null,
    ],
    ['an agent for each request', { ...each, agents: 150 }, null],
    [
      'a few requests with such a check',
      {
        ...each,
        requests: 1000,
        handshakes: 30,
        choices: { withAgent: 30, agentKeepsAlive: 30, ownIdentityCheck: 29 },
      },
      null,
    ],
    ['fewer than 20 requests', { ...each, requests: 19, handshakes: 19 }, null],
    ['all at once', { ...each, overlapped: 150 }, null],
  ]);
});

test('a server that closes each connection: in the agent, the check lets sessions be resumed', () => {
  const closed = { ...each, mostOpen: 1, choices: { ...each.choices, closedByServer: 150 } };
  const [{ message, verify }] = rule.check(tlsContext(tlsLedger([tlsPeer(closed)], COST)));
  expect(message).toContain('checkServerIdentity, so no session is resumed; the server closes each connection.');
  expect(message).toMatch(/; if resumed, about \d/);
  expect(verify).toContain('full handshakes with api.example:443, now 150, should fall to about 1.');
});

/** @param {string} source with `|` at the call */
function findingIn(source, peer = each) {
  const call = openScript(source.replace('|', ''), '/srv/app.cjs').callAt(source.indexOf('|'));
  return rule.check(tlsContext(tlsLedger([tlsPeer(peer)]), { calls: [[30, call]] }))[0];
}

describe('no edit is exact: a kept connection is not checked again', () => {
  test.each([
    [
      'what the file declares',
      'function ask(path, done) { |https.get({ host: "api.example", path, checkServerIdentity: pinned }, done); } function pinned() {}',
    ],
    [
      'a check that sees the request',
      'function ask(pin, done) { |https.get({ checkServerIdentity: (host, cert) => same(cert, pin) }, done); } function same() {}',
    ],
    [
      'an agent, which has other options',
      'function ask(done) { |https.get({ agent, checkServerIdentity: pinned }, done); } const agent = 1; function pinned() {}',
    ],
    [
      'options that are not all seen',
      'function ask(more, done) { |https.get({ ...more, checkServerIdentity: pinned }, done); } function pinned() {}',
    ],
    ['options from elsewhere', 'function ask(options, done) { |https.get(options, done); }'],
    [
      'a method, which is more than a value',
      'function ask(url, done) { |https.get(url, { checkServerIdentity(host, cert) { return own(host, cert); } }, done); } function own() {}',
    ],
    [
      'a context, by which an agent tells no connections apart',
      'function ask(t, done) { |https.get({ secureContext: t.context, checkServerIdentity: pinned }, done); } function pinned() {}',
    ],
    [
      'the request at hand',
      'const store = 1; function ask(done) { |https.get({ checkServerIdentity: (host, cert) => same(cert, store.getStore().pin) }, done); } function same() {}',
    ],
    [
      'a secret',
      'function ask(done) { |https.get({ checkServerIdentity: (host, cert) => cert.fingerprint === "AB:CD" }, done); }',
    ],
    ["a package's request", 'function ask(done) { |got({ checkServerIdentity: pinned }, done); } function pinned() {}'],
  ])('a sketch: %s', (_title, source) => {
    const { edit, advice } = findingIn(`const https = require("https"); ${source}`);
    expect(edit).toBeNull();
    expect(advice[0]).toContain('new https.Agent({ keepAlive: true, checkServerIdentity })');
  });
});

describe('a check that is made in each call is not for one agent', () => {
  test.each([
    [
      'const checkServerIdentity = (host, cert) => same(cert, pins[tenant]) ?? tls.checkServerIdentity(host, cert); return |https.get({ host: "a", checkServerIdentity }, done);',
      'tenant',
    ],
    [
      'return |https.get({ host: "a", checkServerIdentity: (host, cert) => same(cert, pins[tenant]) }, done);',
      'tenant',
    ],
    ['return |https.get({ host: "a", checkServerIdentity: checkFor(tenant) }, done);', 'tenant'],
    ['return |https.get({ host: "a", checkServerIdentity: checkFor(tenant, done) }, done);', 'done and tenant'],
    [
      'function check(host, cert) { return same(cert, tenant); } return |https.get({ host: "a", checkServerIdentity: check }, done);',
      'what differs there',
    ],
  ])('%s', (body, names) => {
    const source = `const https = require("https"); const pins = {}; function ask(tenant, done) { ${body} } function same() {} function checkFor() {}`;
    const { edit, advice, notes } = findingIn(source);
    expect(edit).toBeNull();
    expect(notes[0]).toContain(`made in each call and uses ${names}:`);
    expect(advice[0]).toContain(`agents.get(${names === 'tenant' ? 'tenant' : 'key'}) ??`);
    expect(advice.join()).not.toContain('once');
  });

  test('no Map is by what is another for each request', () => {
    const source =
      'const https = require("https"); function ask(req) { |https.get({ checkServerIdentity: checkFor(req.tenant) }); } function checkFor() {}';
    expect(findingIn(source).advice[0]).toContain('agents.get(key) ??');
  });

  test('nor may one be that is not known', () => {
    const { notes } = findingIn(
      'const https = require("https"); function ask(options, done) { |https.get(options, done); }',
    );
    expect(notes[0]).toContain('one agent for each, in a Map');
  });
});

test('an agent with options of its own: the new one needs them', () => {
  const peer = { ...each, choices: { ...each.choices, agentIsPlain: 149 } };
  const { notes } = findingIn('const https = require("https"); |https.get(url, { checkServerIdentity });', peer);
  expect(notes[0]).toMatch(/^An agent had options of its own: the new one needs them, too/);
  expect(notes[1]).toContain('if what the function accepts may change (a revocation), make a new agent then');
});

test('what it says', () => {
  const [{ message, callSite }] = rule.check(tlsContext(tlsLedger([tlsPeer(each)], {})));
  expect(message).toBe(
    '150 requests to api.example:443 took 150 handshakes, though the agent keeps connections: their options have checkServerIdentity, so none is reused. ' +
      "They cost about 300 ms of 1.0 s busy time; if kept, about 2 ms (estimates from this run's ticks).",
  );
  expect(callSite.line).toBe(30);
});
