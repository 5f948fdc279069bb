import { cryptoPackage } from './crypto-package.js';

// The wrappers are minified; the work is WebAssembly, in the package libsodium. Some names survive.
export default cryptoPackage({
  name: 'libsodium-wrappers',
  carriers: /^libsodium(-sumo|-wrappers-sumo)?$/,
  operation: '',
  form: 'sync',
  promises: 'none',
  functions: [
    { pattern: /^crypto_\w+_keygen$/, operation: 'keygen.secret', entry: true },
    { pattern: /^crypto_pwhash_scrypt/, operation: 'kdf.scrypt', entry: true },
    { pattern: /^crypto_pwhash/, operation: 'kdf.argon2', entry: true },
    { pattern: /^crypto_((generic)?hash|xof)/, operation: 'hash', entry: true },
    { pattern: /^crypto_auth/, operation: 'hmac', entry: true },
    { pattern: /^crypto_onetimeauth/, operation: 'mac', entry: true },
    { pattern: /^crypto_sign_(detached|final_create)$|^crypto_sign$/, operation: 'sign', entry: true },
    { pattern: /^crypto_sign_(open|verify\w*|final_verify)$/, operation: 'verify', entry: true },
    { pattern: /^crypto_\w+_keypair$/, operation: 'keygen', entry: true },
    { pattern: /^crypto_kem_/, operation: 'kex.kem', entry: true },
    { pattern: /^crypto_(box_(\w+_)?beforenm$|scalarmult|kx)/, operation: 'kex.x25519', entry: true },
    {
      pattern: /^crypto_(secretbox|box|aead|secretstream)\w*(open|decrypt|pull)/,
      operation: 'cipher.decrypt',
      entry: true,
    },
    { pattern: /^crypto_(secretbox|box|aead|secretstream)/, operation: 'cipher.encrypt', entry: true },
    { pattern: /^crypto_stream/, operation: 'cipher', entry: true },
    { pattern: /^randombytes/, operation: 'random', entry: true },
    { pattern: /^(to|from)_(base64|hex|string)$/, operation: '', isPlain: true },
    // Those functions as versions 0.7.5 to 0.8.4 have them; no crypto_ function there has one of these names.
    { file: /(^|\/)libsodium-wrappers\.m?js$/, pattern: /^[_chnops]$/, operation: '', isPlain: true },
  ],
});
