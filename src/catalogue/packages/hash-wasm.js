import { cryptoPackage } from './crypto-package.js';

// Promises, but the WebAssembly runs on the calling thread.
export default cryptoPackage({
  name: 'hash-wasm',
  operation: 'hash',
  form: 'sync',
  functions: [
    { pattern: /^(argon2(i|d|id|Verify)|argon2Internal)$/, operation: 'kdf.argon2', entry: true },
    { pattern: /^(bcrypt|bcryptVerify|bcryptInternal)$/, operation: 'kdf.bcrypt', entry: true },
    { pattern: /^(pbkdf2|calculatePBKDF2)$/, operation: 'kdf.pbkdf2', entry: true },
    { pattern: /^(scrypt|scryptInternal)$/, operation: 'kdf.scrypt', entry: true },
    { pattern: /^(createHMAC|calculateHmac)$/, operation: 'hmac', entry: true },
  ],
});
