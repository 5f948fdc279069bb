import { cryptoPackage } from './crypto-package.js';

/**
 * @param {string} N the cost as it is written, of numbers
 * @param {string} r the size of blocks, likewise
 * @param {string} p how often, likewise
 * @param {string} maxmem bytes that it may take
 * @returns {string} a call
 */
const scrypted = (N, r, p, maxmem) =>
  `{call}(Buffer.from({password:operand}.map((byte) => byte)), Buffer.from({salt:operand}.map((byte) => byte)), {keylen}, { N: ${N}, r: ${r}, p: ${p}, maxmem: ${maxmem} }).then((key) => new Uint8Array(key))`;

// Passwords and salts are bytes in any list, plain arrays among them, which node:crypto refuses. Only lists have `map`: of a
// request's `{"length": 200000000}`, which scrypt-js refuses, Buffer.from would make as many bytes. The package
// refuses to take 2 GiB or more, as a key file that somebody sent may ask for, and so does OpenSSL beyond `maxmem`. Of 0 or
// nothing, which the package refuses, Node makes its own default: hence -1, which Node refuses.
const MOST = '2 ** 31';
const GUARDED = scrypted('{N}', '{r}', '{p}', `Math.min(256 * {N:operand} * {r:operand} * {p:operand} || -1, ${MOST})`);
const SCRYPT = {
  parameters: ['password', 'salt', 'N', 'r', 'p', 'keylen'],
  by: { module: 'node:crypto', name: 'scrypt', local: 'scrypt', isPromisified: true },
  expression: GUARDED,
  strict: { module: /./, expressions: [scrypted('{N:number}', '{r:number}', '{p:number}', MOST), GUARDED] },
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
