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

/** @type {readonly PackageFunction[]} */
const HMAC = [{ pattern: /^(hmac\w*|createHmac\w*)$/i, operation: 'hmac' }];

/** Packages with one hash function, or one family of them, in JavaScript or in an addon of their own. */
export default [
  hash('@aws-crypto/sha256-js', 'sha256'),
  hash('blueimp-md5', 'md5'),
  hash('fast-sha256', 'sha256', [
    { pattern: /^pbkdf2$/, operation: 'kdf.pbkdf2', entry: true },
    { pattern: /^hkdf$/, operation: 'kdf.hkdf', entry: true },
    { pattern: /^hmac$/, operation: 'hmac', entry: true },
  ]),
  hash('js-md5', 'md5', HMAC),
  hash('js-sha1', 'sha1', HMAC),
  hash('js-sha256', 'sha256', HMAC),
  hash('js-sha3', 'sha3', HMAC),
  hash('js-sha512', 'sha512', HMAC),
  hash('jssha', ''),
  { ...hash('keccak', ''), isAddon: true },
  hash('sha1', 'sha1'),
  hash('sha3', 'sha3'),
];
