import { cryptoPackage } from './crypto-package.js';

export default cryptoPackage({
  name: '@noble/post-quantum',
  operation: '',
  form: 'sync',
  promises: 'none',
  functions: [
    { pattern: /^keygen$/, operation: 'keygen.pqc', entry: true },
    { pattern: /^(sign|prehashSign)$/, operation: 'sign', entry: true },
    { pattern: /^(verify|prehashVerify)$/, operation: 'verify', entry: true },
    { pattern: /^(encapsulate|decapsulate)$/, operation: 'kex.kem', entry: true },
  ],
});
