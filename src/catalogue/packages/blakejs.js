import { cryptoPackage } from './crypto-package.js';

export default cryptoPackage({
  name: 'blakejs',
  operation: 'hash',
  form: 'sync',
  promises: 'none',
  functions: [{ pattern: /^blake2[bs](Hex)?$/, operation: 'hash', algorithm: 'blake2', entry: true }],
});
