import { cryptoPackage } from './crypto-package.js';

export default cryptoPackage({
  name: 'bcrypt',
  operation: 'kdf.bcrypt',
  form: 'unknown',
  functions: [
    { pattern: /^(hash|compare|genSalt)Sync$/, operation: 'kdf.bcrypt', form: 'sync', entry: true },
    { pattern: /^(hash|compare|genSalt)$/, operation: 'kdf.bcrypt', form: 'async', entry: true },
  ],
});
