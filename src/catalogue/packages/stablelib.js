/** The packages of StableLib (https://www.stablelib.com). */
import { cryptoPackage } from './crypto-package.js';

/** @import { PackageFunction } from './crypto-package.js' */
/** @import { OperationId } from '../../model/operation.js' */

/** @type {readonly PackageFunction[]} */
const SEALS = [
  { pattern: /^(seal|secretBox|box)$/, operation: 'cipher.encrypt', entry: true },
  { pattern: /^(open|openSecretBox|openBox)$/, operation: 'cipher.decrypt', entry: true },
];

/** One package for each algorithm. Packages that are not listed (binary, wipe, bytes) work for these. */
const ALGORITHMS = /** @type {const} */ ({
  hash: ['sha224', 'sha256', 'sha384', 'sha512', 'sha3', 'keccak', 'blake2b', 'blake2s', 'blake2xs'],
  hmac: ['hmac'],
  mac: ['poly1305', 'cbcmac', 'cmac'],
  cipher: [
    ...['aes', 'aes-kw', 'chacha', 'chacha20poly1305', 'ctr', 'gcm', 'nacl', 'salsa20', 'siv', 'xchacha20'],
    ...['xchacha20poly1305', 'xsalsa20'],
  ],
  'kdf.hkdf': ['hkdf'],
  'kdf.pbkdf2': ['pbkdf2'],
  'kdf.scrypt': ['scrypt'],
  'kex.x25519': ['x25519', 'x25519-session'],
  'kex.kem': ['newhope'],
});

/**
 * @param {string} algorithm a package of @stablelib
 * @param {OperationId | ''} operation of all its functions
 * @param {readonly PackageFunction[]} functions that say more
 * @returns {ReturnType<typeof cryptoPackage>}
 */
const part = (algorithm, operation, functions) =>
  cryptoPackage({ name: `@stablelib/${algorithm}`, operation, form: 'sync', promises: 'none', functions });

export default [
  part('ed25519', '', [
    { pattern: /^sign$/, operation: 'sign', algorithm: 'ed25519', entry: true },
    { pattern: /^verify$/, operation: 'verify', algorithm: 'ed25519', entry: true },
    {
      pattern: /^(generateKeyPair(FromSeed)?|extractPublicKeyFromSecretKey)$/,
      operation: 'keygen.ed25519',
      algorithm: 'ed25519',
      entry: true,
    },
  ]),
  ...Object.entries(ALGORITHMS).flatMap(([operation, algorithms]) =>
    algorithms.map((algorithm) =>
      part(algorithm, /** @type {OperationId} */ (operation), operation === 'cipher' ? SEALS : keysOf(algorithm)),
    ),
  ),
];

/**
 * @param {string} algorithm a package of @stablelib
 * @returns {readonly PackageFunction[]} functions that make its keys
 */
function keysOf(algorithm) {
  return algorithm === 'x25519'
    ? [{ pattern: /^generateKeyPair(FromSeed)?$/, operation: 'keygen.x25519', entry: true }]
    : [];
}
