import { cryptoPackage } from './crypto-package.js';

const ITSELF = { module: 'bcrypt', name: 'default', local: 'bcrypt' };

export default cryptoPackage({
  name: 'bcrypt',
  operation: 'kdf.bcrypt',
  form: 'unknown',
  promises: 'pool',
  functions: [
    { pattern: /^(hash|compare|genSalt)Sync$/, operation: 'kdf.bcrypt', form: 'sync', entry: true },
    { pattern: /^(hash|compare|genSalt)$/, operation: 'kdf.bcrypt', form: 'async', entry: true },
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
      function: 'hashSync',
      parameters: ['password', 'rounds'],
      by: ITSELF,
      expression: '{call}.hash({password}, {rounds})',
      isPromise: true,
      returns: 'hash',
    },
  ],
});
