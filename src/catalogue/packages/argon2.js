import { cryptoPackage } from './crypto-package.js';

export default cryptoPackage({
  name: 'argon2',
  operation: 'kdf.argon2',
  form: 'async',
  promises: 'pool',
  // A thread for each lane: fill_memory_blocks_mt (https://github.com/P-H-C/phc-winner-argon2/blob/master/src/core.c).
  threadsOption: 'parallelism',
  functions: [{ pattern: /^(hash|verify)$/, operation: 'kdf.argon2', entry: true }],
});
