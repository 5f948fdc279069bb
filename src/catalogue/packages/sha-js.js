import { cryptoPackage } from './crypto-package.js';
import { LONG_SHA2 } from '../long-sha2.js';

export default cryptoPackage({
  name: 'sha.js',
  operation: 'hash',
  form: 'sync',
  promises: 'none',
  functions: [
    { file: /^sha1?\.js$/, operation: 'hash', algorithm: 'sha1' },
    { file: /^sha(224|256)\.js$/, operation: 'hash', algorithm: 'sha256' },
    { file: /^sha(384|512)\.js$/, operation: 'hash', algorithm: LONG_SHA2 },
  ],
});
