import { cryptoPackage } from './crypto-package.js';

export default cryptoPackage({
  name: '@noble/secp256k1',
  operation: '',
  form: 'sync',
  promises: 'loop',
  functions: [
    { pattern: /^sign(Async|Sync)?$/, operation: 'sign', algorithm: 'secp256k1', entry: true },
    { pattern: /^(verify(Async|Sync)?|recoverPublicKey)$/, operation: 'verify', algorithm: 'secp256k1', entry: true },
    { pattern: /^getSharedSecret$/, operation: 'kex.ecdh', algorithm: 'secp256k1', entry: true },
    {
      pattern: /^(getPublicKey(Async|Sync)?|keygen(Async)?)$/,
      operation: 'keygen.ec',
      algorithm: 'secp256k1',
      entry: true,
    },
  ],
});
