/**
 * The JavaScript functions of crypto.subtle and crypto.getRandomValues.
 *
 * A method of SubtleCrypto runs through up to three functions, each with its own frame: `callSubtleCryptoMethod` →
 * `deriveBits` → `deriveBitsImpl` (from Node 24), then the algorithm's own (`pbkdf2DeriveBits`). The outer ones know
 * the method, the inner one knows the algorithm: if the method may be several operations, the inner entry is the exact
 * one.
 *
 * Sources: https://github.com/nodejs/node/tree/main/lib/internal/crypto/webcrypto.js and its neighbours.
 */

import { async, FAMILY, PLUMBING, sync } from './entry.js';

/** @import { FrameMatch, OperationId } from '../model/operation.js' */
/** @import { ModuleTable } from './entry.js' */

/** @type {OperationId[]} */
const DERIVATIONS = ['kdf.pbkdf2', 'kdf.hkdf', 'kdf.argon2', ...FAMILY.agreement];
/** @type {OperationId[]} */
const ENCRYPTIONS = ['cipher.encrypt', 'asym.encrypt'];
/** @type {OperationId[]} */
const DECRYPTIONS = ['cipher.decrypt', 'asym.decrypt'];

/** @type {Record<string, [operation: OperationId | '', candidates?: OperationId[]]>} */
const SUBTLE_METHODS = {
  digest: ['hash'],
  sign: ['sign', ['sign', 'hmac', 'mac']],
  verify: ['verify', ['verify', 'hmac', 'mac']],
  encrypt: ['cipher.encrypt', ENCRYPTIONS],
  decrypt: ['cipher.decrypt', DECRYPTIONS],
  wrapKey: ['cipher.encrypt', ENCRYPTIONS],
  unwrapKey: ['cipher.decrypt', DECRYPTIONS],
  deriveBits: ['', DERIVATIONS],
  deriveKey: ['', DERIVATIONS],
  generateKey: ['keygen', ['keygen.secret', ...FAMILY.keyPair]],
  importKey: ['key.import'],
  exportKey: ['key.export'],
  getPublicKey: ['key.export'],
  encapsulateBits: ['kex.kem'],
  encapsulateKey: ['kex.kem'],
  decapsulateBits: ['kex.kem'],
  decapsulateKey: ['kex.kem'],
};

/** @returns {Record<string, FrameMatch>} entries for each method and the functions that implement it */
function subtleMethods() {
  return Object.fromEntries(
    Object.entries(SUBTLE_METHODS).flatMap(([method, [operation, candidates]]) => {
      const entry = async(operation, `subtle.${method}`, candidates);
      return [method, `${method}Impl`].map((name) => [name, entry]);
    }),
  );
}

/**
 * @param {string} prefix of the algorithm's functions, such as `ec` in `ecImportKey`
 * @returns {Record<string, FrameMatch>} entries for importing and exporting its keys
 */
function keyEncoding(prefix) {
  return {
    '*': PLUMBING,
    [`${prefix}ImportKey`]: async('key.import'),
    [`${prefix}ExportKey`]: async('key.export'),
  };
}

/** @type {(algorithm: string) => FrameMatch} */
const cipher = (algorithm) => async('cipher', '', FAMILY.cipher, algorithm);
/** @type {FrameMatch} */
const signature = async('sign', '', FAMILY.signature);

/** @type {ModuleTable} */
const ALGORITHMS = {
  'internal/crypto/aes': {
    '*': PLUMBING,
    aesGenerateKey: async('keygen.secret'),
    aesImportKey: async('key.import'),
    aesCipher: cipher('aes'),
    asyncAesCbcCipher: cipher('aes-cbc'),
    asyncAesCtrCipher: cipher('aes-ctr'),
    asyncAesGcmCipher: cipher('aes-gcm'),
    asyncAesKwCipher: cipher('aes-kw'),
    asyncAesOcbCipher: cipher('aes-ocb'),
  },
  'internal/crypto/chacha20_poly1305': {
    '*': PLUMBING,
    c20pGenerateKey: async('keygen.secret'),
    c20pImportKey: async('key.import'),
    c20pCipher: cipher('chacha20-poly1305'),
  },
  'internal/crypto/rsa': {
    ...keyEncoding('rsa'),
    rsaKeyGenerate: async('keygen.rsa'),
    rsaOaepCipher: async('asym.decrypt', '', FAMILY.asymmetric),
    rsaSignVerify: signature,
  },
  'internal/crypto/ec': { ...keyEncoding('ec'), ecGenerateKey: async('keygen.ec'), ecdsaSignVerify: signature },
  'internal/crypto/cfrg': {
    ...keyEncoding('cfrg'),
    cfrgGenerateKey: async('keygen', '', FAMILY.edwards),
    eddsaSignVerify: signature,
  },
  'internal/crypto/ml_dsa': {
    ...keyEncoding('mlDsa'),
    mlDsaGenerateKey: async('keygen.pqc'),
    mlDsaSignVerify: signature,
  },
  'internal/crypto/ml_kem': {
    ...keyEncoding('mlKem'),
    mlKemGenerateKey: async('keygen.pqc'),
    mlKemEncapsulate: async('kex.kem'),
    mlKemDecapsulate: async('kex.kem'),
  },
  'internal/crypto/kem_hybrids': {
    ...keyEncoding('kemHybrid'),
    '*': async('kex.kem'),
    kemHybridGenerateKey: async('keygen.pqc'),
    kemHybridGetPublicKey: async('key.export'),
  },
  'internal/crypto/mac': {
    '*': PLUMBING,
    hmacGenerateKey: async('keygen.secret'),
    hmacImportKey: async('key.import'),
    kmacGenerateKey: async('keygen.secret'),
    macImportKey: async('key.import'),
    hmacSignVerify: async('hmac'),
    kmacSignVerify: async('mac'),
  },
};

/** Functions of crypto.subtle by module; the module without `node:`. */
export const WEBCRYPTO = Object.freeze(
  /** @type {ModuleTable} */ ({
    'internal/crypto/webcrypto': {
      '*': PLUMBING,
      ...subtleMethods(),
      importKeySync: async('key.import', 'subtle.importKey'),
      exportKeySync: async('key.export', 'subtle.exportKey'),
      getRandomValues: sync('random', 'getRandomValues'),
      randomUUID: sync('random', 'randomUUID'),
      signVerify: async('sign', '', ['sign', 'verify', 'hmac', 'mac']),
      cipherOrWrap: async('cipher', '', [...FAMILY.cipher, ...FAMILY.asymmetric]),
    },
    'internal/crypto/webcrypto_util': {
      '*': PLUMBING,
      importDerKey: async('key.import'),
      importJwkKey: async('key.import'),
      importRawKey: async('key.import'),
      importSecretKey: async('key.import'),
      importJwkSecretKey: async('key.import'),
    },
    'internal/crypto/webidl': { '*': PLUMBING },
    ...ALGORITHMS,
  }),
);
