import fc from 'fast-check';
import { wilsonInterval } from '../../src/attribute/interval.js';

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

const TRIALS = fc.integer({ min: 1, max: 10_000_000 }).chain((total) => fc.tuple(fc.integer({ min: 0, max: total }), fc.constant(total)));

test('it lies within 0..1 and holds the share', () => {
  fc.assert(fc.property(TRIALS, ([count, total]) => {
    const [low, high] = wilsonInterval(count, total);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(low).toBeLessThanOrEqual(count / total);
    expect(high).toBeGreaterThanOrEqual(count / total);
    expect(high).toBeLessThanOrEqual(1);
  }));
});

test.each([[0, 3], [0, 12_345], [3, 3], [12_345, 12_345]])('%d of %d holds its share to the last bit', (count, total) => {
  const [low, high] = wilsonInterval(count, total);
  expect(low <= count / total && count / total <= high).toBe(true);
});

test('more trials of the same share narrow it', () => {
  fc.assert(fc.property(TRIALS, fc.integer({ min: 2, max: 50 }), ([count, total], times) => {
    const width = ([low, high]) => high - low;
    expect(width(wilsonInterval(count * times, total * times))).toBeLessThan(width(wilsonInterval(count, total)));
  }));
});

test('what did happen and what did not mirror each other', () => {
  fc.assert(fc.property(TRIALS, ([count, total]) => {
    const [low, high] = wilsonInterval(total - count, total);
    const [mirroredLow, mirroredHigh] = wilsonInterval(count, total);
    expect(low).toBeCloseTo(1 - mirroredHigh, 9);
    expect(high).toBeCloseTo(1 - mirroredLow, 9);
  }));
});
