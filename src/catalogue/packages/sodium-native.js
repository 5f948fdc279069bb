import { cryptoPackage } from './crypto-package.js';
import libsodium from './libsodium-wrappers.js';

// The names are libsodium's; functions that end in `_async` compute on libuv's thread pool.
export default cryptoPackage({
  name: 'sodium-native',
  operation: '',
  form: 'unknown',
  promises: 'pool',
  functions: [
    { pattern: /^crypto_pwhash_scrypt\w+_async$/, operation: 'kdf.scrypt', form: 'async', entry: true },
    { pattern: /^extension_pbkdf2_\w+_async$/, operation: 'kdf.pbkdf2', form: 'async', entry: true },
    { pattern: /^extension_pbkdf2_/, operation: 'kdf.pbkdf2', form: 'sync', entry: true },
    { pattern: /^crypto_pwhash\w*_async$/, operation: 'kdf.argon2', form: 'async', entry: true },
    { pattern: /^sodium_(?!memcmp)/, operation: '', isPlain: true },
    ...libsodium.functions
      .filter(({ isPlain }) => !isPlain)
      .map((row) => ({ ...row, form: /** @type {const} */ ('sync') })),
  ],
});
