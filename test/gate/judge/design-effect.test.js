import fc from 'fast-check';
import { designEffect, leastDesignEffect, pooled } from '../../../src/gate/judge/design-effect.js';

const run = (ticks, busyTicks = 3000) => ({ ticks, busyTicks });

describe('the design effect', () => {
  test.each([
    ['one run', [run(600)]],
    ['two runs, however they differ', [run(100), run(900)]],
    ['runs without the ticks', [run(0), run(0), run(0)]],
    ['runs of nothing else', [run(3000), run(3000), run(3000)]],
  ])('of %s is assumed', (_, runs) => expect(designEffect(runs, null)).toEqual({ value: 3, from: 'assumed' }));

  test('three runs that agree by luck do not make it 1', () => {
    expect(designEffect([run(600), run(600), run(600)], null)).toEqual({ value: 2, from: 'measured' });
  });

  test('many runs that agree do', () => {
    expect(designEffect(Array.from({ length: 20 }, () => run(600)), null)).toEqual({ value: 1, from: 'measured' });
  });

  test('runs that differ as coins do have nearly theirs', () => {
    // Pearson's statistic of these is 2 over 2 degrees of freedom: √(3000 · 0.2 · 0.8) = 21.9 ticks to either side.
    const { value } = designEffect([run(600 - 22), run(600), run(600 + 22)], null);
    expect(value).toBeCloseTo((4 * 3 + 2 * 1) / 6, 1);
  });

  test('runs that differ more have more', () => {
    expect(designEffect([run(500), run(600), run(700)], null).value).toBeGreaterThan(6);
  });

  test('the config has its way', () => expect(designEffect([run(500), run(600), run(700)], 1.5)).toEqual({ value: 1.5, from: 'assumed' }));

  test('is at least 1, never less than the least that so many runs can have, and the same in any order', () => {
    const runs = fc.array(fc.record({ ticks: fc.nat(1000), busyTicks: fc.integer({ min: 1000, max: 9000 }) }), { minLength: 1, maxLength: 12 });
    fc.assert(fc.property(runs, (some) => {
      const { value } = designEffect(some, null);
      expect(value).toBeGreaterThanOrEqual(Math.max(1, leastDesignEffect(some.length, null)));
      expect(designEffect(some.toReversed(), null).value).toBeCloseTo(value, 9);
    }));
  });
});

test('runs are pooled', () => expect(pooled([run(1, 10), run(2, 20)])).toEqual({ ticks: 3, busyTicks: 30 }));
