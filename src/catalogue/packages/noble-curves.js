import { cryptoPackage } from './crypto-package.js';
import { NOBLE_BYTES } from './noble-hashes.js';

export default cryptoPackage({
  name: '@noble/curves',
  operation: '',
  form: 'sync',
  promises: 'none',
  functions: [
    NOBLE_BYTES,
    { pattern: /^equalBytes$/, operation: 'compare', entry: true },
    {
      file: /(^|\/)montgomery\.js$/,
      pattern: /^(getSharedSecret|scalarMult|scalarMultBase)$/,
      operation: 'kex.x25519',
      entry: true,
    },
    { pattern: /^(sign|signShortSignature|signLongSignature)$/, operation: 'sign', entry: true },
    {
      pattern: /^(verify|verifyBatch|recoverPublicKey|verifyShortSignature|verifyLongSignature)$/,
      operation: 'verify',
      entry: true,
    },
    { pattern: /^(getSharedSecret|scalarMult|scalarMultBase)$/, operation: 'kex.ecdh', entry: true },
    { pattern: /^(getPublicKey|keygen|randomSecretKey|randomPrivateKey)$/, operation: 'keygen.ec', entry: true },
  ],
});
