/** The operations: their ids and names, and which of them may be the same. */

/** @import { CallForm } from './report.js' */

/**
 * What cryptography does: ids in dotted families, so that a prefix names a family. A bare family (`keygen`, `kex`,
 * `cipher`) means that the family is known but not the member. So does `hash-or-hmac`, whose members have no common
 * prefix: they share most of their code in Node, but a hash is no substitute for an HMAC, so that neither is claimed.
 */
export const OPERATIONS = /** @type {const} */ ({
  'kdf.pbkdf2': 'PBKDF2',
  'kdf.scrypt': 'scrypt',
  'kdf.hkdf': 'HKDF',
  'kdf.argon2': 'Argon2',
  'kdf.bcrypt': 'bcrypt',
  keygen: 'key generation',
  'keygen.rsa': 'RSA key generation',
  'keygen.ec': 'EC key generation',
  'keygen.ed25519': 'Ed25519 key generation',
  'keygen.x25519': 'X25519 key generation',
  'keygen.dh': 'DH key generation',
  'keygen.dsa': 'DSA key generation',
  'keygen.secret': 'secret key generation',
  'keygen.pqc': 'post-quantum key generation',
  'prime.generate': 'prime generation',
  'prime.check': 'primality check',
  kex: 'key agreement',
  'kex.ecdh': 'ECDH',
  'kex.dh': 'Diffie-Hellman',
  'kex.x25519': 'X25519',
  'kex.kem': 'key encapsulation',
  sign: 'signing',
  verify: 'signature verification',
  'asym.encrypt': 'public-key encryption',
  'asym.decrypt': 'public-key decryption',
  cipher: 'encryption or decryption',
  'cipher.encrypt': 'encryption',
  'cipher.decrypt': 'decryption',
  hash: 'hashing',
  hmac: 'HMAC',
  'hash-or-hmac': 'hashing or HMAC',
  mac: 'MAC',
  random: 'random bytes',
  'key.import': 'key import',
  'key.export': 'key export',
  x509: 'X.509 certificates',
  'tls.handshake': 'TLS handshakes',
  'tls.record': 'TLS records',
  'tls.context': 'TLS contexts',
  compare: 'constant-time comparison',
  other: 'other cryptography',
});

/** @typedef {keyof typeof OPERATIONS} OperationId */

/**
 * @param {string} api name of a public function, or `createHash stream`: what such an object does when data is piped to it
 * @returns {boolean} whether it is a stream's work
 */
export function isStreamApi(api) {
  return api.endsWith(' stream');
}

/**
 * Samples identify an operation only so far: a short run may show `keygen` where the next one shows `keygen.rsa`, and
 * `other` is cryptography about which nothing more is known.
 * @param {string} a an operation's id
 * @param {string} b another's
 * @returns {boolean} whether one of them may be the other, less precisely known
 */
export function mayBeSameOperation(a, b) {
  return a === b || a === 'other' || b === 'other' || isLessPrecise(a, b) || isLessPrecise(b, a);
}

/**
 * @param {string} family an operation's id
 * @param {string} member another's
 * @returns {boolean} whether the first is the family of the second
 */
export function isLessPrecise(family, member) {
  return member.startsWith(`${family}.`) || (family === 'hash-or-hmac' && (member === 'hash' || member === 'hmac'));
}

/**
 * What one frame says about cryptography.
 * @typedef {object} FrameMatch
 * @property {OperationId | ''} operation `''` for crypto plumbing that serves many operations (validation, job set-up):
 *   it makes the stack crypto only if nothing more specific is found
 * @property {OperationId[]} candidates the operations that this frame serves if it can't tell them apart, e.g.
 *   `['hash', 'hmac']`; empty if `operation` is exact
 * @property {CallForm} form
 * @property {string} api public name of the function, such as `pbkdf2Sync`; `''` if it has none
 * @property {'binding'|'js-frame'|'package'|'source'} evidence
 * @property {string} package npm package for `package` evidence, and for `source` if it tells; else `''`
 * @property {string} algorithm if the frame tells it, else `''`
 * @property {boolean} [isPlain] true for a function of a crypto package that computes something else: a checksum
 */

/**
 * What native code a program counter was in.
 * @typedef {object} Primitive
 * @property {string} name for people: `SHA-512`, `Montgomery multiplication`, `malloc`
 * @property {'exact'|'family'|'generic'} specificity `exact`: one primitive; `family`: shared by the operations in
 *   `operations`; `generic`: any use of OpenSSL
 * @property {string} algorithm such as `sha512`, `aes-gcm`, `rsa`, `p-256`; `''` if it tells none
 * @property {OperationId[]} operations operations it may belong to; empty for generic
 */

/**
 * A public crypto function, and which arguments say what it does.
 * @typedef {object} Api
 * @property {string} name such as `pbkdf2Sync`
 * @property {OperationId} operation
 * @property {CallForm} form
 * @property {number} algorithmArgument index of the argument that names the algorithm, -1 if none
 * @property {Record<string, number>} parameters name → argument index, sizes and counts only
 * @property {Record<string, OperationId>} operationByAlgorithm operation for certain algorithms, e.g.
 *   `{rsa: 'keygen.rsa'}`; empty if `operation` always holds
 * @property {[fewest: number, most: number] | null} arity number of arguments of the blocking form, if there is also a
 *   thread-pool form with the same arguments and a callback. Another number means another function (`signer.sign(key)`
 *   is not `crypto.sign(algorithm, data, key)`), or a callback. Null for all others
 */
