import { cryptoPackage } from './crypto-package.js';

// Passwords and salts are bytes in any list, plain arrays among them, which node:crypto refuses. Only lists have `map`: of a
// request's `{"length": 200000000}`, which scrypt-js refuses, Buffer.from would make as many bytes. OpenSSL needs about
// 128 * N * r bytes.
const SCRYPT = {
  parameters: ['password', 'salt', 'N', 'r', 'p', 'keylen'],
  by: { module: 'node:crypto', name: 'scrypt', local: 'scrypt', isPromisified: true },
  expression:
    '{call}(Buffer.from({password:operand}.map((byte) => byte)), Buffer.from({salt:operand}.map((byte) => byte)), {keylen}, { N: {N}, r: {r}, p: {p}, maxmem: 256 * {N:operand} * {r:operand} }).then((key) => new Uint8Array(key))',
  isPromise: true,
  returns: 'key',
};

// The form with a promise also computes on the calling thread, in slices.
export default cryptoPackage({
  name: 'scrypt-js',
  operation: 'kdf.scrypt',
  form: 'sync',
  promises: 'loop',
  functions: [{ pattern: /^(syncScrypt|scrypt)$/, operation: 'kdf.scrypt', entry: true }],
  equivalents: [
    { function: 'syncScrypt', ...SCRYPT },
    { function: 'scrypt', isAsync: true, ...SCRYPT },
  ],
});
