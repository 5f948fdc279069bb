/**
 * What packages are asked for: one call each, as their readmes write it. The report has to find all of it, and to know what
 * it is, whose it is, and which line asks.
 */

/** @import { OperationId } from '../../src/model/operation.js' */
/** @import { BundledProgram } from '../bundles/programs.js' */

/**
 * @typedef {object} Asked
 * @property {string} package that is called
 * @property {string} version exact
 * @property {string[]} [computedBy] packages whose own code computes, if it is not that one; `''` for Node's
 * @property {OperationId | ''} operation what it is; `''` if it is no cryptography
 *
 * @typedef {BundledProgram & Asked} PackageProgram
 */

const BYTES = 'const data = new Uint8Array(4096);';
const KEYED = 'const key = new Uint8Array(32).fill(7), message = new Uint8Array(32).fill(9);';
const TEXT = "const text = 'x'.repeat(4000);";
const HEX = "const hex = '0b'.repeat(32), digest = 'ab'.repeat(32);";

/**
 * @param {string} name and version: `tweetnacl@1.0.3`
 * @param {OperationId | ''} operation that is asked for
 * @param {string[]} imports
 * @param {string} setUp statements
 * @param {string} call an expression
 * @param {{isAsync?: boolean, computedBy?: string[]}} [more] whether it is a promise, and who computes
 * @returns {PackageProgram}
 */
function asks(name, operation, imports, setUp, call, more = {}) {
  const at = name.lastIndexOf('@');
  const [packageName, version] = [name.slice(0, at), name.slice(at + 1)];
  return { name: `${packageName} ${version}`, package: packageName, version, operation, imports, setUp, call, ...more };
}

const WAITS = { isAsync: true };
/** They call node:crypto where they can. */
const NATIVE = { computedBy: [''] };

/** @type {PackageProgram[]} */
export const PROGRAMS = [
  // Passwords.
  asks('bcryptjs@3.0.3', 'kdf.bcrypt', ["bcrypt from 'bcryptjs'"], '', "bcrypt.hashSync('a password', 6)"),
  asks('bcryptjs@2.4.3', 'kdf.bcrypt', ["bcrypt from 'bcryptjs'"], '', "bcrypt.hashSync('a password', 6)"),
  asks(
    'scrypt-js@3.0.1',
    'kdf.scrypt',
    ["scrypt from 'scrypt-js'"],
    BYTES,
    'scrypt.syncScrypt(data.subarray(0, 8), data.subarray(8, 16), 1024, 8, 1, 32)',
  ),
  asks(
    'argon2-browser@1.18.0',
    'kdf.argon2',
    ["argon2 from 'argon2-browser'"],
    // It takes Node for a browser if there is fetch.
    'delete globalThis.fetch;',
    "argon2.hash({ pass: 'a password', salt: 'somesaltsalt', time: 1, mem: 1024 })",
    WAITS,
  ),
  asks(
    'hash-wasm@4.13.0',
    'kdf.argon2',
    ["{ argon2id } from 'hash-wasm'"],
    KEYED,
    "argon2id({ password: 'a password', salt: key, parallelism: 1, iterations: 2, memorySize: 512, hashLength: 32 })",
    WAITS,
  ),
  asks(
    'pbkdf2@3.1.7',
    'kdf.pbkdf2',
    ["pbkdf2 from 'pbkdf2/browser.js'"],
    '',
    "pbkdf2.pbkdf2Sync('a password', 'salt', 500, 32, 'sha256')",
    { computedBy: ['pbkdf2', 'sha.js'] },
  ),
  asks(
    'bcrypt-pbkdf@1.0.2',
    'kdf.bcrypt',
    ["bcryptPbkdf from 'bcrypt-pbkdf'"],
    KEYED,
    'bcryptPbkdf.pbkdf(key, 32, message, 32, new Uint8Array(32), 32, 1)',
  ),
  // Hashes.
  asks('@noble/hashes@2.4.0', 'hash', ["{ sha256 } from '@noble/hashes/sha2.js'"], BYTES, 'sha256(data)'),
  asks('hash.js@1.1.7', 'hash', ["hash from 'hash.js'"], TEXT, "hash.sha256().update(text).digest('hex')"),
  asks('sha.js@2.4.12', 'hash', ["sha from 'sha.js'"], TEXT, "sha('sha256').update(text).digest('hex')"),
  asks(
    'create-hash@1.2.0',
    'hash',
    ["createHash from 'create-hash/browser.js'"],
    TEXT,
    "createHash('sha256').update(text).digest('hex')",
    { computedBy: ['create-hash', 'sha.js'] },
  ),
  asks('md5.js@1.3.5', 'hash', ["MD5 from 'md5.js'"], TEXT, "new MD5().update(text).digest('hex')", {
    computedBy: ['md5.js', 'hash-base'],
  }),
  asks('ripemd160@2.0.3', 'hash', ["RIPEMD160 from 'ripemd160'"], TEXT, "new RIPEMD160().update(text).digest('hex')", {
    computedBy: ['ripemd160', 'hash-base'],
  }),
  asks('js-sha3@0.9.3', 'hash', ["sha3 from 'js-sha3'"], TEXT, 'sha3.keccak256(text)'),
  asks('js-sha256@0.11.1', 'hash', ["{ sha256 } from 'js-sha256'"], TEXT, 'sha256(text)', NATIVE),
  asks('js-sha512@0.9.0', 'hash', ["sha512 from 'js-sha512'"], TEXT, 'sha512.sha512(text)'),
  asks('js-sha1@0.7.0', 'hash', ["sha1 from 'js-sha1'"], TEXT, 'sha1(text)', NATIVE),
  asks('js-md5@0.8.3', 'hash', ["md5 from 'js-md5'"], TEXT, 'md5(text)', NATIVE),
  asks('blueimp-md5@2.19.0', 'hash', ["md5 from 'blueimp-md5'"], TEXT, 'md5(text)'),
  asks('spark-md5@3.0.2', 'hash', ["SparkMD5 from 'spark-md5'"], TEXT, 'SparkMD5.hash(text)'),
  asks('fast-sha256@1.3.0', 'hash', ["sha256 from 'fast-sha256'"], BYTES, 'sha256.hash(data)'),
  asks('jssha@3.3.2', 'hash', ["JsSHA from 'jssha'"], TEXT, "new JsSHA('SHA-256', 'TEXT').update(text).getHash('HEX')"),
  asks('sha1@1.1.1', 'hash', ["sha1 from 'sha1'"], TEXT, 'sha1(text)'),
  asks('@stablelib/sha256@2.0.1', 'hash', ["{ hash } from '@stablelib/sha256'"], BYTES, 'hash(data)'),
  asks('blakejs@1.2.1', 'hash', ["blake from 'blakejs'"], BYTES, 'blake.blake2bHex(data)'),
  // Ciphers.
  asks(
    'aes-js@3.1.2',
    'cipher.encrypt',
    ["aes from 'aes-js'"],
    KEYED + BYTES,
    'new aes.ModeOfOperation.ctr(key).encrypt(data)',
  ),
  asks(
    'browserify-aes@1.2.0',
    'cipher.encrypt',
    ["aes from 'browserify-aes/browser.js'"],
    KEYED + BYTES,
    "aes.createCipheriv('aes-256-cbc', Buffer.from(key), Buffer.alloc(16)).update(Buffer.from(data))",
  ),
  asks(
    'asmcrypto.js@2.3.2',
    'cipher.encrypt',
    ["{ AES_GCM } from 'asmcrypto.js'"],
    KEYED + BYTES,
    'AES_GCM.encrypt(data, key, new Uint8Array(12))',
  ),
  asks(
    '@stablelib/chacha20poly1305@2.0.1',
    'cipher.encrypt',
    ["{ ChaCha20Poly1305 } from '@stablelib/chacha20poly1305'"],
    `${KEYED}${BYTES}const cipher = new ChaCha20Poly1305(key);`,
    'cipher.seal(new Uint8Array(12), data)',
    { computedBy: ['@stablelib/chacha20poly1305', '@stablelib/chacha', '@stablelib/poly1305'] },
  ),
  asks(
    '@noble/ciphers@2.4.0',
    'cipher.encrypt',
    ["{ gcm } from '@noble/ciphers/aes.js'"],
    KEYED + BYTES,
    'gcm(key, new Uint8Array(12)).encrypt(data)',
  ),
  asks(
    'crypto-js@4.2.0',
    'cipher.encrypt',
    ["CryptoJS from 'crypto-js'"],
    TEXT,
    "CryptoJS.AES.encrypt(text, 'a password').toString()",
  ),
  asks('sjcl@1.0.9', 'kdf.pbkdf2', ["sjcl from 'sjcl'"], '', "sjcl.misc.pbkdf2('a password', 'saltsalt', 500, 256)"),
  // Signatures and curves.
  asks(
    'tweetnacl@1.0.3',
    'sign',
    ["nacl from 'tweetnacl'"],
    `${KEYED}const pair = nacl.sign.keyPair.fromSeed(key);`,
    'nacl.sign.detached(message, pair.secretKey)',
  ),
  asks(
    'ed2curve@0.3.0',
    'other',
    ["nacl from 'tweetnacl'", "ed2curve from 'ed2curve'"],
    `${KEYED}const pair = nacl.sign.keyPair.fromSeed(key);`,
    'ed2curve.convertPublicKey(pair.publicKey)',
  ),
  asks(
    'elliptic@6.6.1',
    'sign',
    ["elliptic from 'elliptic'"],
    `${HEX}const pair = new elliptic.ec('secp256k1').keyFromPrivate(hex, 'hex');`,
    'pair.sign(digest)',
  ),
  asks(
    '@noble/curves@2.4.0',
    'sign',
    ["{ secp256k1 } from '@noble/curves/secp256k1.js'"],
    KEYED,
    'secp256k1.sign(message, key)',
    { computedBy: ['@noble/curves', '@noble/hashes'] },
  ),
  asks(
    '@noble/curves@1.9.7',
    'verify',
    ["{ ed25519 } from '@noble/curves/ed25519'"],
    `${KEYED}const [signature, publicKey] = [ed25519.sign(message, key), ed25519.getPublicKey(key)];`,
    'ed25519.verify(signature, message, publicKey)',
    { computedBy: ['@noble/curves', '@noble/hashes'] },
  ),
  asks(
    '@noble/ed25519@3.2.0',
    'sign',
    ["* as ed from '@noble/ed25519'", "{ sha512 } from '@noble/hashes/sha2.js'"],
    `${KEYED}ed.hashes.sha512 = sha512;`,
    'ed.sign(message, key)',
    { computedBy: ['@noble/ed25519', '@noble/hashes'] },
  ),
  asks(
    '@noble/secp256k1@3.2.0',
    'kex.ecdh',
    ["* as secp from '@noble/secp256k1'"],
    `${KEYED}const publicKey = secp.getPublicKey(message);`,
    'secp.getSharedSecret(key, publicKey)',
  ),
  asks(
    '@noble/post-quantum@0.6.1',
    'sign',
    ["{ ml_dsa65 } from '@noble/post-quantum/ml-dsa.js'"],
    `${KEYED}const pair = ml_dsa65.keygen(key);`,
    'ml_dsa65.sign(message, pair.secretKey)',
    { computedBy: ['@noble/post-quantum', '@noble/hashes', '@noble/curves'] },
  ),
  asks(
    '@noble/post-quantum@0.6.1',
    'kex.kem',
    ["{ ml_kem768 } from '@noble/post-quantum/ml-kem.js'"],
    'const pair = ml_kem768.keygen(new Uint8Array(64).fill(7));',
    'ml_kem768.encapsulate(pair.publicKey)',
    { computedBy: ['@noble/post-quantum', '@noble/hashes', '@noble/curves'] },
  ),
  asks(
    'mlkem@2.7.0',
    'keygen.pqc',
    ["{ MlKem768 } from 'mlkem'"],
    'const kem = new MlKem768();',
    'kem.generateKeyPair()',
    WAITS,
  ),
  asks(
    'libsodium-wrappers@0.8.4',
    'sign',
    ["sodium from 'libsodium-wrappers'"],
    `${KEYED}let pair;\nconst ready = sodium.ready.then(() => (pair = sodium.crypto_sign_seed_keypair(key)));`,
    'ready.then(() => sodium.crypto_sign_detached(message, pair.privateKey))',
    WAITS,
  ),
  asks(
    '@stablelib/ed25519@2.1.0',
    'sign',
    ["{ generateKeyPairFromSeed, sign } from '@stablelib/ed25519'"],
    `${KEYED}const pair = generateKeyPairFromSeed(key);`,
    'sign(pair.secretKey, message)',
    { computedBy: ['@stablelib/ed25519', '@stablelib/sha512'] },
  ),
  asks(
    '@stablelib/x25519@2.0.1',
    'kex.x25519',
    ["{ generateKeyPairFromSeed, sharedKey } from '@stablelib/x25519'"],
    `${KEYED}const [a, b] = [key, message].map((seed) => generateKeyPairFromSeed(seed));`,
    'sharedKey(a.secretKey, b.publicKey)',
  ),
  asks(
    'bitcoinjs-lib@7.0.5',
    'sign',
    ["* as bitcoin from 'bitcoinjs-lib'", "* as ecc from 'tiny-secp256k1'", "{ ECPairFactory } from 'ecpair'"],
    `${KEYED}bitcoin.initEccLib(ecc);\nconst pair = ECPairFactory(ecc).fromPrivateKey(key);`,
    'pair.sign(message)',
    { computedBy: ['tiny-secp256k1', '@noble/hashes', 'uint8array-tools'] },
  ),
  asks(
    'ethers@6.17.0',
    'sign',
    ["{ Wallet } from 'ethers'"],
    `${HEX}const wallet = new Wallet('0x' + hex);`,
    "wallet.signingKey.sign('0x' + digest)",
    { computedBy: ['@noble/curves', '@noble/hashes'] },
  ),
  asks(
    'browserify-sign@4.2.6',
    'sign',
    ["sign from 'browserify-sign/browser/index.js'", "{ generateKeyPairSync } from 'node:crypto'"],
    `${TEXT}const pem = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'sec1', format: 'pem' });`,
    "sign.createSign('RSA-SHA256').update(text).sign(pem)",
    { computedBy: ['browserify-sign', 'elliptic', 'sha.js', 'hash.js', 'hmac-drbg'] },
  ),
  asks(
    'diffie-hellman@5.0.3',
    'kex.dh',
    ["dh from 'diffie-hellman/browser.js'"],
    "const [a, b] = [dh.getDiffieHellman('modp5'), dh.getDiffieHellman('modp5')];\na.generateKeys(), b.generateKeys();\nconst theirs = b.getPublicKey();",
    'a.computeSecret(theirs)',
  ),
  // RSA.
  asks(
    'node-forge@1.4.3',
    'sign',
    ["forge from 'node-forge'"],
    "const pair = forge.pki.rsa.generateKeyPair(1024), md = forge.md.sha256.create().update('text');",
    'pair.privateKey.sign(md)',
  ),
  asks(
    'jsrsasign@11.1.5',
    'sign',
    ["rs from 'jsrsasign'", "{ generateKeyPairSync } from 'node:crypto'"],
    "const pem = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ type: 'pkcs8', format: 'pem' });\nconst rsa = rs.KEYUTIL.getKey(pem);",
    "rsa.sign('text', 'sha256')",
  ),
  asks(
    'jsencrypt@3.5.4',
    'asym.decrypt',
    [
      "jsencrypt from '../../node_modules/jsencrypt/bin/jsencrypt.min.js'",
      "{ generateKeyPairSync } from 'node:crypto'",
    ],
    "const rsa = new (jsencrypt.JSEncrypt ?? jsencrypt.default ?? jsencrypt)();\nrsa.setPrivateKey(generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ type: 'pkcs1', format: 'pem' }));\nconst secret = rsa.encrypt('text');",
    'rsa.decrypt(secret)',
  ),
  asks(
    'node-rsa@1.1.1',
    'keygen.rsa',
    ["NodeRSA from 'node-rsa'"],
    '',
    "new NodeRSA(null, { environment: 'browser' }).generateKeyPair(512)",
  ),
  // Protocols.
  asks(
    'openpgp@6.3.2',
    'cipher.encrypt',
    ["* as openpgp from 'openpgp'"],
    TEXT,
    "openpgp.createMessage({ text }).then((message) => openpgp.encrypt({ message, passwords: 'a password' }))",
    WAITS,
  ),
  asks(
    'openpgp@5.11.3',
    'cipher.encrypt',
    ["* as openpgp from 'openpgp'"],
    TEXT,
    "openpgp.createMessage({ text }).then((message) => openpgp.encrypt({ message, passwords: 'a password' }))",
    WAITS,
  ),
  // No cryptography.
  asks('tweetnacl-util@0.15.1', '', ["util from 'tweetnacl-util'"], BYTES, 'util.encodeBase64(data)'),
  asks(
    'bn.js@5.2.5',
    '',
    ["BN from 'bn.js'"],
    '',
    "new BN('123456789'.repeat(20)).pow(new BN(7)).div(new BN('12345678901')).toString()",
  ),
  asks('jsbn@1.1.0', '', ["jsbn from 'jsbn'"], '', "new jsbn.BigInteger('123456789'.repeat(20)).pow(7).toString()"),
  asks(
    'big-integer@1.6.52',
    '',
    ["big from 'big-integer'"],
    '',
    "big('123456789'.repeat(20)).pow(7).divide(12345678901).toString()",
  ),
  asks('bignumber.js@9.3.1', '', ["BigNumber from 'bignumber.js'"], '', 'new BigNumber(2).sqrt().pow(9).toString()'),
];

/** What else they need, beside what npm installs with them. @type {Record<string, Record<string, string>>} */
export const BESIDE = { 'bitcoinjs-lib': { ecpair: '3.0.2', 'tiny-secp256k1': '2.2.4' } };
