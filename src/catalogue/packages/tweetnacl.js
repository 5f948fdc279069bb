import { cryptoPackage } from './crypto-package.js';

export default cryptoPackage({
  name: 'tweetnacl',
  operation: '',
  form: 'sync',
  promises: 'none',
  functions: [
    { pattern: /^crypto_(sign|box)_keypair$/, operation: 'keygen' },
    { pattern: /^crypto_sign$/, operation: 'sign', algorithm: 'ed25519' },
    { pattern: /^crypto_sign_open$/, operation: 'verify', algorithm: 'ed25519' },
    { pattern: /^crypto_(scalarmult(_base)?|box_beforenm)$/, operation: 'kex.x25519', algorithm: 'x25519' },
    { pattern: /^crypto_(secretbox|box|box_afternm)$/, operation: 'cipher.encrypt', algorithm: 'xsalsa20-poly1305' },
    {
      pattern: /^crypto_(secretbox|box)_open(_afternm)?$/,
      operation: 'cipher.decrypt',
      algorithm: 'xsalsa20-poly1305',
    },
    {
      pattern: /^(crypto_stream\w*|core_h?salsa20|crypto_core_h?salsa20)$/,
      operation: 'cipher',
      algorithm: 'xsalsa20-poly1305',
    },
    { pattern: /^(crypto_hash|crypto_hashblocks\w*)$/, operation: 'hash', algorithm: 'sha512' },
    { pattern: /^(poly1305|crypto_onetimeauth\w*)$/, operation: 'mac', algorithm: 'poly1305' },
  ],
});
