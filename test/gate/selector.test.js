import fc from 'fast-check';
import { familyMatcher, matchesAnyOperation, pathMatcher, textMatcher } from '../../src/gate/selector.js';

test.each([
  ['src/boot.js#init|*', 'src/boot.js#init|kdf.pbkdf2', true],
  ['src/boot.js#init|*', 'src/boot.js#initial|kdf.pbkdf2', false],
  ['*', '', true],
  ['*|kdf.pbkdf2', 'a.js#f|kdf.pbkdf2', true],
  ['a*b*c', 'a-b-b-c', true],
  ['a*b*c', 'a-c-b', false],
  ['ab*ba', 'aba', false],
  ['a.c', 'abc', false],
  ['', 'anything', true],
])('%p on %p: %p', (pattern, text, expected) => expect(textMatcher(pattern)(text)).toBe(expected));

test('patterns of stars take no time', () => {
  expect(textMatcher('*a'.repeat(500) + '*')('a'.repeat(499))).toBe(false);
});

test('agrees with a regular expression', () => {
  const alphabet = fc.stringMatching(/^[ab*]{0,8}$/);
  fc.assert(
    fc.property(alphabet, fc.stringMatching(/^[ab]{0,8}$/), (pattern, text) => {
      fc.pre(pattern !== '');
      expect(textMatcher(pattern)(text)).toBe(new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(text));
    }),
  );
});

test.each([
  ['kdf', 'kdf.pbkdf2', true],
  ['kdf.*', 'kdf.pbkdf2', true],
  ['kdf.pbkdf2', 'kdf.pbkdf2', true],
  ['kdf.p', 'kdf.pbkdf2', false],
  ['hash', 'hmac', false],
  ['hash', 'hash', true],
  ['hash', 'hash-or-hmac', true],
  ['hmac', 'hash-or-hmac', false],
  ['*', 'hash', true],
  ['', 'hash', true],
])('the operations %p and %p: %p', (pattern, id, expected) => expect(familyMatcher(pattern)(id)).toBe(expected));

test.each([
  ['kdf', true],
  ['kdf.*', true],
  ['pbkdf2', false],
  ['kfd.*', false],
])('%p could match some operation: %p', (pattern, expected) => {
  expect(matchesAnyOperation(pattern)).toBe(expected);
});

test.each([
  ['src/routes/**', 'src/routes/a/b.js', true],
  ['src/*.js', 'src/a/b.js', false],
  ['./src/**', 'src/a.js', true],
  ['**/*.{js,ts}', 'a.ts', true],
  ['src/**', 'src/.hidden/a.js', true],
  ['', 'anything', true],
])('the path %p and %p: %p', (pattern, file, expected) => expect(pathMatcher(pattern)(file)).toBe(expected));
