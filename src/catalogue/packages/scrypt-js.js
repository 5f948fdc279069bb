import { cryptoPackage } from './crypto-package.js';

// Passwords and salts are bytes in any list, plain arrays among them, which node:crypto refuses. Only lists have `map`: of a
// request's `{"length": 200000000}`, which scrypt-js refuses, Buffer.from would make as many bytes. The package
// refuses to take 2 GiB or more, as a key file that somebody sent may ask for, and so does OpenSSL beyond `maxmem`.
const SCRYPT = {
  parameters: ['password', 'salt', 'N', 'r', 'p', 'keylen'],
  by: { module: 'node:crypto', name: 'scrypt', local: 'scrypt', isPromisified: true },
  expression:
    '{call}(Buffer.from({password:operand}.map((byte) => byte)), Buffer.from({salt:operand}.map((byte) => byte)), {keylen}, { N: {N}, r: {r}, p: {p}, maxmem: 2 ** 31 }).then((key) => new Uint8Array(key))',
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
