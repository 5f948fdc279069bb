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

test('pairs that disagree show nothing', () =>
  expect(judgePairs(pairedGrowth([10, 10], [9, 16]), 0.1).outcome).toBe('near'));
test('a shrunken cost passes', () =>
  expect(judgePairs(pairedGrowth([10, 10, 10], [5, 5, 5]), 0.1).outcome).toBe('pass'));
test.each([
  [[], [1]],
  [[1], []],
  [[0], [1]],
])('%p and %p make no pair', (base, head) => {
  expect(judgePairs(pairedGrowth(base, head), 0.1)).toMatchObject({ outcome: 'inconclusive', reason: 'unpaired' });
});
