import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { isCryptoPackage, matchFrame, packageApiNamed } from '../../src/catalogue/index.js';
import { CRYPTO_PACKAGES } from '../../src/catalogue/packages/index.js';
import { frame } from './frame.js';

const FOLDER = fileURLToPath(new URL('../../src/catalogue/packages/', import.meta.url));
const at = (name, path) => matchFrame(frame({ name, file: `/app/node_modules/${path}` }));

/** Most were seen in logs. Not checked against the packages: bcrypt, argon2, @node-rs/*, node-forge's rsa.js. */
const FUNCTIONS = [
  ['hashSync', 'bcryptjs/umd/index.js', 'bcryptjs', 'kdf.bcrypt', 'sync', 'hashSync', ''],
  ['_encipher', 'bcryptjs/umd/index.js', 'bcryptjs', 'kdf.bcrypt', 'sync', '', ''],
  ['hashSync', 'bcrypt/bcrypt.js', 'bcrypt', 'kdf.bcrypt', 'sync', 'hashSync', ''],
  ['hash', 'bcrypt/bcrypt.js', 'bcrypt', 'kdf.bcrypt', 'async', 'hash', ''],
  ['hash', 'argon2/argon2.cjs', 'argon2', 'kdf.argon2', 'async', 'hash', ''],
  ['hashSync', '@node-rs/argon2/index.js', '@node-rs/argon2', 'kdf.argon2', 'sync', 'hashSync', ''],
  ['signSync', '@node-rs/jsonwebtoken/index.js', '@node-rs/jsonwebtoken', 'sign', 'sync', 'signSync', ''],
  ['hash', 'argon2-browser/lib/argon2.js', 'argon2-browser', 'kdf.argon2', 'sync', 'hash', ''],
  ['bcrypt_hash', 'bcrypt-pbkdf/index.js', 'bcrypt-pbkdf', 'kdf.bcrypt', 'sync', '', ''],
  ['SHA256._update', 'hash.js/lib/hash/sha/256.js', 'hash.js', 'hash', 'sync', '', 'sha256'],
  ['convertPublicKey', 'ed2curve/ed2curve.js', 'ed2curve', '', 'sync', 'convertPublicKey', ''],
  ['decryptKey', 'openpgp/dist/node/openpgp.min.cjs', 'openpgp', 'cipher.decrypt', 'sync', 'decryptKey', ''],
  ['hash', '@node-rs/bcrypt/index.js', '@node-rs/bcrypt', 'kdf.bcrypt', 'async', 'hash', ''],
  ['C.PBKDF2', 'crypto-js/pbkdf2.js', 'crypto-js', 'kdf.pbkdf2', 'sync', 'PBKDF2', ''],
  ['_doProcessBlock', 'crypto-js/sha256.js', 'crypto-js', 'hash', 'sync', '', 'sha256'],
  ['_doCryptBlock', 'crypto-js/aes.js', 'crypto-js', 'cipher', 'sync', '', ''],
  ['montReduce', 'node-forge/lib/jsbn.js', 'node-forge', '', 'sync', '', ''],
  ['_updateBlock', 'node-forge/lib/aes.js', 'node-forge', 'cipher', 'sync', '', ''],
  ['p12.toPkcs12Asn1', 'node-forge/lib/pkcs12.js', 'node-forge', 'key.export', 'sync', 'toPkcs12Asn1', 'pkcs12-kdf'],
  [
    'p12.pkcs12FromAsn1',
    'node-forge/lib/pkcs12.js',
    'node-forge',
    'key.import',
    'sync',
    'pkcs12FromAsn1',
    'pkcs12-kdf',
  ],
  ['pki.publicKeyFromPem', 'node-forge/lib/x509.js', 'node-forge', 'key.import', 'sync', 'publicKeyFromPem', ''],
  ['pki.publicKeyToPem', 'node-forge/lib/x509.js', 'node-forge', 'key.export', 'sync', 'publicKeyToPem', ''],
  ['pki.privateKeyToPem', 'node-forge/lib/pki.js', 'node-forge', 'key.export', 'sync', 'privateKeyToPem', ''],
  ['pki.certificateFromPem', 'node-forge/lib/x509.js', 'node-forge', 'x509', 'sync', '', ''],
  ['pki.pbe.generatePkcs12Key', 'node-forge/lib/pbe.js', 'node-forge', 'other', 'sync', '', 'pkcs12-kdf'],
  ['pki.encryptRsaPrivateKey', 'node-forge/lib/pbe.js', 'node-forge', 'key.export', 'sync', 'encryptRsaPrivateKey', ''],
  ['sign', 'node-forge/lib/pkcs7.js', 'node-forge', 'sign', 'sync', 'sign', ''],
  ['decrypt', 'node-forge/lib/pkcs7.js', 'node-forge', 'cipher.decrypt', 'sync', 'decrypt', ''],
  ['key.sign', 'node-forge/lib/rsa.js', 'node-forge', 'sign', 'sync', 'sign', 'rsa'],
  ['sign', 'elliptic/lib/elliptic/ec/index.js', 'elliptic', 'sign', 'sync', 'sign', ''],
  ['process', '@noble/hashes/sha2.js', '@noble/hashes', 'hash', 'sync', '', ''],
  ['pbkdf2', '@noble/hashes/pbkdf2.js', '@noble/hashes', 'kdf.pbkdf2', 'sync', '', ''],
  ['XorAndSalsa', '@noble/hashes/esm/scrypt.js', '@noble/hashes', 'kdf.scrypt', 'sync', '', ''],
  ['asyncLoop', '@noble/hashes/utils.js', '@noble/hashes', '', 'sync', '', ''],
  ['sign', '@noble/curves/abstract/weierstrass.js', '@noble/curves', 'sign', 'sync', 'sign', ''],
  ['scalarMult', '@noble/curves/abstract/montgomery.js', '@noble/curves', 'kex.x25519', 'sync', 'scalarMult', ''],
  [
    'getSharedSecret',
    '@noble/curves/abstract/weierstrass.js',
    '@noble/curves',
    'kex.ecdh',
    'sync',
    'getSharedSecret',
    '',
  ],
  ['chachaCore', '@noble/ciphers/chacha.js', '@noble/ciphers', 'cipher', 'sync', '', 'chacha20'],
  ['encap', 'mlkem/script/src/mlKem768.js', 'mlkem', 'kex.kem', 'sync', 'encap', 'ml-kem'],
  ['deriveKeyPair', 'mlkem/script/src/mlKem768Impl.js', 'mlkem', 'keygen.pqc', 'sync', 'deriveKeyPair', 'ml-kem'],
  ['keccakP', 'mlkem/script/src/sha3/sha3.js', 'mlkem', '', 'sync', '', ''],
  ['crypto_sign', 'tweetnacl/nacl-fast.js', 'tweetnacl', 'sign', 'sync', '', 'ed25519'],
  ['poly1305.blocks', 'tweetnacl/nacl-fast.js', 'tweetnacl', '', 'sync', '', ''],
  // crypto_secretbox_easy() of version 0.8.4.
  ['Ct', 'libsodium-wrappers/dist/modules/libsodium-wrappers.js', 'libsodium-wrappers', '', 'sync', '', ''],
  ['A', 'libsodium/dist/modules/libsodium.js', 'libsodium-wrappers', '', 'sync', '', ''],
  [
    'exports.crypto_pwhash_str',
    'sodium-native/index.js',
    'sodium-native',
    'kdf.argon2',
    'sync',
    'crypto_pwhash_str',
    '',
  ],
  [
    'exports.crypto_pwhash_async',
    'sodium-native/index.js',
    'sodium-native',
    'kdf.argon2',
    'async',
    'crypto_pwhash_async',
    '',
  ],
  [
    'crypto_secretbox_easy',
    'sodium-native/index.js',
    'sodium-native',
    'cipher.encrypt',
    'sync',
    'crypto_secretbox_easy',
    '',
  ],
  ['argon2Internal', 'hash-wasm/dist/index.umd.js', 'hash-wasm', 'kdf.argon2', 'sync', 'argon2Internal', ''],
  ['calculate', 'hash-wasm/dist/index.umd.js', 'hash-wasm', '', 'sync', '', ''],
  ['createSHA256', 'hash-wasm/dist/index.umd.js', 'hash-wasm', 'hash', 'sync', 'createSHA256', ''],
  ['blake2b', 'hash-wasm/dist/index.umd.js', 'hash-wasm', 'hash', 'sync', 'blake2b', ''],
  // Checksums have functions of this name, too.
  ['digest', 'hash-wasm/dist/index.umd.js', 'hash-wasm', '', 'sync', '', ''],
  ['RSAKey.signWithMessageHash', 'jsrsasign/lib/jsrsasign.js', 'jsrsasign', 'sign', 'sync', 'signWithMessageHash', ''],
  ['sjcl.misc.pbkdf2', 'sjcl/sjcl.js', 'sjcl', 'kdf.pbkdf2', 'sync', 'pbkdf2', ''],
  ['salsa20_8', 'scrypt-js/scrypt.js', 'scrypt-js', 'kdf.scrypt', 'sync', '', ''],
  ['Sha256._update', 'sha.js/sha256.js', 'sha.js', 'hash', 'sync', '', 'sha256'],
  ['encrypt', 'aes-js/lib.esm/mode-ctr.js', 'aes-js', 'cipher.encrypt', 'sync', 'encrypt', 'aes'],
  ['__classPrivateFieldGet', 'aes-js/lib.esm/aes.js', 'aes-js', 'cipher', 'sync', '', 'aes'],
  ['blake2bHex', 'blakejs/blake2b.js', 'blakejs', 'hash', 'sync', 'blake2bHex', 'blake2'],
  ['SparkMD5.hash', 'spark-md5/spark-md5.js', 'spark-md5', 'hash', 'sync', 'hash', 'md5'],
  ['md5cycle', 'spark-md5/spark-md5.js', 'spark-md5', 'hash', 'sync', '', ''],
  ['md5._ff', 'md5/md5.js', 'md5', 'hash', 'sync', '', 'md5'],
  ['pbkdf2Sync', 'pbkdf2/lib/sync-browser.js', 'pbkdf2', 'kdf.pbkdf2', 'sync', 'pbkdf2Sync', ''],
  ['MD5._update', 'md5.js/index.js', 'md5.js', 'hash', 'sync', '', 'md5'],
  ['computeSecret', 'diffie-hellman/lib/dh.js', 'diffie-hellman', 'kex.dh', 'sync', 'computeSecret', ''],
  ['AES_GCM_Encrypt_process', 'asmcrypto.js/asmcrypto.all.js', 'asmcrypto.js', 'cipher.encrypt', 'sync', '', 'aes'],
  ['AES_GCM.encrypt', 'asmcrypto.js/asmcrypto.all.js', 'asmcrypto.js', '', 'sync', 'encrypt', ''],
  ['sign', '@stablelib/ed25519/lib/ed25519.js', '@stablelib/ed25519', 'sign', 'sync', 'sign', 'ed25519'],
  ['scalarMult', '@stablelib/x25519/lib/x25519.js', '@stablelib/x25519', 'kex.x25519', 'sync', '', ''],
  [
    'seal',
    '@stablelib/chacha20poly1305/lib/chacha20poly1305.js',
    '@stablelib/chacha20poly1305',
    'cipher.encrypt',
    'sync',
    'seal',
    '',
  ],
  ['sign', '@noble/post-quantum/ml-dsa.js', '@noble/post-quantum', 'sign', 'sync', 'sign', ''],
  ['JSEncrypt.decrypt', 'jsencrypt/bin/jsencrypt.js', 'jsencrypt', 'asym.decrypt', 'sync', 'decrypt', 'rsa'],
  ['NodeRSA.generateKeyPair', 'node-rsa/src/NodeRSA.js', 'node-rsa', 'keygen.rsa', 'sync', 'generateKeyPair', 'rsa'],
  ['signRecoverable', 'tiny-secp256k1/lib/index.js', 'tiny-secp256k1', 'sign', 'sync', 'signRecoverable', 'secp256k1'],
  ['Keccak.update', 'keccak/lib/api/keccak.js', 'keccak', 'hash', 'sync', '', ''],
  ['ecdsaSign', 'secp256k1/lib/index.js', 'secp256k1', 'sign', 'sync', 'ecdsaSign', 'secp256k1'],
  ['Keccak.update', 'js-sha3/src/sha3.js', 'js-sha3', 'hash', 'sync', '', 'sha3'],
  // A hash or an HMAC: both are functions without a name.
  ['', 'js-sha256/src/sha256.js', 'js-sha256', 'hash-or-hmac', 'sync', '', 'sha256'],
  [
    'Sha256.update',
    '@aws-crypto/sha256-js/build/jsSha256.js',
    '@aws-crypto/sha256-js',
    'hash-or-hmac',
    'sync',
    '',
    'sha256',
  ],
  ['jsSHA.getHMAC', 'jssha/dist/sha.js', 'jssha', 'hmac', 'sync', 'getHMAC', ''],
  ['hashC', '@noble/hashes/utils.js', '@noble/hashes', 'hash', 'sync', '', ''],
  ['equalBytes', '@noble/ciphers/utils.js', '@noble/ciphers', 'compare', 'sync', 'equalBytes', ''],
  ['schnorrSign', '@noble/curves/secp256k1.js', '@noble/curves', 'sign', 'sync', 'schnorrSign', ''],
  ['schnorrVerify', '@noble/curves/secp256k1.js', '@noble/curves', 'verify', 'sync', 'schnorrVerify', ''],
  [
    'schnorrGetPublicKey',
    '@noble/curves/secp256k1.js',
    '@noble/curves',
    'keygen.ec',
    'sync',
    'schnorrGetPublicKey',
    '',
  ],
  ['getPublicKey', '@noble/curves/abstract/weierstrass.js', '@noble/curves', 'keygen.ec', 'sync', 'getPublicKey', ''],
  ['getPublicKey', '@noble/curves/abstract/edwards.js', '@noble/curves', 'keygen', 'sync', 'getPublicKey', ''],
  ['scalarMultBase', '@noble/curves/abstract/montgomery.js', '@noble/curves', 'keygen', 'sync', 'scalarMultBase', ''],
  ['keygen', '@noble/curves/abstract/curve.js', '@noble/curves', '', 'sync', 'keygen', ''],
  ['signSchnorr', '@noble/secp256k1/index.js', '@noble/secp256k1', 'sign', 'sync', 'signSchnorr', 'secp256k1'],
  [
    'verifyAsyncSchnorr',
    '@noble/secp256k1/index.js',
    '@noble/secp256k1',
    'verify',
    'sync',
    'verifyAsyncSchnorr',
    'secp256k1',
  ],
  ['pubSchnorr', '@noble/secp256k1/index.js', '@noble/secp256k1', 'keygen.ec', 'sync', 'pubSchnorr', 'secp256k1'],
  ['getSharedSecret', '@noble/ed25519/lib/index.js', '@noble/ed25519', 'kex.x25519', 'sync', 'getSharedSecret', ''],
  [
    'ed25519.generateKeyPair',
    'node-forge/lib/ed25519.js',
    'node-forge',
    'keygen.ed25519',
    'sync',
    'generateKeyPair',
    'ed25519',
  ],
  ['rsa.generateKeyPair', 'node-forge/lib/rsa.js', 'node-forge', 'keygen.rsa', 'sync', 'generateKeyPair', ''],
  ['KJUR.crypto.Util.sha256', 'jsrsasign/lib/jsrsasign.js', 'jsrsasign', 'hash', 'sync', 'sha256', ''],
  ['doFinal', 'jsrsasign/lib/jsrsasign.js', 'jsrsasign', 'hmac', 'sync', 'doFinal', ''],
];

/** Arithmetic, for cryptography and for anything else. */
const ONLY_AS_PART = [
  ['ireduce', 'bn.js/lib/bn.js'],
  ['BN.mul', 'elliptic/node_modules/bn.js/lib/bn.js'],
  ['', 'bn.js/lib/bn.js'],
  ['redMul', 'elliptic/node_modules/bn.js/lib/bn.js'],
  ['bnpMultiplyTo', 'jsbn/index.js'],
  ['bnModPow', 'jsbn/index.js'],
  ['BigInteger.modPow', 'big-integer/BigInteger.js'],
  ['create', 'crypto-js/core.js'],
  ['WordArray.init', 'crypto-js/lib-typedarrays.js'],
];

describe('functions of npm packages', () => {
  test.each(FUNCTIONS)('%s %s', (name, path, package_, operation, form, api, algorithm) => {
    expect(at(name, path)).toEqual({
      operation,
      candidates: [],
      form,
      api,
      evidence: 'package',
      package: package_,
      algorithm,
    });
  });

  test.each([
    'jsonwebtoken/sign.js',
    'jose/dist/node/cjs/jws/sign.js',
    'ssh2/lib/client.js',
    'uuid/dist/v4.js',
    'cookie-signature/index.js',
    'express/lib/express.js',
  ])('%s computes nothing itself', (path) => {
    expect(at('sign', path)).toBeNull();
  });

  test.each(ONLY_AS_PART)('%s %s is no cryptography by itself', (name, path) => {
    expect(at(name, path)).toBeNull();
  });

  test.each([
    ['crc32', 'hash-wasm/dist/index.umd.js'],
    ['createXXHash64', 'hash-wasm/dist/index.umd.js'],
    ['to_base64', 'libsodium-wrappers/dist/modules/libsodium-wrappers.js'],
    ['o', 'libsodium-wrappers/dist/modules/libsodium-wrappers.js'],
    ['_', 'libsodium-wrappers-sumo/dist/modules-sumo-esm/libsodium-wrappers.mjs'],
    ['exports.sodium_malloc', 'sodium-native/index.js'],
    ['util.encode64', 'node-forge/lib/util.js'],
    ['stringify', 'crypto-js/enc-base64.js'],
    ['parse', 'crypto-js/core.js'],
    ['toString', 'crypto-js/core.js'],
    ['toString', 'crypto-js/cipher-core.js'],
    ['stringify', 'crypto-js/format-hex.js'],
    ['stringify', 'crypto-js/crypto-js.js'],
    ['pem.encode', 'node-forge/lib/pem.js'],
    ['asn1.fromDer', 'node-forge/lib/asn1.js'],
    ['bytes_to_hex', 'asmcrypto.js/asmcrypto.all.js'],
    ['sjcl.codec.hex.fromBits', 'sjcl/sjcl.js'],
    ['hextob64', 'jsrsasign/lib/jsrsasign.js'],
    ['KJUR.jws.JWS.parse', 'jsrsasign/lib/jsrsasign.js'],
    ['KJUR.jws.JWS.isSafeJSONString', 'jsrsasign/lib/jsrsasign.js'],
    ['sjcl.bitArray.concat', 'sjcl/sjcl.js'],
    ['getRounds', 'bcryptjs/umd/index.js'],
    ['toArray', 'hash.js/lib/hash/utils.js'],
    ['toDER', 'elliptic/lib/elliptic/ec/signature.js'],
    ['toBytes', 'aes-js/index.js'],
    ['armor', 'openpgp/dist/node/openpgp.min.cjs'],
    ['hexToBytes', '@noble/hashes/esm/utils.js'],
    ['bytesToUtf8', '@noble/ciphers/utils.js'],
    ['numberToBytesBE', '@noble/curves/abstract/utils.js'],
    ['bytesToHex', '@noble/secp256k1/index.js'],
    ['concatBytes', '@noble/ed25519/index.js'],
  ])('%s %s is something else', (name, path) => {
    expect(at(name, path)).toMatchObject({ operation: '', isPlain: true });
  });

  test.each([
    ['isMuslFromReport', '@node-rs/argon2/index.js'],
    ['requireNative', '@node-rs/bcrypt/index.js'],
    ['assertBounds', 'argon2/argon2.cjs'],
    ['', 'bcrypt/promises.js'],
  ])('%s %s of an addon computes nothing: what it is called for tells, if anything', (name, path) => {
    expect(at(name, path)).toBeNull();
  });

  test('user code that is named like a package is user code', () => {
    expect(matchFrame(frame({ name: 'hashSync', file: '/app/bcryptjs/index.js' }))).toBeNull();
  });

  test('native addons, also in the packages that carry them for a platform', () => {
    const addon = (library) => matchFrame(frame({ kind: 'native', name: 'x', library }));
    expect(addon('/app/node_modules/bcrypt/build/Release/bcrypt_lib.node')).toMatchObject({
      package: 'bcrypt',
      operation: 'kdf.bcrypt',
      api: '',
    });
    expect(addon('/app/node_modules/@node-rs/argon2-linux-x64-gnu/argon2.linux-x64-gnu.node')).toMatchObject({
      package: '@node-rs/argon2',
    });
    expect(addon('/app/node_modules/keccak/prebuilds/linux-x64/node.napi.glibc.node')).toMatchObject({
      package: 'keccak',
      operation: 'hash',
    });
    expect(addon('/app/node_modules/sodium-native/prebuilds/linux-x64/sodium-native.node')).toMatchObject({
      package: 'sodium-native',
      operation: '',
    });
    expect(addon('/app/node_modules/better-sqlite3/build/Release/better_sqlite3.node')).toBeNull();
  });
});

describe('isCryptoPackage', () => {
  test.each(CRYPTO_PACKAGES.map(({ name }) => [name]))('%s', (name) => {
    expect(isCryptoPackage(name)).toBe(true);
  });

  test.each(['', 'express', 'constructor', '__proto__', '@node-rs', '@node-rs/xxhash'])('not %j', (name) => {
    expect(isCryptoPackage(name)).toBe(false);
  });
});

describe('the folder of packages', () => {
  const files = readdirSync(FOLDER).filter((file) => !['index.js', 'crypto-package.js'].includes(file));

  test('every file is in the index', async () => {
    const exported = await Promise.all(files.map(async (file) => (await import(`${FOLDER}${file}`)).default));
    expect(new Set(CRYPTO_PACKAGES)).toEqual(new Set(exported.flat()));
    expect(CRYPTO_PACKAGES.length).toBe(exported.flat().length);
    const names = CRYPTO_PACKAGES.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('a file is named after its package, if it does not hold a family of them', async () => {
    const exported = await Promise.all(files.map(async (file) => [file, (await import(`${FOLDER}${file}`)).default]));
    const alone = exported.filter(([, packages]) => !Array.isArray(packages));
    expect(alone.map(([, { name }]) => `${name.replace('@', '').replace(/[/.]/g, '-')}.js`)).toEqual(
      alone.map(([file]) => file),
    );
    expect(exported.length - alone.length).toBe(4);
  });

  test('of each file a package has rows above', async () => {
    const exported = await Promise.all(files.map(async (file) => [file, (await import(`${FOLDER}${file}`)).default]));
    const paths = [...FUNCTIONS, ...ONLY_AS_PART].map(([, path]) => path.split('node_modules/').at(-1));
    const hasRow = ({ name }) => paths.some((path) => path.startsWith(`${name}/`));
    const untested = exported.filter(([, packages]) => ![packages].flat().some(hasRow));
    expect(untested.map(([file]) => file)).toEqual([]);
  });

  test('every function row asks for something', () => {
    const empty = CRYPTO_PACKAGES.flatMap(({ name, functions }) =>
      functions
        .slice(0, -1)
        .filter(({ pattern, file }) => !pattern && !file)
        .map(() => name),
    );
    expect(empty).toEqual([]);
  });
});

describe('what a package is asked for by name', () => {
  test.each([
    ['libsodium-wrappers', 'crypto_sign_detached', 'sign'],
    ['libsodium-wrappers', 'sodium.crypto_secretbox_open_easy', 'cipher.decrypt'],
    ['bcryptjs', 'hashSync', 'kdf.bcrypt'],
    ['crypto-js', 'CryptoJS.MD5', 'hash'],
    ['crypto-js', 'HmacSHA256', 'hmac'],
    ['libsodium-wrappers', 'crypto_pwhash_scryptsalsa208sha256', 'kdf.scrypt'],
    ['libsodium-wrappers', 'crypto_box_beforenm', 'kex.x25519'],
    ['libsodium-wrappers', 'crypto_box_curve25519xchacha20poly1305_beforenm', 'kex.x25519'],
    ['libsodium-wrappers', 'crypto_box_keypair', 'keygen'],
    ['libsodium-wrappers', 'crypto_box_seal_open', 'cipher.decrypt'],
    ['libsodium-wrappers', 'crypto_onetimeauth_verify', 'mac'],
    ['libsodium-wrappers', 'crypto_xof_shake256', 'hash'],
    ['libsodium-wrappers', 'crypto_kem_enc', 'kex.kem'],
    ['libsodium-wrappers', 'crypto_kem_xwing_seed_keypair', 'keygen'],
    ['libsodium-wrappers', 'crypto_stream_chacha20_xor', 'cipher'],
    ['libsodium-wrappers', 'crypto_secretbox_keygen', 'keygen.secret'],
    ['sodium-native', 'crypto_pwhash_scryptsalsa208sha256', 'kdf.scrypt'],
    ['jssha', 'setHMACKey', 'hmac'],
    ['js-sha512', 'sha512.sha512_256', 'hash'],
  ])('%s %s', (name, callee, operation) => expect(packageApiNamed(name, callee)?.operation).toBe(operation));

  test.each([
    ['libsodium-wrappers', 'to_hex'],
    ['crypto-js', 'toString'],
    ['jssha', 'getHash'],
    ['libsodium-wrappers', ''],
    ['express', 'sign'],
    ['__proto__', 'constructor'],
  ])('%s %s does not tell', (name, callee) => expect(packageApiNamed(name, callee)).toBeNull());
});
