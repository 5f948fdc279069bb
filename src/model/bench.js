/** What `cryptoprof bench` has measured: what cryptography costs on one machine, with one Node. */

/**
 * What `cryptoprof bench --json` writes, and what is kept.
 * @typedef {object} BenchReport
 * @property {1} schemaVersion of this format
 * @property {{name: 'cryptoprof', version: string}} tool what made it
 * @property {string} node version that measured
 * @property {string} openssl version that measured
 * @property {string} platform such as `linux x64`
 * @property {string} processor as in reports
 * @property {string} time when it was measured
 * @property {BenchMeasurement[]} measurements group by group
 * @property {string[]} missing names of what this Node does not have
 */

/**
 * One thing that was done again and again.
 * @typedef {object} BenchMeasurement
 * @property {BenchGroup} group of what can be compared
 * @property {string} name of it, such as `RSA-2048`
 * @property {string} what is done in one call, `''` if the group says it
 * @property {number} bytes that each call works on, 0 if that is not what it is about
 * @property {number} us median CPU time of a call, all threads
 * @property {number} spread quartiles' distance over the median
 * @property {number} n samples, each of one call or many
 */

/** @typedef {'kdf' | 'keygen' | 'sign' | 'verify' | 'kex' | 'hash' | 'cipher' | 'handshake'} BenchGroup */

/**
 * What can be compared, in the order in which it is shown, and what it is called.
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
