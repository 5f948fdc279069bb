/** @import { BenchGroup } from './bench.js' */

/**
 * What can be compared, in the order in which it is told, and what it is called.
 * @type {Readonly<Record<BenchGroup, string>>}
 */
export const GROUPS = {
  kdf: 'key derivation',
  keygen: 'key generation',
  sign: 'signing',
  verify: 'verifying',
  kex: 'key exchange',
  hash: 'hashing',
  cipher: 'encryption',
  handshake: 'TLS handshakes',
};
