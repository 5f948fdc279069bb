import { placeInRepository } from '../../../src/writers/shared/place.js';

const place = (file, root = '/app', rest = {}) =>
  placeInRepository({ file, line: 3, column: 5, api: 'hash', ...rest }, root);

test.each([
  ['/app/src/a.js', '/app', 'src/a.js'],
  ['/app/src/a.js', '/app/', 'src/a.js'],
  ['C:\\work\\app\\src\\a.js', 'C:\\work\\app', 'src/a.js'],
  ['src/a.js', '', 'src/a.js'],
  ['/app/a..b/..c.js', '/app', 'a..b/..c.js'],
])('%s below %s', (file, root, path) => {
  expect(place(file, root)).toEqual({ path, line: 3, column: 5, endColumn: 9, isExact: true });
});

test.each([
  ['/application/a.js'],
  ['/app'],
  ['/app/../etc/x.js'],
  ['../x.js'],
  ['/app/node_modules/x/index.js'],
  ['/app/lib/node_modules/x.js'],
  ['C:\\x.js'],
  ['C:/x.js'],
  ['node:internal/crypto'],
  ['file:///app/x.js'],
  ['https://x/y.js'],
  ['[eval]'],
  ['<anonymous>'],
  ['evalmachine.<anonymous>'],
  [''],
  ['/app/a\u001b.js'],
  ['/app/a\n.js'],
  ['/app/\ud800.js'],
])('%j is not in the repository', (file) => {
  expect(place(file)).toBe(null);
});

test('without a root it contains only relative paths', () => {
  expect(place('/app/a.js', '')).toBe(null);
});

test('what is unknown about a line', () => {
  expect(place('a.js', '', { column: null })).toEqual({
    path: 'a.js',
    line: 3,
    column: 1,
    endColumn: 2,
    isExact: false,
  });
  expect(place('a.js', '', { line: null })).toEqual({
    path: 'a.js',
    line: null,
    column: 1,
    endColumn: 2,
    isExact: false,
  });
  expect(place('a.js', '', { api: '' })).toMatchObject({ column: 5, endColumn: 6 });
});
