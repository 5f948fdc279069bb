import fc from 'fast-check';
import { METRICS } from '../../src/gate/metrics.js';
import { makeBaseline } from '../../src/gate/baseline/baseline.js';
import { judge, needsConfirmation } from '../../src/gate/verdict.js';
import { asyncServerReport, busyReport, guideServerReport, hostileReport, noCryptoReport, tooFewTicksReport } from '../support/sample-report.js';
import { COMMAND, configOf, NOW, runOf, SHORT_CALLS } from '../support/gate.js';

const TODAY = NOW.slice(0, 10);
const KDF = { ticks: 900 };
const verdictOf = (reports, config, more = {}) => judge(reports, config, { now: NOW, version: '0.0.0', command: COMMAND, ...more });
const share = (limits) => configOf({ budgets: [{ metric: 'crypto_share', ...limits }] });
const against = (accepted, file = {}) => {
  const config = configOf({ baseline: {}, ...file });
  return { config, baseline: makeBaseline(accepted, config, TODAY) };
};

describe('a verdict', () => {
  test('passes if all checks do', () => {
    expect(verdictOf([runOf(3000, [])], share({ max: '15%' }))).toMatchObject({
      outcome: 'pass', runs: 1, busyTicks: 3000, designEffect: 3, designEffectFrom: 'assumed', notices: [], allowed: [], baseline: null,
    });
  });

  test('fails if a check of level error does', () => expect(verdictOf([runOf(3000, [KDF])], share({ max: '15%' })).outcome).toBe('fail'));
  test('passes if a warning does', () => expect(verdictOf([runOf(3000, [KDF])], share({ max: '15%', level: 'warn' })).outcome).toBe('pass'));
  test('is inconclusive if an error could not be decided', () => expect(verdictOf([runOf(100, [])], share({ max: '15%' })).outcome).toBe('inconclusive'));
  test('fails if the program did', () => {
    const report = runOf(3000, []);
    const failed = { ...report, target: { ...report.target, exitCode: 3 } };
    expect(verdictOf([failed], share({ max: '15%' }))).toMatchObject({ outcome: 'fail', notices: [{ code: 'program-failed' }] });
  });

  test('has failures first, and ids that differ', () => {
    const config = configOf({ budgets: [
      { metric: 'crypto_share', max: '90%' }, { metric: 'crypto_share', max: '10%', level: 'warn' }, { metric: 'crypto_share', max: '15%' },
    ] });
    expect(verdictOf([runOf(3000, [KDF])], config).checks.map(({ id, outcome, level }) => [id, outcome, level])).toEqual([
      ['crypto_share max 3', 'fail', 'error'], ['crypto_share max 2', 'fail', 'warn'], ['crypto_share max', 'pass', 'error'],
    ]);
  });

  test('does not pass where much has no name', () => {
    const report = runOf(3000, []);
    const blind = { ...report, profile: { ...report.profile, namedTicks: 2000 } };
    expect(verdictOf([blind], share({ max: '15%' })).checks).toMatchObject([{ outcome: 'inconclusive', reason: 'blind' }]);
  });

  test('does not depend on the order of the runs', () => {
    const { config, baseline } = against([runOf(3000, [{ ticks: 300 }])], { budgets: [
      { metric: 'crypto_share', max: '20%', regression: '+5pp' }, { metric: 'sync_call_sites', max: 0 }, { metric: 'longest_block', max: '20 ms' },
    ] });
    const runs = fc.array(fc.tuple(fc.integer({ min: 400, max: 4000 }), fc.nat(400)), { minLength: 2, maxLength: 4 });
    fc.assert(fc.property(runs, (rows) => {
      const reports = rows.map(([busy, ticks]) => runOf(busy, ticks === 0 ? [] : [{ ticks }]));
      const outcomes = (some) => verdictOf(some, config, { baseline }).checks.map(({ id, outcome, value, interval }) => ({ id, outcome, value, interval: interval?.map((end) => end.toFixed(9)) })).sort((a, b) => (a.id < b.id ? -1 : 1));
      expect(outcomes(reports.toReversed())).toEqual(outcomes(reports));
    }), { numRuns: 50 });
  });

  test('of more cryptography is never better', () => {
    const config = configOf({ budgets: [{ metric: 'crypto_share', max: '20%' }, { metric: 'event_loop_share', max: '20%' }, { metric: 'sync_call_sites', max: 0 }, { metric: 'findings', max: 0 }] });
    fc.assert(fc.property(fc.integer({ min: 400, max: 4000 }), fc.integer({ min: 1, max: 400 }), fc.nat(3000), (busy, ticks, more) => {
      const failing = (report) => verdictOf([report], config).checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id);
      expect(failing(runOf(busy + more, [{ ticks: ticks + more }]))).toEqual(expect.arrayContaining(failing(runOf(busy, [{ ticks }]))));
    }), { numRuns: 100 });
  });
});

test.each([guideServerReport, asyncServerReport, busyReport, hostileReport, noCryptoReport, tooFewTicksReport].map((make) => [make.name, make()]))(
  '%s can be judged by everything', (_, report) => {
    const budgets = METRICS.flatMap(({ id, limits }) => [
      ...(limits.includes('max') ? [{ metric: id, max: 0 }] : []),
      ...(limits.includes('min') ? [{ metric: id, min: 1 }] : []),
      ...(limits.includes('forbid') ? [{ metric: id, forbid: ['*'] }] : []),
      ...(limits.includes('regression') && id !== 'handshakes_per_request' ? [{ metric: id, regression: '+10%' }] : []),
    ]);
    const { config, baseline } = against([report], { budgets, allow: [{ rule: '*', site: '*', reason: 'all' }] });
    const verdict = verdictOf([report, report], config, { baseline, base: [report] });
    expect(verdict.checks).toHaveLength(budgets.length + 1);
    expect(JSON.parse(JSON.stringify(verdict))).toEqual(verdict);
    for (const { message, outcome, fix } of verdict.checks) expect([message === '', outcome === 'fail' && fix === '']).toEqual([false, false]);
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
    ['an empty profile', () => verdictOf([runOf(3000, []), { ...empty, profile: { ...empty.profile, busyTicks: 0 } }], config), 'gate-profile-empty'],
    ['no budgets', () => verdictOf([empty], configOf({})), 'gate-without-checks'],
    ['no baseline', () => verdictOf([empty], configOf({ baseline: {} })), 'baseline-missing'],
    ['a baseline that is older than a budget', () => {
      const { baseline } = against([empty]);
      verdictOf([empty], configOf({ baseline: {}, budgets: [{ metric: 'crypto_share', operation: 'kdf', regression: '+5pp' }] }), { baseline });
    }, 'baseline-lacks'],
    ['a path that matches nothing', () => verdictOf([empty], share({ path: 'source/**', max: '1%' }), { knownFiles: ['src/app.js'] }), 'gate-path-unmatched'],
    ['a path that matches nothing that is known', () => verdictOf([empty], share({ path: 'src/**', max: '1%' })), 'gate-path-unmatched'],
  ])('%s', (_, run, expected) => expect(code(run)).toBe(expected));

  test.each([
    ['a file on the disk', { knownFiles: ['src/app.js'] }, []],
    ['a call site', { file: '/app/src/app.js' }, []],
    ['the baseline only', { baseline: '/app/src/app.js' }, ['path-matched-baseline-only']],
  ])('a path that matches %s is right', (_, { knownFiles = null, file = '/app/other.js', baseline: accepted = '/app/other.js' }, codes) => {
    const { config: judged, baseline } = against([runOf(3000, [{ ticks: 300, file: accepted }])], { baseline: { newCallSites: 'off' }, budgets: [{ metric: 'crypto_share', path: 'src/**', max: '50%' }] });
    expect(verdictOf([runOf(3000, [{ ticks: 300, file }])], judged, { baseline, knownFiles }).notices.map((notice) => notice.code)).toEqual(codes);
  });
});

describe('against its baseline', () => {
  test('a run passes, whatever is in it', () => {
    const sites = fc.array(fc.record({ ticks: fc.integer({ min: 1, max: 400 }), line: fc.integer({ min: 1, max: 99 }) }), { maxLength: 5 });
    fc.assert(fc.property(sites, (rows) => {
      const report = runOf(4000, rows);
      const { config, baseline } = against([report], { budgets: [
        { metric: 'crypto_share', regression: '+5pp' }, { metric: 'sync_call_sites', regression: 0 }, { metric: 'findings', regression: 0 },
        { metric: 'handshakes_per_request', regression: '+25%' },
      ] });
      expect(verdictOf([report], config, { baseline }).outcome).toBe('pass');
    }), { numRuns: 50 });
  });

  test('lines that moved are not new', () => {
    const { config, baseline } = against([runOf(3000, [{ ticks: 900, line: 23 }])]);
    expect(verdictOf([runOf(3000, [{ ticks: 900, line: 230 }])], config, { baseline }).outcome).toBe('pass');
  });

  test.each([
    ['a heavy one', [{ ticks: 900, function: 'other' }], 'fail'],
    ['one of the same name in the same file', [{ ticks: 450 }, { ticks: 450, line: 99 }], 'fail'],
    ['one that no rule is about, but takes much', [{ ...SHORT_CALLS, ticks: 300 }], 'fail'],
    ['a light one', [{ ...SHORT_CALLS, ticks: 20 }], 'pass'],
    ['an old one under another name', [{ ...KDF, ticks: 900, algorithm: '', api: 'pbkdf2' }], 'pass'],
    ['another operation in an old function', [{ ticks: 900, operation: 'kdf.scrypt', api: 'scryptSync', algorithm: '' }], 'fail'],
    ['an asynchronous one', [{ ticks: 300, api: 'pbkdf2', form: 'async' }], 'pass'],
  ])('a call site that is new: %s', (_, sites, outcome) => {
    const { config, baseline } = against([runOf(3000, [KDF])]);
    expect(verdictOf([runOf(3000, sites)], config, { baseline }).outcome).toBe(outcome);
  });

  test('a call site that the baseline\'s few ticks could have missed is not new for sure', () => {
    const { config, baseline } = against([runOf(100, [])]);
    const [check] = verdictOf([runOf(3000, [{ ticks: 60, function: 'other' }])], config, { baseline }).checks;
    expect(check).toMatchObject({ metric: 'new_call_sites', outcome: 'near' });
  });

  test('levels of new call sites', () => {
    const { baseline } = against([runOf(3000, [])]);
    expect(verdictOf([runOf(3000, [KDF])], configOf({ baseline: { newCallSites: 'warn' } }), { baseline }).outcome).toBe('pass');
  });

  test('of another machine, only counts are compared', () => {
    const { config, baseline } = against([runOf(3000, [])], { budgets: [{ metric: 'crypto_share', regression: '+5pp' }, { metric: 'sync_call_sites', regression: 0 }] });
    const report = runOf(3000, [KDF]);
    const elsewhere = { ...report, target: { ...report.target, processor: '64 × Other' } };
    const verdict = verdictOf([elsewhere], config, { baseline });
    expect(verdict.checks.map(({ metric, outcome }) => [metric, outcome])).toEqual([
      ['new_call_sites', 'fail'], ['sync_call_sites', 'fail'], ['crypto_share', 'inconclusive'],
    ]);
    expect(verdict.notices).toMatchObject([{ code: 'environment-differs' }]);
  });
});

test('runs of different programs are not one sample', () => {
  const report = runOf(3000, [KDF]);
  const other = { ...report, target: { ...report.target, command: ['node', 'other.js'] } };
  expect(verdictOf([report, other], share({ max: '15%' }))).toMatchObject({ outcome: 'inconclusive', notices: [{ code: 'runs-differ' }], checks: [{ reason: 'environment' }] });
});

test('pairs are compared with the base', () => {
  const config = configOf({ budgets: [{ metric: 'cpu_ms_per_request', regression: '+20%' }] });
  const report = runOf(3000, []);
  const dearer = { ...report, profile: { ...report.profile, busyMs: 2 * report.profile.busyMs } };
  const [check] = verdictOf([dearer, dearer], config, { base: [report, report] }).checks;
  expect(check).toMatchObject({ outcome: 'fail', level: 'warn', unit: 'share', value: expect.closeTo(1, 6) });
  expect(verdictOf([report], config).checks).toMatchObject([{ outcome: 'inconclusive', reason: 'unpaired' }]);
});

describe('another run is made', () => {
  test.each([
    ['to confirm a failure', [[900, 3000]], true],
    ['where one run is not enough', [[540, 3000]], true],
    ['where two disagree', [[540, 3000], [440, 3000]], true],
    ['where there are too few ticks', [[0, 100]], true],
    ['not where all is well', [[0, 3000]], false],
    ['not near the limit', [[440, 3000]], false],
    ['not where two agree', [[900, 3000], [900, 3000]], false],
    ['not more often than the config says', [[540, 3000], [440, 3000], [440, 3000]], false],
  ])('%s', (_, runs, expected) => {
    const config = share({ max: '15%' });
    expect(needsConfirmation(verdictOf(runs.map(([ticks, busy]) => runOf(busy, ticks === 0 ? [] : [{ ticks }])), config), config)).toBe(expected);
  });

  test('not for a warning', () => {
    const config = share({ max: '15%', level: 'warn' });
    expect(needsConfirmation(verdictOf([runOf(3000, [KDF])], config), config)).toBe(false);
  });

  test('for a call site that one run shows dimly', () => {
    const config = configOf({ budgets: [{ metric: 'sync_call_sites', max: 0 }] });
    const dim = runOf(3000, [{ ticks: 60, blocks: { count: 10, p50Ms: 6, p95Ms: 6, maxMs: 6, errorMs: 1, split: false } }]);
    const once = verdictOf([dim], config);
    expect([once.outcome, once.checks[0].outcome, needsConfirmation(once, config)]).toEqual(['pass', 'near', true]);
    expect(verdictOf([dim, dim], config).outcome).toBe('fail');
    expect(verdictOf([dim, runOf(3000, [])], config).outcome).toBe('pass');
  });

  test('and counts once, whatever each run calls it', () => {
    const config = configOf({ budgets: [{ metric: 'sync_call_sites', max: 1 }] });
    const [a, b] = ['sha512', ''].map((algorithm) => runOf(3000, [{ ticks: 900, algorithm }]));
    expect(verdictOf([a, b], config).checks).toMatchObject([{ value: 1, outcome: 'pass' }]);
  });
});
