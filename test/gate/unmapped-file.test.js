import { bundleOf, compiledFile, fileBelow, fileOfRoot, isMade } from '../../src/gate/unmapped-file.js';

test.each([
  ['dist/routes/login.js', 'src/routes/login.ts', true],
  ['dist/src/routes/login.js', 'src/routes/login.ts', true],
  ['packages/api/dist/login.controller.js', 'packages/api/src/login.controller.ts', true],
  ['build/login.mjs', 'login.mts', true],
  ['lib/login.js', 'src/login.js', true],
  ['dist-server/routes/page.js', 'app/routes/page.tsx', true],
  ['test/routes/login.js', 'src/routes/login.ts', false],
  ['dist/login.js', 'src/routes/login.ts', false],
  ['dist/routes/logout.js', 'src/routes/login.ts', false],
  ['packages/api/dist/login.js', 'packages/web/src/login.ts', false],
  ['dist/login.js', 'src/login.json', false],
  ['src/login.js', 'src/login.ts', false],
])('%s is compiled from %s: %p', (compiled, source, expected) => {
  expect(compiledFile(['other.js', compiled], ['other.ts', source])).toEqual(expected ? { compiled, source } : null);
});

test('a hundred thousand files of one name take no time', () => {
  const sources = Array.from({ length: 100_000 }, (_, index) => `src/${index}/index.ts`);
  const files = Array.from({ length: 100 }, (_, index) => `dist/a/b/${index}/index.js`);
  expect(compiledFile(files, sources)).toBeNull();
});

test.each([
  ['the root', 'dist/server.js', ['src/a.ts'], 'src/a.ts'],
  [
    'a package',
    'packages/api/dist/server.js',
    ['packages/web/src/a.ts', 'packages/api/src/b.ts'],
    'packages/api/src/b.ts',
  ],
  ['another package', 'packages/web/dist/server.js', ['packages/api/src/a.ts'], null],
  ['the root above a package', 'dist/server.js', ['packages/api/src/a.ts'], null],
  ['an output directory with a package.json', 'out/ncc/index.js', ['src/a.ts'], 'src/a.ts'],
  [
    'a package in an output directory',
    'packages/web/dist/esm/a.js',
    ['packages/web/src/a.ts'],
    'packages/web/src/a.ts',
  ],
])('a bundle of %s', (_, bundle, sources, source) => {
  const own = ['', 'packages/api/', 'packages/web/', 'packages/web/dist/esm/', 'out/ncc/'];
  const all = [...sources, ...own.map((home) => `${home}package.json`)];
  expect(bundleOf([bundle], sources, all)).toEqual(source === null ? null : { bundle, source });
});

test.each([
  ['src/login.js', ['packages/api/src/login.js'], 'packages/api/src/login.js'],
  ['src/login.js', ['src/login.js', 'packages/api/src/login.js'], null],
  ['login.js', ['packages/api/login.js'], null],
  ['/srv/login.js', ['packages/api/srv/login.js'], null],
])('%s ran, and there is %j', (ran, all, source) => {
  expect(fileBelow([ran], all, all)).toEqual(source === null ? null : { ran, source });
});

test.each([
  ['/lib/login.ts', ['src/lib/login.ts'], 'src/lib/login.ts'],
  ['/login.ts', ['web/app.ts', 'api/src/login.ts'], 'api/src/login.ts'],
  ['/lib/login.ts', ['src/lib/logout.ts', 'src/xlib/login.ts'], null],
  ['src/login.ts', ['api/src/login.ts'], null],
])('a map says that %s ran, and there is %j', (ran, sources, source) => {
  expect(fileOfRoot([ran], sources)).toEqual(source === null ? null : { ran, source });
});

test.each([
  ['dist/bundle.js', true],
  ['packages/api/build/server/main.js', true],
  ['.next/server/pages/login.js', true],
  ['src/build/hash.js', false],
  ['packages/api/src/build/hash.js', false],
  ['lib/hash.js', false],
  ['build.js', false],
])('whether only compilers write there: %s', (file, is) => expect(isMade(file)).toBe(is));
