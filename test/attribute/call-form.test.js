/** Whether a call holds the thread: frames, then the source, then the leaves. */
import { onlySite } from './grid-report.js';

const FILE = '/app/app.js';
const SIGN = ['signOneShot@node:internal/crypto/sig', 'native:__ecp_nistz256_mul_montx[openssl]'];
const VERIFY = ['verifyOneShot@node:internal/crypto/sig'];
const RANDOM = [
  'randomBytes@node:internal/crypto/random',
  'native:node::crypto::DeriveBitsJob<node::crypto::RandomBytesTraits>::New',
];
const INT = ['randomInt@node:internal/crypto/random'];

/**
 * @param {string[]} frames beneath the call
 * @param {string} source with `|` at the call
 */
function formOf(frames, source) {
  const before = source.slice(0, source.indexOf('|')).split('\n');
  const caller = `f@${FILE}:1:${before.length}.${before.at(-1).length + 1}`;
  return onlySite([caller, ...frames].join('\n'), { sources: { [FILE]: source.replace('|', '') } }).form;
}

const CJS = "const crypto = require('crypto'); const { promisify } = require('util');\n";

describe('one frame for both forms', () => {
  test.each([
    ['with a callback', SIGN, `${CJS}crypto.|sign('sha256', data, key, callback)`, 'async'],
    [
      'with a long callback',
      SIGN,
      `${CJS}crypto.|sign('sha256', data, key, (error, signature) => { ${'work(); '.repeat(80)} })`,
      'async',
    ],
    ['without', SIGN, `${CJS}crypto.|sign('sha256', data, key)`, 'sync'],
    ['without, imported by name', SIGN, "import { sign as s } from 'node:crypto';\n|s('sha256', data, key)", 'sync'],
    ['without, on something that may be crypto', SIGN, "this.crypto.|sign('sha256', data, key)", 'sync'],
    ['without, awaited for nothing', SIGN, `${CJS}async () => await crypto.|sign('sha256', data, key)`, 'sync'],
    ['with undefined for a callback', SIGN, `${CJS}crypto.|sign('sha256', data, key, undefined)`, 'sync'],
    ['promisified', SIGN, `${CJS}const sign = promisify(crypto.sign); |sign('sha256', data, key)`, 'async'],
    ['promisified at once', SIGN, `${CJS}promisify(crypto.sign)|('sha256', data, key)`, 'async'],
    [
      'promisified and kept in an object',
      SIGN,
      `${CJS}const p = { sign: promisify(crypto.sign) }; await p.|sign('sha256', data, key)`,
      'async',
    ],
    [
      'promisified and bound',
      SIGN,
      `${CJS}const sign = promisify(crypto.sign).bind(crypto); |sign('sha256', data, key)`,
      'async',
    ],
    ['with a key that a function finds', SIGN, `${CJS}crypto.|sign('sha256', data, keys.find((k) => k.id))`, 'sync'],
    ['with a key that one makes', SIGN, `${CJS}crypto.|sign('sha256', data, (() => key)())`, 'sync'],
    ['verify', VERIFY, `${CJS}crypto.|verify(null, data, key, signature)`, 'sync'],
    ['verify with a callback', VERIFY, `${CJS}crypto.|verify(null, data, key, signature, done)`, 'async'],
    ['randomBytes', RANDOM, `${CJS}crypto.|randomBytes(32)`, 'sync'],
    ['randomBytes with a callback', RANDOM, `${CJS}crypto.|randomBytes(32, (error, bytes) => {})`, 'async'],
    ['randomInt with a range', INT, `${CJS}crypto.|randomInt(5, 10)`, 'sync'],
    ['randomInt with a range that a function counts', INT, `${CJS}crypto.|randomInt(0, a.filter((x) => x).n)`, 'sync'],
    ['randomInt with a callback with a default', INT, `${CJS}crypto.|randomInt(10, ({ a = f() }, n) => {})`, 'async'],
    ['randomInt with a callback', INT, `${CJS}crypto.|randomInt(10, (error, n) => {})`, 'async'],
    ['randomInt with a range and a callback', INT, `${CJS}crypto.|randomInt(5, 10, done)`, 'async'],
  ])('%s', (_, frames, source, form) => expect(formOf(frames, source)).toBe(form));

  test.each([
    ['spread', `${CJS}crypto.|randomBytes(...args)`],
    ['awaited, from somewhere', 'async (randomBytes) => await |randomBytes(32)'],
    ['without a receiver, from somewhere', "import { randomBytes } from './promises.js'; |randomBytes(32)"],
  ])('nothing tells: %s', (_, source) => expect(formOf(RANDOM, source)).toBe('unknown'));

  test('the leaves tell where the source does not', () => {
    expect(
      formOf([RANDOM[0], 'native:aesni_ctr32_encrypt_blocks[openssl]'], `${CJS}crypto.|randomBytes(...args)`),
    ).toBe('sync');
  });
});

test.each([
  ['pbkdf2Sync', 'sync'],
  ['pbkdf2', 'async'],
])('where only the binding was seen, the function that is called tells: %s', (name, form) => {
  const job =
    'native:node::crypto::DeriveBitsJob<node::crypto::PBKDF2Traits>::New(v8::FunctionCallbackInfo<v8::Value> const&)';
  expect(formOf([job], `${CJS}crypto.|${name}(a, b, 1, 2, 'sha512', callback)`)).toBe(form);
});

test('a frame that knows is believed', () => {
  expect(formOf(['pbkdf2@node:internal/crypto/pbkdf2'], `${CJS}crypto.|pbkdf2Sync(a, b, 1, 2, 'sha512')`)).toBe(
    'async',
  );
});

test("the form of a package's call is told by the package's source", () => {
  const PACKAGE = '/app/node_modules/signer/index.js';
  const grid = ['f@/app/app.js:1:2.10', `signer@${PACKAGE}:1:2.23`, 'signOneShot@node:internal/crypto/sig'].join('\n');
  const sources = (call) => ({
    sources: { [PACKAGE]: `const crypto = require('crypto');\nexports.go = () => crypto.${call};` },
  });
  expect(onlySite(grid, sources("sign('sha256', data, key)"))).toMatchObject({ package: 'signer', form: 'sync' });
  expect(onlySite(grid, sources("sign('sha256', data, key, callback)"))).toMatchObject({
    package: 'signer',
    form: 'async',
  });
});
