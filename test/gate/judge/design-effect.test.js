import fc from 'fast-check';
import { designEffect, pooled, shownEffect } from '../../../src/gate/judge/design-effect.js';

const run = (ticks, busyTicks = 3000) => ({ ticks, busyTicks });

describe('the design effect', () => {
  test.each([
    ['one run', [run(600)]],
    ['two runs, however they differ', [run(100), run(900)]],
    ['runs without the ticks', [run(0), run(0), run(0)]],
    ['runs of nothing else', [run(3000), run(3000), run(3000)]],
  ])('of %s is assumed', (_, runs) =>
    expect(designEffect(runs, null)).toEqual({ value: 3, least: 3, from: 'assumed' }),
  );

  test('three runs that agree by luck do not make it 1', () => {
    expect(designEffect([run(600), run(600), run(600)], null)).toEqual({ value: 2, least: 2, from: 'measured' });
  });

  test('many runs that agree do', () => {
    expect(
      designEffect(
        Array.from({ length: 20 }, () => run(600)),
        null,
      ),
    ).toEqual({ value: 1, least: 1, from: 'measured' });
  });

  test('runs that differ as coins do have nearly theirs', () => {
    // Pearson's statistic of these is 2 over 2 degrees of freedom: √(3000 · 0.2 · 0.8) = 21.9 ticks to either side.
    const { value } = designEffect([run(600 - 22), run(600), run(600 + 22)], null);
    expect(value).toBeCloseTo((4 * 3 + 2 * 1) / 6, 1);
  });

  test('runs that differ more have more', () => {
    expect(designEffect([run(500), run(600), run(700)], null).value).toBeGreaterThan(6);
  });

  test('the config has its way', () =>
    expect(designEffect([run(500), run(600), run(700)], 1.5)).toEqual({ value: 1.5, least: 1.5, from: 'assumed' }));

  describe("that the baseline's runs showed", () => {
    const known = { value: 12, runs: 5 };

    test('holds for one run', () =>
      expect(designEffect([run(600)], null, known)).toEqual({ value: 12, least: 12, from: 'measured' }));
    test('holds where these runs have none of the ticks', () =>
      expect(designEffect([run(0), run(0), run(0)], null, known).value).toBe(12));
    test('is less than the config', () => expect(designEffect([run(600)], 2, known).value).toBe(2));

    test('is averaged with what these runs show, from two on: each by its degrees of freedom, and 4 for what is assumed', () => {
      // Pearson's statistic: 100 ticks to either side are 4.56 standard deviations.
      expect(designEffect([run(500), run(700)], null, known).value).toBeCloseTo((8 * 12 + (2 * 100 ** 2) / 480) / 9, 6);
      expect(designEffect([run(600), run(600)], null, known).value).toBeCloseTo((8 * 12) / 9, 6);
    });
  });

  test('is at least 1, never less than the least that so many runs can have, and the same in any order', () => {
    const runs = fc.array(fc.record({ ticks: fc.nat(1000), busyTicks: fc.integer({ min: 1000, max: 9000 }) }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(runs, (some) => {
        const { value, least } = designEffect(some, null);
        expect(value).toBeGreaterThanOrEqual(least);
        expect(least).toBeGreaterThanOrEqual(1);
        expect(designEffect(some.toReversed(), null).value).toBeCloseTo(value, 9);
      }),
    );
  });
});

describe('what a baseline keeps', () => {
  test('is nothing of two runs', () => expect(shownEffect([run(500), run(700)])).toBeNull());
  test('is more than what runs show that agree', () => expect(shownEffect([run(600), run(600), run(600)])).toBe(2));
  test("is all of what runs show that don't", () => {
    const runs = [run(500), run(600), run(700)];
    expect(shownEffect(runs)).toBeCloseTo((2 * 100 ** 2) / 480 / 2, 6);
    expect(shownEffect(runs)).toBeGreaterThan(designEffect(runs, null).value);
  });
});

test('runs are pooled', () => expect(pooled([run(1, 10), run(2, 20)])).toEqual({ ticks: 3, busyTicks: 30 }));
