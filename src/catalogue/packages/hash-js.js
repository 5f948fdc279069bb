import { cryptoPackage } from './crypto-package.js';
import { LONG_SHA2 } from '../long-sha2.js';

export default cryptoPackage({
  name: 'hash.js',
  operation: 'hash',
  form: 'sync',
  promises: 'none',
  functions: [
    { file: /^lib\/hash\/utils\.js$/, pattern: /^to(Array|Hex(32)?)$/, operation: '', isPlain: true },
    { file: /^lib\/hash\/hmac\.js$/, operation: 'hmac' },
    { file: /^lib\/hash\/ripemd\.js$/, operation: 'hash', algorithm: 'ripemd160' },
    { file: /^lib\/hash\/sha\/1\.js$/, operation: 'hash', algorithm: 'sha1' },
    { file: /^lib\/hash\/sha\/2(24|56)\.js$/, operation: 'hash', algorithm: 'sha256' },
    { file: /^lib\/hash\/sha\/(384|512)\.js$/, operation: 'hash', algorithm: LONG_SHA2 },
  ],
});
