import { cryptoPackage } from './crypto-package.js';

// ML-KEM, with a copy of Keccak in src/sha3. The classes' methods return promises (until 3.0), which compute on the
// calling thread.
export default cryptoPackage({
  name: 'mlkem',
  operation: '',
  form: 'sync',
  promises: 'loop',
  functions: [
    { pattern: /^(generateKeyPair|deriveKeyPair)$/, operation: 'keygen.pqc', algorithm: 'ml-kem', entry: true },
    { pattern: /^(encap|decap)$/, operation: 'kex.kem', algorithm: 'ml-kem', entry: true },
  ],
});
