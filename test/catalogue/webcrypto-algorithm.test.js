import { apiNamed, webcryptoAlgorithm } from '../../src/catalogue/index.js';

describe("WebCrypto's algorithms have the names that Node's own functions give them", () => {
  test.each([
    ['hash', 'SHA-256', {}, 'sha256'],
    ['hash', 'SHA3-256', {}, 'sha3-256'],
    ['sign', 'ECDSA', { hash: 'SHA-256' }, 'ecdsa-sha256'],
    ['verify', 'RSASSA-PKCS1-v1_5', {}, 'rsa'],
    ['sign', 'RSA-PSS', { saltLength: 32 }, 'rsa-pss'],
    ['sign', 'Ed25519', {}, 'ed25519'],
    ['sign', '', {}, ''],
    ['hmac', 'HMAC', { hash: 'SHA-512' }, 'sha512'],
    ['hmac', 'HMAC', {}, ''],
    ['mac', 'KMAC128', {}, 'kmac128'],
    ['kdf.pbkdf2', 'PBKDF2', { hash: 'SHA-512', iterations: 600_000 }, 'sha512'],
    ['kdf.hkdf', 'HKDF', {}, ''],
    ['kdf.argon2', 'Argon2id', {}, 'argon2id'],
    ['cipher.encrypt', 'AES-GCM', { tagLength: 128 }, 'aes-gcm'],
    ['asym.decrypt', 'RSA-OAEP', {}, 'rsa-oaep'],
    ['keygen.ec', 'ECDH', { namedCurve: 'P-256' }, 'p-256'],
    ['keygen.rsa', 'RSASSA-PKCS1-v1_5', { hash: 'SHA-256', modulusLength: 2048 }, ''],
    ['keygen.secret', 'AES-CBC', { length: 256 }, 'aes-cbc'],
    ['keygen', 'Ed448', {}, 'ed448'],
    ['kex.ecdh', 'ECDH', {}, ''],
    ['key.import', 'HMAC', { hash: 'SHA-256' }, 'hmac'],
    ['sign', 'constructor', {}, 'constructor'],
  ])('%s %s %j', (operation, name, options, expected) =>
    expect(webcryptoAlgorithm(operation, name, options)).toBe(expected),
  );
});

describe('the algorithm tells the operation', () => {
  test.each([
    ['sign', 'hmac', 'hmac'],
    ['verify', 'kmac256', 'mac'],
    ['encrypt', 'rsa-oaep', 'asym.encrypt'],
    ['deriveBits', 'hkdf', 'kdf.hkdf'],
    ['deriveKey', 'ecdh', 'kex.ecdh'],
    ['generateKey', 'rsa-oaep', 'keygen.rsa'],
    ['generateKey', 'ml-dsa-65', 'keygen.pqc'],
  ])('subtle.%s %s is %s', (method, algorithm, operation) =>
    expect(apiNamed(`subtle.${method}`)?.operationByAlgorithm[algorithm]).toBe(operation),
  );
});
