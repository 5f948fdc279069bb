/**
 * What is measured: each trial is prepared once, then run repeatedly. Anything this Node lacks throws when it is
 * prepared or first run.
 */
import * as crypto from 'node:crypto';
import { PASSWORD_STORAGE } from '../catalogue/guidance.js';
import { grouped } from '../text/numbers.js';

/** @import { BenchGroup } from '../model/bench.js' */

/**
 * @typedef {object} Trial
 * @property {BenchGroup} group of comparable trials
 * @property {string} name of it
 * @property {string} [what] is done in one call, if the group doesn't say so
 * @property {number} [bytes] that each call works on
 * @property {() => () => unknown} prepare returns a function that does it once
 */

/** Functions that came after the Node which types are for. @type {any} */
const newer = crypto;

const PASSWORD = Buffer.from('a password of twenty');
const SALT = Buffer.alloc(16, 7);
const MESSAGE = Buffer.alloc(64, 7);
const LARGE = Buffer.alloc(16 << 10, 7);
const SMALL = Buffer.alloc(64, 7);

const [{ N, r, p }] = PASSWORD_STORAGE.scrypt;
const [{ m, t }] = PASSWORD_STORAGE.argon2id;

/** Key derivation as OWASP asks for it. @type {Trial[]} */
const KDFS = [
  ...Object.entries(PASSWORD_STORAGE.pbkdf2Iterations)
    .filter(([digest]) => digest !== 'sha1')
    .map(([digest, iterations]) => ({
      group: /** @type {const} */ ('kdf'),
      name: `PBKDF2 ${digest}`,
      what: `${grouped(iterations)} iterations`,
      prepare: () => () => crypto.pbkdf2Sync(PASSWORD, SALT, iterations, 32, digest),
    })),
  {
    group: 'kdf',
    name: 'scrypt',
    what: `N=2^${Math.log2(N)}, r=${r}, p=${p}`,
    prepare: () => () => crypto.scryptSync(PASSWORD, SALT, 32, { N, r, p, maxmem: 256 * N * r }),
  },
  {
    group: 'kdf',
    name: 'Argon2id',
    what: `${m} MiB, ${t} pass`,
    prepare: () => {
      const options = { message: PASSWORD, nonce: SALT, parallelism: 1, tagLength: 32, memory: m << 10, passes: t };
      // eslint-disable-next-line n/no-unsupported-features/node-builtins -- where there is none it is missing
      return () => newer.argon2Sync('argon2id', options);
    },
  },
];

/** Kinds of keys: arguments of generateKeyPairSync. @type {Record<string, [type: any, options?: any]>} */
const KEYS = {
  'RSA-2048': ['rsa', { modulusLength: 2048 }],
  'RSA-3072': ['rsa', { modulusLength: 3072 }],
  'P-256': ['ec', { namedCurve: 'P-256' }],
  'P-384': ['ec', { namedCurve: 'P-384' }],
  Ed25519: ['ed25519'],
  X25519: ['x25519'],
  'ML-KEM-768': ['ml-kem-768'],
  'ML-DSA-65': ['ml-dsa-65'],
};

/**
 * @param {string} name of a kind of keys
 * @returns {crypto.KeyPairKeyObjectResult} a new pair
 */
function pairOf(name) {
  return /** @type {any} */ (crypto.generateKeyPairSync(...KEYS[name]));
}

/**
 * @param {string} name of a kind of keys
 * @returns {string | null} digest to sign with; null for those that say themselves what they hash with
 */
function digestFor(name) {
  return /^(?:Ed|ML)/.test(name) ? null : 'sha256';
}

/** @type {Trial[]} */
const KEY_GENERATION = ['RSA-2048', 'RSA-3072', 'P-256', 'P-384', 'Ed25519', 'X25519', 'ML-KEM-768', 'ML-DSA-65'].map(
  (name) => ({
    group: 'keygen',
    name,
    prepare: () => () => pairOf(name),
  }),
);

const SIGNERS = ['RSA-2048', 'RSA-3072', 'P-256', 'P-384', 'Ed25519', 'ML-DSA-65'];

/** With a KeyObject, which was read before. @type {Trial[]} */
const SIGNATURES = [
  ...SIGNERS.map((name) => ({
    group: /** @type {const} */ ('sign'),
    name,
    prepare: () => {
      const { privateKey } = pairOf(name);
      return () => crypto.sign(digestFor(name), MESSAGE, privateKey);
    },
  })),
  ...SIGNERS.map((name) => ({
    group: /** @type {const} */ ('verify'),
    name,
    prepare: () => {
      const { privateKey, publicKey } = pairOf(name);
      const signature = crypto.sign(digestFor(name), MESSAGE, privateKey);
      return () => crypto.verify(digestFor(name), MESSAGE, publicKey, signature);
    },
  })),
];

/**
 * @param {string} name of a curve
 * @returns {() => unknown} makes a key and agrees with another one
 */
function agreement(name) {
  const { publicKey } = pairOf(name);
  return () => crypto.diffieHellman({ privateKey: pairOf(name).privateKey, publicKey });
}

/** @returns {() => unknown} makes a key, lets a secret be sealed for it, and opens it */
function encapsulation() {
  return () => {
    const { publicKey, privateKey } = pairOf('ML-KEM-768');
    // eslint-disable-next-line n/no-unsupported-features/node-builtins -- where there are none it is missing
    return newer.decapsulate(privateKey, newer.encapsulate(publicKey).ciphertext);
  };
}

/** @type {Trial[]} */
const KEY_EXCHANGE = [
  ...['X25519', 'P-256', 'P-384'].map((name) => ({
    group: /** @type {const} */ ('kex'),
    name,
    what: 'key, shared secret',
    prepare: () => agreement(name),
  })),
  { group: 'kex', name: 'ML-KEM-768', what: 'key, both sides', prepare: encapsulation },
  {
    group: 'kex',
    name: 'X25519MLKEM768',
    what: 'X25519, ML-KEM-768',
    prepare: () => {
      const [curve, lattice] = [agreement('X25519'), encapsulation()];
      return () => [curve(), lattice()];
    },
  },
];

/** @type {Trial[]} */
const HASHES = [
  ...['sha256', 'sha512', 'sha3-256', 'blake2b512'].flatMap((digest) =>
    [SMALL, LARGE].map((data) => ({
      group: /** @type {const} */ ('hash'),
      name: digest,
      bytes: data.length,
      prepare: () => () => crypto.createHash(digest).update(data).digest(),
    })),
  ),
  {
    group: 'hash',
    name: 'HMAC sha256',
    bytes: SMALL.length,
    prepare: () => () => crypto.createHmac('sha256', SALT).update(SMALL).digest(),
  },
];

/** @type {Trial[]} */
const CIPHERS = ['aes-128-gcm', 'aes-256-gcm', 'aes-256-cbc', 'chacha20-poly1305'].map((cipher) => ({
  group: 'cipher',
  name: cipher,
  bytes: LARGE.length,
  prepare: () => {
    const { keyLength, ivLength = 0 } = /** @type {crypto.CipherInfo} */ (crypto.getCipherInfo(cipher));
    const [key, iv] = [Buffer.alloc(keyLength, 7), Buffer.alloc(ivLength, 7)];
    const options = cipher === 'chacha20-poly1305' ? { authTagLength: 16 } : {};
    return () => {
      const made = crypto.createCipheriv(/** @type {any} */ (cipher), key, iv, options);
      return [made.update(LARGE), made.final()];
    };
  },
}));

/** Everything except handshakes. @type {readonly Trial[]} */
export const TRIALS = [...KDFS, ...KEY_GENERATION, ...SIGNATURES, ...KEY_EXCHANGE, ...HASHES, ...CIPHERS];
