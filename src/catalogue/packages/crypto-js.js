import { cryptoPackage } from './crypto-package.js';
import { LONG_SHA2 } from '../long-sha2.js';

/** @import { Equivalent } from './crypto-package.js' */

// Its functions return words, an object of its own, which most callers turn into hexadecimal text at once.
const WORDS =
  'It returns what toString() of the words does that crypto-js returns, hexadecimal text. Words as input: ' +
  "Buffer.from(words.toString(), 'hex').";

/**
 * @param {string} name of a hash function of the package
 * @returns {Equivalent}
 */
const digest = (name) => ({
  function: name,
  parameters: ['data'],
  by: { module: 'node:crypto', name: 'hash', local: 'hash', spare: 'oneShotHash' },
  expression: `{call}('${name.toLowerCase()}', {data})`,
  returns: 'digest',
  isSketch: true,
  note: WORDS,
});

/**
 * @param {string} name of a hash function of the package
 * @returns {Equivalent}
 */
const hmac = (name) => ({
  function: `Hmac${name}`,
  parameters: ['data', 'key'],
  by: { module: 'node:crypto', name: 'createHmac', local: 'createHmac' },
  expression: `{call}('${name.toLowerCase()}', {key}).update({data}).digest('hex')`,
  returns: 'mac',
  isSketch: true,
  note: WORDS,
});

// Of a passphrase instead of a key in words it makes the key and the iv by MD5, with a salt that is stored before the data. It
// does so with an iv as a third argument, too, and ignores that one.
const KEY_IN_WORDS = {
  arguments: 3,
  noText: 'key',
  onlyIf: 'key is words (crypto-js makes another key of text), and for CBC with Pkcs7, its defaults',
};
const AES_NOTE =
  "key and iv are bytes: Buffer.from(words.toString(), 'hex'). aes-256-cbc is for keys of 32 bytes, aes-128-cbc of 16; for another mode or " +
  'padding than crypto-js has by default, say so.';

/** @type {Equivalent[]} */
const AES = [
  {
    function: 'AES.encrypt',
    parameters: ['text', 'key', ['iv']],
    ...KEY_IN_WORDS,
    by: { module: 'node:crypto', name: 'createCipheriv', local: 'createCipheriv' },
    expression:
      "((aes) => aes.update({text}, 'utf8', 'base64') + aes.final('base64'))({call}('aes-256-cbc', {key}, {iv}))",
    returns: 'encrypted',
    isSketch: true,
    note: `It is what toString() of the result is. ${AES_NOTE}`,
  },
  {
    function: 'AES.decrypt',
    parameters: ['encrypted', 'key', ['iv']],
    ...KEY_IN_WORDS,
    by: { module: 'node:crypto', name: 'createDecipheriv', local: 'createDecipheriv' },
    expression:
      "((aes) => aes.update({encrypted}, 'base64', 'utf8') + aes.final('utf8'))({call}('aes-256-cbc', {key}, {iv}))",
    returns: 'text',
    isSketch: true,
    note: `It is what toString(CryptoJS.enc.Utf8) of the result is; a wrong key throws, where crypto-js may give empty text. ${AES_NOTE}`,
  },
];

// Version 4 has one file per algorithm, and a bundle (crypto-js.js) in which only the names show it.
export default cryptoPackage({
  name: 'crypto-js',
  operation: '',
  form: 'sync',
  promises: 'none',
  // They make words of bytes; those of hashes and ciphers are in their files.
  onlyAsPart: /^(clone|create|init)$/,
  functions: [
    // Its functions are made by createHelper and have no names; these are what callers write.
    { pattern: /^(MD5|SHA1|SHA3|SHA224|SHA256|SHA384|SHA512|RIPEMD160)$/, operation: 'hash', entry: true },
    { pattern: /^Hmac(MD5|SHA\d+|RIPEMD160)$/, operation: 'hmac', entry: true },
    { pattern: /^PBKDF2$/, operation: 'kdf.pbkdf2', entry: true },
    { file: /^pbkdf2\.js$/, operation: 'kdf.pbkdf2' },
    // OpenSSL's EVP_BytesToKey, used for every passphrase that is passed to encrypt().
    { file: /^evpkdf\.js$/, operation: 'other', algorithm: 'evp-bytes-to-key' },
    { pattern: /^encrypt$/, operation: 'cipher.encrypt', entry: true },
    { pattern: /^decrypt$/, operation: 'cipher.decrypt', entry: true },
    { pattern: /^_doCryptBlock$/, operation: 'cipher' },
    // What was encrypted, and words, as text and back.
    {
      file: /^(core|cipher-core|crypto-js)\.js$/,
      pattern: /^(toString|stringify|parse)$/,
      operation: '',
      isPlain: true,
    },
    { file: /^(enc|format)-.*\.js$/, operation: '', isPlain: true },
    { file: /^aes\.js$/, operation: 'cipher', algorithm: 'aes' },
    { file: /^(cipher-core|tripledes|blowfish|rabbit|rabbit-legacy|rc4|mode-.*|pad-.*)\.js$/, operation: 'cipher' },
    { file: /^hmac.*\.js$/, operation: 'hmac' },
    { file: /^md5\.js$/, operation: 'hash', algorithm: 'md5' },
    { file: /^ripemd160\.js$/, operation: 'hash', algorithm: 'ripemd160' },
    { file: /^sha1\.js$/, operation: 'hash', algorithm: 'sha1' },
    { file: /^sha(224|256)\.js$/, operation: 'hash', algorithm: 'sha256' },
    { file: /^sha(384|512)\.js$/, operation: 'hash', algorithm: LONG_SHA2 },
    { file: /^sha3\.js$/, operation: 'hash', algorithm: 'sha3' },
  ],
  // Its SHA3 is Keccak as it was before the standard.
  equivalents: [
    ...['MD5', 'SHA1', 'SHA256', 'SHA512'].map(digest),
    ...['SHA1', 'SHA256', 'SHA512'].map(hmac),
    ...AES,
    {
      function: 'PBKDF2',
      parameters: ['password', 'salt', ['keySize', 'iterations', 'hasher']],
      by: { module: 'node:crypto', name: 'pbkdf2', local: 'pbkdf2', isPromisified: true },
      expression: '{call}({password}, {salt}, {iterations}, 4 * {keySize}, {hasher})',
      isPromise: true,
      returns: 'key',
      isSketch: true,
      note:
        "hasher is a name, such as 'sha256'. Without options crypto-js 4.2 takes a keySize of 4, 250,000 iterations and sha256, version 4.1 " +
        "a single iteration of sha1. A salt in words: Buffer.from(salt.toString(), 'hex').",
    },
  ],
});
