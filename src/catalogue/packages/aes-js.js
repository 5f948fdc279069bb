import { cryptoPackage } from './crypto-package.js';

export default cryptoPackage({
  name: 'aes-js',
  operation: 'cipher',
  form: 'sync',
  promises: 'none',
  functions: [
    { pattern: /^encrypt$/, operation: 'cipher.encrypt', algorithm: 'aes', entry: true },
    { pattern: /^decrypt$/, operation: 'cipher.decrypt', algorithm: 'aes', entry: true },
    { pattern: /^(from|to)Bytes$/, operation: '', isPlain: true },
    { file: /(?:^|\/)(aes|mode-.*)\.[jt]s$/, operation: 'cipher', algorithm: 'aes' },
  ],
});
