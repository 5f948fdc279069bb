import { cryptoPackage } from './crypto-package.js';

// The form with a promise computes on the calling thread too, in slices.
export default cryptoPackage({
  name: 'scrypt-js',
  operation: 'kdf.scrypt',
  form: 'sync',
  functions: [{ pattern: /^(syncScrypt|scrypt)$/, operation: 'kdf.scrypt', entry: true }],
});
