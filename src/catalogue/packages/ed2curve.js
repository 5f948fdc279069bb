import { cryptoPackage } from './crypto-package.js';

// Turns keys of Ed25519 into those of X25519.
export default cryptoPackage({
  name: 'ed2curve',
  operation: '',
  form: 'sync',
  promises: 'none',
  functions: [{ pattern: /^convert(PublicKey|SecretKey|KeyPair)$/, operation: '', entry: true }],
});
