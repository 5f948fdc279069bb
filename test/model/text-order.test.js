import { compareText, isBefore } from '../../src/model/text-order.js';

test('text is ordered by its units, on any machine', () => {
  expect(['b', 'a', 'B', 'ä', 'a'].sort(compareText)).toEqual(['B', 'a', 'a', 'b', 'ä']);
});

test.each([
  [{ line: 1, column: 9 }, { line: 2, column: 1 }, true],
  [{ line: 2, column: 1 }, { line: 2, column: 2 }, true],
  [{ line: 2, column: 2 }, { line: 2, column: 2 }, false],
  [{ line: 3, column: 1 }, { line: 2, column: 2 }, false],
])('a place before another: %j, %j', (one, other, expected) => {
  expect(isBefore(one, other)).toBe(expected);
});
