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
