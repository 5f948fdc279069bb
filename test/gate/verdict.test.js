import fc from 'fast-check';
import { METRICS } from '../../src/gate/metrics/index.js';
import { makeBaseline } from '../../src/gate/baseline/baseline.js';
import { judge } from '../../src/gate/verdict.js';
import {
  asyncServerReport,
  busyReport,
  guideServerReport,
  hostileReport,
  noCryptoReport,
  tooFewTicksReport,
} from '../support/sample-report.js';
import { configOf, NOW, runOf } from '../support/gate.js';

const TODAY = NOW.slice(0, 10);
const KDF = { ticks: 900 };
const verdictOf = (reports, config, more = {}) => judge(reports, config, { now: NOW, version: '0.0.0', ...more });
const share = (limits) => configOf({ budgets: [{ metric: 'crypto_share', ...limits }] });
const against = (accepted, file = {}) => {
  const config = configOf({ baseline: {}, ...file });
  return { config, baseline: makeBaseline(accepted, config, TODAY) };
};

describe('a verdict', () => {
  test('passes if all checks do', () => {
    expect(verdictOf([runOf(3000, [])], share({ max: '15%' }))).toMatchObject({
      outcome: 'pass',
      runs: 1,
      busyTicks: 3000,
      designEffect: 3,
      designEffectFrom: 'assumed',
      notices: [],
      allowed: [],
      baseline: null,
    });
  });

  test('fails if a check of level error does', () =>
    expect(verdictOf([runOf(3000, [KDF])], share({ max: '15%' })).outcome).toBe('fail'));
  test('passes if a warning does', () =>
    expect(verdictOf([runOf(3000, [KDF])], share({ max: '15%', level: 'warn' })).outcome).toBe('pass'));
  test('is inconclusive if an error could not be decided', () =>
    expect(verdictOf([runOf(100, [])], share({ max: '15%' })).outcome).toBe('inconclusive'));
  test('fails if the program did', () => {
    const report = runOf(3000, []);
    const failed = { ...report, target: { ...report.target, exitCode: 3 } };
    expect(verdictOf([failed], share({ max: '15%' }))).toMatchObject({
      outcome: 'fail',
      failures: [{ run: 1, ending: 'exit code 3' }],
    });
  });

  test('fails if the program did once it was asked to end, and says so', () => {
    const report = runOf(3000, []);
    const failed = { ...report, target: { ...report.target, exitCode: 1, wasAsked: /** @type {true} */ (true) } };
    expect(verdictOf([failed], share({ max: '15%' }))).toMatchObject({
      outcome: 'fail',
      failures: [{ run: 1, ending: 'exit code 1', wasAsked: true }],
    });
  });

  test.each([
    ['a server', 'SIGINT', { listened: true, load: null }, []],
    ['a server under our load', 'SIGINT', { listened: true }, ['SIGINT']],
    ['a script', 'SIGTERM', { listened: false, load: null }, ['SIGTERM']],
    ['a server, which crashes,', 'SIGSEGV', { listened: true, load: null }, ['SIGSEGV']],
  ])('what did not end by itself: %s by %s', (_, signal, { listened, load }, endings) => {
    const report = runOf(3000, []);
    const target = { ...report.target, signal };
    const ended = { ...report, target, drive: { listened, failure: '' }, ...(load === null ? { load } : {}) };
    expect(verdictOf([ended], share({ max: '15%' })).failures.map(({ ending }) => ending)).toEqual(endings);
  });

  test('has failures first, and ids that differ', () => {
    const shared = configOf({ budgets: [{ metric: 'crypto_share', max: '90%' }] });
    const own = configOf({
      budgets: [
        { metric: 'crypto_share', max: '10%', level: 'warn' },
        { metric: 'crypto_share', max: '15%' },
      ],
    });
    const extended = { ...own, budgets: [...shared.budgets, ...own.budgets] };
    expect(
      verdictOf([runOf(3000, [KDF])], extended).checks.map(({ id, outcome, level }) => [id, outcome, level]),
    ).toEqual([
      ['crypto_share max 3', 'fail', 'error'],
      ['crypto_share max 2', 'fail', 'warn'],
      ['crypto_share max', 'pass', 'error'],
    ]);
  });

  test('does not pass where much has no name', () => {
    const report = runOf(3000, []);
    const blind = { ...report, profile: { ...report.profile, namedTicks: 2000 } };
    expect(verdictOf([blind], share({ max: '15%' })).checks).toMatchObject([
      { outcome: 'inconclusive', reason: 'blind' },
    ]);
  });

  test('does not depend on the order of the runs', () => {
    const { config, baseline } = against([runOf(3000, [{ ticks: 300 }])], {
      budgets: [
        { metric: 'crypto_share', max: '20%', regression: '+5pp' },
        { metric: 'sync_call_sites', max: 0 },
        { metric: 'longest_block', max: '20 ms' },
      ],
    });
    const runs = fc.array(fc.tuple(fc.integer({ min: 400, max: 4000 }), fc.nat(400)), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(runs, (rows) => {
        const reports = rows.map(([busy, ticks]) => runOf(busy, ticks === 0 ? [] : [{ ticks }]));
        const outcomes = (some) =>
          verdictOf(some, config, { baseline })
            .checks.map(({ id, outcome, value, interval }) => ({
              id,
              outcome,
              value,
              interval: interval?.map((end) => end.toFixed(9)),
            }))
            .sort((a, b) => (a.id < b.id ? -1 : 1));
        expect(outcomes(reports.toReversed())).toEqual(outcomes(reports));
      }),
      { numRuns: 50 },
    );
  });

  test('of more cryptography is never better', () => {
    const config = configOf({
      budgets: [
        { metric: 'crypto_share', max: '20%' },
        { metric: 'event_loop_share', max: '20%' },
        { metric: 'sync_call_sites', max: 0 },
        { metric: 'findings', max: 0 },
      ],
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 400, max: 4000 }),
        fc.integer({ min: 1, max: 400 }),
        fc.nat(3000),
        (busy, ticks, more) => {
          const failing = (report) =>
            verdictOf([report], config)
              .checks.filter(({ outcome }) => outcome === 'fail')
              .map(({ id }) => id);
          expect(failing(runOf(busy + more, [{ ticks: ticks + more }]))).toEqual(
            expect.arrayContaining(failing(runOf(busy, [{ ticks }]))),
          );
        },
      ),
      { numRuns: 100 },
    );
  });
});

test.each(
  [guideServerReport, asyncServerReport, busyReport, hostileReport, noCryptoReport, tooFewTicksReport].map((make) => [
    make.name,
    make(),
  ]),
)('%s can be judged by everything', (_, report) => {
  const budgets = METRICS.flatMap(({ id, limits }) => [
    ...(limits.includes('max') ? [{ metric: id, max: 0 }] : []),
    ...(limits.includes('min') ? [{ metric: id, min: 1 }] : []),
    ...(limits.includes('forbid') ? [{ metric: id, forbid: ['*'] }] : []),
    ...(limits.includes('regression') && id !== 'handshakes_per_request' ? [{ metric: id, regression: '+10%' }] : []),
  ]);
  const { config, baseline } = against([report], { budgets, allow: [{ rule: 'sync-kdf', site: '*', reason: 'all' }] });
  const verdict = verdictOf([report, report], config, { baseline, base: [report] });
  expect(verdict.checks).toHaveLength(budgets.length + 1);
  expect(JSON.parse(JSON.stringify(verdict))).toEqual(verdict);
  for (const { message, outcome, fix } of verdict.checks)
    expect([message === '', outcome === 'fail' && fix === '']).toEqual([false, false]);
});

describe('what must not pass silently', () => {
  const code = (run) => {
    try {
      run();
    } catch (error) {
      return error.code;
    }
    return 'nothing';
  };
  const config = share({ max: '15%' });
  const empty = runOf(3000, []);

  test.each([
    ['no reports', () => verdictOf([], config), 'gate-without-reports'],
    [
      'an empty profile',
      () => verdictOf([runOf(3000, []), { ...empty, profile: { ...empty.profile, busyTicks: 0 } }], config),
      'gate-profile-empty',
    ],
    [
      'a run that is left out',
      () => {
        const warmUp = { seconds: 60, from: 'start', ticks: 1800 };
        return verdictOf([{ ...empty, profile: { ...empty.profile, busyTicks: 0, warmUp } }], config);
      },
      'gate-profile-left-out',
    ],
    [
      'a report that adds up several runs',
      () => verdictOf([runOf(3000, []), { ...empty, runs: [{ name: '' }, { name: '' }] }], config),
      'gate-run-merged',
    ],
    ['no budgets', () => verdictOf([empty], configOf({})), 'gate-without-checks'],
    ['no baseline', () => verdictOf([empty], configOf({ baseline: {} })), 'baseline-missing'],
    [
      'runs of a base that no budget compares with',
      () => verdictOf([empty], share({ max: '1%' }), { base: [empty] }),
      'gate-base-unused',
    ],
    [
      'a baseline that is older than a budget',
      () => {
        const { baseline } = against([empty]);
        verdictOf(
          [empty],
          configOf({ baseline: {}, budgets: [{ metric: 'crypto_share', operation: 'kdf', regression: '+5pp' }] }),
          { baseline },
        );
      },
      'baseline-lacks',
    ],
    [
      'a path that matches nothing',
      () => verdictOf([empty], share({ path: 'source/**', max: '1%' }), { knownFiles: ['src/app.js'] }),
      'gate-path-unmatched',
    ],
    [
      'a path of sources where what was compiled from them ran',
      () =>
        verdictOf([runOf(3000, [{ ticks: 300, file: '/app/dist/app.js' }])], share({ path: 'src/**', max: '1%' }), {
          knownFiles: ['src/app.ts', 'dist/app.js'],
        }),
      'gate-path-compiled',
    ],
    [
      'a path of files that ran where only a part of the repository was',
      () =>
        verdictOf([runOf(3000, [{ ticks: 300, file: '/app/src/app.js' }])], share({ path: 'api/**', max: '1%' }), {
          knownFiles: ['api/src/app.js', 'web/app.js'],
        }),
      'gate-path-elsewhere',
    ],
    [
      'a path of sources that a map puts below the root of the disk',
      () => {
        const run = runOf(3000, [{ ticks: 300, file: '/lib/login.ts' }]);
        const callSites = run.callSites.map((site) => ({
          ...site,
          generated: { file: '/app/dist/lib/login.js', line: 1, column: 1 },
        }));
        verdictOf([{ ...run, callSites }], share({ path: 'src/**', max: '1%' }), { knownFiles: ['src/lib/login.ts'] });
      },
      'gate-path-of-root',
    ],
    [
      'a path of sources where a bundle of them ran',
      () => {
        const run = runOf(3000, [{ ticks: 300, file: '/app/server.js' }]);
        const bundles = [{ file: '/app/server.js', ticks: 300, unidentifiedTicks: 0 }];
        verdictOf([{ ...run, bundles }], share({ path: 'src/**', max: '1%' }), { knownFiles: ['src/app.ts'] });
      },
      'gate-path-compiled',
    ],
    [
      'a path of sources where something else ran that was made of them',
      () =>
        verdictOf([runOf(3000, [{ ticks: 300, file: '/app/dist/bundle.js' }])], share({ path: 'src/**', max: '1%' }), {
          knownFiles: ['src/app.ts', 'dist/bundle.js', 'package.json'],
        }),
      'gate-path-compiled',
    ],
    [
      'a path that matches nothing that is known',
      () => verdictOf([empty], share({ path: 'src/**', max: '1%' })),
      'gate-path-unmatched',
    ],
  ])('%s', (_, run, expected) => expect(code(run)).toBe(expected));

  test.each([
    ['a file on the disk', { knownFiles: ['src/app.js'] }, []],
    ['a call site', { file: '/app/src/app.js' }, []],
    ['a file of the same name elsewhere', { file: '/app/test/app.js', knownFiles: ['src/app.js'] }, []],
    ['the baseline only', { baseline: '/app/src/app.js' }, ['path-matched-baseline-only']],
    ['nothing, among too many files to know,', { areTooMany: true }, ['path-unchecked']],
  ])(
    'a path that matches %s is right',
    (_, { file = '/app/other.js', baseline: accepted = '/app/other.js', ...files }, codes) => {
      const { config: judged, baseline } = against([runOf(3000, [{ ticks: 300, file: accepted }])], {
        baseline: { newCallSites: 'off' },
        budgets: [{ metric: 'crypto_share', path: 'src/**', max: '50%' }],
      });
      expect(
        verdictOf([runOf(3000, [{ ticks: 300, file }])], judged, { baseline, ...files }).notices.map(
          (notice) => notice.code,
        ),
      ).toEqual(codes);
    },
  );
});

test('a path of sources that are seen is right, whatever else was compiled', () => {
  const sites = [
    { ticks: 300, file: '/app/dist/app.js' },
    { ticks: 300, file: '/app/src/b.ts' },
  ];
  const judged = verdictOf([runOf(3000, sites)], share({ path: 'src/**', max: '50%' }), { knownFiles: ['src/app.ts'] });
  expect(judged.outcome).toBe('pass');
});

test.each([
  ['started', { command: ['node', 'src/app'] }, 'src/app.js', '/app/dist/vendor.js'],
  ['started by their path', { command: ['node', '/app/src/app.js'] }, 'src/app.js', '/app/dist/vendor.js'],
  ['no code', {}, 'src/app.css', '/app/dist/vendor.js'],
  ['beside code in a directory that people write to, too', {}, 'src/app.js', '/app/lib/vendor.js'],
])('a path of sources is right where these are %s', (_, target, known, file) => {
  const run = runOf(3000, [{ ticks: 300, file }]);
  const judged = { ...run, target: { ...run.target, ...target } };
  const knownFiles = [known, 'package.json'];
  expect(verdictOf([judged], share({ path: 'src/**', max: '50%' }), { knownFiles }).outcome).toBe('pass');
});

test('runs of different programs are not one sample', () => {
  const report = runOf(3000, [KDF]);
  const other = { ...report, target: { ...report.target, command: ['node', 'other.js'] } };
  expect(verdictOf([report, other], share({ max: '15%' }))).toMatchObject({
    outcome: 'inconclusive',
    notices: [{ code: 'runs-differ' }],
    checks: [{ reason: 'environment' }],
  });
});

test("runs in several checkouts are one program's", () => {
  const elsewhere = (report) => {
    const moved = structuredClone(report);
    moved.target.root = '/ci';
    for (const site of moved.callSites) site.file = site.file.replace('/app/', '/ci/');
    for (const { callSite } of moved.findings) if (callSite) callSite.file = callSite.file.replace('/app/', '/ci/');
    return moved;
  };
  const config = configOf({
    budgets: [
      { metric: 'sync_call_sites', max: 1 },
      { metric: 'findings', rule: 'sync-kdf', max: 1 },
    ],
  });
  const reports = [runOf(3000, [KDF]), elsewhere(runOf(3000, [{ ticks: 901 }]))];
  const { checks, outcome } = verdictOf(reports, config);
  expect([outcome, ...checks.map(({ value, offenders }) => [value, offenders.map(({ file }) => file)])]).toEqual([
    'pass',
    [1, ['app.js']],
    [1, ['app.js']],
  ]);
  expect(
    makeBaseline(reports, configOf({ baseline: {} }), TODAY).callSites.get('app.js#auth|kdf.pbkdf2'),
  ).toMatchObject({ file: 'app.js', function: 'auth', operation: 'kdf.pbkdf2' });
});

test('ratios of different programs are not judged', () => {
  const side = { handshakes: 1, resumed: 0, protocols: {}, ciphers: {}, groups: {} };
  const report = {
    ...runOf(3000, []),
    traffic: { requests: 20, clientRequests: 0, tlsServer: side, tlsClient: side, processes: 1, complete: true },
  };
  const other = { ...report, target: { ...report.target, command: ['node', 'other.js'] } };
  const config = configOf({ budgets: [{ metric: 'handshakes_per_request', side: 'server', max: 1 }] });
  expect(verdictOf([report, report], config).outcome).toBe('pass');
  expect(verdictOf([report, other], config)).toMatchObject({
    outcome: 'inconclusive',
    checks: [{ reason: 'environment' }],
  });
});

test('pairs of different machines are not compared', () => {
  const config = configOf({ budgets: [{ metric: 'cpu_ms_per_request', regression: '+20%' }] });
  const report = runOf(3000, []);
  const base = { ...report, target: { ...report.target, processor: '64 × Other' } };
  expect(verdictOf([report], config, { base: [base] }).checks).toMatchObject([
    { outcome: 'inconclusive', reason: 'environment', message: expect.stringContaining('64 × Other') },
  ]);
});

describe('a base that shows nothing', () => {
  const config = configOf({ budgets: [{ metric: 'cpu_ms_per_request', regression: '+20%' }] });
  const report = runOf(3000, []);
  const dearer = { ...report, profile: { ...report.profile, busyMs: 2 * report.profile.busyMs } };
  const unprofiled = [{ kind: 'thread', reason: 'own-exec-argv', count: 1, cpuMs: null }];

  test.each([
    [
      { load: { ...report.load, errors: report.load.requests } },
      'undriven',
      'in a run of the base, 252 of 252 requests of the load failed or were answered with another status than 2xx.',
    ],
    [{ target: { ...report.target, exitCode: 3 } }, 'undriven', 'a run of the base ended with exit code 3.'],
    [
      { profile: { ...report.profile, unprofiled } },
      'incomplete',
      'in a run of the base, not all of the program was recorded: ',
    ],
  ])('neither passes nor fails: %#', (changes, reason, why) => {
    for (const head of [report, dearer]) {
      const [check] = verdictOf([head, head], config, { base: [{ ...report, ...changes }, report] }).checks;
      expect(check).toMatchObject({ outcome: 'inconclusive', reason });
      expect(check.message).toContain(`: not judged, as ${why}`);
      expect(check.message).toContain('2 pairs');
    }
  });
});

test('pairs are compared with the base', () => {
  const config = configOf({ budgets: [{ metric: 'cpu_ms_per_request', regression: '+20%' }] });
  const report = runOf(3000, []);
  const dearer = { ...report, profile: { ...report.profile, busyMs: 2 * report.profile.busyMs } };
  const [check] = verdictOf([dearer, dearer], config, { base: [report, report] }).checks;
  expect(check).toMatchObject({ outcome: 'fail', level: 'warn', unit: 'share', value: expect.closeTo(1, 6) });
  expect(verdictOf([report], config).checks).toMatchObject([{ outcome: 'inconclusive', reason: 'unpaired' }]);
});
