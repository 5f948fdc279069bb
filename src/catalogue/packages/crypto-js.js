import { cryptoPackage } from './crypto-package.js';

// Version 4 has one file per algorithm, and a bundle (crypto-js.js) in which only the names show it.
export default cryptoPackage({
  name: 'crypto-js',
  operation: '',
  form: 'sync',
  promises: 'none',
  functions: [
    // Its functions are made by createHelper and have no names; these are what callers write.
    { pattern: /^(MD5|SHA1|SHA3|SHA224|SHA256|SHA384|SHA512|RIPEMD160)$/, operation: 'hash', entry: true },
    { pattern: /^Hmac(MD5|SHA\d+|RIPEMD160)$/, operation: 'hmac', entry: true },
    { pattern: /^PBKDF2$/, operation: 'kdf.pbkdf2', entry: true },
    { file: /^pbkdf2\.js$/, operation: 'kdf.pbkdf2' },
    // OpenSSL's EVP_BytesToKey, used for every passphrase that is passed to encrypt().
    { file: /^evpkdf\.js$/, operation: 'other', algorithm: 'evp-bytes-to-key' },
    { pattern: /^encrypt$/, operation: 'cipher.encrypt', entry: true },
    { pattern: /^decrypt$/, operation: 'cipher.decrypt', entry: true },
    { pattern: /^_doCryptBlock$/, operation: 'cipher' },
    { file: /^aes\.js$/, operation: 'cipher', algorithm: 'aes' },
    { file: /^(cipher-core|tripledes|blowfish|rabbit|rabbit-legacy|rc4|mode-.*|pad-.*)\.js$/, operation: 'cipher' },
    { file: /^hmac.*\.js$/, operation: 'hmac' },
    { file: /^md5\.js$/, operation: 'hash', algorithm: 'md5' },
    { file: /^ripemd160\.js$/, operation: 'hash', algorithm: 'ripemd160' },
    { file: /^sha1\.js$/, operation: 'hash', algorithm: 'sha1' },
    { file: /^sha(224|256)\.js$/, operation: 'hash', algorithm: 'sha256' },
    { file: /^sha(384|512)\.js$/, operation: 'hash', algorithm: 'sha512' },
    { file: /^sha3\.js$/, operation: 'hash', algorithm: 'sha3' },
  ],
});
