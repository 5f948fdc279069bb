import { cryptoPackage } from './crypto-package.js';

export default cryptoPackage({
  name: 'md5',
  operation: 'hash',
  form: 'sync',
  functions: [{ operation: 'hash', algorithm: 'md5' }],
});
