import { cryptoPackage } from './crypto-package.js';
import { NOBLE_BYTES } from './noble-hashes.js';

export default cryptoPackage({
  name: '@noble/secp256k1',
  operation: '',
  form: 'sync',
  promises: 'loop',
  functions: [
    NOBLE_BYTES,
    {
      pattern: /^(sign(Async|Sync)?|sign(Async)?Schnorr|schnorrSign(Sync)?)$/,
      operation: 'sign',
      algorithm: 'secp256k1',
      entry: true,
    },
    {
      pattern: /^(verify(Async|Sync)?|verify(Async)?Schnorr|schnorrVerify(Sync)?|recoverPublicKey)$/,
      operation: 'verify',
      algorithm: 'secp256k1',
      entry: true,
    },
    { pattern: /^getSharedSecret$/, operation: 'kex.ecdh', algorithm: 'secp256k1', entry: true },
    {
      pattern: /^(getPublicKey(Async|Sync)?|keygen(Async|Schnorr)?|pubSchnorr|schnorrGetPublicKey)$/,
      operation: 'keygen.ec',
      algorithm: 'secp256k1',
      entry: true,
    },
  ],
});
