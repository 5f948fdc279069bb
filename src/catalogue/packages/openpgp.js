import { cryptoPackage } from './crypto-package.js';

// Uses node:crypto and crypto.subtle where it can; then the frames below show the operation. The rest is its own:
// packets, armor, the S2K loop, curves in JavaScript.
export default cryptoPackage({
  name: 'openpgp',
  operation: '',
  form: 'sync',
  promises: 'loop',
  functions: [
    { pattern: /^(generateKey|reformatKey)$/, operation: 'keygen', entry: true },
    { pattern: /^(encrypt|encryptKey|encryptSessionKey)$/, operation: 'cipher.encrypt', entry: true },
    { pattern: /^(decrypt|decryptKey|decryptSessionKeys)$/, operation: 'cipher.decrypt', entry: true },
    { pattern: /^sign$/, operation: 'sign', entry: true },
    { pattern: /^verify$/, operation: 'verify', entry: true },
    { pattern: /^(un)?armor$/, operation: '', isPlain: true },
  ],
});
