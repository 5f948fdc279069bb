import fc from 'fast-check';
import { designEffect } from '../../../src/gate/judge/design-effect.js';
import { growthLimit, grownLimit } from '../../../src/gate/judge/growth.js';
import { budgetLimit, judgeShare, ticksFor } from '../../../src/gate/judge/share.js';

const judge = (limit, runs, minBusyTicks = null) =>
  judgeShare(
    runs.map(([ticks, busyTicks]) => ({ ticks, busyTicks })),
    limit,
    {
      effect: designEffect(
        runs.map(([ticks, busyTicks]) => ({ ticks, busyTicks })),
        null,
      ),
      minBusyTicks,
    },
  );

describe('a budget of 15 %', () => {
  test.each([
    ['far above, in one run', [[2100, 3000]], 'fail', 'exceeded'],
    ['above, in one run, but chance could do that', [[540, 3000]], 'inconclusive', 'single'],
    [
      'above in both runs',
      [
        [600, 3000],
        [600, 3000],
      ],
      'fail',
      'exceeded',
    ],
    [
      'above in one of two runs',
      [
        [540, 3000],
        [440, 3000],
      ],
      'inconclusive',
      'disagree',
    ],
    [
      'above in two of three runs',
      [
        [600, 3000],
        [440, 3000],
        [620, 3000],
      ],
      'fail',
      'exceeded',
    ],
    ['at it', [[450, 3000]], 'near', 'straddles'],
    ['just below it', [[420, 3000]], 'near', 'straddles'],
    ['far below it', [[150, 3000]], 'pass', 'within'],
    ['nothing', [[0, 3000]], 'pass', 'within'],
    ['nothing, in a few ticks: the interval knows', [[0, 300]], 'pass', 'within'],
    ['nothing, in a blink', [[0, 299]], 'inconclusive', 'few-ticks'],
    ['below it, but not for certain in so few ticks', [[110, 800]], 'inconclusive', 'few-ticks'],
    [
      'nothing, in enough ticks of several runs',
      [
        [0, 500],
        [0, 500],
      ],
      'pass',
      'within',
    ],
    [
      'nothing, in many blinks',
      [
        [0, 290],
        [0, 290],
        [0, 290],
        [0, 290],
      ],
      'inconclusive',
      'few-ticks',
    ],
    ['everything, in a blink', [[100, 100]], 'inconclusive', 'few-ticks'],
    ['far above, in few ticks', [[280, 400]], 'fail', 'exceeded'],
  ])('%s', (_, runs, outcome, reason) => expect(judge(budgetLimit(0.15), runs)).toMatchObject({ outcome, reason }));

  test('says how many ticks it takes', () =>
    expect(judge(budgetLimit(0.15), [[14, 100]]).neededTicks).toBe(ticksFor(0.15, 3)));
  test.each([
    ['nothing: as few as show anything', 0.15, [0, 100], 300],
    ['nothing, of a small limit', 0.01, [0, 900], 1200],
    ['less than half of a limit', 0.05, [16, 800], 700],
  ])('which are fewer where the share is far below: %s', (_, limit, run, ticks) => {
    expect(judge(budgetLimit(limit), [run.map((count) => count / 8)]).neededTicks).toBe(ticks);
    const share = run[0] / run[1];
    expect(judge(budgetLimit(limit), [[share * ticks, ticks]]).reason).toBe('within');
    expect(judge(budgetLimit(limit), [[share * (ticks - 110), ticks - 110]]).reason).toBe('few-ticks');
  });
  test('which are more than there are, also where each run has too few', () =>
    expect(judge(budgetLimit(0.15), Array(4).fill([0, 290])).neededTicks).toBe(1200));

  test('what the interval excludes passes, whatever minBusyTicks says; to accuse takes as many', () => {
    expect(judge(budgetLimit(0.05), [[0, 2986]], 3000)).toMatchObject({ outcome: 'pass', reason: 'within' });
    expect(judge(budgetLimit(0.05), [[120, 2986]], 3000)).toMatchObject({
      outcome: 'inconclusive',
      reason: 'few-ticks',
    });
    expect(judge(budgetLimit(0.15), [[2100, 3000]], 5000)).toMatchObject({
      outcome: 'inconclusive',
      reason: 'few-ticks',
    });
  });
});

test.each([
  [0.05, 3000],
  [0.2, 1000],
  [0.01, 15_700],
  [0, 15_700],
  [0.9, 600],
  [1, 300],
])('a limit of %p takes some %p ticks', (limit, ticks) => {
  expect(ticksFor(limit, 3)).toBe(ticks);
});

describe('a baseline of 20 %', () => {
  const limit = (absolute, relative = 0) => growthLimit(0.2, 9000, grownLimit(0.2, { absolute, relative }, 'share'));

  test.each([
    [
      '8 points more, in both runs',
      limit(0.05),
      [
        [840, 3000],
        [850, 3000],
      ],
      'fail',
    ],
    [
      '8 points more, in few ticks',
      limit(0.05),
      [
        [70, 250],
        [70, 250],
      ],
      'inconclusive',
    ],
    ['no more', limit(0.05), [[600, 3000]], 'pass'],
    [
      '3 points more are less than the limit',
      limit(0.05),
      [
        [690, 3000],
        [690, 3000],
      ],
      'pass',
    ],
    [
      '4 points more are less than a quarter of it',
      limit(0),
      [
        [720, 9000 / 3],
        [720, 3000],
      ],
      'near',
    ],
    [
      '8 points more are less than half of it',
      limit(0, 0.5),
      [
        [840, 3000],
        [840, 3000],
      ],
      'near',
    ],
  ])('%s', (_, shareLimit, runs, outcome) => expect(judge(shareLimit, runs).outcome).toBe(outcome));

  test.each([
    ['points', 0.2, { absolute: 0.1, relative: 0 }, 'share', 0.3],
    ['2 points at least', 0.01, { absolute: 0, relative: 0 }, 'share', 0.03],
    ['a quarter at least, of small shares', 0.12, { absolute: 0.02, relative: 0 }, 'share', 0.15],
    ['5 points at least, of large ones', 0.4, { absolute: 0.02, relative: 0 }, 'share', 0.45],
    ['a quarter of what is left at least', 0.84, { absolute: 0.02, relative: 0 }, 'share', 0.88],
    ['points, of a large share', 0.84, { absolute: 0.05, relative: 0 }, 'share', 0.89],
    ['2 points at least, of nearly all', 0.97, { absolute: 0, relative: 0 }, 'share', 0.99],
    ['relation', 0.4, { absolute: 0, relative: 0.5 }, 'share', 0.6],
    ['the whole at most', 0.9, { absolute: 0.5, relative: 0 }, 'share', 1],
    ['a ratio', 1, { absolute: 0, relative: 0.1 }, 'ratio', 1.25],
    [
      'one of few connections, by one more in a hundred requests',
      0.0025,
      { absolute: 0, relative: 0.3 },
      'ratio',
      0.0125,
    ],
    ['one of no connection', 0, { absolute: 0, relative: 0.3 }, 'ratio', 0.01],
    ['a count', 3, { absolute: 0, relative: 0 }, 'count', 3],
    ['a count, of which there are no parts', 3, { absolute: 0, relative: 0.5 }, 'count', 4],
  ])('grows by %s', (_, baseline, growth, unit, expected) =>
    expect(grownLimit(baseline, growth, unit)).toBeCloseTo(expected, 6),
  );
});

test('what is clearly below the limit is not asked for more ticks where the baseline has too few', () => {
  const limit = growthLimit(0.04, 1200, grownLimit(0.04, { absolute: 0.02, relative: 0 }, 'share'));
  expect(judge(limit, [[10, 1500]])).toMatchObject({ reason: 'few-baseline-ticks', neededTicks: ticksFor(0.06, 3) });
});

test('a baseline without any cannot have had less, however few its ticks', () => {
  const limit = growthLimit(0, 1200, grownLimit(0, { absolute: 0.01, relative: 0 }, 'share'));
  expect(judge(limit, [[0, 1200]])).toMatchObject({ outcome: 'pass', reason: 'within' });
  expect(judge(limit, [[0, 299]])).toMatchObject({ outcome: 'inconclusive', reason: 'few-ticks' });
  expect(judge(limit, Array(2).fill([120, 1200])).outcome).toBe('fail');
});

test('whatever was accepted, more can fail, and a larger baseline never allows less', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 0.97, noNaN: true }),
      fc.double({ min: 0, max: 0.02, noNaN: true }),
      (baseline, more) => {
        const [limit, next] = [baseline, baseline + more].map((value) =>
          grownLimit(value, { absolute: 0.02, relative: 0 }, 'share'),
        );
        expect(limit).toBeLessThan(1);
        expect(next).toBeGreaterThanOrEqual(limit);
      },
    ),
  );
});

test('a program that was nearly all cryptography fails if it becomes all', () => {
  const limit = growthLimit(0.84, 9000, grownLimit(0.84, { absolute: 0.05, relative: 0 }, 'share'));
  expect(
    judge(limit, [
      [2760, 3000],
      [2770, 3000],
    ]).outcome,
  ).toBe('fail');
  expect(
    judge(limit, [
      [2530, 3000],
      [2540, 3000],
    ]).outcome,
  ).toBe('pass');
});

const counts = fc
  .integer({ min: 1, max: 8000 })
  .chain((busy) => fc.tuple(fc.integer({ min: 0, max: busy }), fc.constant(busy)));
const limits = fc.oneof(
  fc.double({ min: 0, max: 0.95, noNaN: true }).map(budgetLimit),
  fc
    .double({ min: 0, max: 0.9, noNaN: true })
    .map((baseline) => growthLimit(baseline, 6000, grownLimit(baseline, { absolute: 0.02, relative: 0 }, 'share'))),
);

describe('whatever the counts', () => {
  test('the order of runs makes no difference', () => {
    fc.assert(
      fc.property(limits, fc.array(counts, { minLength: 1, maxLength: 5 }), (limit, runs) => {
        expect(judge(limit, runs.toReversed())).toEqual(judge(limit, runs));
      }),
    );
  });

  test('more ticks of the limited operation never turn a failure into a pass', () => {
    fc.assert(
      fc.property(
        limits,
        fc.array(counts, { minLength: 1, maxLength: 4 }),
        fc.nat(3),
        fc.nat(5000),
        (limit, runs, which, more) => {
          const after = runs.map(([ticks, busy], index) =>
            index === which % runs.length ? [ticks + more, busy + more] : [ticks, busy],
          );
          fc.pre(judge(limit, runs).outcome === 'fail');
          expect(['fail', 'inconclusive']).toContain(judge(limit, after).outcome);
        },
      ),
      { numRuns: 2000, maxSkipsPerRun: 1000 },
    );
  });

  test('what passes is not above its limit, and what fails is', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 0.95, noNaN: true }),
        fc.array(counts, { minLength: 1, maxLength: 4 }),
        (limit, runs) => {
          const { outcome } = judge(budgetLimit(limit), runs);
          const shares = runs.map(([ticks, busy]) => ticks / busy);
          if (outcome === 'pass') expect(Math.min(...shares)).toBeLessThanOrEqual(limit);
          if (outcome === 'fail') expect(Math.max(...shares)).toBeGreaterThan(limit);
        },
      ),
    );
  });
});
