import { placesFrom } from '../../../src/rules/shared/places-from.js';

const AUTH = { id: 'auth.js#check|kdf.scrypt', file: '/srv/auth.js' };
const place = (/** @type {string} */ file, /** @type {number} */ line) => ({ file, line });

test.each([
  ['none', [], ''],
  ['one', [place('/srv/auth.js', 7)], 'line 7'],
  ['one twice', [place('/srv/auth.js', 7), place('/srv/auth.js', 7)], 'line 7'],
  ['several of a file, in its order', [place('/srv/auth.js', 30), place('/srv/auth.js', 7)], 'lines 7, 30'],
  [
    'those of other files behind them',
    [place('/srv/routes/a.js', 9), place('/srv/b.js', 2), place('/srv/auth.js', 4), place('/srv/routes/a.js', 5)],
    'line 4; routes/a.js:5, 9; b.js:2',
  ],
])('%s', (_title, places, expected) => {
  expect(placesFrom(AUTH, places)).toBe(expected);
});

test('forty are all told; of thousands, how many more there are', () => {
  const many = (/** @type {number} */ count) => Array.from({ length: count }, (_, at) => place('/srv/auth.js', at + 1));
  expect(placesFrom(AUTH, many(40))).toMatch(/, 39, 40$/);
  expect(placesFrom(AUTH, many(3000))).toMatch(/, 500; 2500 more$/);
});

test('a line with many calls counts once', () => {
  const calls = (/** @type {number} */ lines) =>
    Array.from({ length: 1200 }, (_, at) => place('/srv/auth.js', (at % lines) + 1));
  expect(placesFrom(AUTH, calls(21))).toMatch(/^lines 1, 2, [\d, ]+, 20, 21$/);
  expect(placesFrom(AUTH, calls(600))).toMatch(/, 500; 100 more$/);
});

describe('a path says which of several files of one name it is', () => {
  const places = ['/srv/lib/admin/index.js', '/srv/admin/index.js', '/srv/lib/users.js'].map((file) => place(file, 2));

  test.each([
    ['from the root', 'lib/auth.js#check|kdf.scrypt', 'lib/admin/index.js:2; admin/index.js:2; lib/users.js:2'],
    ['or whole, without one', '/srv/lib/auth.js#check', '/srv/lib/admin/index.js:2; /srv/admin/index.js:2; users.js:2'],
  ])('%s', (_title, id, expected) => {
    expect(placesFrom({ id, file: '/srv/lib/auth.js' }, places)).toBe(expected);
  });

  test('on Windows, too', () => {
    const site = { id: 'lib/auth.js#check|kdf.scrypt', file: 'C:\\srv\\lib\\auth.js' };
    expect(placesFrom(site, [place('C:\\srv\\lib\\admin\\index.js', 2)])).toBe('lib/admin/index.js:2');
  });

  test('what lies elsewhere is told from what it has in common', () => {
    expect(placesFrom(AUTH, [place('/shared/log.js', 2)])).toBe('shared/log.js:2');
  });
});
