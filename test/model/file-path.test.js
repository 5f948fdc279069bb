import { fileName, isWindowsPath, pathFromCommon, systemPath } from '../../src/model/file-path.js';

test.each([
  ['C:\\app\\x.js', 'C:\\app\\x.js', 'x.js'],
  ['c:\\app\\x.js', 'C:\\app\\x.js', 'x.js'],
  ['c:/app/x.js', 'C:\\app\\x.js', 'x.js'],
  ['\\\\server\\share\\x.js', '\\\\server\\share\\x.js', 'x.js'],
  ['\\\\server\\share/x.js', '\\\\server\\share\\x.js', 'x.js'],
])('%s is a path of Windows', (path, expected, name) => {
  expect([isWindowsPath(path), systemPath(path), fileName(path)]).toEqual([true, expected, name]);
});

test.each([
  ['/app/x.js', 'x.js'],
  ['/app/a\\b.js', 'a\\b.js'],
  ['/c:/x.js', 'x.js'],
  ['node:internal/crypto/hash', 'hash'],
  ['webpack:///src/x.js', 'x.js'],
  ['logs\\isolate.log', 'isolate.log'],
  ['x.js', 'x.js'],
  ['', ''],
])('%s is none, and stays as it is', (path, name) => {
  expect([isWindowsPath(path), systemPath(path), fileName(path)]).toEqual([false, path, name]);
});

test.each([
  ['/srv/app/auth.js', '/srv/app/users.js', 'users.js'],
  ['/srv/app/lib/auth.js', '/srv/app/server.js', 'server.js'],
  ['/srv/app/lib/auth.js', '/srv/app/routes/log-in.js', 'routes/log-in.js'],
  ['/srv/app/auth.js', '/srv/app/a\\b.js', 'a\\b.js'],
  ['C:\\app\\lib\\auth.js', 'c:/app/server.js', 'server.js'],
  ['C:\\app\\auth.js', 'D:\\app\\server.js', 'D:\\app\\server.js'],
])('from %s to %s', (from, file, expected) => {
  expect(pathFromCommon(from, file)).toBe(expected);
});
