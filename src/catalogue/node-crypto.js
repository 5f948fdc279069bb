/**
 * The JavaScript functions of node:crypto, by internal module and by the name that V8 logs.
 *
 * Names are matched, never positions: lines move between patch releases. V8 names a function that is
 * assigned to a property after the whole path (`job.ondone`, `TLSSocket._start`); the tables hold the
 * last part. A getter is `get name`.
 *
 * Sources: https://github.com/nodejs/node/tree/main/lib/internal/crypto (Node 18 to 26).
 */

import { async, either, FAMILY, PLUMBING, sync } from './entry.js';
import { NODE_CRYPTO_KEYS } from './node-crypto-keys.js';

/** @import { ModuleTable } from './entry.js' */

/** @type {ModuleTable} */
const KEY_DERIVATION = {
  'internal/crypto/pbkdf2': {
    '*': either('kdf.pbkdf2'),
    pbkdf2Sync: sync('kdf.pbkdf2', 'pbkdf2Sync'),
    pbkdf2: async('kdf.pbkdf2', 'pbkdf2'),
    pbkdf2DeriveBits: async('kdf.pbkdf2'),
    ondone: async('kdf.pbkdf2'),
  },
  'internal/crypto/scrypt': {
    '*': either('kdf.scrypt'),
    scryptSync: sync('kdf.scrypt', 'scryptSync'),
    scrypt: async('kdf.scrypt', 'scrypt'),
    ondone: async('kdf.scrypt'),
  },
  'internal/crypto/hkdf': {
    '*': either('kdf.hkdf'),
    hkdfSync: sync('kdf.hkdf', 'hkdfSync'),
    hkdf: async('kdf.hkdf', 'hkdf'),
    hkdfDeriveBits: async('kdf.hkdf'),
    ondone: async('kdf.hkdf'),
  },
  'internal/crypto/argon2': {
    '*': either('kdf.argon2'),
    argon2Sync: sync('kdf.argon2', 'argon2Sync'),
    argon2: async('kdf.argon2', 'argon2'),
    argon2DeriveBits: async('kdf.argon2'),
    ondone: async('kdf.argon2'),
  },
};

/** @type {ModuleTable} */
const RANDOM_AND_PRIMES = {
  'internal/crypto/random': {
    '*': either('random'),
    randomBytes: either('random', 'randomBytes'),
    randomFillSync: sync('random', 'randomFillSync'),
    randomFill: async('random', 'randomFill'),
    randomInt: either('random', 'randomInt'),
    asyncRefillRandomIntCache: async('random', 'randomInt'),
    onJobDone: async('random'),
    randomUUID: sync('random', 'randomUUID'),
    getBufferedUUID: sync('random', 'randomUUID'),
    getUnbufferedUUID: sync('random', 'randomUUID'),
    serializeUUID: sync('random', 'randomUUID'),
    randomUUIDv7: sync('random', 'randomUUIDv7'),
    getBufferedUUIDv7: sync('random', 'randomUUIDv7'),
    getUnbufferedUUIDv7: sync('random', 'randomUUIDv7'),
    getRandomValues: sync('random', 'getRandomValues'),
    generatePrimeSync: sync('prime.generate', 'generatePrimeSync'),
    generatePrime: async('prime.generate', 'generatePrime'),
    createRandomPrimeJob: either('prime.generate'),
    checkPrimeSync: sync('prime.check', 'checkPrimeSync'),
    checkPrime: async('prime.check', 'checkPrime'),
    // The completion callbacks of generatePrime and checkPrime.
    ondone: async('prime.generate', '', ['prime.generate', 'prime.check']),
    arrayBufferToUnsignedBigInt: either('prime.generate'),
    unsignedBigIntToBuffer: either('prime.check', '', ['prime.check', 'prime.generate']),
  },
};

/** @type {ModuleTable} */
const SIGNATURES_AND_CIPHERS = {
  'internal/crypto/sig': {
    '*': either('sign', '', FAMILY.signature),
    signOneShot: either('sign', 'sign'),
    verifyOneShot: either('verify', 'verify'),
    Sign: sync('sign', 'createSign'),
    sign: sync('sign', 'sign'),
    Verify: sync('verify', 'createVerify'),
    verify: sync('verify', 'verify'),
    // Sign and Verify share update; _write is the stream's way to it.
    update: sync('sign', 'update', FAMILY.signature),
    _write: sync('sign', 'createSign stream', FAMILY.signature),
    ondone: async('sign', '', FAMILY.signature),
  },
  'internal/crypto/cipher': {
    '*': sync('cipher', '', FAMILY.cipher),
    // publicEncrypt, privateDecrypt, privateEncrypt and publicDecrypt are four instances of one anonymous closure
    // (rsaFunctionFor). The private ones take some thirty times as long as the public ones.
    '': sync('asym.decrypt', '', FAMILY.asymmetric),
    rsaFunctionFor: PLUMBING,
    addCipherPrototypeFunctions: PLUMBING,
    Cipheriv: sync('cipher.encrypt', 'createCipheriv'),
    Decipheriv: sync('cipher.decrypt', 'createDecipheriv'),
    Cipher: sync('cipher.encrypt', 'createCipher'),
    Decipher: sync('cipher.decrypt', 'createDecipher'),
    update: sync('cipher', 'update', FAMILY.cipher),
    final: sync('cipher', 'final', FAMILY.cipher),
    _transform: sync('cipher', 'createCipheriv stream', FAMILY.cipher),
    _flush: sync('cipher', 'createCipheriv stream', FAMILY.cipher),
    setAAD: sync('cipher', 'setAAD', FAMILY.cipher),
    getAuthTag: sync('cipher.encrypt', 'getAuthTag'),
    setAuthTag: sync('cipher.decrypt', 'setAuthTag'),
    getCipherInfo: sync('other', 'getCipherInfo'),
  },
};

/** @type {ModuleTable} */
const HASHES = {
  // update, digest and the stream methods are the same functions for Hash and Hmac, or carry the same name.
  'internal/crypto/hash': {
    '*': sync('hash', '', FAMILY.hash),
    hash: sync('hash', 'hash'),
    Hash: sync('hash', 'createHash'),
    copy: sync('hash', 'copy'),
    Hmac: sync('hmac', 'createHmac'),
    update: sync('hash', 'update', FAMILY.hash),
    digest: sync('hash', 'digest', FAMILY.hash),
    _transform: sync('hash', 'createHash stream', FAMILY.hash),
    _flush: sync('hash', 'createHash stream', FAMILY.hash),
    asyncDigest: async('hash', 'subtle.digest'),
  },
  'internal/crypto/provider_mac': {
    '*': sync('mac'),
    Mac: sync('mac', 'createMac'),
    update: sync('mac', 'update'),
    final: sync('mac', 'final'),
    _transform: sync('mac', 'createMac stream'),
    _flush: sync('mac', 'createMac stream'),
  },
  'internal/crypto/hashnames': { '*': PLUMBING },
  'internal/crypto/util': { '*': PLUMBING },
};

/** @type {ModuleTable} */
const PUBLIC_MODULE = {
  crypto: {
    '*': PLUMBING,
    createHash: sync('hash', 'createHash'),
    createHmac: sync('hmac', 'createHmac'),
    createMac: sync('mac', 'createMac'),
    createCipheriv: sync('cipher.encrypt', 'createCipheriv'),
    createDecipheriv: sync('cipher.decrypt', 'createDecipheriv'),
    createCipher: sync('cipher.encrypt', 'createCipher'),
    createDecipher: sync('cipher.decrypt', 'createDecipher'),
    createSign: sync('sign', 'createSign'),
    createVerify: sync('verify', 'createVerify'),
    createECDH: sync('kex.ecdh', 'createECDH'),
    createDiffieHellman: sync('kex.dh', 'createDiffieHellman', ['kex.dh', 'prime.generate', 'prime.check']),
    createDiffieHellmanGroup: sync('kex.dh', 'createDiffieHellmanGroup'),
    getRandomValues: sync('random', 'getRandomValues'),
    // Node 4 to 8 kept these in crypto.js, with one inner function for both forms.
    pbkdf2Sync: sync('kdf.pbkdf2', 'pbkdf2Sync'),
    pbkdf2: either('kdf.pbkdf2', 'pbkdf2'),
  },
};

/** Functions of node:crypto by module; the module without `node:`. */
export const NODE_CRYPTO = Object.freeze({
  ...KEY_DERIVATION,
  ...RANDOM_AND_PRIMES,
  ...NODE_CRYPTO_KEYS,
  ...SIGNATURES_AND_CIPHERS,
  ...HASHES,
  ...PUBLIC_MODULE,
});
