import { cryptoPackage } from './crypto-package.js';

export default cryptoPackage({
  name: 'spark-md5',
  operation: 'hash',
  form: 'sync',
  promises: 'none',
  functions: [{ pattern: /^(hash|hashBinary)$/, operation: 'hash', algorithm: 'md5', entry: true }],
});
