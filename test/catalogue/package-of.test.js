import fc from 'fast-check';

import { packageOf } from '../../src/catalogue/index.js';
import { packagePath } from '../../src/catalogue/package-of.js';

test.each([
  ['/app/server.js', ''],
  ['node:internal/crypto/pbkdf2', ''],
  ['', ''],
  ['/app/my_node_modules/x/index.js', ''],
  ['/app/node_modules.js', ''],
  ['/app/node_modules/bcryptjs/umd/index.js', 'bcryptjs'],
  ['/app/node_modules/@noble/hashes/esm/sha2.js', '@noble/hashes'],
  ['/app/node_modules/elliptic/node_modules/bn.js/lib/bn.js', 'bn.js'],
  ['/app/node_modules/.pnpm/bcryptjs@3.0.3/node_modules/bcryptjs/index.js', 'bcryptjs'],
  ['/app/node_modules/.pnpm/@noble+hashes@2.0.0/node_modules/@noble/hashes/sha2.js', '@noble/hashes'],
  ['/app/.yarn/cache/bcryptjs-npm-2.4.3-32de03c4c5.zip/node_modules/bcryptjs/dist/bcrypt.js', 'bcryptjs'],
  ['/app/.yarn/unplugged/bcrypt-npm-5.1.1-0a/node_modules/bcrypt/bcrypt.js', 'bcrypt'],
  ['C:\\app\\node_modules\\bcryptjs\\index.js', 'bcryptjs'],
  // What Vite makes of vite.config.ts.
  ['/app/node_modules/.vite-temp/vite.config.ts.timestamp-1-2.mjs', ''],
  ['/app/node_modules/.bin/tool', '.bin'],
  ['C:\\app\\node_modules\\@node-rs\\bcrypt\\index.js', '@node-rs/bcrypt'],
  ['/app/node_modules/node_modules/x/index.js', 'x'],
  ['node_modules/x/index.js', 'x'],
])('%s is of %j', (file, name) => {
  expect(packageOf(file)).toBe(name);
});

test('the path in the package has forward slashes', () => {
  expect(packagePath('C:\\app\\node_modules\\@noble\\hashes\\esm\\sha2.js')).toEqual({
    name: '@noble/hashes',
    path: 'esm/sha2.js',
  });
});

test('any path has a package or none', () => {
  const part = fc.constantFrom('node_modules', '/', '\\', '@a', 'b', '.pnpm', '');
  fc.assert(
    fc.property(
      fc.array(part).map((parts) => parts.join('')),
      (file) => expect(typeof packageOf(file)).toBe('string'),
    ),
  );
});
