/**
 * Identifies code by its content if neither its file nor its names do: constants that an algorithm needs and nothing
 * else has, and properties that a package defines together and that minifiers leave alone. The first match counts, so
 * the specific comes before the general: bcrypt contains Blowfish's tables, and SHA-512's constants begin with
 * SHA-256's.
 */
import { WASM_START } from '../model/wasm.js';
import { matchKnown } from './match-package.js';
import { LONG_SHA2 } from './long-sha2.js';

/** @import { Fingerprint } from '../source/fingerprint-lookup.js' */
/** @import { FrameMatch, OperationId } from '../model/operation.js' */

/**
 * @typedef {object} Meaning
 * @property {string} package npm package, whose functions are distinguished by name if names are left; `''` if many
 *   packages contain such code
 * @property {OperationId | ''} operation `''` as in CryptoPackage
 * @property {string} algorithm `''` if it doesn't reveal one
 * @property {true} [isPlain] whether it is no cryptography, whatever it calls
 * @property {RegExp} [shared] names (`''` for none) of functions that may also be called for other purposes: they count
 *   as cryptography only when called by cryptography
 *
 * @typedef {Fingerprint & Meaning} KnownCode
 */

/**
 * Arithmetic of bn.js, by the names of its functions. Where names are minified nothing shows who calls it, and its numbers
 * modulo a prime (`redMul`) are hardly ever for anything but cryptography.
 */
const BN = /^(?!red|toRed$|fromRed$|forceRed$|_forceRed$|invm$|_invmp$|convertTo$|convertFrom$)/;

/** What such big integers offer, by the names of their properties: see CryptoPackage's `onlyAsPart`. */
const JSBN =
  /^(?:|BigInteger|[af]\w*|b[iy]\w*|c(?:hangeBit|hunkSize|lamp|learBit|lone|o(?:mpareTo|nvert|pyTo))|d(?:AddOffset|Multiply|iv\w*|[lr]ShiftTo)|e(?:quals|xp)|gcd|getLowestSetBit|i(?:ntValue|nvDigit|sEven)|[lr]ShiftTo|m(?:ax|in|od|ul(?:To|tiply\w*))|n(?:egate|ot)|or|pow|re(?:mainder|vert)|s(?:et\w*|hift\w*|hortValue|ignum|qrTo|quare\w*|ub\w*)|t(?:estBit|o\w*)|xor)$/;

/**
 * @param {...string} names that a package gives its modules of WebAssembly
 * @returns {string[][]} what an object has that describes such a module
 */
function wasmNamed(...names) {
  return names.map((name) => [WASM_START, name]);
}

/** @type {readonly Readonly<KnownCode>[]} */
export const FINGERPRINTS = Object.freeze([
  {
    id: 'bcrypt',
    package: 'bcryptjs',
    isPackage: true,
    operation: 'kdf.bcrypt',
    algorithm: '',
    // "OrpheanBeholderScryDoubt", which bcrypt encrypts 64 times.
    words: [[0x4f727068, 0x65616e42, 0x65686f6c, 0x64657253]],
    members: [['compareSync', 'genSaltSync', 'getRounds']],
    callers: ['Illegal arguments: ', 'Illegal salt length: ', 'Invalid salt version: '],
  },
  {
    id: 'bcrypt-pbkdf',
    package: 'bcrypt-pbkdf',
    isPackage: true,
    operation: 'kdf.bcrypt',
    algorithm: '',
    // "OxychromaticBlowfishSwatDynamite".
    runs: [[79, 120, 121, 99]],
  },
  {
    id: 'blowfish',
    package: '',
    operation: 'cipher',
    algorithm: 'blowfish',
    // The first S-box: digits of pi.
    words: [[0xd1310ba6, 0x98dfb5ac, 0x2ffd72db, 0xd01adfb7]],
  },
  {
    id: 'scrypt-js',
    package: 'scrypt-js',
    operation: 'kdf.scrypt',
    algorithm: '',
    isPackage: true,
    members: [['scrypt', 'syncScrypt']],
    phrases: [['N must be power of 2', 'r too large']],
  },
  {
    id: 'hash-wasm-argon2',
    package: 'hash-wasm',
    operation: 'kdf.argon2',
    algorithm: '',
    isPrivate: true,
    texts: ['Memory size should be at least 8 * parallelism.'],
  },
  {
    id: 'hash-wasm-bcrypt',
    package: 'hash-wasm',
    operation: 'kdf.bcrypt',
    algorithm: '',
    isPrivate: true,
    texts: ['Cost factor should be a number between 4 and 31', 'Hash should be 60 bytes long'],
  },
  {
    id: 'hash-wasm-scrypt',
    package: 'hash-wasm',
    operation: 'kdf.scrypt',
    algorithm: '',
    isPrivate: true,
    texts: ['Cost factor should be a power of 2, greater than 1'],
  },
  {
    id: 'hash-wasm-pbkdf2',
    package: 'hash-wasm',
    operation: 'kdf.pbkdf2',
    algorithm: '',
    isPrivate: true,
    texts: ['Invalid hash function is provided! Usage: pbkdf2("password", "salt", 1000, 32, createSHA1()).'],
  },
  {
    id: 'hash-wasm-hmac',
    package: 'hash-wasm',
    operation: 'hmac',
    algorithm: '',
    texts: ['Invalid hash function is provided! Usage: createHMAC(createMD5(), "key").'],
  },
  {
    id: 'hash-wasm-hash',
    package: 'hash-wasm',
    operation: 'hash',
    algorithm: '',
    phrases: wasmNamed(
      ...['md4', 'md5', 'sha1', 'sha256', 'sha512', 'sha3', 'blake2b', 'blake2s', 'blake3'],
      ...['ripemd160', 'sm3', 'whirlpool'],
    ),
  },
  {
    id: 'hash-wasm-checksum',
    package: 'hash-wasm',
    operation: '',
    algorithm: '',
    isPlain: true,
    phrases: wasmNamed('adler32', 'crc32', 'crc64', 'xxhash3', 'xxhash32', 'xxhash64', 'xxhash128'),
  },
  {
    id: 'hash-wasm',
    package: 'hash-wasm',
    isPackage: true,
    isClosure: true,
    operation: '',
    algorithm: '',
    members: [['writeMemory', 'setMemorySize', 'calculate']],
  },
  {
    id: 'libsodium',
    package: 'libsodium-wrappers',
    isPackage: true,
    operation: '',
    algorithm: '',
    texts: ['libsodium was not correctly initialized.'],
    // What its WebAssembly exports, apart from sizes.
    reads: /^_(?!\w*bytes(?:_m(?:ax|in))?$)((?:crypto_|randombytes)\w+)$/,
  },
  {
    id: 'sha512',
    package: '',
    family: 'hash',
    operation: 'hash',
    algorithm: LONG_SHA2,
    words: [[0xd728ae22, 0x23ef65cd, 0xec4d3b2f, 0x8189dbbc]],
    texts: ['0x428a2f98d728ae22'],
  },
  {
    id: 'sha256',
    package: '',
    family: 'hash',
    operation: 'hash',
    algorithm: 'sha256',
    words: [[0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5]],
  },
  {
    id: 'sha1',
    package: '',
    family: 'hash',
    operation: 'hash',
    algorithm: 'sha1',
    words: [[0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6]],
  },
  {
    id: 'ripemd160',
    package: '',
    family: 'hash',
    operation: 'hash',
    algorithm: 'ripemd160',
    words: [[0x50a28be6, 0x5c4dd124, 0x6d703ef3, 0x7a6d76e9]],
  },
  {
    id: 'md5',
    package: '',
    family: 'hash',
    operation: 'hash',
    algorithm: 'md5',
    words: [[0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee]],
  },
  {
    id: 'keccak',
    package: '',
    family: 'hash',
    operation: 'hash',
    algorithm: 'sha3',
    words: [[0x80008081, 0x80008009, 0x8000808b, 0x80008008]],
    texts: ['0x8000000080008081', '0x800000000000808b'],
    runs: [[1, 0, 32898, 0]],
    members: [['keccak', 'xofInto', 'writeInto']],
  },
  {
    id: 'blake2',
    package: '',
    family: 'hash',
    operation: 'hash',
    algorithm: 'blake2',
    // The second row of its permutations.
    runs: [[14, 10, 4, 8]],
  },
  { id: 'hash', package: '', operation: 'hash', algorithm: '' },
  {
    id: 'noble-hashes',
    package: '@noble/hashes',
    operation: 'hash',
    algorithm: '',
    members: [
      ['digestInto', '_cloneInto', 'digest'],
      ['digestInto', '_cloneIntoMeta', 'digest'],
    ],
  },
  {
    id: 'noble-scrypt',
    package: '@noble/hashes',
    operation: 'kdf.scrypt',
    algorithm: '',
    isPrivate: true,
    texts: [
      '"N" expected a power of 2, and 2^1 <= N <= 2^32',
      'Scrypt: N must be larger than 1, a power of 2, and less than 2^(128 * r / 8)',
    ],
  },
  {
    id: 'spark-md5',
    package: 'spark-md5',
    isPackage: true,
    operation: 'hash',
    algorithm: 'md5',
    members: [['appendBinary', 'getState', 'setState']],
  },
  {
    id: 'blakejs',
    package: 'blakejs',
    isPackage: true,
    operation: 'hash',
    algorithm: 'blake2',
    members: [
      ['blake2bHex', 'blake2bInit', 'blake2bFinal'],
      ['blake2sHex', 'blake2sInit', 'blake2sFinal'],
    ],
  },
  {
    id: 'noble-ciphers',
    package: '@noble/ciphers',
    operation: 'cipher',
    algorithm: '',
    texts: ['cannot encrypt() twice with same key + nonce'],
  },
  {
    id: 'noble-ciphers-aes',
    package: '@noble/ciphers',
    operation: 'cipher',
    algorithm: 'aes',
    texts: ['aes/gcm: invalid nonce length', 'aes-gcm: invalid tag', 'aes: bad decrypt', 'aes/pcks5: wrong padding'],
  },
  {
    id: 'asmcrypto-aes',
    package: 'asmcrypto.js',
    isPackage: true,
    operation: 'cipher',
    algorithm: 'aes',
    isClosure: true,
    members: [
      ['set_rounds', 'set_mask', 'gcm_init'],
      ['AES_Encrypt_process', 'AES_Encrypt_finish'],
      ['AES_GCM_Encrypt_process', 'AES_GCM_Decrypt_process'],
    ],
  },
  {
    id: 'asmcrypto-hash',
    package: 'asmcrypto.js',
    isPackage: true,
    operation: 'hash',
    algorithm: '',
    isClosure: true,
    members: [['hmac_reset', 'hmac_init', 'pbkdf2_generate_block']],
  },
  {
    id: 'asmcrypto-integers',
    package: 'asmcrypto.js',
    isPackage: true,
    operation: '',
    algorithm: '',
    isClosure: true,
    members: [['sreset', 'salloc', 'mredc']],
  },
  {
    id: 'aes-js',
    package: 'aes-js',
    operation: 'cipher',
    algorithm: 'aes',
    texts: ['AES must be instanitated with `new`'],
    members: [['setCounterValue', 'setCounterBytes', 'increment']],
  },
  {
    id: 'noble-macs',
    package: '@noble/ciphers',
    operation: 'mac',
    algorithm: '',
    members: [
      ['digestInto', '_updateBlock'],
      ['digestInto', 'finalize', 'process'],
    ],
  },
  {
    id: 'aes',
    package: '',
    operation: 'cipher',
    algorithm: 'aes',
    words: [[0xc66363a5, 0xf87c7c84, 0xee777799, 0xf67b7b8d]],
    runs: [
      [99, 124, 119, 123],
      [82, 9, 106, 213],
    ],
    // The affine transformation of its S-box, and the end of it if the rest was computed before.
    sums: ['99,>>4,>>5,>>6,>>7,x', '&255,99,>>>8'],
  },
  {
    id: 'des',
    package: '',
    operation: 'cipher',
    algorithm: 'des',
    runs: [[0x1010400, 0, 0x10000, 0x1010404]],
  },
  {
    id: 'tweetnacl',
    package: 'tweetnacl',
    isPackage: true,
    operation: '',
    algorithm: '',
    members: [
      ['crypto_scalarmult', 'crypto_secretbox', 'crypto_sign'],
      ['crypto_core_hsalsa20', 'crypto_onetimeauth'],
    ],
  },
  {
    id: 'salsa20',
    package: '',
    operation: 'cipher',
    algorithm: '',
    // "expand 32-byte k" of Salsa20 and ChaCha20.
    words: [[0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]],
    texts: ['expand 32-byte k'],
    runs: [[101, 120, 112, 97]],
  },
  {
    id: 'poly1305',
    package: '',
    operation: 'mac',
    algorithm: 'poly1305',
    // Masks of its key, in limbs of 13 bits.
    words: [[0x1fff, 0x1f03, 0x1ffe, 0x1f81]],
  },
  {
    id: 'salsa20-core',
    package: '',
    operation: '',
    algorithm: 'salsa20',
    // Numbers of bits that it rotates by, in eight places each: in the cipher, and in scrypt.
    rotations: [[7, 9, 13, 18]],
  },
  {
    id: 'chacha-core',
    package: '',
    operation: 'cipher',
    algorithm: 'chacha20',
    rotations: [[16, 12, 8, 7]],
  },
  {
    id: 'crypto-js-hash',
    package: 'crypto-js',
    isPackage: true,
    operation: 'hash',
    algorithm: '',
    members: [['_doProcessBlock', '_doReset']],
  },
  {
    id: 'crypto-js',
    package: 'crypto-js',
    isPackage: true,
    operation: '',
    algorithm: '',
    members: [
      ['_createHelper', '_createHmacHelper'],
      ['_append', '_process', 'reset', 'clone'],
      ['_map', 'stringify', 'parse'],
      ['mixIn', 'extend', 'create', 'init'],
      ['clamp', 'concat', 'clone', 'random', 'toString'],
    ],
  },
  {
    id: 'crypto-js-cipher',
    package: 'crypto-js',
    isPackage: true,
    operation: 'cipher',
    algorithm: '',
    members: [
      ['createEncryptor', 'createDecryptor', 'process', 'finalize'],
      ['_doCryptBlock', 'encryptBlock'],
      ['_doCryptBlock', 'decryptBlock'],
    ],
  },
  {
    id: 'noble-curves',
    package: '@noble/curves',
    operation: '',
    algorithm: '',
    texts: [
      'mod: expected positive modulus, got ',
      'mod: invalid modulus',
      'invert: expected non-zero number',
      'invert: expected positive integers, got n=',
      'invert: expected positive modulus, got ',
      'Cannot find square root: probably non-prime P',
      'bad point: equation left != right',
      'bad point: equation left != right (1)',
      'bad point: not in prime-order subgroup',
      'invalid affine point',
      'invalid scalar: out of range',
      'recovery id invalid',
      'recovery id 2 or 3 invalid',
      'sign failed: invalid s',
      'sign: Invalid signature produced',
      'hmacFn must be a function',
      'drbg: tried 1000 values',
      'drbg: tried max amount of iterations',
    ],
    members: [
      ['getPublicKey', 'getSharedSecret', 'sign', 'verify', 'Signature'],
      ['getPublicKey', 'sign', 'verify', 'ExtendedPoint'],
      ['getPublicKey', 'sign', 'verify', 'Point', 'lengths'],
      ['multiplyUnsafe', 'assertValidity', 'clearCofactor'],
      ['buildWnafTable', 'getWnafPrecomputes'],
      ['precomputeWindow', 'wNAFCached'],
      ['sqrN', 'addN', 'subN', 'mulN'],
    ],
  },
  {
    id: 'secp256k1',
    package: '',
    operation: '',
    algorithm: 'secp256k1',
    // Its field's prime, and how far that is from 2^256.
    texts: ['0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f', '0x1000003d1', '4294968273'],
  },
  {
    id: 'noble-points',
    package: '',
    operation: '',
    algorithm: '',
    members: [['multiplyUnsafe', 'assertValidity', 'toAffine']],
  },
  {
    id: 'noble-post-quantum',
    package: '@noble/post-quantum',
    operation: '',
    algorithm: '',
    members: [['smod', 'nttZetas', 'NTT']],
  },
  {
    id: 'curve25519',
    package: '',
    operation: '',
    algorithm: '',
    // The constant with which Ed25519 adds points, in limbs of 16 bits.
    runs: [
      [0x78a3, 0x1359, 0x4dca, 0x75eb],
      [0xf159, 0x26b2, 0x9b94, 0xebd6],
      [0xd51a, 0x8f25, 0x2d60, 0xc956],
      [0xa0b0, 0x4a0e, 0x1b27, 0xc4ee],
    ],
  },
  {
    id: 'elliptic',
    package: 'elliptic',
    isPackage: true,
    operation: '',
    algorithm: '',
    members: [
      ['_wnafMul', '_fixedNafMul'],
      ['_endoWnafMulAdd', '_getEndomorphism'],
      ['keyFromPrivate', 'recoverPubKey'],
      ['keyFromSecret', 'hashInt'],
      ['_importPrivate', '_importPublic'],
    ],
  },
  {
    id: 'bn.js',
    package: 'bn.js',
    isPackage: true,
    operation: '',
    algorithm: '',
    shared: BN,
    members: [
      ['redMul', 'toRed', 'iushln'],
      ['imulK', 'ireduce'],
    ],
  },
  {
    id: 'openpgp',
    package: 'openpgp',
    operation: '',
    algorithm: '',
    // How it makes keys from passwords.
    members: [['getCount', 'produceKey']],
  },
  {
    id: 'node-forge',
    package: 'node-forge',
    isPackage: true,
    operation: '',
    algorithm: '',
    texts: ['Encrypted message length is invalid.', 'Message is too long for PKCS#1 v1.5 padding.'],
  },
  {
    id: 'sjcl',
    package: 'sjcl',
    isPackage: true,
    operation: '',
    algorithm: '',
    texts: ["json decode: this isn't json!", "ccm: tag doesn't match"],
  },
  {
    id: 'jsbn',
    package: '',
    isPackage: true,
    operation: '',
    algorithm: '',
    shared: JSBN,
    // Tom Wu's big integers, in node-forge and jsrsasign.
    members: [
      ['modPowInt', 'drShiftTo', 'invDigit'],
      ['convert', 'revert', 'reduce', 'mulTo', 'sqrTo'],
    ],
  },
]);

/** @type {Map<string, Readonly<KnownCode>>} */
const BY_ID = new Map(FINGERPRINTS.map((fingerprint) => [fingerprint.id, fingerprint]));

/**
 * @param {string} id of a fingerprint
 * @returns {string} npm package that the code belongs to, `''` if unknown
 */
export function packageOfKnown(id) {
  return BY_ID.get(id)?.package ?? '';
}

/**
 * What is known about a function recognised by a fingerprint.
 * @param {string} id of the fingerprint
 * @param {string} name of the function outside of its module, `''` if it has none
 * @returns {FrameMatch | null} null if there is no such fingerprint, or if it says nothing about a function with this
 *   name
 */
export function matchFingerprint(id, name) {
  const known = BY_ID.get(id);
  if (known === undefined || known.shared?.test(name)) return null;
  const match = matchKnown(known, name);
  return known.isPlain === true ? { ...match, isPlain: true } : match;
}
