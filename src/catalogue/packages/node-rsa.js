import { cryptoPackage } from './crypto-package.js';

// Encrypts and signs with node:crypto, so that the frames below show the operation, unless it is configured for
// browsers. Makes its keys itself.
export default cryptoPackage({
  name: 'node-rsa',
  operation: '',
  form: 'sync',
  promises: 'none',
  functions: [
    { pattern: /^generate(KeyPair)?$/, operation: 'keygen.rsa', algorithm: 'rsa', entry: true },
    { pattern: /^sign$/, operation: 'sign', algorithm: 'rsa', entry: true },
    { pattern: /^verify$/, operation: 'verify', algorithm: 'rsa', entry: true },
    { pattern: /^encrypt(Private)?$/, operation: 'asym.encrypt', algorithm: 'rsa', entry: true },
    { pattern: /^decrypt(Public)?$/, operation: 'asym.decrypt', algorithm: 'rsa', entry: true },
    { pattern: /^(importKey|setPrivate|setPublic)$/, operation: 'key.import', algorithm: 'rsa', entry: true },
    { pattern: /^exportKey$/, operation: 'key.export', algorithm: 'rsa', entry: true },
  ],
});
