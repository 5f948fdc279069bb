import { cryptoPackage } from './crypto-package.js';
import { LONG_SHA2 } from '../long-sha2.js';

const PKCS12 = 'pkcs12-kdf';

// pkcs5.pbkdf2 and rsa.generateKeyPair use node:crypto unless usePureJavaScript is set; with a hash object (forge.md)
// pbkdf2 computes in JavaScript, in slices if it has a callback.
export default cryptoPackage({
  name: 'node-forge',
  operation: '',
  form: 'sync',
  promises: 'loop',
  functions: [
    { file: /^lib\/pbkdf2\.js$/, operation: 'kdf.pbkdf2' },
    // In the files of certificates, of RSA and of passwords.
    { pattern: /^(encryptedPrivate|private|public)KeyFrom(Asn1|Pem)$/, operation: 'key.import', entry: true },
    {
      pattern: /^(encryptedPrivate|private|public)Key(Info)?To\w+$|^wrapRsaPrivateKey$/,
      operation: 'key.export',
      entry: true,
    },
    {
      file: /^lib\/ed25519\.js$/,
      pattern: /^generateKeyPair$/,
      operation: 'keygen.ed25519',
      algorithm: 'ed25519',
      entry: true,
    },
    {
      pattern: /^(generateKeyPair|createKeyPairGenerationState|stepKeyPairGenerationState)$/,
      operation: 'keygen.rsa',
      entry: true,
    },
    { file: /^lib\/prime\.js$/, operation: 'prime.generate' },
    { file: /^lib\/rsa\.js$/, pattern: /^sign$/, operation: 'sign', algorithm: 'rsa', entry: true },
    { file: /^lib\/rsa\.js$/, pattern: /^verify$/, operation: 'verify', algorithm: 'rsa', entry: true },
    { file: /^lib\/rsa\.js$/, pattern: /^encrypt$/, operation: 'asym.encrypt', algorithm: 'rsa', entry: true },
    { file: /^lib\/rsa\.js$/, pattern: /^decrypt$/, operation: 'asym.decrypt', algorithm: 'rsa', entry: true },
    { file: /^lib\/ed25519\.js$/, pattern: /^(sign|crypto_sign)$/, operation: 'sign', algorithm: 'ed25519' },
    { file: /^lib\/ed25519\.js$/, pattern: /^(verify|crypto_sign_open)$/, operation: 'verify', algorithm: 'ed25519' },
    { file: /^lib\/(aes|cipher|cipherModes|des|rc2)\.js$/, operation: 'cipher' },
    { file: /^lib\/hmac\.js$/, operation: 'hmac' },
    { file: /^lib\/md5\.js$/, operation: 'hash', algorithm: 'md5' },
    { file: /^lib\/sha1\.js$/, operation: 'hash', algorithm: 'sha1' },
    { file: /^lib\/sha256\.js$/, operation: 'hash', algorithm: 'sha256' },
    { file: /^lib\/sha512\.js$/, operation: 'hash', algorithm: LONG_SHA2 },
    { file: /^lib\/(random|prng)\.js$/, operation: 'random' },
    { file: /^lib\/x509\.js$/, operation: 'x509' },
    // Nearly all of it derives keys from a password (RFC 7292, appendix B), which is not PBKDF2.
    { pattern: /^toPkcs12Asn1$/, operation: 'key.export', algorithm: PKCS12, entry: true },
    { pattern: /^pkcs12FromAsn1$/, operation: 'key.import', algorithm: PKCS12, entry: true },
    { pattern: /^generatePkcs12Key$/, operation: 'other', algorithm: PKCS12 },
    { pattern: /^encrypt(Rsa)?PrivateKey(Info)?$/, operation: 'key.export', entry: true },
    { pattern: /^decrypt(Rsa)?PrivateKey(Info)?$/, operation: 'key.import', entry: true },
    { file: /^lib\/pkcs7\.js$/, pattern: /^encrypt$/, operation: 'cipher.encrypt', entry: true },
    { file: /^lib\/pkcs7\.js$/, pattern: /^decrypt$/, operation: 'cipher.decrypt', entry: true },
    { file: /^lib\/tls\.js$/, operation: 'tls.handshake' },
    { file: /^lib\/(asn1|pem|util)\.js$/, operation: '', isPlain: true },
    // In bundles.
    { pattern: /^sign$/, operation: 'sign', entry: true },
    { pattern: /^verify$/, operation: 'verify', entry: true },
  ],
  equivalents: [
    {
      function: 'pkcs5.pbkdf2',
      parameters: ['password', 'salt', 'iterations', 'keylen', 'digest'],
      by: { module: 'node:crypto', name: 'pbkdf2', local: 'pbkdf2', isPromisified: true },
      expression:
        "{call}(Buffer.from({password}, 'latin1'), Buffer.from({salt}, 'latin1'), {iterations}, {keylen}, {digest})",
      isPromise: true,
      returns: 'key',
      isSketch: true,
      note: "digest is a name, such as 'sha256' for forge.md.sha256.create(). key.toString('latin1') is the string of bytes that forge returns.",
    },
  ],
});
