import { cryptoPackage } from './crypto-package.js';

// The wrappers are minified; the work is WebAssembly, in the package libsodium. Some names survive.
export default cryptoPackage({
  name: 'libsodium-wrappers',
  carriers: /^libsodium(-sumo|-wrappers-sumo)?$/,
  operation: '',
  form: 'sync',
  promises: 'none',
  functions: [
    { pattern: /^crypto_pwhash/, operation: 'kdf.argon2', entry: true },
    { pattern: /^crypto_(generic)?hash/, operation: 'hash', entry: true },
    { pattern: /^crypto_auth/, operation: 'hmac', entry: true },
    { pattern: /^crypto_sign_(detached|final_create)$|^crypto_sign$/, operation: 'sign', entry: true },
    { pattern: /^crypto_sign_(open|verify\w*|final_verify)$/, operation: 'verify', entry: true },
    { pattern: /^crypto_\w+_keypair$/, operation: 'keygen', entry: true },
    {
      pattern: /^crypto_(secretbox|box|aead|secretstream)\w*(open|decrypt|pull)/,
      operation: 'cipher.decrypt',
      entry: true,
    },
    { pattern: /^crypto_(secretbox|box|aead|secretstream)/, operation: 'cipher.encrypt', entry: true },
    { pattern: /^crypto_(scalarmult|kx)/, operation: 'kex.x25519', entry: true },
    { pattern: /^randombytes/, operation: 'random', entry: true },
    { pattern: /^(to|from)_(base64|hex|string)$/, operation: '', isPlain: true },
  ],
});
