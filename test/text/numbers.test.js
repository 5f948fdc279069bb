import {
  bytes,
  duration,
  durationDifference,
  exactly,
  grouped,
  interval95,
  percent,
  percentRange,
  percentsOf,
  percentWithMargin,
  points,
  pointsRange,
  quantity,
  rate,
  ratio,
  tickTime,
  times,
  underscored,
} from '../../src/text/numbers.js';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [11_412, '11,412'],
  [1_234_567, '1,234,567'],
])('%d is %s', (number, text) => {
  expect(grouped(number)).toBe(text);
  expect(underscored(number)).toBe(text.replaceAll(',', '_'));
});

test.each([
  [0.702, 1, '70.2 %'],
  [0, 1, '0 %'],
  [1, 1, '100 %'],
  [0.0001, 1, '< 0.1 %'],
  [0.99996, 1, '> 99.9 %'],
  [0.999, 0, '> 99 %'],
  [0.05, 0, '5 %'],
])('a share of %d with %d decimals is %s', (share, decimals, text) => {
  expect(percent(share, decimals)).toBe(text);
});

test.each([
  [
    [0.625, 0.375],
    ['63 %', '37 %'],
  ],
  [
    [1 / 3, 1 / 3, 1 / 3],
    ['34 %', '33 %', '33 %'],
  ],
  [
    [0.996, 0.004],
    ['> 99 %', '< 1 %'],
  ],
  [[1], ['100 %']],
])('shares of %j add up: %j', (shares, texts) => expect(percentsOf(shares)).toEqual(texts));

test.each([
  [48, 40, '48 ms'],
  [0, 2, '< 1 ms'],
  [0, 0, ''],
])('%d ms of %d ticks are %j', (ms, ticks, text) => expect(tickTime(ms, ticks)).toBe(text));

test.each([
  [0.708, [0.6998, 0.7165], '70.8 % (± 0.9)'],
  [0.5, [0.428, 0.573], '50 % (± 8)'],
  [0.5, [0.4999, 0.5001], '50.0 % (± 0.1)'],
  // Nothing takes less than nothing, or more than everything.
  [0.0054, [0.0023, 0.0127], '0.5 % (0.2-1.3)'],
  [0.9946, [0.9873, 0.9977], '99.5 % (98.7-99.8)'],
  [0.08, [0.005, 0.25], '8 % (0.5-25.0)'],
  [0.02, [0.01, 0.03], '2.0 % (± 1.0)'],
])('a share of %d in %j is %s', (share, interval, text) => {
  expect(percentWithMargin(share, interval)).toBe(text);
});

test.each([
  [0, '0 ms'],
  [0.0005, '0.5 µs'],
  [0.0412, '41 µs'],
  [0.0994, '99 µs'],
  [0.0996, '0.1 ms'],
  [0.4149, '0.41 ms'],
  [1, '1 ms'],
  [6.24, '6.2 ms'],
  [9.97, '10 ms'],
  [48.2, '48 ms'],
  [999.6, '1.0 s'],
  [8034, '8.0 s'],
  [99_949, '99.9 s'],
  [200_000, '3 min 20 s'],
])('%d ms is %s', (ms, text) => {
  expect(duration(ms)).toBe(text);
});

test.each([
  [0, '0 B'],
  [375.6, '376 B'],
  [999.4, '999 B'],
  [999.6, '1 kB'],
  [1365, '1.4 kB'],
  [9960, '10 kB'],
  [24_400, '24 kB'],
  [999_400, '999 kB'],
  [999_600, '1 MB'],
  [3.21e9, '3,210 MB'],
])('%d bytes are %s', (number, text) => {
  expect(bytes(number)).toBe(text);
});

test.each([
  [0, '0 ms'],
  [12.3, '+12 ms'],
  [-1234, '-1.2 s'],
])('a difference of %d ms is %s', (ms, text) => {
  expect(durationDifference(ms)).toBe(text);
});

test('an interval is in per cent; a dash does not stand before a minus', () => {
  expect(percentRange([0.6935, 0.7103])).toMatch(/^69\.[34]-71\.0$/);
  expect(percentRange([-0.02, 0.05])).toBe('-2.0 to 5.0');
});

test('differences of shares are points, with their sign', () => {
  expect([0.0004, 0.021, -0.627].map(points)).toEqual(['0.0', '+2.1', '-62.7']);
  expect(pointsRange([-0.685, -0.548])).toBe('-68.5 to -54.8');
});

test.each([
  [0, '0.0'],
  [31.44, '31.4'],
  [99.96, '100'],
  [2315.4, '2,315'],
])('%d in a second is %s', (perSecond, text) => {
  expect(rate(perSecond)).toBe(text);
});

test.each([
  [0, '0'],
  [0.001, '< 0.01'],
  [0.25, '0.25'],
  [1, '1'],
  [12.345, '12.35'],
])('%d for each is %s', (value, text) => {
  expect(ratio(value)).toBe(text);
});

test.each([
  [2.64, '2.6 times'],
  [3, '3 times'],
  [9.96, '10 times'],
  [1200, '1,200 times'],
])('a factor of %d is %s', (factor, text) => {
  expect(times(factor)).toBe(text);
});

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
