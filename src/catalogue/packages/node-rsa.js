import { cryptoPackage } from './crypto-package.js';

// Encrypts and signs by node:crypto where the frames below tell, unless it is told to be in a browser. Makes its keys itself.
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
