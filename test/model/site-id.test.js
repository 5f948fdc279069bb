import { fileInRoot, rootOfSite, siteId, siteIds } from '../../src/model/site-id.js';

const SITE = {
  file: '/repo/src/auth.js',
  line: 7,
  column: 3,
  function: 'login',
  operation: 'kdf.pbkdf2',
  package: '',
  algorithm: '',
};

test('an id names file, function and operation, and no line', () => {
  expect(siteId(SITE, '/repo', 1)).toBe('src/auth.js#login|kdf.pbkdf2');
  expect(siteId({ ...SITE, line: 99 }, '/elsewhere/', 1)).toBe('/repo/src/auth.js#login|kdf.pbkdf2');
});

test.each([
  ['C:\\app\\src\\auth.js', 'C:\\app', 'src/auth.js'],
  ['C:\\app\\src\\auth.js', 'C:\\app\\', 'src/auth.js'],
  ['C:\\app\\src\\auth.js', 'c:\\App', 'src/auth.js'],
  ['c:/app/src/auth.js', 'C:\\app', 'src/auth.js'],
  ['C:\\app\\src\\auth.js', 'C:\\', 'app/src/auth.js'],
  ['C:\\app\\src\\auth.js', 'D:\\app', 'C:/app/src/auth.js'],
  ['C:\\apple\\auth.js', 'C:\\app', 'C:/apple/auth.js'],
  ['c:\\app\\src\\auth.js', '', 'C:/app/src/auth.js'],
  ['\\\\server\\share\\src\\auth.js', '\\\\server\\share', 'src/auth.js'],
  ['\\\\server\\share\\auth.js', 'C:\\app', '//server/share/auth.js'],
  ['src\\auth.js', 'C:\\app', 'src/auth.js'],
  ['src/auth.js', 'C:\\app', 'src/auth.js'],
  ['/app/src/auth.js', '/app', 'src/auth.js'],
  ['/app/src/a\\b.js', '/app', 'src/a\\b.js'],
  ['src/a\\b.js', '/app', 'src/a\\b.js'],
  ['/App/src/auth.js', '/app', '/App/src/auth.js'],
  ['/app/auth.js', '', '/app/auth.js'],
  ['node:crypto', 'C:\\app', 'node:crypto'],
])('%s in %s is %s', (file, root, expected) => {
  expect(fileInRoot(file, root)).toBe(expected);
  // What was told relative to the root once stays what it is.
  expect(fileInRoot(expected, root)).toBe(expected);
});

test.each([
  ['/repo/src/auth.js', '/repo', '/repo'],
  ['/repo/src/auth.js', '/elsewhere', ''],
  ['/repo/src/auth.js', '', ''],
  ['/auth.js/auth.js', '/auth.js', '/auth.js'],
  ['C:\\app\\src\\auth.js', 'c:\\App', 'C:/app'],
])('an id of %s in %s tells the root %p', (file, root, expected) => {
  expect(rootOfSite({ id: siteId({ ...SITE, file }, root, 2), file })).toBe(expected);
});

test('the source tells which call of several it is, also if the others were not seen', () => {
  expect([...siteIds([SITE], '/repo', () => 2).values()]).toEqual(['src/auth.js#login|kdf.pbkdf2|2']);
});

test('packages at one call are distinguished, whichever was sampled more often', () => {
  const sites = [
    { ...SITE, package: 'express-session' },
    { ...SITE, package: 'etag' },
  ];
  for (const order of [sites, sites.toReversed()]) {
    const ids = siteIds(order, '/repo', () => 1);
    expect(sites.map((site) => ids.get(site))).toEqual([
      'src/auth.js#login|kdf.pbkdf2|2',
      'src/auth.js#login|kdf.pbkdf2',
    ]);
  }
});

test('a row of which the samples do not show the call takes no id from one whose call is known', () => {
  const own = { ...SITE, line: 5 };
  const first = { ...SITE, line: 7 };
  const second = { ...SITE, line: 9 };
  const ordinalOf = (/** @type {object} */ site) =>
    [null, 1, 2][[own, first, second].indexOf(/** @type {any} */ (site))];
  const idsOf = (/** @type {any[]} */ ...sites) => {
    const ids = siteIds(sites, '/repo', ordinalOf);
    return sites.map((site) => ids.get(site)?.split('|')[2] ?? '1');
  };
  expect(idsOf(own)).toEqual(['1']);
  expect(idsOf(own, first)).toEqual(['2', '1']);
  expect(idsOf(own, second)).toEqual(['1', '2']);
  expect(idsOf(own, first, second)).toEqual(['3', '1', '2']);
});

test("a call keeps its id whichever of a package's calls were sampled beside it", () => {
  const first = { ...SITE, line: 7 };
  const second = { ...SITE, line: 9 };
  const token = { ...SITE, line: 5, package: 'jsonwebtoken' };
  const tag = { ...SITE, line: 7, column: 0, package: 'etag' };
  const idsOf = (/** @type {any[]} */ ...sites) => {
    const ids = siteIds(sites, '/repo', (site) => (site === second ? 2 : 1));
    return sites.map((site) => ids.get(site)?.split('|')[2] ?? '1');
  };
  expect(idsOf(first, second)).toEqual(['1', '2']);
  expect(idsOf(first, second, token)).toEqual(['1', '2', '3']);
  expect(idsOf(first, second, tag)).toEqual(['1', '2', '3']);
  expect(idsOf(first, second, token, tag)).toEqual(['1', '2', '3', '4']);
  expect(idsOf(second, token, tag)).toEqual(['2', '1', '3']);
});

test('where it does not, their order tells them apart', () => {
  const sites = [
    { ...SITE, line: 40 },
    { ...SITE, line: 12 },
  ];
  const ids = siteIds(sites, '/repo', () => 1);
  expect(sites.map((site) => ids.get(site))).toEqual([
    'src/auth.js#login|kdf.pbkdf2|2',
    'src/auth.js#login|kdf.pbkdf2',
  ]);
});
