import { cryptoPackage } from './crypto-package.js';

export default cryptoPackage({
  name: 'asmcrypto.js',
  operation: '',
  form: 'sync',
  promises: 'none',
  // One file, or one for each algorithm. Names that several algorithms share say nothing; the names of the functions
  // below do.
  functions: [
    { pattern: /^AES_(\w+_)?encrypt(_\w+)?$/i, operation: 'cipher.encrypt', algorithm: 'aes' },
    { pattern: /^AES_(\w+_)?decrypt(_\w+)?$/i, operation: 'cipher.decrypt', algorithm: 'aes' },
    { pattern: /^AES(_|$)/, operation: 'cipher', algorithm: 'aes' },
    { pattern: /^pbkdf2/i, operation: 'kdf.pbkdf2' },
    { file: /\/rsa\//, pattern: /^encrypt$/, operation: 'asym.encrypt', algorithm: 'rsa', entry: true },
    { file: /\/rsa\//, pattern: /^decrypt$/, operation: 'asym.decrypt', algorithm: 'rsa', entry: true },
    { file: /\/rsa\//, pattern: /^sign$/, operation: 'sign', algorithm: 'rsa', entry: true },
    { file: /\/rsa\//, pattern: /^verify$/, operation: 'verify', algorithm: 'rsa', entry: true },
    { file: /\/hash\//, operation: 'hash' },
    { file: /\/hmac\//, operation: 'hmac' },
    { pattern: /^(encrypt|decrypt)$/, operation: '', entry: true },
    { pattern: /^(base64|bytes|hex|string)_to_/, operation: '', isPlain: true },
  ],
});
