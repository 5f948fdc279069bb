import { makeBaseline } from '../../src/gate/baseline/baseline.js';
import { judge } from '../../src/gate/verdict.js';
import { COMMAND, configOf, NOW, runOf } from '../support/gate.js';
import { hostileReport } from '../support/sample-report.js';

const EXCERPT = { firstLine: 23, lines: ["  const candidate = crypto.pbkdf2Sync(password, salt, 10000, 512, 'sha512');"] };
const KDF = { ticks: 900, excerpt: EXCERPT };
const first = (reports, file, more = {}) => judge(reports, configOf(file), { now: NOW, version: '0.0.0', command: COMMAND, ...more }).checks[0];
const budget = (entry) => ({ budgets: [entry] });
const words = ({ message, fix, accept, docs }) => ({ message, fix, accept, docs });

test('a call site that must not be', () => {
  expect(words(first([runOf(3000, [KDF])], budget({ metric: 'sync_call_sites', path: '*.js', max: 0 })))).toEqual({
    message: 'sync_call_sites in *.js (synchronous crypto call sites on the event loop) is 1 (3,000 busy ticks in 1 run): more than the limit of 0. '
      + 'It is app.js:23 auth() pbkdf2Sync, 30.0 %.',
    fix: "Change app.js:23 as cryptoprof explain sync-kdf says: const candidate = await pbkdf2(password, salt, 10000, 512, 'sha512');",
    accept: 'in .cryptoprofrc.json, add to "allow": {"rule":"sync-kdf","site":"app.js#auth|*","reason":"<why>","expires":"2027-02-20"}; '
      + 'or in the line above app.js:23: // cryptoprof-allow sync-kdf until=2027-02-20 -- <why>',
    docs: 'docs/rules/sync-kdf.md',
  });
});

test('a share that is too large', () => {
  expect(words(first([runOf(3000, [KDF]), runOf(3000, [KDF])], budget({ metric: 'event_loop_share', operation: 'kdf.*', max: '15%' })))).toEqual({
    message: 'event_loop_share of kdf.* (share of CPU that is cryptography on the event loop) is 30.0 % (95 %: 28.0-32.0 %, 6,000 busy ticks in 2 runs): '
      + 'more than the limit of 15 %, in 2 of 2 runs. It is app.js:23 auth() pbkdf2Sync, 30.0 %.',
    fix: "Change app.js:23 as cryptoprof explain sync-kdf says: const candidate = await pbkdf2(password, salt, 10000, 512, 'sha512');",
    accept: 'in .cryptoprofrc.json, budgets[0]: "max": "33%"',
    docs: 'docs/rules/sync-kdf.md',
  });
});

test('a share that one run can\'t decide', () => {
  expect(words(first([runOf(3000, [{ ...KDF, ticks: 540 }])], budget({ metric: 'crypto_share', max: '15%' })))).toMatchObject({
    message: expect.stringContaining('18.0 % (95 %: 15.7-20.5 %, 3,000 busy ticks in 1 run): more than the limit of 15 %, but in one run that may be chance.'),
    fix: 'Record another run of the same program and judge all together: cryptoprof gate report.json <another report>',
  });
});

test('too few ticks', () => {
  expect(words(first([runOf(400, [])], budget({ metric: 'crypto_share', max: '15%' })))).toEqual({
    message: 'crypto_share (share of CPU that is cryptography) is 0.0 % (95 %: 0.0-2.8 %, 400 busy ticks in 1 run): '
      + 'too few busy ticks to say that the limit of 15 % is kept, which takes 900 busy ticks.',
    fix: 'Record about 2.3 times as much: a longer run, more load, or several runs judged together.',
    accept: '',
    docs: 'docs/gate.md',
  });
});

test('a regression', () => {
  const file = { baseline: { newCallSites: 'off' }, budgets: [{ metric: 'crypto_share', regression: '+5pp' }] };
  const baseline = makeBaseline([runOf(9000, [{ ...KDF, ticks: 1800 }])], configOf(file), '2026-11-20');
  expect(words(first([runOf(3000, [KDF]), runOf(3000, [KDF])], file, { baseline }))).toMatchObject({
    message: expect.stringContaining('is 30.0 % (95 %: 28.0-32.0 %, 6,000 busy ticks in 2 runs): more than the 25 % that the baseline of 20 % allows, in 2 of 2 runs.'),
    accept: 'cryptoprof gate report.json --update-baseline',
  });
});

test('what was not measured', () => {
  expect(words(first([{ ...runOf(3000, []), traffic: null }], budget({ metric: 'handshakes_per_request', max: 0.5 })))).toMatchObject({
    message: 'handshakes_per_request (TLS handshakes per request) could not be measured: the run did not record its network traffic; record it with this version of cryptoprof.',
    accept: '',
  });
});

test('a forbidden protocol', () => {
  const tlsServer = { handshakes: 9, resumed: 0, protocols: { 'TLSv1.2': 9 }, ciphers: {}, groups: {} };
  const report = { ...runOf(3000, []), traffic: { requests: 9, clientRequests: 0, tlsServer, tlsClient: tlsServer, processes: 1, complete: true } };
  expect(words(first([report], budget({ metric: 'tls_protocols', forbid: ['TLSv1.2'] })))).toEqual({
    message: 'tls_protocols (TLS protocols) is TLSv1.2 (1 run): more than the config allows.',
    fix: 'Raise minVersion on your servers and agents, and update the peers that negotiated this.',
    accept: 'in .cryptoprofrc.json, budgets[0]: take the name out of "forbid"',
    docs: 'docs/gate.md',
  });
});

test('a pass needs nothing', () => {
  expect(words(first([runOf(3000, [])], budget({ metric: 'crypto_share', max: '15%' })))).toMatchObject({
    message: expect.stringContaining('within the limit of 15 %.'), fix: '', accept: '',
  });
});

test('names may be anything and of any length', () => {
  const report = hostileReport();
  for (const site of report.callSites) site.function = 'x'.repeat(1e6);
  const check = first([report], budget({ metric: 'crypto_share', max: '15%' }));
  expect(check.outcome).toBe('fail');
  expect(check.message.length).toBeLessThan(1000);
  expect(check.fix.length).toBeLessThan(1000);
});

test.each([
  [{ metric: 'sync_call_sites', max: 0 }], [{ metric: 'findings', max: 0 }], [{ metric: 'crypto_share', max: '15%' }], [{ metric: 'event_loop_share', max: '15%' }],
  [{ metric: 'longest_block', max: '5 ms' }],
])('%p: a failure says where, what to do and how to accept it', (entry) => {
  const check = first([runOf(3000, [KDF]), runOf(3000, [KDF])], budget(entry));
  expect(check.outcome).toBe('fail');
  expect(check.message).toContain('app.js:23');
  expect([check.fix, check.accept, check.docs].every((text) => text !== '')).toBe(true);
});
