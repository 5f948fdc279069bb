import { judgePairs, pairedGrowth } from '../../../src/gate/judge/pairs.js';

test('one pair shows no small growth', () => {
  const growth = pairedGrowth([10], [11.5]);
  expect(growth?.growth).toBeCloseTo(0.15);
  expect(growth?.interval[0]).toBeLessThan(0);
  expect(judgePairs(growth, 0.1).outcome).toBe('near');
});

test('several pairs that agree show it', () => {
  const growth = pairedGrowth([10, 10, 10, 10], [15, 15.2, 14.8, 15]);
  expect(judgePairs(growth, 0.1)).toMatchObject({ outcome: 'fail', runs: 4 });
});

test('pairs that agree by luck are not believed more than they may be', () => {
  const [low, high] = pairedGrowth([10, 10], [10, 10])?.interval ?? [];
  expect(low).toBeLessThan(-0.15);
  expect(high).toBeGreaterThan(0.15);
});

test.each([
  ['that disagree', [10, 10], [9, 16]],
  ['of which one is as before, and one took three times as long', [10, 10], [10, 30]],
])('pairs %s show nothing, and pass nothing', (_, base, head) =>
  expect(judgePairs(pairedGrowth(base, head), 0.2)).toMatchObject({ outcome: 'inconclusive', reason: 'few-pairs' }),
);
test('pairs that hardly disagree are near a limit', () =>
  expect(judgePairs(pairedGrowth([10, 10], [11, 11.3]), 0.1).outcome).toBe('near'));
test('a shrunken cost passes', () =>
  expect(judgePairs(pairedGrowth([10, 10, 10], [5, 5, 5]), 0.1).outcome).toBe('pass'));
test.each([
  [[], [1]],
  [[1], []],
  [[0], [1]],
])('%p and %p make no pair', (base, head) => {
  expect(judgePairs(pairedGrowth(base, head), 0.1)).toMatchObject({ outcome: 'inconclusive', reason: 'unpaired' });
});
