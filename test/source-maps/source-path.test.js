import fc from 'fast-check';
import { resolved, sourcePlace } from '../../src/source-maps/source-path.js';

const place = (source, directory = '/app/dist') => {
  const found = sourcePlace(source, directory);
  return 'path' in found ? `${found.kind} ${found.path}` : found.kind;
};

test.each([
  // tsc, esbuild, Rollup, Babel
  ['../src/a.ts', 'file /app/src/a.ts'],
  ['a.ts', 'file /app/dist/a.ts'],
  ['../../src/a%20b.ts', 'file /src/a b.ts'],
  ['100%.ts', 'file /app/dist/100%.ts'],
  ['/app/src/a.ts', 'file /app/src/a.ts'],
  ['file:///app/src/a%20b.ts', 'file /app/src/a b.ts'],
  ['file:///C:/app/a.ts', 'file C:\\app\\a.ts'],
  ['file:///app/dist/../src/a.ts', 'file /app/src/a.ts'],
  ['/app/dist/.././src//a.ts', 'file /app/src/a.ts'],
  ['/../src/a.ts', 'file /src/a.ts'],
  ['C:\\app\\dist\\..\\a.ts', 'file C:\\app\\a.ts'],
  ['C:\\app\\a.ts', 'file C:\\app\\a.ts'],
  // Vue, in Vite
  ['../src/App.vue?vue&type=script&setup=true', 'file /app/src/App.vue'],
  // webpack and Next.js
  ['webpack://shop/./src/a.ts', 'project src/a.ts'],
  ['webpack://shop/./src/a.ts?1a2b', 'project src/a.ts'],
  ['webpack://@acme/shop/./src/a.ts', 'project src/a.ts'],
  ['webpack:///./src/a.ts', 'project src/a.ts'],
  ['webpack:///src/a.ts', 'project src/a.ts'],
  ['webpack://_N_E/../node_modules/x/index.js', 'project ../node_modules/x/index.js'],
  ['webpack:///(rsc)/./src/app/api/route.ts', 'project src/app/api/route.ts'],
  ['webpack://shop/./node_modules/@noble/hashes/sha256.js', 'project node_modules/@noble/hashes/sha256.js'],
  ['turbopack:///[project]/src/a.ts', 'project src/a.ts'],
  // what bundlers make
  ['webpack://shop/webpack/bootstrap', 'made'],
  ['webpack://shop/webpack/runtime/define property getters', 'made'],
  ['webpack://shop/external node-commonjs "crypto"', 'made'],
  ['turbopack:///[turbopack]/runtime.ts', 'made'],
  ['\0commonjsHelpers.js', 'made'],
  ['https://example.org/a.js', 'elsewhere'],
  ['', 'elsewhere'],
  ['data:text/javascript,1', 'made'],
  ['a'.repeat(5000), 'made'],
])('%s is %s', (source, expected) => {
  expect(place(source)).toBe(expected);
});

test('paths of Windows are resolved as Windows does, wherever they are read', () => {
  expect(place('../src/a.ts', 'C:\\app\\dist')).toBe('file C:\\app\\src\\a.ts');
  expect(resolved('\\\\host\\share\\dist', '..')).toBe('\\\\host\\share\\');
});

test('any source is something', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('webpack:', 'file:', 'x:///', '//', './..')),
      fc.string(),
      (one, other) => {
        const found = sourcePlace(one + other, '/app/dist');
        expect(['made', 'elsewhere', 'file', 'project']).toContain(found.kind);
        if ('path' in found) expect(found.path).not.toMatch(/^$|\0/);
      },
    ),
  );
});
