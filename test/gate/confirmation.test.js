import { judge, needsConfirmation } from '../../src/gate/verdict.js';
import { makeBaseline } from '../../src/gate/baseline/baseline.js';
import { configOf, NOW, runOf, SHORT_CALLS } from '../support/gate.js';

const KDF = { ticks: 900 };
const verdictOf = (reports, config, more = {}) => judge(reports, config, { now: NOW, version: '0.0.0', ...more });
const share = (limits) => configOf({ budgets: [{ metric: 'crypto_share', ...limits }] });

describe('another run is made', () => {
  test.each([
    ['to confirm a failure', [[900, 3000]], true],
    ['where one run is not enough', [[540, 3000]], true],
    [
      'where two disagree',
      [
        [540, 3000],
        [440, 3000],
      ],
      true,
    ],
    [
      'where three together are above the limit, and no two are',
      [
        [510, 3000],
        [510, 3000],
        [445, 3000],
      ],
      true,
    ],
    ['where all runs together may have ticks enough', [[40, 400]], true],
    [
      'where the last one may still bring them',
      [
        [50, 400],
        [50, 400],
      ],
      true,
    ],
    ['not where all runs together have too few', [[0, 250]], false],
    ['nor where none of them has enough by itself', [[0, 85]], false],
    ['nor where there is nothing at all', [[0, 1]], false],
    ['not where all is well', [[0, 3000]], false],
    ['not near the limit', [[440, 3000]], false],
    [
      'not where two agree',
      [
        [900, 3000],
        [900, 3000],
      ],
      false,
    ],
    [
      'not more often than the config says',
      [
        [540, 3000],
        [440, 3000],
        [540, 3000],
        [440, 3000],
        [440, 3000],
      ],
      false,
    ],
  ])('%s', (_, runs, expected) => {
    const config = share({ max: '15%' });
    expect(
      needsConfirmation(
        verdictOf(
          runs.map(([ticks, busy]) => runOf(busy, ticks === 0 ? [] : [{ ticks }])),
          config,
        ),
        config,
      ),
    ).toBe(expected);
  });

  test('nor where the config asks for more ticks than a run has', () => {
    const config = { ...share({ max: '15%' }), minBusyTicks: 1000 };
    expect(needsConfirmation(verdictOf([runOf(600, [])], config), config)).toBe(false);
    expect(needsConfirmation(verdictOf([runOf(600, [])], share({ max: '15%' })), config)).toBe(false);
  });

  test('for counts that all runs together can show', () => {
    const config = configOf({ budgets: [{ metric: 'sync_call_sites', max: 0 }] });
    expect([50, 85].map((ticks) => needsConfirmation(verdictOf([runOf(ticks, [])], config), config))).toEqual([
      false,
      true,
    ]);
  });

  test('not for a warning', () => {
    const config = share({ max: '15%', level: 'warn' });
    expect(needsConfirmation(verdictOf([runOf(3000, [KDF])], config), config)).toBe(false);
  });

  test('for a call site that one run shows dimly', () => {
    const config = configOf({ budgets: [{ metric: 'sync_call_sites', max: 0 }] });
    const dim = runOf(3000, [
      { ticks: 60, blocks: { count: 10, p50Ms: 6, p95Ms: 6, maxMs: 6, errorMs: 1, split: false } },
    ]);
    const once = verdictOf([dim], config);
    expect([once.outcome, once.checks[0].outcome, needsConfirmation(once, config)]).toEqual(['pass', 'near', true]);
    expect(verdictOf([dim, dim], config).outcome).toBe('fail');
    expect(verdictOf([dim, runOf(3000, [])], config).outcome).toBe('pass');
  });

  test('for one long stretch, where that is an error', () => {
    const long = runOf(3000, [
      { ticks: 60, blocks: { count: 2, p50Ms: 5, p95Ms: 55, maxMs: 55, errorMs: 1, split: false } },
    ]);
    for (const [level, expected] of [
      ['error', true],
      ['warn', false],
    ]) {
      const config = configOf({ budgets: [{ metric: 'longest_block', max: '20 ms', level }] });
      expect(needsConfirmation(verdictOf([long], config), config)).toBe(expected);
    }
  });

  describe('of growth', () => {
    const config = configOf({ baseline: {}, budgets: [{ metric: 'event_loop_share', regression: '+2pp' }] });
    const ofShare = (share) => runOf(3000, [{ ticks: 3000 * share }]);
    const baseline = makeBaseline([ofShare(0.28), ofShare(0.28), ofShare(0.28)], config, NOW);

    test.each([
      ['that is none', [0.29], 'pass', false],
      ['that may be too much', [0.325], 'pass', true],
      ['in two runs', [0.325, 0.325], 'pass', false],
      ['which is too much in the next run', [0.325, 0.36], 'inconclusive', true],
      ['and in the one after', [0.325, 0.36, 0.36], 'fail', false],
    ])('%s', (_, shares, outcome, expected) => {
      const verdict = verdictOf(shares.map(ofShare), config, { baseline });
      expect([verdict.outcome, needsConfirmation(verdict, config)]).toEqual([outcome, expected]);
    });
  });

  test('of a finding that a crowded machine may have made an error, before it passes', () => {
    const config = configOf({ budgets: [{ metric: 'findings', severity: 'error', max: 0 }] });
    const long = { count: 112, p50Ms: 8, p95Ms: 30, maxMs: 40, errorMs: 1, split: false };
    const run = runOf(3000, [{ ticks: 900, blocks: long }]);
    const cpu = { totalMs: 900, mainMs: 900, mainKernelMs: 0, workersMs: 0, poolMs: 0, v8Ms: 0, otherMs: 0 };
    const crowded = { ...run, profile: { ...run.profile, cpu: { ...cpu, runQueueWaitMs: 900 } } };
    const outcomes = [1, 2, 3].map((count) => {
      const { outcome, checks } = verdictOf(Array(count).fill(crowded), config);
      return [outcome, checks[0].outcome, checks[0].message.includes('without waiting for a processor')];
    });
    expect(outcomes).toEqual(Array(3).fill(['pass', 'near', true]));
    expect(needsConfirmation(verdictOf([crowded], config), config)).toBe(true);
  });

  describe('of something new, before it fails', () => {
    const config = configOf({ baseline: {}, budgets: [{ metric: 'findings', severity: 'error', max: 0 }] });
    const baseline = makeBaseline([runOf(9000, [])], config, NOW);
    const without = runOf(3000, []);
    const stalled = runOf(3000, [
      { ticks: 47, blocks: { count: 1, p50Ms: 47, p95Ms: 47, maxMs: 47, errorMs: 1, split: false } },
    ]);
    const clear = runOf(3000, [KDF]);
    const cpu = { totalMs: 900, mainMs: 900, mainKernelMs: 0, workersMs: 0, poolMs: 0, v8Ms: 0, otherMs: 0 };
    const short = runOf(3000, [
      { ticks: 20, blocks: { count: 2, p50Ms: 10, p95Ms: 10, maxMs: 10, errorMs: 1, split: false } },
    ]);
    const crowded = { ...short, profile: { ...short.profile, cpu: { ...cpu, runQueueWaitMs: 20_000 } } };
    const light = runOf(3000, [{ ...SHORT_CALLS, ticks: 45 }]);
    const faint = runOf(3000, [{ ...SHORT_CALLS, ticks: 32 }]);

    test.each([
      ['a stall in one run', [stalled], 'pass', true],
      ['and not in the next', [stalled, without], 'pass', true],
      ['nor in the one after', [stalled, without, without], 'pass', false],
      ['long calls in two runs', [stalled, stalled], 'fail', false],
      ['short calls in two runs', [short, short], 'fail', false],
      ['calls that a crowded machine made long in two', [crowded, crowded], 'pass', true],
      ['and in three', [crowded, crowded, crowded], 'pass', false],
      ['long calls in two of six', [stalled, stalled, without, without, without, without], 'pass', false],
      ['in half of them', [stalled, stalled, stalled, without, without, without], 'fail', false],
      ['a call site that is clear in two of six', [clear, clear, without, without, without, without], 'fail', false],
      ['a clear call site', [clear], 'fail', true],
      ['which no other run shows', [clear, without], 'pass', true],
      ['but the third', [clear, without, clear], 'fail', false],
      ['short calls of 1.5 %', [light], 'pass', true],
      ['in two runs', [light, light], 'fail', false],
      ['a call site that the baseline may have missed', [faint], 'pass', true],
      ['in two runs', [faint, faint], 'pass', false],
      ['which is clear in the next', [faint, light], 'fail', false],
      ['short calls of 0.5 %', [runOf(3000, [{ ...SHORT_CALLS, ticks: 15 }])], 'pass', false],
    ])('%s', (_, runs, outcome, expected) => {
      const verdict = verdictOf(runs, config, { baseline });
      expect([verdict.outcome, needsConfirmation(verdict, config)]).toEqual([outcome, expected]);
    });
  });

  test('and counts once, whatever each run calls it', () => {
    const config = configOf({ budgets: [{ metric: 'sync_call_sites', max: 1 }] });
    const [a, b] = ['sha512', ''].map((algorithm) => runOf(3000, [{ ticks: 900, algorithm }]));
    expect(verdictOf([a, b], config).checks).toMatchObject([{ value: 1, outcome: 'pass' }]);
  });
});
