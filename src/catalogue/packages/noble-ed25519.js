import { cryptoPackage } from './crypto-package.js';
import { NOBLE_BYTES } from './noble-hashes.js';

export default cryptoPackage({
  name: '@noble/ed25519',
  operation: '',
  form: 'sync',
  promises: 'loop',
  functions: [
    NOBLE_BYTES,
    { pattern: /^sign(Async|Sync)?$/, operation: 'sign', algorithm: 'ed25519', entry: true },
    { pattern: /^(verify(Async|Sync)?|recoverPublicKey)$/, operation: 'verify', algorithm: 'ed25519', entry: true },
    { pattern: /^getSharedSecret$/, operation: 'kex.x25519', entry: true },
    {
      pattern: /^(getPublicKey(Async|Sync)?|keygen(Async)?)$/,
      operation: 'keygen.ed25519',
      algorithm: 'ed25519',
      entry: true,
    },
  ],
});
