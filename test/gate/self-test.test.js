import { selfTest } from '../../src/gate/self-test.js';
import { configOf, NOW, runOf, SHORT_CALLS } from '../support/gate.js';

const runs = (...ticks) => ticks.map((each) => runOf(3000, [{ ...SHORT_CALLS, ticks: each }]));
const config = configOf({ baseline: {}, budgets: [{ metric: 'crypto_share', regression: '+2pp' }] });
const STEADY = runs(300, 310, 290, 305, 295, 302, 298, 301, 299, 304);
const test50 = (reports, judgedBy = config) => selfTest(reports, judgedBy, 50, { now: NOW, version: '0.0.0' });

test('runs that agree never fail each other', () => {
  const { checks, ...counts } = test50(STEADY);
  expect(counts).toEqual({
    runs: 10,
    draws: 50,
    failed: 0,
    inconclusive: 0,
    baselineRuns: 5,
    waiting: null,
    undecided: [],
  });
  expect(checks).toEqual([
    { id: 'crypto_share regression', failed: 0, inconclusive: 0, designEffect: 1 },
    { id: 'new_call_sites', failed: 0, inconclusive: 0, designEffect: null },
  ]);
});

test("says which check fails, where some runs do what others don't", () => {
  const odd = Array.from({ length: 5 }, () =>
    runOf(3000, [
      { ...SHORT_CALLS, ticks: 300 },
      { ...SHORT_CALLS, ticks: 400, function: 'sometimes' },
    ]),
  );
  const { failed, checks } = test50([...STEADY.slice(0, 5), ...odd], configOf({ baseline: {}, budgets: [] }));
  expect(failed).toBeGreaterThan(0);
  expect(checks).toEqual([{ id: 'new_call_sites', failed, inconclusive: 0, designEffect: null }]);
});

test('shows how much a share varies', () => {
  const [{ designEffect }] = test50(runs(100, 500, 300, 700, 200, 600, 50, 400, 300, 150)).checks;
  expect(designEffect).toBeGreaterThan(50);
});

test('shows how long runs waited for a processor where that changes shares', () => {
  const waited = (...times) =>
    STEADY.slice(0, times.length).map((report, index) => {
      const cpu = { totalMs: 1000, mainMs: 1000, runQueueWaitMs: 0, mainRunQueueWaitMs: 1000 * times[index] };
      return { ...report, profile: { ...report.profile, cpu } };
    });
  expect(test50(waited(0.1, 0.2, 0.1, 0.3, 0.2, 0.1, 0.2, 0.1)).waiting).toBe(null);
  expect(test50(waited(0.1, 0.2, 0.1, 4.24, 0.2, 0.1, 0.2, 0.1)).waiting).toEqual([0.1, 4.2]);
});

test('says why verdicts are inconclusive, the most frequent reason first', () => {
  const short = configOf({ runs: 3, budgets: [{ metric: 'crypto_share', max: '11%' }], minBusyTicks: 20_000 });
  expect(test50(STEADY, short).undecided).toEqual([{ reason: 'few-ticks', draws: 50 }]);
});

test('warnings fail nothing', () => {
  const warned = configOf({
    budgets: [
      { metric: 'crypto_share', max: '1%', level: 'warn' },
      { metric: 'crypto_share', max: '90%' },
    ],
  });
  expect(test50(STEADY, warned)).toMatchObject({ failed: 0, inconclusive: 0, baselineRuns: 0 });
});

test('is the same for the same runs', () => expect(test50(STEADY)).toEqual(test50(STEADY)));

test('takes runs for a baseline, and others to judge', () => {
  expect(() => test50(STEADY.slice(0, 7))).toThrow(
    expect.objectContaining({ code: 'self-test-few-runs', facts: { runs: 7, needed: 8 } }),
  );
  expect(test50(STEADY.slice(0, 8)).draws).toBe(50);
});
