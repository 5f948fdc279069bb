import { makeBaseline } from '../../../src/gate/baseline/baseline.js';
import { baselineText, parseBaseline } from '../../../src/gate/baseline/file.js';
import { baselineChanges, updateBaseline } from '../../../src/gate/baseline/update.js';
import { configOf, runOf, SHORT_CALLS } from '../../support/gate.js';

const TODAY = '2026-11-20';
const CONFIG = configOf({
  baseline: {},
  budgets: [{ metric: 'event_loop_share', operation: 'kdf', regression: '+5pp' }],
});
const made = (...runs) => makeBaseline(runs, CONFIG, TODAY);
const updated = (old, ...runs) => updateBaseline(old, runs, CONFIG, TODAY);
const KDF = { ticks: 900 };

test('holds what matters, rounded, and no lines', () => {
  const baseline = made(
    runOf(3047, [KDF, { ...SHORT_CALLS, ticks: 40 }, { ...SHORT_CALLS, ticks: 3, function: 'rare' }]),
  );
  expect(baseline).toMatchObject({
    runs: 1,
    busyTicks: 3000,
    environment: { node: '24', openssl: '3.5', processor: '2 × AMD EPYC', workload: ['node', 'app.js'] },
  });
  expect(Object.fromEntries(baseline.callSites)).toEqual({
    'app.js#auth|kdf.pbkdf2': { file: 'app.js', function: 'auth', operation: 'kdf.pbkdf2', share: 0.3 },
    'app.js#digest|hash': { file: 'app.js', function: 'digest', operation: 'hash', share: 0.01 },
  });
  expect(Object.fromEntries(baseline.metrics)).toMatchObject({
    crypto_share: 0.31,
    'event_loop_share operation=kdf': 0.3,
    sync_call_sites: 1,
  });
  expect(baselineText([baseline])).not.toMatch(/"line"|23/);
});

test.each([
  ['the same run', runOf(3000, [KDF])],
  ['a little more', runOf(3000, [{ ticks: 940 }])],
  ['a little less, at another line', runOf(2900, [{ ticks: 850, line: 99 }])],
  ['a light call site more', runOf(3000, [KDF, { ...SHORT_CALLS, ticks: 5 }])],
])('%s changes nothing', (_, run) => {
  const old = made(runOf(3000, [KDF]));
  expect(baselineText([updated(old, run)])).toBe(baselineText([old]));
});

test('what changed is written, and nothing else', () => {
  const old = made(runOf(3000, [KDF, { ...SHORT_CALLS, ticks: 300 }]));
  const after = updated(old, runOf(3000, [{ ticks: 1500 }, { ...SHORT_CALLS, ticks: 310 }]));
  expect(after.callSites.get('app.js#auth|kdf.pbkdf2')?.share).toBe(0.5);
  expect(after.callSites.get('app.js#digest|hash')).toBe(old.callSites.get('app.js#digest|hash'));
  expect(after.metrics.get('sync_call_sites')).toBe(1);
});

test.each([
  ['as many', 3000],
  ['many more', 30_000],
])('what runs of %s ticks can not measure is kept as long as the config asks for it', (_, ticks) => {
  const budgets = [{ metric: 'handshakes_per_request', side: 'client', regression: '+30%' }];
  const old = made(runOf(3000, [KDF]));
  const key = 'handshakes_per_request side=client';
  const before = { ...old, metrics: new Map([...old.metrics, [key, 0.1], ['handshakes_per_request peer=gone', 0.2]]) };
  const after = updateBaseline(
    before,
    [{ ...runOf(ticks, [{ ...KDF, ticks: 0.3 * ticks }]), traffic: null }],
    configOf({ baseline: {}, budgets }),
    '2026-11-20',
  );
  expect([after.metrics.get(key), after.metrics.has('handshakes_per_request peer=gone')]).toEqual([0.1, false]);
});

describe('how much shares vary from run to run', () => {
  const runs = (...ticks) => ticks.map((each) => runOf(3000, [{ ticks: each }]));
  const effectOf = (baseline) => baseline.designEffects.get('event_loop_share operation=kdf regression');

  test('is known from three runs on', () => {
    expect(effectOf(made(...runs(900, 900)))).toBeUndefined();
    expect(effectOf(made(...runs(900, 900, 900)))).toBe(2);
    expect(effectOf(made(...runs(600, 900, 1200)))).toBeGreaterThan(40);
  });
  test('is known of what budgets ask for', () => {
    const config = configOf({
      baseline: {},
      budgets: [
        { metric: 'crypto_share', max: '50%', regression: '+5pp' },
        { metric: 'sync_call_sites', max: 1, regression: 0 },
      ],
    });
    expect([...makeBaseline(runs(900, 900, 900), config, TODAY).designEffects.keys()]).toEqual([
      'crypto_share max',
      'crypto_share regression',
    ]);
  });
  test('is known of growth without start-up, and of limits with it', () => {
    const config = configOf({ baseline: {}, budgets: [{ metric: 'crypto_share', max: '50%', regression: '+5pp' }] });
    const started = [200, 900, 500].map((startTicks) => {
      const report = runOf(3000 + startTicks, [
        { ticks: 300 },
        {
          ticks: startTicks,
          operation: 'keygen.rsa',
          api: 'generateKeyPairSync',
          function: 'key',
          byPhase: { 'top-level': startTicks },
          phase: 'top-level',
        },
      ]);
      return {
        ...report,
        drive: { listened: true },
        profile: { ...report.profile, startTicks },
        crypto: { ...report.crypto, byPhase: { 'event-loop': 300, 'top-level': startTicks } },
      };
    });
    const { designEffects } = makeBaseline(started, config, TODAY);
    expect(designEffects.get('crypto_share regression')).toBe(2);
    expect(designEffects.get('crypto_share max')).toBeGreaterThan(20);
  });
  test('stays, where runs show half of it', () =>
    expect(effectOf(updated(made(...runs(870, 900, 930, 870, 930)), ...runs(900, 900, 900, 900, 900)))).toBe(2));
  test('stays, where fewer runs say less', () =>
    expect(effectOf(updated(made(...runs(600, 900, 1200)), ...runs(900)))).toBeGreaterThan(40));
  test('is written, where as many runs show much more', () =>
    expect(effectOf(updated(made(...runs(900, 900, 900)), ...runs(700, 900, 1100)))).toBeGreaterThan(10));
});

test('small growth adds up until it shows', () => {
  let baseline = made(runOf(3000, [KDF]));
  for (const ticks of [930, 960, 990, 1020]) {
    baseline = updated(baseline, runOf(3000, [{ ticks }]));
    expect(baseline.metrics.get('crypto_share')).toBe(0.3);
  }
  expect(updated(baseline, runOf(3000, [{ ticks: 1200 }])).metrics.get('crypto_share')).toBe(0.4);
});

test('call sites that are gone go', () =>
  expect(updated(made(runOf(3000, [KDF])), runOf(3000, [])).callSites.size).toBe(0));
test('call sites that few ticks could miss stay', () => {
  expect(updated(made(runOf(3000, [{ ...SHORT_CALLS, ticks: 40 }])), runOf(200, [])).callSites.size).toBe(1);
});

test('another machine starts anew', () => {
  const run = runOf(3000, [{ ticks: 930 }]);
  const elsewhere = { ...run, target: { ...run.target, processor: '64 × Other' } };
  expect(updated(made(runOf(3000, [KDF])), elsewhere)).toEqual(made(elsewhere));
});

test('without an old one, it is made', () =>
  expect(updated(null, runOf(3000, [KDF]))).toEqual(made(runOf(3000, [KDF]))));
test('much more ticks make a better one, which has their values', () => {
  const run = runOf(9000, [{ ticks: 2790 }]);
  expect(updated(made(runOf(3000, [KDF])), run)).toEqual(made(run));
  expect(updated(made(runOf(6000, [{ ticks: 1800 }])), run).metrics.get('crypto_share')).toBe(0.3);
});
test('shares of two runs that are more than all together are not mixed', () => {
  const named = (...ticks) =>
    runOf(
      3000,
      ticks.map((each, index) => ({ ticks: each, function: `f${index}` })),
    );
  const run = named(1410, 1320, 180);
  const baseline = updated(made(named(1500, 1410)), run);
  expect(parseBaseline(baselineText([baseline]))).toHaveLength(1);
  expect(baseline.callSites).toEqual(made(run).callSites);
});

describe('one call site under two names', () => {
  // Samples tell what is done: `keygen.rsa` in one run, where the next one knows no more than `keygen`.
  const making = { ticks: 300, operation: 'keygen.rsa', api: 'generateKeyPairSync', algorithm: '', function: 'token' };
  const old = made(runOf(3000, [making]));
  const again = runOf(3000, [{ ...making, operation: 'keygen' }]);

  test('is not written anew', () => expect(baselineText([updated(old, again)])).toBe(baselineText([old])));
  test('and is written under the name that it has if it grew', () => {
    const grown = updated(old, runOf(3000, [{ ...making, operation: 'keygen', ticks: 900 }]));
    expect([...grown.callSites.keys()]).toEqual(['app.js#token|keygen']);
  });
});

const site = (share) => ({ count: 1, operation: 'hash', share });
const of = (callSites, metrics) => ({
  runs: 1,
  busyTicks: 1000,
  environment: { node: '', openssl: '', processor: '', workload: [] },
  callSites: new Map(Object.entries(callSites)),
  metrics: new Map(Object.entries(metrics)),
});

test('what is new, gone and different, by key', () => {
  const old = of({ b: site(0.1), c: site(0.2), same: site(0.3) }, { crypto_share: 0.4, findings: 1 });
  const updated = of(
    { a: site(0.05), c: site(0.5), same: site(0.3) },
    { crypto_share: 0.4, findings: 2, __proto__x: 0 },
  );
  expect(baselineChanges(old, updated)).toEqual([
    { kind: 'call site', key: 'a', before: null, after: 0.05 },
    { kind: 'call site', key: 'b', before: 0.1, after: null },
    { kind: 'call site', key: 'c', before: 0.2, after: 0.5 },
    { kind: 'metric', key: '__proto__x', before: null, after: 0 },
    { kind: 'metric', key: 'findings', before: 1, after: 2 },
  ]);
});

test('all of it, where there was none; nothing, where nothing changed', () => {
  const baseline = of({ a: site(0.1) }, { findings: 1 });
  expect(baselineChanges(null, baseline).map(({ before, after }) => [before, after])).toEqual([
    [null, 0.1],
    [null, 1],
  ]);
  expect(baselineChanges(baseline, baseline)).toEqual([]);
});

describe('how long the runs waited for a processor', () => {
  const waiting = (times, ticks = 900) => {
    const report = runOf(3000, [{ ticks }]);
    const cpu = { totalMs: 3000, mainMs: 3000, runQueueWaitMs: 3000 * times, mainRunQueueWaitMs: 3000 * times };
    return { ...report, profile: { ...report.profile, cpu } };
  };
  const of = (...runs) => makeBaseline(runs, CONFIG, '2026-11-20');

  test('is kept, of all of them, to a tenth; not if it is unknown', () => {
    expect(of(waiting(0.04), waiting(2.26), waiting(1)).waiting).toBe(1.1);
    expect(of(waiting(1), runOf(3000, [KDF])).waiting).toBe(1);
    expect(baselineText([of(runOf(3000, [KDF]))])).not.toContain('waiting');
  });

  test.each([
    ['about as long changes nothing', 1.4, 1],
    ['longer is written', 3, 3],
  ])('%s', (_, after, waited) => {
    expect(updated(of(waiting(1)), waiting(after)).waiting).toBe(waited);
  });

  test('is written where a baseline lacks it, and stays where a run does not say', () => {
    expect(updated(of(runOf(3000, [KDF])), waiting(2)).waiting).toBe(2);
    expect(updated(of(waiting(2)), runOf(3000, [KDF])).waiting).toBe(2);
  });
});
