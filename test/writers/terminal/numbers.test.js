import { count, counted, duration, percent, percentWithMargin, range } from '../../../src/writers/terminal/numbers.js';

const plain = (text) => text.replaceAll('\u00a0', ' ');

test.each([[0, '0'], [999, '999'], [1000, '1,000'], [11_412, '11,412'], [1_234_567, '1,234,567']])('%d is %s', (number, text) => {
  expect(count(number)).toBe(text);
});

test('one is singular', () => {
  expect(plain(counted(1, 'tick'))).toBe('1 tick');
  expect(plain(counted(2, 'stretch', 'stretches'))).toBe('2 stretches');
});

test.each([
  [0.702, 1, '70.2 %'], [0, 1, '0 %'], [1, 1, '100 %'], [0.0001, 1, '< 0.1 %'], [0.99996, 1, '> 99.9 %'], [0.999, 0, '> 99 %'], [0.05, 0, '5 %'],
])('a share of %d with %d decimals is %s', (share, decimals, text) => {
  expect(plain(percent(share, decimals))).toBe(text);
});

test.each([
  [0.708, [0.6998, 0.7165], '70.8 % (± 0.9)'], [0.5, [0.428, 0.573], '50 % (± 8)'], [0.5, [0.4999, 0.5001], '50.0 % (± 0.1)'],
])('a share of %d in %j is %s', (share, interval, text) => {
  expect(plain(percentWithMargin(share, interval))).toBe(text);
});

test.each([
  [0, '0 ms'], [0.44, '0.4 ms'], [1, '1 ms'], [9.97, '10 ms'], [48.2, '48 ms'], [999.6, '1.0 s'], [8034, '8.0 s'], [200_000, '3 min 20 s'],
])('%d ms is %s', (ms, text) => {
  expect(plain(duration(ms))).toBe(text);
});

test('an interval is in per cent', () => {
  expect(range([0.6935, 0.7103])).toMatch(/^69\.[34]-71\.0$/);
});
