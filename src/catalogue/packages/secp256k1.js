import { cryptoPackage } from './crypto-package.js';

// An addon of libsecp256k1; elliptic if that does not load.
export default cryptoPackage({
  name: 'secp256k1',
  operation: '',
  form: 'sync',
  isAddon: true,
  promises: 'none',
  functions: [
    { pattern: /^ecdsaSign$/, operation: 'sign', algorithm: 'secp256k1', entry: true },
    { pattern: /^ecdsa(Verify|Recover)$/, operation: 'verify', algorithm: 'secp256k1', entry: true },
    { pattern: /^ecdh$/, operation: 'kex.ecdh', algorithm: 'secp256k1', entry: true },
    { pattern: /^publicKeyCreate$/, operation: 'keygen.ec', algorithm: 'secp256k1', entry: true },
  ],
});
