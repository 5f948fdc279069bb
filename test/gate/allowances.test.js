import { coversHolding } from '../../src/gate/run.js';
import { RULES } from '../../src/rules/index.js';
import { makeBaseline } from '../../src/gate/baseline/baseline.js';
import { judge } from '../../src/gate/verdict.js';
import { configOf, NOW, runOf } from '../support/gate.js';

const ALLOW = { rule: 'sync-kdf', site: 'app.js#auth|*', reason: 'runs once' };
const budgets = [{ metric: /** @type {const} */ ('sync_call_sites'), max: 0 }];
const verdictOf = (allow, inline = []) =>
  judge([runOf(3000, [{ ticks: 900, allows: inline }])], configOf({ budgets, allow }), { now: NOW, version: '' });
const inline = (parts) => [{ rule: 'sync-kdf', until: '2027-03-31', reason: 'runs once', ...parts }];

test('an entry removes the finding, and is listed', () => {
  const verdict = verdictOf([ALLOW]);
  expect(verdict).toMatchObject({ outcome: 'pass', notices: [] });
  expect(verdict.allowed).toMatchObject([
    { rule: 'sync-kdf', site: 'app.js#auth|kdf.pbkdf2', reason: 'runs once', expires: '', by: 'config' },
  ]);
  expect(verdict.allowed[0].fingerprint).toContain('sync-kdf');
});

test('so does a comment', () => {
  expect(verdictOf([], inline({}))).toMatchObject({
    outcome: 'pass',
    notices: [],
    allowed: [{ by: 'source', expires: '2027-03-31' }],
  });
});

test.each([
  ['of its last day', { expires: '2026-11-20' }, 'pass', []],
  ['of the day after', { expires: '2026-11-19' }, 'fail', ['allow-expired']],
  ['of another rule', { rule: 'sync-hash' }, 'fail', ['allow-unused']],
  ['of all rules', { rule: '*' }, 'pass', []],
  ['of some rules', { rule: 'sync-*' }, 'pass', []],
  ['whose file begins with a dot', { site: './app.js#auth|*' }, 'pass', []],
  ['of another call site', { site: 'other.js#*' }, 'fail', ['allow-unused']],
])('an entry %s', (_, parts, outcome, codes) => {
  const verdict = verdictOf([{ ...ALLOW, ...parts }]);
  expect([verdict.outcome, verdict.notices.map(({ code }) => code)]).toEqual([outcome, codes]);
});

test.each([
  ['that has expired', { until: '2026-01-01' }, 'fail', ['allow-expired']],
  ['with a date that is none', { until: 'invalid' }, 'fail', ['allow-expired']],
  ['without a reason', { reason: '' }, 'fail', ['allow-without-reason']],
  ['with a reason that can not be seen', { reason: ' \u200b\u2060' }, 'fail', ['allow-without-reason']],
  ['with the reason that is suggested', { reason: '<why>' }, 'fail', ['allow-without-reason']],
  ['for ever', { until: '' }, 'pass', []],
  ['of another rule', { rule: 'sync-hash' }, 'fail', ['allow-unused']],
  ['of a rule that there is not', { rule: 'sync-kfd' }, 'fail', ['allow-unused']],
])('a comment %s', (_, parts, outcome, codes) => {
  const verdict = verdictOf([], inline(parts));
  expect([verdict.outcome, verdict.notices.map(({ code }) => code)]).toEqual([outcome, codes]);
});

test('an expired entry says what returned', () => {
  expect(verdictOf([{ ...ALLOW, expires: '2026-03-31' }]).notices[0].message).toBe(
    'allow[0] of .cryptoprofrc.json held until 2026-03-31, so sync-kdf counts again at app.js#auth|kdf.pbkdf2 (reason then: runs once).',
  );
});

test('an entry that matches nothing is reported with everything that may be wrong with it', () => {
  expect(verdictOf([{ ...ALLOW, site: 'app.js#aut|*' }]).notices[0].message).toBe(
    'allow[0] of .cryptoprofrc.json, sync-kdf at app.js#aut|*, matches no finding: fix it, or remove it.',
  );
  expect(verdictOf([], inline({ rule: 'sync-kfd' })).notices[0].message).toBe(
    'The comment for the call in line 23 of app.js is about sync-kfd, which flags nothing there: fix it, or remove it.',
  );
});

test('a comment about holding the event loop covers a new call that no rule flags in this run', () => {
  const [config, few] = [
    configOf({ baseline: { file: 'b.json', newCallSites: 'error' } }),
    { ticks: 120, function: 'renew', blocks: { count: 120, p50Ms: 1, p95Ms: 1, maxMs: 2, errorMs: 1, split: false } },
  ];
  const baseline = makeBaseline([runOf(9000, [])], config, '2026-11-20');
  const judged = (allows) =>
    judge([runOf(3000, [{ ...few, allows }])], config, { now: NOW, version: '', baseline }).outcome;
  expect([
    judged([]),
    judged(inline({})),
    judged(inline({ rule: 'sync-*' })),
    judged(inline({ rule: 'kdf-cost' })),
    judged(inline({ rule: 'sync-hash' })),
    judged(inline({ rule: 'pure-js-crypto' })),
    judged(inline({ rule: 'async-blocks' })),
    judged(inline({ rule: '*' })),
  ]).toEqual(['fail', 'pass', 'pass', 'fail', 'fail', 'fail', 'fail', 'pass']);
});

test('each rule about holding the event loop covers calls that it can be about', () => {
  const about = [
    ['sync-kdf', 'kdf.scrypt', 'hash'],
    ['sync-hash', 'hmac', 'kdf.scrypt'],
    ['sync-cipher', 'cipher.encrypt', 'sign'],
    ['sync-sign', 'verify', 'asym.decrypt'],
    ['sync-decrypt', 'asym.decrypt', 'cipher.decrypt'],
    ['sync-keygen', 'keygen.rsa', 'prime.generate'],
    ['sync-prime', 'prime.check', 'keygen.rsa'],
    ['sync-random', 'random', 'hash'],
    ['sync-agreement', 'kex.ecdh', 'keygen.ec'],
    ['certificate-per-call', 'x509', 'verify'],
    ['dh-prime', 'kex.dh', 'kex.ecdh'],
  ];
  // What searches for a prime and what checks one is one function, with other arguments.
  const apis = { 'kex.dh': { api: 'createDiffieHellman', parameters: {} } };
  const covers = (rule, operation, more = {}) =>
    coversHolding(rule, { operation, form: 'sync', ...apis[operation], ...more });
  for (const [rule, own, other] of about) {
    expect([rule, covers(rule, own), covers(rule, other)]).toEqual([rule, true, false]);
    // Two findings about one call would give two remedies.
    expect(about.map(([each]) => each).filter((each) => covers(each, own))).toEqual([rule]);
    // What these are, other rules are about.
    const others = [{ form: 'async' }, { computedBy: 'node-forge' }, { recognised: true }];
    expect(others.map((more) => covers(rule, own, more))).toEqual([false, false, false]);
    expect(covers('async-blocks', own, { form: 'async' })).toBe(true);
    for (const more of others.slice(1)) expect(covers('pure-js-crypto', own, more)).toBe(true);
    for (const id of ['async-blocks', 'pure-js-crypto']) expect(covers(id, own)).toBe(false);
  }
  expect(covers('*', 'key.import')).toBe(false);
  const searched = { parameters: { primeLength: 2048 } };
  expect(about.map(([rule]) => rule).filter((rule) => covers(rule, 'kex.dh', searched))).toEqual(['sync-prime']);
  const ids = RULES.filter(({ meta }) => meta.blocks).map(({ meta }) => meta.id);
  expect(ids.sort()).toEqual([...about.map(([rule]) => rule), 'async-blocks', 'pure-js-crypto'].sort());
});

test('a comment is used if one of the calls in its line is flagged', () => {
  const run = runOf(3000, [
    { ticks: 900, allows: inline({}) },
    { ticks: 2, api: 'createHash', operation: 'hash', allows: inline({}) },
  ]);
  expect(judge([run], configOf({ budgets, allow: [] }), { now: NOW, version: '' })).toMatchObject({
    outcome: 'pass',
    notices: [],
  });
});

test('an entry is used by a finding that no budget asks about', () => {
  const config = configOf({ budgets: [{ metric: 'crypto_share', max: '90%' }], allow: [ALLOW] });
  expect(judge([runOf(3000, [{ ticks: 900 }])], config, { now: NOW, version: '' })).toMatchObject({
    notices: [],
    allowed: [{ rule: 'sync-kdf' }],
  });
});

describe("an entry about code without a function's name", () => {
  const sites = [
    { ticks: 500, function: '', line: 12 },
    { ticks: 400, function: '', line: 40, algorithm: 'sha1' },
  ];
  const noticesOf = (site) =>
    judge([runOf(3000, sites)], configOf({ budgets, allow: [{ ...ALLOW, site }] }), { now: NOW, version: '' }).notices;

  test('says what else it covers', () => {
    expect(noticesOf('app.js#|*')).toEqual([
      {
        code: 'allow-wide',
        message:
          "allow[0] of .cryptoprofrc.json, sync-kdf at app.js#|*, covers all code of that file without a function's name (app.js:12, app.js:40): give the functions names, or write a comment at the call that is meant.",
      },
    ]);
  });

  test.each([['app.js#|kdf.pbkdf2'], ['app.js#|kdf.pbkdf2|2'], ['app.js#*']])('%s covers what it says', (site) =>
    expect(noticesOf(site)).toEqual([]),
  );

  test('is proposed for one call only', () => {
    const [check] = judge([runOf(3000, sites)], configOf({ budgets }), { now: NOW, version: '' }).checks;
    expect(JSON.parse(check.accept[0].code)).toMatchObject({ site: 'app.js#|kdf.pbkdf2' });
  });
});

test('a comment that is not at a call is reported by the gate, too', () => {
  const report = runOf(3000, [{ ticks: 900 }]);
  report.diagnostics = [
    {
      code: 'allow-at-no-call',
      count: 1,
      message: 'The comment cryptoprof-allow on line 3 of app/app.js is at no call.',
    },
    { code: 'other', count: 1, message: 'Other.' },
  ];
  expect(judge([report], configOf({ budgets }), { now: NOW, version: '' }).notices).toEqual([
    { code: 'allow-at-no-call', message: report.diagnostics[0].message },
  ]);
});
