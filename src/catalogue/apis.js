/**
 * The public functions of node:crypto and crypto.subtle, with where their arguments name the algorithm
 * and give sizes. Arguments that hold passwords, keys or data are not described: nothing reads them.
 *
 * Source: https://nodejs.org/api/crypto.html
 */
import { isStreamApi } from '../model/operation.js';

/** @import { Api, OperationId } from '../model/operation.js' */
/** @import { CallForm } from '../model/report.js' */

/** @typedef {{algorithm?: number, parameters?: Record<string, number>, byAlgorithm?: Record<string, OperationId>,
 *   arity?: [fewest: number, most: number]}} Arguments arity: of the blocking form */

const PQC = [
  'ml-dsa-44',
  'ml-dsa-65',
  'ml-dsa-87',
  'ml-kem-512',
  'ml-kem-768',
  'ml-kem-1024',
  ...['sha2', 'shake'].flatMap((hash) =>
    ['128', '192', '256'].flatMap((bits) => ['f', 's'].map((size) => `slh-dsa-${hash}-${bits}${size}`)),
  ),
];

/** Ed448 and X448 have no operation of their own: they get the family, whatever the leaves say.
 * @type {Record<string, OperationId>} */
const KEY_PAIR_TYPES = {
  rsa: 'keygen.rsa',
  'rsa-pss': 'keygen.rsa',
  ec: 'keygen.ec',
  ed25519: 'keygen.ed25519',
  x25519: 'keygen.x25519',
  ed448: 'keygen',
  x448: 'keygen',
  dh: 'keygen.dh',
  dsa: 'keygen.dsa',
  ...Object.fromEntries(PQC.map((type) => [type, 'keygen.pqc'])),
};

/** Each has a form that runs on the calling thread, one on the thread pool, or both.
 * @type {[operation: OperationId, sync: string, async: string, byArguments?: Arguments][]} */
const FUNCTIONS = [
  ['kdf.pbkdf2', 'pbkdf2Sync', 'pbkdf2', { arity: [5, 5], algorithm: 4, parameters: { iterations: 2, keylen: 3 } }],
  ['kdf.scrypt', 'scryptSync', 'scrypt', { arity: [3, 4], parameters: { keylen: 2 } }],
  ['kdf.hkdf', 'hkdfSync', 'hkdf', { arity: [5, 5], algorithm: 0, parameters: { keylen: 4 } }],
  ['kdf.argon2', 'argon2Sync', 'argon2', { arity: [2, 2], algorithm: 0 }],
  ['keygen', 'generateKeyPairSync', 'generateKeyPair', { arity: [1, 2], algorithm: 0, byAlgorithm: KEY_PAIR_TYPES }],
  ['keygen.secret', 'generateKeySync', 'generateKey', { arity: [2, 2], algorithm: 0 }],
  ['prime.generate', 'generatePrimeSync', 'generatePrime', { arity: [1, 2], parameters: { size: 0 } }],
  ['prime.check', 'checkPrimeSync', 'checkPrime', { arity: [1, 2] }],
  ['random', 'randomFillSync', 'randomFill', { arity: [1, 3], parameters: { size: 2 } }],
  ['random', 'randomBytes', 'randomBytes', { arity: [1, 1], parameters: { size: 0 } }],
  ['random', 'randomInt', 'randomInt', { arity: [1, 2] }],
  ['sign', 'sign', 'sign', { arity: [3, 3], algorithm: 0 }],
  ['verify', 'verify', 'verify', { arity: [4, 4], algorithm: 0 }],
  ['kex', 'diffieHellman', 'diffieHellman', { arity: [1, 1] }],
  ['kex.kem', 'encapsulate', 'encapsulate', { arity: [1, 1] }],
  ['kex.kem', 'decapsulate', 'decapsulate', { arity: [2, 2] }],
  ['hash', 'createHash', '', { algorithm: 0 }],
  ['hash', 'hash', '', { algorithm: 0 }],
  ['hmac', 'createHmac', '', { algorithm: 0 }],
  ['mac', 'createMac', '', { algorithm: 0 }],
  ['cipher.encrypt', 'createCipheriv', '', { algorithm: 0 }],
  ['cipher.decrypt', 'createDecipheriv', '', { algorithm: 0 }],
  ['cipher.encrypt', 'createCipher', '', { algorithm: 0 }],
  ['cipher.decrypt', 'createDecipher', '', { algorithm: 0 }],
  ['sign', 'createSign', '', { algorithm: 0 }],
  ['verify', 'createVerify', '', { algorithm: 0 }],
  ['kex.ecdh', 'createECDH', '', { algorithm: 0 }],
  // The first argument is a size in bits, or the prime itself.
  ['kex.dh', 'createDiffieHellman', '', { parameters: { primeLength: 0 } }],
  ['kex.dh', 'createDiffieHellmanGroup', '', { algorithm: 0 }],
  ['kex.dh', 'getDiffieHellman', '', { algorithm: 0 }],
  ['asym.encrypt', 'publicEncrypt', ''],
  ['asym.decrypt', 'privateDecrypt', ''],
  ['asym.encrypt', 'privateEncrypt', ''],
  ['asym.decrypt', 'publicDecrypt', ''],
  ['key.import', 'createPrivateKey', ''],
  ['key.import', 'createPublicKey', ''],
  ['key.import', 'createSecretKey', ''],
  ['key.import', 'parsePKCS12', ''],
  ['random', 'randomUUID', ''],
  ['random', 'randomUUIDv7', ''],
  ['random', 'getRandomValues', ''],
  ['compare', 'timingSafeEqual', ''],
  ['x509', 'X509Certificate', ''],
];

/** @type {Record<string, OperationId>} */
const SUBTLE_KEYS = {
  'rsassa-pkcs1-v1_5': 'keygen.rsa',
  'rsa-pss': 'keygen.rsa',
  'rsa-oaep': 'keygen.rsa',
  ecdsa: 'keygen.ec',
  ecdh: 'keygen.ec',
  ed25519: 'keygen.ed25519',
  x25519: 'keygen.x25519',
  ed448: 'keygen',
  x448: 'keygen',
  ...Object.fromEntries(
    [
      'hmac',
      'kmac128',
      'kmac256',
      'chacha20-poly1305',
      ...['cbc', 'ctr', 'gcm', 'kw', 'ocb'].map((mode) => `aes-${mode}`),
    ].map((name) => [name, 'keygen.secret']),
  ),
  ...Object.fromEntries(PQC.map((name) => [name, 'keygen.pqc'])),
};
/** @type {Record<string, OperationId>} */
const SUBTLE_MACS = { hmac: 'hmac', kmac128: 'mac', kmac256: 'mac' };
/** @type {Record<string, OperationId>} */
const SUBTLE_DERIVATIONS = {
  pbkdf2: 'kdf.pbkdf2',
  hkdf: 'kdf.hkdf',
  argon2d: 'kdf.argon2',
  argon2i: 'kdf.argon2',
  argon2id: 'kdf.argon2',
  ecdh: 'kex.ecdh',
  x25519: 'kex.x25519',
  x448: 'kex',
};

/** The methods of SubtleCrypto. Their algorithm is a name, or an object with the name and more.
 * @type {[operation: OperationId, name: string, byArguments?: Arguments][]} */
const SUBTLE = [
  ['hash', 'digest', { algorithm: 0 }],
  ['sign', 'sign', { algorithm: 0, byAlgorithm: SUBTLE_MACS }],
  ['verify', 'verify', { algorithm: 0, byAlgorithm: SUBTLE_MACS }],
  ['cipher.encrypt', 'encrypt', { algorithm: 0, byAlgorithm: { 'rsa-oaep': 'asym.encrypt' } }],
  ['cipher.decrypt', 'decrypt', { algorithm: 0, byAlgorithm: { 'rsa-oaep': 'asym.decrypt' } }],
  ['cipher.encrypt', 'wrapKey', { algorithm: 3, byAlgorithm: { 'rsa-oaep': 'asym.encrypt' } }],
  ['cipher.decrypt', 'unwrapKey', { algorithm: 3, byAlgorithm: { 'rsa-oaep': 'asym.decrypt' } }],
  ['other', 'deriveBits', { algorithm: 0, byAlgorithm: SUBTLE_DERIVATIONS, parameters: { length: 2 } }],
  ['other', 'deriveKey', { algorithm: 0, byAlgorithm: SUBTLE_DERIVATIONS }],
  ['keygen', 'generateKey', { algorithm: 0, byAlgorithm: SUBTLE_KEYS }],
  ['key.import', 'importKey', { algorithm: 2 }],
  ['key.export', 'exportKey'],
];

/**
 * @param {string} name public name
 * @param {OperationId} operation what it does, or the family if an argument decides
 * @param {CallForm} form `unknown` if the last argument decides
 * @param {Arguments} [byArguments] by its arguments
 * @returns {Readonly<Api>} the table's entry
 */
function api(name, operation, form, { algorithm = -1, parameters = {}, byAlgorithm = {}, arity } = {}) {
  return Object.freeze({
    name,
    operation,
    form,
    algorithmArgument: algorithm,
    parameters,
    operationByAlgorithm: byAlgorithm,
    arity: arity ?? null,
  });
}

/** Public name → Api; methods of crypto.subtle as `subtle.digest`. A Map: names come from source code.
 * @type {ReadonlyMap<string, Api>} */
export const APIS = new Map(
  [
    ...FUNCTIONS.flatMap(([operation, sync, async, byArguments]) => [
      ...(async === '' || async === sync ? [] : [api(async, operation, 'async', byArguments)]),
      api(sync, operation, async === sync ? 'unknown' : 'sync', byArguments),
    ]),
    ...SUBTLE.map(([operation, name, byArguments]) => api(`subtle.${name}`, operation, 'async', byArguments)),
  ].map((entry) => [entry.name, entry]),
);

/**
 * Synchronous function → the function that leaves the thread free. The same name if the difference is a callback as
 * last argument. Functions without such a form (createHash) are not listed. createSign and createVerify become one call
 * of `sign` or `verify` over the whole data.
 * @type {Readonly<Record<string, string>>}
 */
export const ASYNC_COUNTERPART = Object.freeze(
  Object.assign(
    Object.create(null),
    Object.fromEntries(FUNCTIONS.filter(([, , async]) => async !== '').map(([, sync, async]) => [sync, async])),
    { createSign: 'sign', createVerify: 'verify' },
  ),
);

/**
 * @param {string} name such as `pbkdf2Sync` or `subtle.digest`
 * @returns {Api | null} null if it isn't a crypto function, or if an entry for it would say nothing
 */
export function apiNamed(name) {
  return APIS.get(name) ?? null;
}

/**
 * @param {readonly OperationId[]} operations that a function may do
 * @returns {string[]} names of node:crypto's own functions that do one of them, whatever their arguments
 */
export function apisDoing(operations) {
  return [...APIS.values()]
    .filter(({ name, operation }) => !name.startsWith('subtle.') && operations.includes(operation))
    .map(({ name }) => name);
}

/**
 * The functions that create objects whose methods may perform one of several operations: createHash and createHmac for
 * `update`.
 * @param {readonly OperationId[]} operations that a method may do
 * @returns {string[]} names
 */
export function makersOf(operations) {
  return [...APIS.values()]
    .filter(({ name, operation }) => name.startsWith('create') && operations.includes(operation))
    .map(({ name }) => name);
}

/**
 * The name of a stream's work once it is known: the same frames serve both `createHash stream` and `createHmac stream`.
 * @param {string} name as the frame says
 * @param {OperationId} operation what the call does
 * @returns {string} the name of the function that makes such a stream, of both if it may be either; for everything
 *   else, the name unchanged
 */
export function streamName(name, operation) {
  if (!isStreamApi(name)) return name;
  const makers = operation === 'hash-or-hmac' ? makersOf(['hash', 'hmac']) : makersOf([operation]).slice(0, 1);
  return makers.length === 0 ? name : `${makers.join(' or ')} stream`;
}
