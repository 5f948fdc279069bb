import { placesFrom } from '../../../src/rules/shared/places-from.js';

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
  expect(placesFrom('/srv/auth.js', places)).toBe(expected);
});

test('forty are all told; of thousands, how many more there are', () => {
  const many = (/** @type {number} */ count) => Array.from({ length: count }, (_, at) => place('/srv/auth.js', at + 1));
  expect(placesFrom('/srv/auth.js', many(40))).toMatch(/, 39, 40$/);
  expect(placesFrom('/srv/auth.js', many(3000))).toMatch(/, 500; 2500 more$/);
});
