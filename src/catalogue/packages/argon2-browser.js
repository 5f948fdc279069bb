import { cryptoPackage } from './crypto-package.js';

// WebAssembly, or asm.js, on the thread that calls it, behind promises.
export default cryptoPackage({
  name: 'argon2-browser',
  operation: 'kdf.argon2',
  form: 'sync',
  promises: 'loop',
  functions: [{ pattern: /^(hash|verify)$/, operation: 'kdf.argon2', entry: true }],
});
