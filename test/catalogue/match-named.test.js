import { isCryptoPackage, isNamed, matchFrame } from '../../src/catalogue/index.js';
import { frame } from './frame.js';

const at = (name, path) => matchFrame(frame({ name, file: `/app/node_modules/${path}` }));

test.each([
  ['Scrypt', '@adonisjs/hash/build/src/drivers/scrypt.js', false],
  ['Argon', '@adonisjs/hash/build/src/drivers/argon.js', false],
  ['Scrypt.make', '@adonisjs/hash/build/src/drivers/scrypt.js', true],
  ['make', '@adonisjs/hash/build/src/drivers/scrypt.js', true],
  ['PBKDF2', 'some-hashes/index.js', true],
  // A cipher's constructor expands the key.
  ['Blowfish', 'some-ciphers/index.js', true],
])('an object that will derive keys is made without deriving one: %s of %s', (name, path, isIt) => {
  expect(at(name, path) !== null).toBe(isIt);
});

/** Packages that no entry is about, as they were seen in logs. */
const FUNCTIONS = [
  ['smixSync', 'scryptsy/lib/utils.js', 'kdf.scrypt', ''],
  ['', 'scrypt-async/scrypt-async.js', 'kdf.scrypt', ''],
  ['_encipher', 'bcrypt-nodejs/bCrypt.js', 'kdf.bcrypt', ''],
  ['G', 'argon2id/lib/argon2id.js', 'kdf.argon2', ''],
  ['TOTP.generate', 'totp-generator/dist/index.js', 'hmac', ''],
  ['append', 'rusha/dist/rusha.js', 'hash', 'sha1'],
  ['SHA256.hex', 'jshashes/hashes.js', 'hash', 'sha256'],
  ['MD5.hex', 'jshashes/hashes.js', 'hash', 'md5'],
  ['rho', '@oslojs/crypto/dist/sha3/sha3.js', 'hash', 'sha3'],
  ['hmac', '@oslojs/crypto/dist/hmac/index.js', 'hmac', ''],
  ['verifyECDSASignature', '@oslojs/crypto/dist/ecdsa/ecdsa.js', 'verify', ''],
  ['doSignature', 'sm-crypto/src/sm2/index.js', 'sign', ''],
  ['doVerifySignature', 'sm-crypto/src/sm2/index.js', 'verify', ''],
  ['generateKeyPairHex', 'sm-crypto/src/sm2/utils.js', 'keygen', ''],
  ['twice', 'sm-crypto/src/sm2/ec.js', '', ''],
  ['sm4', 'sm-crypto/src/sm4/index.js', 'cipher', ''],
  ['sm3', 'sm-crypto/src/sm2/sm3.js', 'hash', ''],
  ['module.exports.crypto_sign', 'sodium-javascript/crypto_sign.js', 'sign', ''],
  ['gf', 'sodium-javascript/internal/ed25519.js', '', ''],
  ['sign', '@noble/bls12-381/lib/esm/index.js', 'sign', ''],
  ['Fp12.multiply', '@noble/bls12-381/lib/esm/math.js', '', ''],
  ['aesInit', 'some-aes256/index.js', 'cipher', 'aes'],
  ['encrypt', 'some-aes256/index.js', 'cipher.encrypt', 'aes'],
  ['AESCipher.decrypt', 'x/y.js', 'cipher.decrypt', 'aes'],
  ['modPow', 'tssrp6a/dist/utils.js', '', ''],
  ['modPow', 'bigint-crypto-utils/dist/index.node.cjs', '', ''],
];

test('the catalogue has an entry for none of them: one that got an entry is tested in packages.test.js', () => {
  const packages = FUNCTIONS.map(([, path]) => /^(?:@[^/]+\/)?[^/]+/.exec(path)[0]);
  expect(packages.filter(isCryptoPackage)).toEqual([]);
});

test.each(FUNCTIONS)('%s of %s', (name, path, operation, algorithm) => {
  const match = at(name, path);
  expect(match).toMatchObject({ operation, algorithm, evidence: 'package', api: '', form: 'sync' });
  expect(isNamed(match)).toBe(true);
});

test('a native addon', () => {
  const library = '/app/node_modules/sodium-native/prebuilds/linux-x64/sodium-native.node';
  expect(matchFrame(frame({ kind: 'native', name: 'x', library }))).toMatchObject({ package: 'sodium-native' });
});

test.each([
  ['hash', 'object-hash/index.js'],
  ['sign', 'jsonwebtoken/sign.js'],
  ['crypto', 'crypto-random-string/index.js'],
  ['crc32', '@aws-crypto/crc32/build/index.js'],
  ['universal', 'traversal/universal.js'],
  ['sm3', 'bootstrap-styles/sm3.js'],
  ['describe', 'shape/describe.js'],
  ['h32', 'xxhashjs/lib/xxhash.js'],
  ['util.decodeUTF8', 'tweetnacl-util/nacl-util.js'],
  ['derToJose', 'ecdsa-sig-formatter/src/ecdsa-sig-formatter.js'],
  ['open', 'better-sqlite3/lib/database.js'],
  ['K', '@otplib/core/dist/index.js'],
  ['generate', '@otplib/totp/dist/index.js'],
  ['generateSecret', 'otplib/dist/index.js'],
  ['NativeBigInt.modPow', 'bigint-mod-arith/dist/index.cjs'],
])('%s of %s names none', (name, path) => expect(at(name, path)).toBeNull());

test('what users write is theirs, whatever it is called', () => {
  expect(matchFrame(frame({ name: 'scrypt', file: '/app/scrypt.js' }))).toBeNull();
});

test('of packages that are known, only what is known of them', () => {
  expect(isNamed(at('hashSync', 'bcryptjs/umd/index.js'))).toBe(false);
  expect(at('crc32_sha1', 'hash-wasm/dist/index.umd.js')).toMatchObject({ package: 'hash-wasm', operation: '' });
});
