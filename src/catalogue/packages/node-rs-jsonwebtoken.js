import { cryptoPackage } from './crypto-package.js';

// A native addon: its asynchronous functions compute on the thread pool.
export default cryptoPackage({
  name: '@node-rs/jsonwebtoken',
  carriers: /^@node-rs\/jsonwebtoken-/,
  operation: '',
  form: 'unknown',
  promises: 'pool',
  functions: [
    { pattern: /^signSync$/, operation: 'sign', form: 'sync', entry: true },
    { pattern: /^verifySync$/, operation: 'verify', form: 'sync', entry: true },
    { pattern: /^sign$/, operation: 'sign', form: 'async', entry: true },
    { pattern: /^verify$/, operation: 'verify', form: 'async', entry: true },
  ],
});
