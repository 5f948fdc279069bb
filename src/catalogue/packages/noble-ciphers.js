import { cryptoPackage } from './crypto-package.js';

export default cryptoPackage({
  name: '@noble/ciphers',
  operation: 'cipher',
  form: 'sync',
  promises: 'none',
  functions: [
    { pattern: /^encrypt$/, operation: 'cipher.encrypt', entry: true },
    { pattern: /^decrypt$/, operation: 'cipher.decrypt', entry: true },
    { file: /(^|\/)aes\.js$/, operation: 'cipher', algorithm: 'aes' },
    { file: /(^|\/)chacha\.js$/, operation: 'cipher', algorithm: 'chacha20' },
    { file: /(^|\/)salsa\.js$/, operation: 'cipher', algorithm: 'salsa20' },
  ],
});
