import { cryptoPackage } from './crypto-package.js';

// `hash` and `compare` with a callback or promise compute on the calling thread too, in slices of 100 ms.
export default cryptoPackage({
  name: 'bcryptjs',
  operation: 'kdf.bcrypt',
  form: 'sync',
  functions: [
    { pattern: /^(hash|compare|genSalt)Sync$/, operation: 'kdf.bcrypt', entry: true },
    { pattern: /^(hash|compare)$/, operation: 'kdf.bcrypt', entry: true },
  ],
});
