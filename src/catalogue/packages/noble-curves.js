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
    { file: /(^|\/)montgomery\.js$/, pattern: /^(getSharedSecret|scalarMult)$/, operation: 'kex.x25519', entry: true },
    { pattern: /^(sign|signShortSignature|signLongSignature|schnorrSign)$/, operation: 'sign', entry: true },
    {
      pattern: /^(verify|verifyBatch|recoverPublicKey|verifyShortSignature|verifyLongSignature|schnorrVerify)$/,
      operation: 'verify',
      entry: true,
    },
    { pattern: /^(getSharedSecret|scalarMult)$/, operation: 'kex.ecdh', entry: true },
    {
      file: /(^|\/)(weierstrass|secp256k1|bls)\.js$/,
      pattern: /^(getPublicKey|schnorrGetPublicKey|randomSecretKey|randomPrivateKey)$/,
      operation: 'keygen.ec',
      entry: true,
    },
    // Montgomery curves are X25519 and X448, Edwards curves Ed25519 and Ed448; in bundles it may be any curve.
    {
      pattern: /^(getPublicKey|scalarMultBase|randomSecretKey|randomPrivateKey)$/,
      operation: 'keygen',
      entry: true,
    },
    // One function for all curves.
    { pattern: /^keygen$/, operation: '', entry: true },
  ],
});
