import { cryptoPackage } from './crypto-package.js';

// WebAssembly of libsecp256k1.
export default cryptoPackage({
  name: 'tiny-secp256k1',
  operation: '',
  form: 'sync',
  promises: 'none',
  functions: [
    { pattern: /^sign(Recoverable|Schnorr)?$/, operation: 'sign', algorithm: 'secp256k1', entry: true },
    { pattern: /^(verify(Schnorr)?|recover)$/, operation: 'verify', algorithm: 'secp256k1', entry: true },
    { pattern: /^(x?Only)?pointFrom(Scalar|Private)$/i, operation: 'keygen.ec', algorithm: 'secp256k1', entry: true },
  ],
});
