import { cryptoPackage } from './crypto-package.js';
import { NOBLE_BYTES } from './noble-hashes.js';

export default cryptoPackage({
  name: '@noble/secp256k1',
  operation: '',
  form: 'sync',
  promises: 'loop',
  functions: [
    NOBLE_BYTES,
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
