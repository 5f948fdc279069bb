import { workloadsOf } from '../workload.js';

const workload = workloadsOf('node:crypto', { setup: "const crypto = require('node:crypto');" });

/** Key derivation, random bytes, primes. */
export const NODE_KDF = [
  workload('pbkdf2Sync sha512, 10,000', 'kdf.pbkdf2', "crypto.pbkdf2Sync('a password', 'a salt', 10000, 64, 'sha512')"),
  workload('pbkdf2Sync sha256, 100', 'kdf.pbkdf2', "crypto.pbkdf2Sync('a password', 'a salt', 100, 32, 'sha256')"),
  workload('scryptSync', 'kdf.scrypt', "crypto.scryptSync('a password', 'a salt', 64)"),
  workload('hkdfSync', 'kdf.hkdf', "crypto.hkdfSync('sha256', 'a key', 'a salt', 'info', 64)"),
  workload(
    'argon2Sync',
    'kdf.argon2',
    "crypto.argon2Sync('argon2id', { message: 'a password', nonce: 'a longer salt...', parallelism: 1, tagLength: 32, memory: 8192, passes: 2 })",
    { since: 24 },
  ),
  workload('randomBytes 32', 'random', 'crypto.randomBytes(32)'),
  workload('randomBytes 65,536', 'random', 'crypto.randomBytes(65536)'),
  workload('randomFillSync', 'random', 'crypto.randomFillSync(buffer)', {
    setup: 'const buffer = Buffer.alloc(4096);',
  }),
  workload('randomInt', 'random', 'crypto.randomInt(1000000)'),
  workload('randomUUID', 'random', 'crypto.randomUUID()'),
  workload('randomUUIDv7', 'random', 'crypto.randomUUIDv7()', { since: 26 }),
  workload('getRandomValues', 'random', 'crypto.getRandomValues(array)', {
    setup: 'const array = new Uint8Array(1024);',
  }),
  workload('webcrypto.getRandomValues', 'random', 'crypto.webcrypto.getRandomValues(array)', {
    setup: 'const array = new Uint8Array(1024);',
  }),
  workload('webcrypto.randomUUID', 'random', 'crypto.webcrypto.randomUUID()'),
  workload('generatePrimeSync', 'prime.generate', 'crypto.generatePrimeSync(512)'),
  workload('checkPrimeSync', 'prime.check', 'crypto.checkPrimeSync(prime)', {
    setup: 'const prime = crypto.generatePrimeSync(512);',
  }),
];
