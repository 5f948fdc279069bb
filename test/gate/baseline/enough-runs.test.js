import { runsForBaseline } from '../../../src/gate/baseline/enough-runs.js';
import { configOf, runOf, SHORT_CALLS } from '../../support/gate.js';

const TODAY = '2026-11-20';
const runs = (...ticks) => ticks.map((each) => runOf(3000, [{ ...SHORT_CALLS, ticks: each }]));
const needed = (reports, ...budgets) => runsForBaseline(reports, configOf({ baseline: {}, budgets }), TODAY);
const growth = { metric: 'crypto_share', regression: '+2pp' };

describe('a baseline rests on', () => {
  test('three runs, where only call sites are compared with it', () =>
    expect(needed(runs(150), { metric: 'sync_call_sites', regression: 0 })).toBe(3));
  test('nor do limits that somebody wrote take more', () =>
    expect(needed(runs(150), { metric: 'crypto_share', max: '20%' })).toBe(3));
  test('five, where growth of a share is judged: they show how much it varies', () =>
    expect(needed(runs(150), growth)).toBe(5));
  test('no more, where they agree', () => expect(needed(runs(150, 148, 152, 155, 146), growth)).toBe(5));
  test('more, where they differ', () => {
    const some = needed(runs(150, 90, 230, 120, 180), growth);
    expect(some).toBeGreaterThan(5);
    expect(needed(runs(150, 20, 310, 120, 180), growth)).toBeGreaterThan(some);
  });
  test('fewer again, where more growth is accepted', () => {
    expect(needed(runs(150, 90, 230, 120, 180), { ...growth, regression: '+8pp' })).toBe(5);
  });
  test('three, where there can be no growth', () => expect(needed(runs(3000, 3000), growth)).toBe(3));
  test('twenty at most', () => expect(needed(runs(150, 0, 900, 30, 700), growth)).toBe(20));
  test('more, where runs are short', () =>
    expect(
      needed(
        [300, 305, 295, 302, 298].map((busy) => runOf(busy, [{ ...SHORT_CALLS, ticks: 15 }])),
        growth,
      ),
    ).toBeGreaterThan(5));
});
