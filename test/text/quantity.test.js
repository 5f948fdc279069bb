import { exactly, interval95, quantity } from '../../src/text/quantity.js';

test.each([
  [null, 'share', 'unknown'],
  [NaN, 'ms', 'unknown'],
  [0.2034, 'share', '20.3 %'],
  [48.4, 'ms', '48 ms'],
  [0.25, 'ratio', '0.25'],
  [1204, 'count', '1,204'],
])('%p as %s is %s', (value, unit, text) => {
  expect(quantity(value, unit)).toBe(text);
});

test.each([
  [0.15, 'share', '15 %'],
  [0.1234, 'share', '12.34 %'],
  [50, 'ms', '50 ms'],
  [1500, 'ms', '1.5 s'],
  [0.125, 'ratio', '0.125'],
  [3, 'count', '3'],
])('a limit of %p as %s is %s', (value, unit, text) => {
  expect(exactly(value, unit)).toBe(text);
});

test('an interval has its unit', () => {
  expect(interval95([0.189, 0.218], 'share')).toBe('95 %: 18.9-21.8 %');
  expect(interval95([48, 1200], 'ms')).toBe('95 %: 48 ms-1.2 s');
});
