import { cryptoPackage } from './crypto-package.js';

/** @import { CryptoPackage, PackageFunction } from './crypto-package.js' */
/** @import { OperationId } from '../../model/operation.js' */

/**
 * @param {string} name of a package
 * @param {OperationId | ''} operation of all its functions
 * @param {readonly PackageFunction[]} [functions] that say more
 * @returns {Readonly<CryptoPackage>}
 */
const part = (name, operation, functions = []) =>
  cryptoPackage({ name, operation, form: 'sync', promises: 'none', functions });

/**
 * Bundlers' replacement for node:crypto (crypto-browserify), of which each part is a package. Most have a main file
 * that calls node:crypto, so that the frames below show the operation, and one in JavaScript for browsers. Packages
 * that handle streams of bytes for others (hash-base, cipher-base) work for the packages built on them.
 */
export default [
  part('create-hash', 'hash'),
  part('create-hmac', 'hmac'),
  part('hash-base', 'hash'),
  part('md5.js', 'hash', [{ operation: 'hash', algorithm: 'md5' }]),
  part('ripemd160', 'hash', [{ operation: 'hash', algorithm: 'ripemd160' }]),
  part('pbkdf2', 'kdf.pbkdf2', [{ pattern: /^pbkdf2(Sync)?$/, operation: 'kdf.pbkdf2', entry: true }]),
  part('evp_bytestokey', 'cipher'),
  part('browserify-aes', 'cipher', [
    { file: /^(encrypter|authCipher)\.js$/, operation: 'cipher.encrypt', algorithm: 'aes' },
    { file: /^decrypter\.js$/, operation: 'cipher.decrypt', algorithm: 'aes' },
    { operation: 'cipher', algorithm: 'aes' },
  ]),
  part('browserify-des', 'cipher', [{ operation: 'cipher', algorithm: 'des' }]),
  part('des.js', 'cipher', [{ operation: 'cipher', algorithm: 'des' }]),
  part('browserify-rsa', ''),
  part('browserify-sign', '', [
    { file: /(^|\/)sign\.js$/, operation: 'sign' },
    { file: /(^|\/)verify\.js$/, operation: 'verify' },
    { pattern: /^sign(Final)?$/, operation: 'sign', entry: true },
    { pattern: /^verify(Final)?$/, operation: 'verify', entry: true },
  ]),
  part('create-ecdh', 'kex.ecdh', [
    { pattern: /^generateKeys$/, operation: 'keygen.ec', entry: true },
    { pattern: /^computeSecret$/, operation: 'kex.ecdh', entry: true },
  ]),
  part('diffie-hellman', 'kex.dh', [
    { file: /^lib\/generatePrime\.js$/, operation: 'prime.generate' },
    { pattern: /^generateKeys$/, operation: 'keygen.dh', entry: true },
    { pattern: /^computeSecret$/, operation: 'kex.dh', entry: true },
  ]),
  part('miller-rabin', 'prime.check'),
  part('public-encrypt', '', [
    { file: /^publicEncrypt\.js$/, operation: 'asym.encrypt' },
    { file: /^privateDecrypt\.js$/, operation: 'asym.decrypt' },
  ]),
];
