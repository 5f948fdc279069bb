/** Tables: what fits, what is shortened, and what is left out. */
import { table } from '../../src/text/table.js';

const page = (width) => ({ width, paint: { dim: (text) => text } });
const HEADER = [{ title: 'LINE', isWhole: true }, { title: 'FUNCTION', most: 24, least: 12 }, { title: 'CALL' }];
const row = ['src/login.js:12', 'callback of setInterval', 'pbkdf2Sync sha512'];

test.each([
  [
    100,
    [
      '  LINE              FUNCTION                  CALL',
      '  src/login.js:12   callback of setInterval   pbkdf2Sync sha512',
    ],
  ],
  [50, ['  LINE             FUNCTION        CALL', '  src/login.js:12  callback of s…  pbkdf2Sync sha…']],
  [44, ['  LINE             CALL', '  src/login.js:12  pbkdf2Sync sha512']],
])('in %d columns', (width, lines) => expect(table(page(width), HEADER, [row])).toEqual(lines));

test('short enough columns are never left out', () => {
  const lines = table(page(32), HEADER, [['src/login.js:12', 'f', 'pbkdf2Sync sha512']]);
  expect(lines[0]).toMatch(/LINE +FUNC/);
});

const PLACES = [
  { title: 'CALL SITE', elastic: true },
  { title: 'CALL', yields: true },
  { title: 'TIME', align: 'right' },
  { title: 'CHANGE' },
];

test.each([
  [
    'room for all',
    64,
    [
      '  CALL SITE          CALL                        TIME  CHANGE',
      '  src/routes/app:12  generateKeyPairSync  +208 ms/run  vanished',
    ],
  ],
  [
    'a cut place, beside which a call is no wider',
    54,
    ['  CALL SITE      CALL                   TIME  CHANGE', '  src/routes/a…  generateKeyPa…  +208 ms/run  vanished'],
  ],
  [
    'texts, which are cut before numbers',
    40,
    ['  CALL S…  CALL            TIME  CHANGE', '  src/ro…  genera…  +208 ms/run  vanish…'],
  ],
])('%s', (_, width, lines) => {
  const cells = ['src/routes/app:12', 'generateKeyPairSync', '+208 ms/run', 'vanished'];
  expect(table(page(width), PLACES, [cells])).toEqual(lines);
});
