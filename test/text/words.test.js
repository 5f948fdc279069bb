import { capitalised, counted, listed } from '../../src/text/words.js';

test.each([
  [1, ['tick'], '1 tick'],
  [0, ['tick'], '0 ticks'],
  [1204, ['tick'], '1,204 ticks'],
  [2, ['stretch', 'stretches'], '2 stretches'],
])('%d of %j are %s', (number, words, text) => {
  expect(counted(number, ...words)).toBe(text);
});

test.each([
  ['signing', 'Signing'],
  ['scrypt', 'scrypt'],
  ['bcrypt of a hash', 'bcrypt of a hash'],
  ['', ''],
])('%j begins a sentence as %j', (text, capital) => {
  expect(capitalised(text)).toBe(capital);
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j are listed as %j', (words, text) => {
  expect(listed(words)).toBe(text);
});
