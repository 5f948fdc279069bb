import { cryptoPackage } from './crypto-package.js';

/** @import { PackageFunction } from './crypto-package.js' */

/**
 * @param {string} name of a package
 * @param {string} algorithm `''` if it has several
 * @param {readonly PackageFunction[]} [functions] that are not hashes
 * @returns {ReturnType<typeof cryptoPackage>}
 */
const hash = (name, algorithm, functions = []) =>
  cryptoPackage({
    name,
    operation: 'hash',
    form: 'sync',
    promises: 'none',
    functions: [...functions, { operation: 'hash', algorithm }],
  });

/**
 * Hashes and HMACs share their functions, which have no names: only the caller's source tells which was called.
 * @param {string} name of a package
 * @param {string} algorithm `''` if it has several
 * @returns {ReturnType<typeof cryptoPackage>}
 */
const keyed = (name, algorithm) =>
  cryptoPackage({
    name,
    operation: 'hash-or-hmac',
    form: 'sync',
    promises: 'none',
    functions: [
      { pattern: /hmac/i, operation: 'hmac', algorithm, entry: true },
      { pattern: /^(md5|sha1|sha(224|256|384|512(_\d+)?))$/, operation: 'hash', algorithm, entry: true },
      { operation: 'hash-or-hmac', algorithm },
    ],
  });

/** Packages with one hash function, or one family of them, in JavaScript or in an addon of their own. */
export default [
  keyed('@aws-crypto/sha256-js', 'sha256'),
  hash('blueimp-md5', 'md5'),
  hash('fast-sha256', 'sha256', [
    { pattern: /^pbkdf2$/, operation: 'kdf.pbkdf2', entry: true },
    { pattern: /^hkdf$/, operation: 'kdf.hkdf', entry: true },
    { pattern: /^hmac$/, operation: 'hmac', entry: true },
  ]),
  keyed('js-md5', 'md5'),
  keyed('js-sha1', 'sha1'),
  keyed('js-sha256', 'sha256'),
  hash('js-sha3', 'sha3'),
  keyed('js-sha512', 'sha512'),
  keyed('jssha', ''),
  { ...hash('keccak', ''), isAddon: true },
  hash('sha1', 'sha1'),
  hash('sha3', 'sha3'),
];
