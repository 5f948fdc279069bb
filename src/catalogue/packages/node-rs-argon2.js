import { cryptoPackage } from './crypto-package.js';

// The functions are the addon's own: only their callers have JavaScript frames.
export default cryptoPackage({
  name: '@node-rs/argon2',
  carriers: /^@node-rs\/argon2-/,
  operation: 'kdf.argon2',
  form: 'unknown',
  functions: [
    { pattern: /^(hash|hashRaw|verify)Sync$/, operation: 'kdf.argon2', form: 'sync', entry: true },
    { pattern: /^(hash|hashRaw|verify)$/, operation: 'kdf.argon2', form: 'async', entry: true },
  ],
});
