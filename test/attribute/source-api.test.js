/** What a call of the source means, above all WebCrypto's. */
import { openScript } from '../../src/source/script.js';
import { sourceApi } from '../../src/attribute/source-api.js';

const meaning = (source, seen = '') => sourceApi(openScript(source.replace('|', '')).callAt(source.indexOf('|')), seen);

describe('a method of crypto.subtle', () => {
  test.each([
    ['crypto.subtle.|digest("SHA-256", data)', { operation: 'hash', algorithm: 'sha256' }],
    ['webcrypto.subtle.|digest({ name: "SHA-384" }, data)', { operation: 'hash', algorithm: 'sha384' }],
    [
      'const { subtle } = globalThis.crypto; subtle.|sign({ name: "ECDSA", hash: { name: "SHA-256" } }, key, data)',
      { operation: 'sign', algorithm: 'ecdsa-sha256' },
    ],
    [
      'import { subtle as s } from "node:crypto"; s.|sign("HMAC", key, data)',
      { operation: 'hmac', isNamed: true, algorithm: '' },
    ],
    [
      'const A = { name: "AES-GCM", iv }; this.subtle.|encrypt(A, key, data)',
      { operation: 'cipher.encrypt', algorithm: 'aes-gcm' },
    ],
    [
      'const s = crypto.subtle; s.|encrypt({ name: "RSA-OAEP" }, key, data)',
      { operation: 'asym.encrypt', isNamed: true, algorithm: 'rsa-oaep' },
    ],
    [
      'subtle.|deriveBits({ name: "PBKDF2", hash: "SHA-512", iterations: 600_000, salt }, key, 256)',
      { operation: 'kdf.pbkdf2', algorithm: 'sha512', parameters: { iterations: 600_000, length: 256 } },
    ],
    // The last object literal is that of the key that is derived.
    [
      'subtle.|deriveKey({ name: "HKDF", hash: "SHA-256", salt, info }, key, { name: "AES-GCM", length: 256 }, false, ["encrypt"])',
      { operation: 'kdf.hkdf', algorithm: 'sha256', parameters: {} },
    ],
    [
      'subtle.|deriveKey(algorithm, key, { name: "AES-GCM", length: 256 }, false, [])',
      { isOpen: true, algorithm: '', parameters: {} },
    ],
    [
      'subtle.|generateKey({ name: "ECDH", namedCurve: "P-384" }, true, [])',
      { operation: 'keygen.ec', algorithm: 'p-384' },
    ],
    [
      'subtle.|importKey("jwk", { kty: "oct", k: "hunter2" }, "HMAC", true, [])',
      { operation: 'key.import', algorithm: 'hmac', parameters: {} },
    ],
    ['subtle.|wrapKey("raw", key, wrapping, { name: "AES-KW" })', { operation: 'cipher.encrypt', algorithm: 'aes-kw' }],
    ['subtle.|sign(algorithm, key, data)', { isOpen: true, algorithm: '' }],
    ['subtle.|sign(...all)', { isOpen: true, algorithm: '' }],
    ['subtle.|sign(...all, { name: "HMAC" })', { isOpen: true, algorithm: '' }],
    ['subtle.|digest("hunter2", data)', { operation: 'hash', algorithm: '' }],
    ['subtle.|sign("constructor", key, data)', { algorithm: '' }],
  ])('%s', (source, expected) => expect(meaning(source)).toMatchObject(expected));

  test('is told by the frames where the source does not know the receiver', () => {
    expect(meaning('function f(api) { return api.|sign("HMAC", key, data); }', 'subtle.sign')).toMatchObject({
      operation: 'hmac',
    });
    expect(meaning('function f(api) { return api.|sign("sha256", data, key); }', 'sign')).toMatchObject({
      operation: 'sign',
      algorithm: 'sha256',
    });
  });

  test('is no function of node:crypto with the same name', () => {
    expect(meaning('crypto.|sign("sha256", data, key)')).toMatchObject({
      operation: 'sign',
      algorithm: 'sha256',
      isOpen: false,
    });
    expect(meaning('hash.|digest("hex")')).toBeNull();
  });
});

test.each([
  ['crypto.createSign("RSA-SHA256").update(data).|sign(key)', { operation: 'sign', algorithm: 'SHA256' }],
  ['crypto.|verify("rsa-ripemd160", data, key, signature)', { operation: 'verify', algorithm: 'ripemd160' }],
  ['crypto.createHash("RSA-SHA512").|update(data)', { operation: 'hash', algorithm: 'SHA512' }],
  ['crypto.|generateKeyPairSync("rsa-pss")', { operation: 'keygen.rsa', algorithm: '' }],
])("OpenSSL's old name of a digest is no key: %s", (source, expected) =>
  expect(meaning(source)).toMatchObject(expected),
);

test('nothing said means nothing', () => expect(sourceApi(null, 'sign')).toBeNull());
