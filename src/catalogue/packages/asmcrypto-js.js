import { cryptoPackage } from './crypto-package.js';

export default cryptoPackage({
  name: 'asmcrypto.js',
  operation: '',
  form: 'sync',
  promises: 'none',
  functions: [
    { file: /\/aes\//, pattern: /(^|_)encrypt$/i, operation: 'cipher.encrypt', algorithm: 'aes', entry: true },
    { file: /\/aes\//, pattern: /(^|_)decrypt$/i, operation: 'cipher.decrypt', algorithm: 'aes', entry: true },
    { file: /\/aes\//, operation: 'cipher', algorithm: 'aes' },
    { file: /\/pbkdf2\//, operation: 'kdf.pbkdf2' },
    { file: /\/hmac\//, operation: 'hmac' },
    { file: /\/hash\/sha1\//, operation: 'hash', algorithm: 'sha1' },
    { file: /\/hash\/sha256\//, operation: 'hash', algorithm: 'sha256' },
    { file: /\/hash\/sha512\//, operation: 'hash', algorithm: 'sha512' },
    { file: /\/rsa\//, pattern: /^encrypt$/, operation: 'asym.encrypt', algorithm: 'rsa', entry: true },
    { file: /\/rsa\//, pattern: /^decrypt$/, operation: 'asym.decrypt', algorithm: 'rsa', entry: true },
    { file: /\/rsa\//, pattern: /^sign$/, operation: 'sign', algorithm: 'rsa', entry: true },
    { file: /\/rsa\//, pattern: /^verify$/, operation: 'verify', algorithm: 'rsa', entry: true },
  ],
});
