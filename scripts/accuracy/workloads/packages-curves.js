import { workloadsOf } from '../workload.js';

/** @import { Workload } from '../workload.js' */

const DATA = 'const data = Buffer.from("some text, ".repeat(100)), digest = Buffer.alloc(32, 7);';
/**
 * @param {string} name of a package
 * @param {string} setup source text
 * @param {Omit<Workload, 'id' | 'call' | 'expect'>} [more] what else it needs
 * @returns {ReturnType<typeof workloadsOf>} makes its workloads
 */
const provider = (name, setup, more = {}) =>
  workloadsOf(name, { ...more, setup: `${setup}\n${DATA}`, packages: [name] });
const module = { isModule: true };

const elliptic = provider(
  'elliptic',
  "const { ec: EC } = require('elliptic');\nconst curve = new EC('secp256k1'), pair = curve.genKeyPair();",
);
const hashes = provider(
  '@noble/hashes',
  `import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { sha3_256 } from '@noble/hashes/sha3.js';
import { blake3 } from '@noble/hashes/blake3.js';
import { hmac } from '@noble/hashes/hmac.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { scrypt } from '@noble/hashes/scrypt.js';
import { argon2id } from '@noble/hashes/argon2.js';`,
  module,
);
const curves = provider(
  '@noble/curves',
  `import { secp256k1 } from '@noble/curves/secp256k1.js';
import { ed25519, x25519 } from '@noble/curves/ed25519.js';
import { p256 } from '@noble/curves/nist.js';
const secret = digest_(), message = new Uint8Array(32).fill(5);
function digest_() { return new Uint8Array(32).fill(7); }`,
  module,
);
const ciphers = provider(
  '@noble/ciphers',
  `import { gcm } from '@noble/ciphers/aes.js';
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
const key = new Uint8Array(32).fill(1), nonce = new Uint8Array(12).fill(2);`,
  module,
);
const nacl = provider(
  'tweetnacl',
  "const nacl = require('tweetnacl');\nconst signing = nacl.sign.keyPair(), box = nacl.box.keyPair(), nonce = new Uint8Array(24).fill(2), key = new Uint8Array(32).fill(1);",
);
const sodium = provider(
  'libsodium-wrappers',
  "import sodium from 'libsodium-wrappers';\nawait sodium.ready;\nconst signing = sodium.crypto_sign_keypair(), key = new Uint8Array(32).fill(1), nonce = new Uint8Array(24).fill(2);",
  module,
);

/** Packages of curves, and those by the same authors. */
export const CURVE_PACKAGES = [
  elliptic('sign', 'sign', 'pair.sign(digest)'),
  elliptic('verify', 'verify', 'pair.verify(digest, signature)', { setup: 'const signature = pair.sign(digest);' }),
  elliptic('genKeyPair, getPublic', 'keygen.ec', 'curve.genKeyPair().getPublic()'),
  elliptic('derive', 'kex.ecdh', 'pair.derive(pair.getPublic())'),
  hashes('sha256', 'hash', 'sha256(data)'),
  hashes('sha512', 'hash', 'sha512(data)'),
  hashes('sha3_256', 'hash', 'sha3_256(data)'),
  hashes('blake3', 'hash', 'blake3(data)'),
  hashes('hmac', 'hmac', 'hmac(sha256, digest, data)'),
  hashes('hkdf', 'kdf.hkdf', 'hkdf(sha256, data, digest, digest, 64)'),
  hashes('pbkdf2', 'kdf.pbkdf2', 'pbkdf2(sha256, data, digest, { c: 200, dkLen: 32 })'),
  hashes('scrypt', 'kdf.scrypt', 'scrypt(data, digest, { N: 1024, r: 8, p: 1, dkLen: 32 })'),
  hashes('argon2id', 'kdf.argon2', 'argon2id(data, digest, { t: 1, m: 1024, p: 1 })'),
  curves('secp256k1 sign', 'sign', 'secp256k1.sign(message, secret)'),
  curves('secp256k1 verify', 'verify', 'secp256k1.verify(signature, message, publicKey)', {
    setup: 'const signature = secp256k1.sign(message, secret), publicKey = secp256k1.getPublicKey(secret);',
  }),
  curves('p256 getSharedSecret', 'kex.ecdh', 'p256.getSharedSecret(secret, publicKey)', {
    setup: 'const publicKey = p256.getPublicKey(secret);',
  }),
  curves('ed25519 sign', 'sign', 'ed25519.sign(message, secret)'),
  curves('x25519 getSharedSecret', ['kex.x25519', 'kex.ecdh'], 'x25519.getSharedSecret(secret, publicKey)', {
    setup: 'const publicKey = x25519.getPublicKey(secret);',
  }),
  ciphers('gcm encrypt', 'cipher.encrypt', 'gcm(key, nonce).encrypt(data)'),
  ciphers('chacha20poly1305 decrypt', 'cipher.decrypt', 'chacha20poly1305(key, nonce).decrypt(encrypted)', {
    setup: 'const encrypted = chacha20poly1305(key, nonce).encrypt(data);',
  }),
  nacl('sign.detached', 'sign', 'nacl.sign.detached(data, signing.secretKey)'),
  nacl('sign.detached.verify', 'verify', 'nacl.sign.detached.verify(data, signature, signing.publicKey)', {
    setup: 'const signature = nacl.sign.detached(data, signing.secretKey);',
  }),
  nacl('secretbox', 'cipher.encrypt', 'nacl.secretbox(data, nonce, key)'),
  nacl('scalarMult', 'kex.x25519', 'nacl.scalarMult(key, box.publicKey)'),
  nacl('hash', 'hash', 'nacl.hash(data)'),
  sodium('crypto_generichash', 'hash', 'sodium.crypto_generichash(32, data)'),
  sodium('crypto_sign_detached', 'sign', 'sodium.crypto_sign_detached(data, signing.privateKey)'),
  sodium('crypto_secretbox_easy', 'cipher.encrypt', 'sodium.crypto_secretbox_easy(data, nonce, key)'),
];
