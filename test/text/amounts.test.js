import { byteSize } from '../../src/text/amounts.js';

test.each([
  ['500MB', 500e6],
  ['500 MB', 500e6],
  ['1.5 GB', 1.5e9],
  ['64kb', 64_000],
  ['2TB', 2e12],
  [' 2 GB ', 2e9],
])('%s is a size', (text, bytes) => expect(byteSize(text)).toBe(bytes));

test.each(['500', '', 'MB', '-1MB', '1e3MB', '5 MiB', '1,5GB', '5 M B', 'NaN MB', '5MB;rm'])('%j is none', (text) =>
  expect(byteSize(text)).toBe(null),
);
