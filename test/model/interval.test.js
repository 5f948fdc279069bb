import fc from 'fast-check';
import { differenceInterval, wilsonInterval } from '../../src/model/interval.js';

/** R. G. Newcombe, Statistics in Medicine 17, 1998, table I, method 3; the others by hand. */
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
])('%d of %d is between %d and %d', (count, total, low, high) => {
  const interval = wilsonInterval(count, total);
  expect(interval[0]).toBeCloseTo(low, 4);
  expect(interval[1]).toBeCloseTo(high, 4);
});

test('without trials anything is possible', () => expect(wilsonInterval(0, 0)).toEqual([0, 1]));

const TRIALS = fc
  .integer({ min: 1, max: 10_000_000 })
  .chain((total) => fc.tuple(fc.integer({ min: 0, max: total }), fc.constant(total)));

test('it lies within 0..1 and holds the share', () => {
  fc.assert(
    fc.property(TRIALS, ([count, total]) => {
      const [low, high] = wilsonInterval(count, total);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(count / total);
      expect(high).toBeGreaterThanOrEqual(count / total);
      expect(high).toBeLessThanOrEqual(1);
    }),
  );
});

test.each([
  [0, 3],
  [0, 12_345],
  [3, 3],
  [12_345, 12_345],
])('%d of %d holds its share to the last bit', (count, total) => {
  const [low, high] = wilsonInterval(count, total);
  expect(low <= count / total && count / total <= high).toBe(true);
});

test('more trials of the same share narrow it', () => {
  fc.assert(
    fc.property(TRIALS, fc.integer({ min: 2, max: 50 }), ([count, total], times) => {
      const width = ([low, high]) => high - low;
      expect(width(wilsonInterval(count * times, total * times))).toBeLessThan(width(wilsonInterval(count, total)));
    }),
  );
});

test('what did happen and what did not mirror each other', () => {
  fc.assert(
    fc.property(TRIALS, ([count, total]) => {
      const [low, high] = wilsonInterval(total - count, total);
      const [mirroredLow, mirroredHigh] = wilsonInterval(count, total);
      expect(low).toBeCloseTo(1 - mirroredHigh, 9);
      expect(high).toBeCloseTo(1 - mirroredLow, 9);
    }),
  );
});

/**
 * R. G. Newcombe, Statistics in Medicine 17, 1998, 873-890, table II, method 10; he subtracts the second from the
 * first.
 */
test.each([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [6, 7, 2, 7, 0.0582, 0.8062],
  [5, 56, 0, 29, -0.0381, 0.1926],
  [0, 10, 0, 20, -0.1611, 0.2775],
  [0, 10, 0, 10, -0.2775, 0.2775],
  [10, 10, 0, 20, 0.6791, 1],
  [10, 10, 0, 10, 0.6075, 1],
])('%d of %d less %d of %d is between %d and %d', (after, afterTotal, before, beforeTotal, low, high) => {
  const interval = differenceInterval({ count: before, total: beforeTotal }, { count: after, total: afterTotal });
  expect(interval[0]).toBeCloseTo(low, 4);
  expect(interval[1]).toBeCloseTo(high, 4);
});

test('a difference the other way round is its mirror image', () => {
  fc.assert(
    fc.property(TRIALS, TRIALS, ([count, total], [other, otherTotal]) => {
      const [low, high] = differenceInterval({ count, total }, { count: other, total: otherTotal });
      expect(differenceInterval({ count: other, total: otherTotal }, { count, total })).toEqual([0 - high, 0 - low]);
      expect(low <= other / otherTotal - count / total && other / otherTotal - count / total <= high).toBe(true);
    }),
  );
});

test('a difference to nothing at all may be anything', () => {
  expect(differenceInterval({ count: 0, total: 0 }, { count: 0, total: 0 })).toEqual([-1, 1]);
});
