import { cryptoPackage } from './crypto-package.js';

export default cryptoPackage({
  name: 'argon2',
  operation: 'kdf.argon2',
  form: 'async',
  promises: 'pool',
  functions: [{ pattern: /^(hash|verify)$/, operation: 'kdf.argon2', entry: true }],
});
