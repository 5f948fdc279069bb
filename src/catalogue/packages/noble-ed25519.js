import { cryptoPackage } from './crypto-package.js';

export default cryptoPackage({
  name: '@noble/ed25519',
  operation: '',
  form: 'sync',
  promises: 'loop',
  functions: [
    { pattern: /^sign(Async|Sync)?$/, operation: 'sign', algorithm: 'ed25519', entry: true },
    { pattern: /^(verify(Async|Sync)?|recoverPublicKey)$/, operation: 'verify', algorithm: 'ed25519', entry: true },
    { pattern: /^getSharedSecret$/, operation: 'kex.ecdh', algorithm: 'ed25519', entry: true },
    {
      pattern: /^(getPublicKey(Async|Sync)?|keygen(Async)?)$/,
      operation: 'keygen.ed25519',
      algorithm: 'ed25519',
      entry: true,
    },
  ],
});
