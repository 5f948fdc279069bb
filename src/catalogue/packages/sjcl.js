import { cryptoPackage } from './crypto-package.js';

// Minified: the names of public functions survive, those of the inner ones don't.
export default cryptoPackage({
  name: 'sjcl',
  operation: '',
  form: 'sync',
  promises: 'none',
  functions: [
    { pattern: /^(cachedP|p)bkdf2$/, operation: 'kdf.pbkdf2', entry: true },
    { pattern: /^scrypt$/, operation: 'kdf.scrypt', entry: true },
    { pattern: /^(hmac|mac)$/, operation: 'hmac', entry: true },
    { pattern: /^(sha1|sha256|sha512|ripemd160|hash)$/, operation: 'hash', entry: true },
    { pattern: /^encrypt$/, operation: 'cipher.encrypt', entry: true },
    { pattern: /^decrypt$/, operation: 'cipher.decrypt', entry: true },
    { pattern: /^(randomWords|addEntropy)$/, operation: 'random', entry: true },
    { pattern: /^((from|to)Bits|bitLength|bitSlice|concat)$/, operation: '', isPlain: true },
  ],
});
