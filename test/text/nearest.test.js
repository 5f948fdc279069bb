import fc from 'fast-check';
import { editDistance, nearest } from '../../src/text/nearest.js';

const METRICS = ['sync_call_sites', 'findings', 'crypto_share', 'event_loop_share', 'longest_block'];

test.each([
  ['crypto_shar', 'crypto_share'],
  ['cyrpto_share', 'crypto_share'],
  ['Crypto_Share', 'crypto_share'],
  ['finding', 'findings'],
  ['share', 'crypto_share'],
  ['longest', 'longest_block'],
  ['block', 'longest_block'],
  ['latency', null],
  ['x', null],
  ['', null],
])('who writes "%s" means %s', (name, meant) => expect(nearest(name, METRICS)).toBe(meant));

test('a word of the name counts more than the name of its family', () => {
  expect(nearest('pbkdf2', ['kdf', 'kdf.pbkdf2', 'kdf.scrypt'])).toBe('kdf.pbkdf2');
  expect(nearest('warning', ['error', 'warn'])).toBe('warn');
});

test.each([
  ['ab', 'ba', 1],
  ['max', 'min', 2],
  ['', 'abc', 3],
  ['abc', 'abc', 0],
  ['runs', 'run', 1],
])('from "%s" to "%s": %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
});

const text = fc.string({ maxLength: 80 });

test('distances are symmetric, and 0 for the same name alone', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      const [left, right] = [a.slice(0, 64), b.slice(0, 64)];
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(left, right) === 0).toBe(left === right);
    }),
  );
});

test('the suggestion is one of the known names', () => {
  fc.assert(
    fc.property(text, fc.array(text), (name, known) => expect([...known, null]).toContain(nearest(name, known))),
  );
});

test('names of any length take no time', () => expect(nearest('x'.repeat(1e6), ['y'.repeat(1e6)]) === null).toBe(true));
