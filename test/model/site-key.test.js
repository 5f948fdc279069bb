import { fileInRoot } from '../../src/model/site-id.js';
import { siteKey } from '../../src/model/site-key.js';

describe('a file in the root', () => {
  test.each([
    ['/repo/src/a.js', '/repo', 'src/a.js'],
    ['/repo/src/a.js', '/repo/', 'src/a.js'],
    ['/repository/a.js', '/repo', '/repository/a.js'],
    ['/repo/a.js', '', '/repo/a.js'],
    ['C:\\work\\app\\a.js', 'C:\\work', 'app/a.js'],
    ['/a.js', '/', '/a.js'],
  ])('%s in %s is %s', (file, root, relative) => expect(fileInRoot(file, root)).toBe(relative));
});

test('a key names file, function, api and algorithm, and no line', () => {
  const site = { file: '/repo/auth.js', line: 7, function: 'login', api: 'pbkdf2Sync', operation: 'kdf.pbkdf2', algorithm: 'sha512' };
  expect(siteKey(site, '/repo')).toBe('auth.js#login|pbkdf2Sync|sha512');
});

test('without an api the operation stands in its place', () => {
  const site = { file: '/repo/auth.js', function: '', api: '', operation: 'kdf.bcrypt', algorithm: '' };
  expect(siteKey(site, '/repo')).toBe('auth.js#|kdf.bcrypt|');
});
