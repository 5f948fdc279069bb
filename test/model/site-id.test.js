import { siteId, siteIds } from '../../src/model/site-id.js';

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

test('the source tells which call of several it is, also if the others were not seen', () => {
  expect([...siteIds([SITE], '/repo', () => 2).values()]).toEqual(['src/auth.js#login|kdf.pbkdf2|2']);
});

test('packages that one call has work are told apart whichever was met more often', () => {
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
