import { cryptoPackage } from './crypto-package.js';

// One file per family, in esm/ too before version 2.
export default cryptoPackage({
  name: '@noble/hashes',
  operation: 'hash',
  form: 'sync',
  functions: [
    { file: /(^|\/)pbkdf2\.js$/, operation: 'kdf.pbkdf2' },
    { file: /(^|\/)scrypt\.js$/, operation: 'kdf.scrypt' },
    { file: /(^|\/)hkdf\.js$/, operation: 'kdf.hkdf' },
    { file: /(^|\/)argon2\.js$/, operation: 'kdf.argon2' },
    { file: /(^|\/)eskdf\.js$/, operation: 'kdf.scrypt' },
    { file: /(^|\/)hmac\.js$/, operation: 'hmac' },
    { file: /(^|\/)sha256\.js$/, operation: 'hash', algorithm: 'sha256' },
    { file: /(^|\/)sha512\.js$/, operation: 'hash', algorithm: 'sha512' },
    { file: /(^|\/)sha3(-addons)?\.js$/, operation: 'hash', algorithm: 'sha3' },
    { file: /(^|\/)_?blake(1|2|2b|2s|3)?\.js$/, operation: 'hash', algorithm: 'blake' },
    { file: /(^|\/)utils\.js$/, pattern: /^randomBytes$/, operation: 'random', entry: true },
  ],
});
