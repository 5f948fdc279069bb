import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { repaired } from '../../../src/writers/flamegraph/page.js';
import { harmlessText, visibleName } from '../../../src/writers/flamegraph/visible-name.js';
import { profileFromGrid } from '../../support/text-grid.js';

/** 0x's own function, as it is in the page: repaired. */
const v8cats = (() => {
  const source = repaired(readFileSync(createRequire(import.meta.url).resolve('0x/visualizer/cmp/graph.js'), 'utf8'));
  const module = { exports: null };
  new Function('module', source)(module);
  return module.exports(() => '').v8cats;
})();

/** Those of d3-fg that 0x's page shows before any button is pressed: visualizer/index.js, `exclude`. */
const VISIBLE = ['app', 'deps', 'core', 'wasm'];
const nameOf = (cell) => visibleName(profileFromGrid(cell).frames[0]);
const categoryOf = (cell) => v8cats({ name: nameOf(cell) }).type;

test.each([
  ['auth@/app/app.js:20:23', 'auth /app/app.js:20', 'app'],
  ['@/app/app.mjs:3', 'anonymous /app/app.mjs:3', 'app'],
  ['@/app/app.cjs:1[module]', 'module body /app/app.cjs:1', 'app'],
  ['@node:net:1[module]', 'module body net.js:1', 'core'],
  ['main@/app/job.cjs:3', 'main /app/job.cjs:3', 'app'],
  ['main@/app/job.ts:3', 'main /app/job.ts:3', 'app'],
  ['main@/usr/local/bin/tool:3', 'main /usr/local/bin/tool:3', 'app'],
  ['main@C:\\app\\job.js:3', 'main C:\\app\\job.js:3', 'app'],
  ['get native@/app/app.js:3', 'get\u00a0native /app/app.js:3', 'app'],
  ['x@/app/internal/native code/app.js:3', 'x /app/internal/native code/app.js:3', 'app'],
  ['handle@/app/node_modules/express/lib/router.js:3', 'handle /app/node_modules/express/lib/router.js:3', 'deps'],
  ['pbkdf2Sync@node:internal/crypto/pbkdf2:62', 'pbkdf2Sync internal/crypto/pbkdf2.js:62', 'core'],
  ['randomBytes@node:crypto:12', 'randomBytes crypto.js:12', 'core'],
  ['readFile@node:fs/promises:12', 'readFile fs/promises.js:12.', 'core'],
  ['evaluated', 'evaluated.', 'core'],
  ['native:sha512_block_data_order_avx2[openssl]', 'sha512_block_data_order_avx2.', 'core'],
  ['native:node::crypto::Hash::Update', 'node∷crypto∷Hash∷Update.', 'core'],
  ['native:v8::internal::Heap::CollectGarbage', 'v8∷internal∷Heap∷CollectGarbage.', 'core'],
  ['native:(anonymous namespace)::work', '（anonymous namespace)∷work.', 'core'],
  ['native:std::vector<int>::at', 'std∷vector‹int›∷at.', 'core'],
  ['unknown:0x1234', '0x1234.', 'core'],
  ['gc:', 'gc.', 'core'],
  ['kernel:do_syscall_64', 'do_syscall_64.', 'core'],
  ['wasm:sha256_compress', 'sha256_compress [WASM:code]', 'wasm'],
  ['builtin:ArrayMap', 'ArrayMap [CODE:Builtin]', 'v8'],
  ['regexp:/^a+$/', '/^a+$/ [CODE:Regexp]', 'v8'],
])('%s is called %s, in category %s', (cell, name, category) => {
  expect(nameOf(cell)).toBe(name);
  expect(categoryOf(cell)).toBe(category);
});

test('whatever can hold crypto is visible from the start', () => {
  const cells = [
    'pbkdf2Sync@node:internal/crypto/pbkdf2:62',
    'native:EVP_DigestUpdate[openssl]',
    'wasm:bcrypt',
    'hash@/app/node_modules/@noble/hashes/x.ts:1',
  ];
  for (const cell of cells) expect(VISIBLE).toContain(categoryOf(cell));
});

test('frames of one function share a name, whatever their tier and line', () => {
  expect(nameOf('f@/app.js:1:2[ignition]')).toBe(nameOf('f@/app.js:1:9[turbofan]'));
});

test.each([
  ['</script><script>alert(1)</script>', '‹/script›‹script›alert(1)‹/script›'],
  ['&lt;b', '＆lt;b'],
  ['(idle)', '（idle)'],
  ['a\u2028b\u001b[2J', 'a\\u2028b\\x1b[2J'],
  ['x'.repeat(5_000_000), `${'x'.repeat(240)}…`],
])('%.40s is made inert', (text, name) => {
  expect(harmlessText(text)).toBe(name);
});
