import { openScript } from '../../src/source/script.js';

/**
 * @param {string} text with one call of `f`
 * @returns {boolean} whether a cipher gets what that returns as its key
 */
const isCipherKey = (text) => openScript(text).callAt(text.search(/\bf\(/)).syntax.isCipherKey;

test.each([
  ['at once', 'const c = createCipheriv(A, f(S), iv);'],
  ['by a name', 'function open(b) { const key = f(S); return crypto.createDecipheriv(A, key, b.iv); }'],
  [
    'once it is awaited',
    'async function seal(t) { const key = await f(S); return crypto.createCipheriv(A, key, iv(t)); }',
  ],
  ['by a function', 'const key = () => f(S); const c = crypto.createCipheriv(A, key(), iv);'],
  [
    'by a function that is awaited',
    'async function key() { return f(S); } const c = createCipheriv(A, await key(), iv);',
  ],
  [
    'by a method',
    'class V { key() { const k = f(S); return k; } seal() { return createCipheriv(A, this.key(), iv); } }',
  ],
  [
    'by two names',
    'const make = () => f(S); const seal = () => { const key = make(); return createCipheriv(A, key, iv); };',
  ],
  ['as text', "const key = f(S).toString('hex'); const c = createCipheriv(A, Buffer.from(key, 'hex'), iv);"],
  ['as a key', 'const key = crypto.createSecretKey(f(S)); const c = createCipheriv(A, key, iv);'],
  ['by a callback', 'f(S, (error, key) => { if (!error) done(createCipheriv(A, key, iv)); });'],
  ["by a promise's callback", 'f(S).then((key) => createCipheriv(A, key, iv));'],
])('a cipher gets it %s', (_title, text) => expect(isCipherKey(text)).toBe(true));

test.each([
  ['as another argument', 'const c = createCipheriv(A, KEY, f(S));'],
  ['but something else', 'const ok = timingSafeEqual(f(S), hash);'],
  ['but nobody', 'if (!user) f(S);'],
  ['by a callback, as an error', 'f(S, (error, key) => createCipheriv(A, error, iv));'],
  ["in another's callback", 'g(f(S), (error, key) => createCipheriv(A, key, iv));'],
  ['as a part of a text', "const c = createCipheriv(A, f(S).toString('hex').slice(0, 32), iv);"],
  ['as a salt', 'const c = createCipheriv(A, Buffer.from(text, f(S)), iv);'],
  [
    'but another variable of its name',
    'function a() { const key = f(S); } function b(key) { createCipheriv(A, key, iv); }',
  ],
  ['but a function with another name', 'const key = () => f(S); const c = createCipheriv(A, otherKey(), iv);'],
  ['but a function that calls itself', 'const key = () => { f(S); return key(); };'],
  ['as a part of something', 'const c = createCipheriv(A, f(S).subarray(0, 16), iv);'],
])('no cipher gets it %s', (_title, text) => expect(isCipherKey(text)).toBe(false));

describe('an HMAC', () => {
  const isMacKey = (/** @type {string} */ text) => openScript(text).callAt(text.search(/\bf\(/)).syntax.isMacKey;

  test.each([
    ['at once', "const mac = createHmac('sha256', f(S)).update(v).digest();"],
    [
      'by a function',
      "function cookieKey() { return f(S); } const sign = (v) => crypto.createHmac('sha256', cookieKey()).update(v).digest('hex');",
    ],
  ])('gets it %s', (_title, text) => expect([isMacKey(text), isCipherKey(text)]).toEqual([true, false]));

  test.each([
    ['as what it hashes', "const mac = createHmac('sha256', KEY).update(f(S)).digest();"],
    ['where a cipher does', 'const c = createCipheriv(A, f(S), iv);'],
  ])('does not get it %s', (_title, text) => expect(isMacKey(text)).toBe(false));
});

test('functions of one name that call each other are followed once', () => {
  const text = 'function key(n) { return key(n); } '.repeat(200);
  expect(isCipherKey(`${text} function key() { return f(S); }`)).toBe(false);
});
