import { cryptoPackage } from './crypto-package.js';

/** @import { Equivalent } from './crypto-package.js' */

// Native MD5 takes 0.7-0.9 of the time of hash-wasm's, which is not worth changing a program for.
const HASH = { module: 'node:crypto', name: 'hash', local: 'hash', spare: 'oneShotHash' };

/**
 * @param {string} name of a hash function, which is the same in node:crypto
 * @param {string} part of the package's time that node:crypto takes
 * @returns {Equivalent}
 */
const digest = (name, part) => ({
  function: name,
  isAsync: true,
  parameters: ['data'],
  by: HASH,
  expression: `{call}('${name}', {data})`,
  returns: 'digest',
  note: `hash() computes on the event loop, too, in ${part} of the time.`,
});

// Promises, but the WebAssembly runs on the calling thread. After the first promise, the stack has only unnamed
// callbacks and `calculate`, which all its functions share.
export default cryptoPackage({
  name: 'hash-wasm',
  operation: '',
  form: 'sync',
  promises: 'loop',
  functions: [
    { pattern: /^(argon2(i|d|id|Verify)|argon2Internal)$/, operation: 'kdf.argon2', entry: true },
    { pattern: /^(bcrypt|bcryptVerify|bcryptInternal)$/, operation: 'kdf.bcrypt', entry: true },
    { pattern: /^(pbkdf2|calculatePBKDF2)$/, operation: 'kdf.pbkdf2', entry: true },
    { pattern: /^(scrypt|scryptInternal)$/, operation: 'kdf.scrypt', entry: true },
    { pattern: /^(createHMAC|calculateHmac)$/, operation: 'hmac', entry: true },
    { pattern: /^(create)?(adler32|crc(32|64)|xxhash(3|32|64|128))$/i, operation: '', isPlain: true },
    {
      pattern: /^(create)?(md[45]|sha\d+|blake\d\w?|keccak|ripemd160|sm3|whirlpool)$/i,
      operation: 'hash',
      entry: true,
    },
  ],
  equivalents: [digest('sha1', '0.3-0.5'), digest('sha256', '0.2-0.4'), digest('sha512', '0.4-0.7')],
});
