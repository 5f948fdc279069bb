import { cryptoPackage } from './crypto-package.js';

const ITSELF = { module: '@node-rs/argon2', name: 'default', local: 'argon2' };

// The functions belong to the addon: only their callers have JavaScript frames.
export default cryptoPackage({
  name: '@node-rs/argon2',
  carriers: /^@node-rs\/argon2-/,
  operation: 'kdf.argon2',
  form: 'unknown',
  promises: 'pool',
  functions: [
    { pattern: /^(hash|hashRaw|verify)Sync$/, operation: 'kdf.argon2', form: 'sync', entry: true },
    { pattern: /^(hash|hashRaw|verify)$/, operation: 'kdf.argon2', form: 'async', entry: true },
  ],
  equivalents: [
    {
      function: 'hashSync',
      parameters: ['...args'],
      by: ITSELF,
      expression: '{call}.hash({...args})',
      isPromise: true,
      returns: 'hash',
    },
    {
      function: 'verifySync',
      parameters: ['...args'],
      by: ITSELF,
      expression: '{call}.verify({...args})',
      isPromise: true,
      returns: 'isValid',
    },
  ],
});
