import { cryptoPackage } from './crypto-package.js';

const ITSELF = { module: '@node-rs/bcrypt', name: 'default', local: 'bcrypt' };

// The functions belong to the addon: only their callers have JavaScript frames.
export default cryptoPackage({
  name: '@node-rs/bcrypt',
  carriers: /^@node-rs\/bcrypt-/,
  operation: 'kdf.bcrypt',
  form: 'unknown',
  promises: 'pool',
  functions: [
    { pattern: /^(hash|compare|verify|genSalt)Sync$/, operation: 'kdf.bcrypt', form: 'sync', entry: true },
    { pattern: /^(hash|compare|verify|genSalt)$/, operation: 'kdf.bcrypt', form: 'async', entry: true },
  ],
  equivalents: [
    {
      function: 'compareSync',
      parameters: ['password', 'hash'],
      by: ITSELF,
      expression: '{call}.compare({password}, {hash})',
      isPromise: true,
      returns: 'isValid',
    },
    {
      function: 'verifySync',
      parameters: ['password', 'hash'],
      by: ITSELF,
      expression: '{call}.verify({password}, {hash})',
      isPromise: true,
      returns: 'isValid',
    },
    {
      function: 'hashSync',
      parameters: ['...args'],
      by: ITSELF,
      expression: '{call}.hash({...args})',
      isPromise: true,
      returns: 'hash',
    },
  ],
});
