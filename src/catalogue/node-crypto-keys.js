/**
 * The JavaScript functions of node:crypto that make, read and write keys and certificates, and those
 * that agree on keys; in the same form as node-crypto.js.
 *
 * createECDH().generateKeys() is part of the key agreement, like the whole class: a key pair for its own sake is made
 * with generateKeyPair.
 */

import { async, either, FAMILY, PLUMBING, sync } from './entry.js';

/** @import { ModuleTable } from './entry.js' */

/** @type {ModuleTable} */
const KEYS = {
  'internal/crypto/keygen': {
    '*': either('keygen', '', FAMILY.keyPair),
    generateKeyPairSync: sync('keygen', 'generateKeyPairSync', FAMILY.keyPair),
    generateKeyPair: async('keygen', 'generateKeyPair', FAMILY.keyPair),
    generateKeySync: sync('keygen.secret', 'generateKeySync'),
    generateKey: async('keygen.secret', 'generateKey'),
    generateKeyJob: either('keygen.secret'),
    handleGenerateKeyError: either('keygen.secret'),
    ondone: async('keygen', '', [...FAMILY.keyPair, 'keygen.secret']),
  },
  // Every function with a key argument parses it first, so most functions of this module serve every operation. The
  // details of a key (its modulus length, its curve) are read by exporting its numbers.
  'internal/crypto/keys': {
    '*': PLUMBING,
    createPrivateKey: sync('key.import', 'createPrivateKey'),
    createPublicKey: sync('key.import', 'createPublicKey'),
    createSecretKey: sync('key.import', 'createSecretKey'),
    from: sync('key.import', 'from'),
    toCryptoKey: sync('key.import', 'toCryptoKey'),
    parsePKCS12: sync('key.import', 'parsePKCS12'),
    prepareAsymmetricKey: sync('key.import'),
    preparePrivateKey: sync('key.import'),
    preparePublicOrPrivateKey: sync('key.import'),
    prepareSecretKey: sync('key.import'),
    prepareStorePrivateKey: sync('key.import'),
    getKeyObjectHandle: sync('key.import'),
    getKeyObjectHandleFromJwk: sync('key.import'),
    importGenericSecretKey: sync('key.import'),
    export: sync('key.export', 'export'),
    'get asymmetricKeyDetails': sync('key.export', 'asymmetricKeyDetails'),
    getKeyObjectAsymmetricKeyDetails: sync('key.export', 'asymmetricKeyDetails'),
    normalizeKeyDetails: sync('key.export', 'asymmetricKeyDetails'),
    equals: sync('other', 'equals'),
  },
  'internal/crypto/certificate': {
    '*': sync('other'),
    verifySpkac: sync('verify', 'verifySpkac'),
    exportPublicKey: sync('key.export', 'exportPublicKey'),
    exportChallenge: sync('other', 'exportChallenge'),
  },
  'internal/crypto/x509': { '*': sync('x509'), X509Certificate: sync('x509', 'X509Certificate') },
};

/** @type {ModuleTable} */
const KEY_AGREEMENT = {
  // createDiffieHellman(size) searches for a safe prime; from Node 24 on createDiffieHellman(prime) checks it.
  'internal/crypto/diffiehellman': {
    '*': either('kex', '', FAMILY.agreement),
    DiffieHellman: sync('kex.dh', 'createDiffieHellman', ['kex.dh', 'prime.generate', 'prime.check']),
    DiffieHellmanGroup: sync('kex.dh', 'createDiffieHellmanGroup'),
    dhGenerateKeys: sync('kex.dh', 'generateKeys'),
    dhGetPrime: sync('kex.dh', 'getPrime'),
    dhGetGenerator: sync('kex.dh', 'getGenerator'),
    dhGetPublicKey: sync('kex.dh', 'getPublicKey'),
    // ECDH borrows these from DiffieHellman.
    dhComputeSecret: sync('kex', 'computeSecret', FAMILY.diffieHellman),
    dhGetPrivateKey: sync('kex', 'getPrivateKey', FAMILY.diffieHellman),
    setPublicKey: sync('kex', 'setPublicKey', FAMILY.diffieHellman),
    // Assigned on both prototypes; only ECDH's costs anything: it computes the public key.
    setPrivateKey: sync('kex', 'setPrivateKey', FAMILY.diffieHellman),
    ECDH: sync('kex.ecdh', 'createECDH'),
    generateKeys: sync('kex.ecdh', 'generateKeys'),
    getPublicKey: sync('kex.ecdh', 'getPublicKey'),
    convertKey: sync('kex.ecdh', 'convertKey'),
    diffieHellman: either('kex', 'diffieHellman', FAMILY.agreement),
    ecdhDeriveBits: async('kex', '', ['kex.ecdh', 'kex.x25519']),
    ondone: async('kex', '', FAMILY.agreement),
  },
  'internal/crypto/kem': {
    '*': either('kex.kem'),
    encapsulate: either('kex.kem', 'encapsulate'),
    decapsulate: either('kex.kem', 'decapsulate'),
    ondone: async('kex.kem'),
  },
};

/** Functions about keys by module; the module without `node:`. */
export const NODE_CRYPTO_KEYS = Object.freeze({ ...KEYS, ...KEY_AGREEMENT });
