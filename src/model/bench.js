/** What `cryptoprof bench` has measured: what cryptography costs on one machine, with one Node. */

/**
 * What `cryptoprof bench --json` writes, and what is saved.
 * @typedef {object} BenchReport
 * @property {1} schemaVersion of this format
 * @property {{name: 'cryptoprof', version: string}} tool what made it
 * @property {string} node version that measured
 * @property {string} openssl version that measured
 * @property {string} platform such as `linux x64`
 * @property {string} processor as in reports
 * @property {string} time when it was measured
 * @property {BenchMeasurement[]} measurements group by group
 * @property {string[]} missing names of what was not measured, since this Node's `node:crypto` lacks it; its TLS may have it
 */

/**
 * One operation, repeated many times.
 * @typedef {object} BenchMeasurement
 * @property {BenchGroup} group of comparable measurements
 * @property {string} name of it, such as `RSA-2048`
 * @property {string} what is done in one call, `''` if the group's name says it
 * @property {number} bytes processed by each call, 0 if irrelevant
 * @property {number} us median CPU time of a call, all threads
 * @property {number} spread quartiles' distance over the median
 * @property {number} n samples, each of one or more calls
 */

/** @typedef {'kdf' | 'keygen' | 'sign' | 'verify' | 'kex' | 'hash' | 'cipher' | 'handshake'} BenchGroup */

/**
 * Groups of comparable measurements, in the order in which they are shown, with their labels.
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
