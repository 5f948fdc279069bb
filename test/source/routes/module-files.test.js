/** Which file a module's name means, among the files of a program. */
import { moduleFile } from '../../../src/source/routes/module-files.js';

const FROM = '/work/api/src/http/routes.ts';

test.each([
  ['./login.js', '/work/api/src/http/login.ts'],
  ['../auth', '/work/api/src/auth/index.ts'],
  ['@/auth/keys', '/work/api/src/auth/keys.ts'],
  ['~/auth/keys.js', '/work/api/src/auth/keys.ts'],
  ['src/auth/keys', '/work/api/src/auth/keys.ts'],
  ['@src/auth/keys', '/work/api/src/auth/keys.ts'],
  ['#auth/keys', '/work/api/src/auth/keys.ts'],
  ['#controllers/keys', '/work/api/app/controllers/keys.ts'],
  ['@app/controllers/keys', '/work/api/app/controllers/keys.ts'],
])('%s is %s', (specifier, file) => {
  expect(moduleFile(FROM, specifier, (each) => each === file)).toBe(file);
});

test('none if it may be several, or is a package', () => {
  const files = new Set(['/work/api/src/http/utils.ts', '/work/api/src/utils.ts', '/work/api/src/express.ts']);
  expect(moduleFile(FROM, '@/utils', (each) => files.has(each))).toBeNull();
  expect(moduleFile(FROM, './utils', (each) => files.has(each))).toBe('/work/api/src/http/utils.ts');
  expect(moduleFile(FROM, 'express', (each) => files.has(each))).toBeNull();
  expect(moduleFile(FROM, '@auth/keys', (each) => files.has(each))).toBeNull();
  expect(moduleFile('C:\\api\\src\\a.ts', '@/auth/keys', (each) => each === 'C:\\api\\src\\auth\\keys.ts')).toBe(
    'C:\\api\\src\\auth\\keys.ts',
  );
});
