import { cryptoPackage } from './crypto-package.js';

// The functions are the addon's own: only their callers have JavaScript frames.
export default cryptoPackage({
  name: '@node-rs/bcrypt',
  carriers: /^@node-rs\/bcrypt-/,
  operation: 'kdf.bcrypt',
  form: 'unknown',
  functions: [
    { pattern: /^(hash|compare|verify|genSalt)Sync$/, operation: 'kdf.bcrypt', form: 'sync', entry: true },
    { pattern: /^(hash|compare|verify|genSalt)$/, operation: 'kdf.bcrypt', form: 'async', entry: true },
  ],
});
