import { leafKind, primitiveOf, refine } from '../../src/catalogue/index.js';
import { frame, native, openssl } from './frame.js';

const KEY_PAIRS = [
  'keygen.rsa',
  'keygen.ec',
  'keygen.ed25519',
  'keygen.x25519',
  'keygen.dh',
  'keygen.dsa',
  'keygen.pqc',
];
const AGREEMENTS = ['kex.dh', 'kex.ecdh', 'kex.x25519'];

/** From samples on CPUs from SSE-only to AVX-512, and from symbol tables (arm64, libssl); the last is made up. */
const LEAVES = [
  ['ossl_rsaz_amm52x20_x2_ifma256', 'RSA private key', 'exact', 'rsa'],
  ['ossl_extract_multiplier_2x20_win5', 'RSA private key', 'exact', 'rsa'],
  ['rsaz_1024_sqr_avx2', 'RSA private key', 'exact', 'rsa'],
  ['mulx4x_internal', 'constant-time modular exponentiation', 'family', ''],
  ['__bn_postx4x_internal', 'constant-time modular exponentiation', 'family', ''],
  ['MOD_EXP_CTIME_COPY_FROM_PREBUF', 'constant-time modular exponentiation', 'family', ''],
  ['__bn_sqrx8x_reduction', 'Montgomery multiplication', 'family', ''],
  ['bn_mulx4x_mont', 'Montgomery multiplication', 'family', ''],
  ['__bn_sqr8x_mont', 'Montgomery multiplication', 'family', ''],
  ['bn_mul_mont', 'Montgomery multiplication, any size', 'family', ''],
  ['BN_consttime_swap', 'prime search', 'family', ''],
  ['BN_mod_word', 'prime search', 'family', ''],
  ['BN_usub', 'big-number arithmetic', 'generic', ''],
  ['ecp_nistz256_ord_sqr_montx', 'ECDSA P-256', 'exact', 'p-256'],
  ['__ecp_nistz256_mul_montq', 'P-256', 'family', 'p-256'],
  ['x25519_fe64_mul', 'X25519', 'exact', 'x25519'],
  ['fe_mul', 'Curve25519', 'family', ''],
  ['sha1_block_data_order_shaext', 'SHA-1', 'exact', 'sha1'],
  ['sha256_block_data_order_ssse3', 'SHA-256', 'exact', 'sha256'],
  ['sha256_block_armv8', 'SHA-256', 'exact', 'sha256'],
  ['sha512_block_data_order_avx2', 'SHA-512', 'exact', 'sha384 or sha512'],
  ['sha256_block_neon', 'SHA-256', 'exact', 'sha256'],
  ['sha512_block_armv8', 'SHA-512', 'exact', 'sha384 or sha512'],
  ['ossl_hwsm3_block_data_order', 'SM3', 'exact', 'sm3'],
  ['SHA3_absorb_cext', 'Keccak', 'family', ''],
  ['bn_mul8x_mont_neon', 'Montgomery multiplication', 'family', ''],
  ['ecp_sm2p256_mul', 'SM2', 'family', 'sm2'],
  ['ossl_bsaes_ctr32_encrypt_blocks', 'AES', 'family', 'aes'],
  ['aes_v8_ctr32_encrypt_blocks_unroll12_eor3', 'AES', 'family', 'aes'],
  ['unroll8_eor3_aes_gcm_enc_128_kernel', 'AES-GCM encryption', 'exact', 'aes-gcm'],
  ['gcm_ghash_v8_4x', 'AES-GCM', 'exact', 'aes-gcm'],
  ['_vpsm4_ex_enc_8blks', 'SM4', 'exact', 'sm4'],
  ['ChaCha20_512_neon', 'ChaCha20', 'exact', 'chacha20'],
  ['poly1305_blocks_neon', 'Poly1305', 'exact', 'poly1305'],
  ['OPENSSL_rndrrs_asm', 'random number generator', 'family', ''],
  ['ossl_md5_block_asm_data_order', 'MD5', 'exact', 'md5'],
  ['__KeccakF1600', 'Keccak', 'family', ''],
  ['blake2b_compress', 'BLAKE2', 'exact', 'blake2'],
  ['SHA256_Final', 'hash plumbing', 'family', ''],
  ['kdf_pbkdf2_derive', 'PBKDF2', 'exact', ''],
  ['scryptBlockMix', 'scrypt', 'exact', ''],
  ['_aesni_ctr32_ghash_6x', 'AES-GCM', 'exact', 'aes-gcm'],
  ['ossl_aes_gcm_encrypt_avx512', 'AES-GCM encryption', 'exact', 'aes-gcm'],
  ['aes_gcm_dec_256_kernel', 'AES-GCM decryption', 'exact', 'aes-gcm'],
  ['aesni_cbc_encrypt', 'AES-CBC', 'exact', 'aes-cbc'],
  ['aesni_ctr32_encrypt_blocks', 'AES', 'family', 'aes'],
  ['_x86_64_AES_encrypt_compact', 'AES', 'family', 'aes'],
  ['ChaCha20_16x', 'ChaCha20', 'exact', 'chacha20'],
  ['poly1305_blocks_vpmadd52_8x', 'Poly1305', 'exact', 'poly1305'],
  ['scalar_ntt', 'ML-KEM', 'family', 'ml-kem'],
  ['reduce', 'ML-KEM', 'family', 'ml-kem'],
  ['initialize', 'Argon2', 'exact', ''],
  ['CRYPTO_memcmp', 'constant-time comparison', 'family', ''],
  ['ssl_cipher_get_evp', 'TLS context', 'exact', ''],
  ['tls_write_records_default', 'TLS record layer', 'family', ''],
  ['tls_process_server_hello', 'TLS handshake', 'exact', ''],
  ['OPENSSL_cleanse', 'erasing secrets', 'generic', ''],
  ['CRYPTO_malloc', 'OpenSSL plumbing', 'generic', ''],
  ['a_name_that_no_pattern_knows', 'OpenSSL plumbing', 'generic', ''],
];

describe('leaves in OpenSSL', () => {
  test.each(LEAVES)('%s', (symbol, name, specificity, algorithm) => {
    expect(primitiveOf(openssl(symbol))).toMatchObject({ name, specificity, algorithm });
  });

  test('parts, copies and versions of a function are the function', () => {
    const whole = primitiveOf(openssl('scryptBlockMix'));
    for (const suffix of ['.cold', '.part.0', '.constprop.1', '.isra.0.cold', '@@OPENSSL_3.0.0']) {
      expect(primitiveOf(openssl(`scryptBlockMix${suffix}`))).toBe(whole);
    }
  });

  test('an address without a name is OpenSSL and no more', () => {
    expect(primitiveOf({ ...openssl('libcrypto.so.3'), named: false })).toMatchObject({
      specificity: 'generic',
      operations: [],
    });
  });
});

describe('leaves in code that nobody assigned to OpenSSL', () => {
  test.each([
    ['sha1_block_data_order_avx2', 'SHA-1'],
    ['_sha1_block_data_order', 'SHA-1'],
    ['__ecp_nistz256_sqr_montx', 'P-256'],
    ['EVP_DigestUpdate', 'hash plumbing'],
    ['_aesni_ctr32_ghash_6x', 'AES-GCM'],
    ['poly1305_blocks_avx2', 'Poly1305'],
    ['CRYPTO_memcmp', 'constant-time comparison'],
    ['ChaCha20_512_neon', 'ChaCha20'],
    ['gcm_ghash_v8', 'AES-GCM'],
    ['vpsm4_ex_encrypt', 'SM4'],
  ])('%s is a name of OpenSSL alone', (symbol, name) => {
    expect(primitiveOf(native(symbol))).toMatchObject({ name });
  });

  test.each([
    'mbedtls_sha256_update',
    'mbedtls_aesni_crypt_ecb',
    'mbedtls_internal_sha512_process',
    'aes_crypt_cbc_wrap',
    'rsa_sign_wrap',
    'keccak_f1600',
    'poly1305_process',
    'chacha20_block',
    'chacha20_stream_wrap',
    'gcm_aes_setkey_wrap',
    'ecp_mod_p256',
    'ecp_double_jac',
    'asn1_get_tagged_int',
    'ctr_drbg_update_internal',
    'hmac_drbg_self_test_entropy',
    'hash_func',
  ])('%s is of Mbed TLS or others', (symbol) => {
    expect(primitiveOf(native(symbol))).toBeNull();
  });

  test.each([
    'reduce',
    'initialize',
    'encap',
    'genkey',
    'cmov',
    'slide',
    'poly_add',
    'matrix_mult',
    'vector_add',
    'fe_mul',
    'malloc',
    'sk_free',
  ])('%s may be anything', (symbol) => {
    expect(primitiveOf(native(symbol))).toBeNull();
  });

  test.each(['js', 'builtin', 'wasm', 'regexp', 'unknown', 'idle'])('a frame of kind %s has no primitive', (kind) => {
    expect(primitiveOf(frame({ kind, name: 'sha256_block_data_order', component: 'openssl' }))).toBeNull();
  });
});

describe('refine', () => {
  test.each([
    ['P-256 in a key agreement', AGREEMENTS, '__ecp_nistz256_mul_montx', 'kex.ecdh'],
    ['X25519 in a key agreement', AGREEMENTS, 'x25519_fe64_sqr', 'kex.x25519'],
    ['Montgomery in a key agreement', AGREEMENTS, '__bn_sqrx8x_reduction', 'kex.dh'],
    ['Montgomery of any size in a key agreement', AGREEMENTS, 'bn_mul_mont', ''],
    ['Montgomery in key generation', KEY_PAIRS, 'mulx4x_internal', 'keygen.rsa'],
    ['prime search in key generation', KEY_PAIRS, 'BN_consttime_swap', 'keygen.rsa'],
    ['P-256 in key generation', KEY_PAIRS, 'ecp_nistz256_avx2_gather_w7', 'keygen.ec'],
    ['Curve25519 in key generation', KEY_PAIRS, 'fe_mul', ''],
    ['ML-DSA in key generation', KEY_PAIRS, 'ossl_ml_dsa_poly_ntt', 'keygen.pqc'],
    ['SHA-256 in a hash or an HMAC', ['hash', 'hmac'], 'sha256_block_data_order_shaext', ''],
    ['HMAC plumbing in a hash or an HMAC', ['hash', 'hmac'], 'HMAC_Update', 'hmac'],
    ['AVX-512 encryption', ['cipher.encrypt', 'cipher.decrypt'], 'ossl_aes_gcm_encrypt_avx512', 'cipher.encrypt'],
    ['GCM of both directions', ['cipher.encrypt', 'cipher.decrypt'], '_aesni_ctr32_ghash_6x', ''],
    ['RSA private key in an RSA cipher', ['asym.decrypt', 'asym.encrypt'], 'ossl_rsaz_amm52x20_x2_ifma256', ''],
    ['P-256 in a TLS function', ['tls.record', 'tls.handshake'], '__ecp_nistz256_mul_montx', 'tls.handshake'],
    ['plumbing', AGREEMENTS, 'CRYPTO_malloc', ''],
    ['big numbers of any use', KEY_PAIRS, 'BN_usub', ''],
    ['a primitive that fits none', ['random'], '__ecp_nistz256_mul_montx', ''],
    ['no candidates', [], '__ecp_nistz256_mul_montx', ''],
  ])('%s', (_, candidates, symbol, operation) => {
    expect(refine(candidates, primitiveOf(openssl(symbol)))).toBe(operation);
  });

  test('no primitive decides nothing', () => {
    expect(refine(AGREEMENTS, null)).toBe('');
  });
});

test.each([
  ['__memcpy_avx512_unaligned_erms', 'copying'],
  ['v8::String::WriteUtf8(v8::Isolate*, char*, int, int*, int) const', 'copying'],
  ['simdutf::icelake::implementation::convert_latin1_to_utf8(char const*, unsigned long, char*) const', 'copying'],
  ['v8::String::Flatten(v8::Isolate*, v8::Local<v8::String>)', ''],
  ['malloc', ''],
])('%s is work that grows with the data: %s', (name, kind) => {
  const leaf = native(name, 'node');
  expect(leafKind(leaf, primitiveOf(leaf), { executable: '', hasNative: true })).toBe(kind);
});

test.each([
  ['nameless', { kind: 'native', component: 'openssl', library: '/usr/lib/libcrypto.so.3' }],
  ['nameless', { kind: 'native', component: '', library: 'C:\\node.exe' }],
  ['nameless', { kind: 'unknown', component: '', library: '' }],
  ['', { kind: 'native', component: '', library: '/usr/lib/libc.so.6' }],
])('what has no name is %s in %j', (kind, frame) => {
  const leaf = { ...native('x', 'node'), ...frame, named: false };
  expect(leafKind(leaf, primitiveOf(leaf), { executable: 'C:\\node.exe', hasNative: true })).toBe(kind);
});

test.each([
  ['nameless', { name: 'update', file: 'node:internal/crypto/hash' }],
  ['nameless', { name: 'pbkdf2Sync', file: 'node:internal/crypto/pbkdf2' }],
  ['nameless', { name: 'timingSafeEqual', kind: 'native' }],
  ['', { name: 'createHash', file: 'node:crypto' }],
  ['', { name: 'Hash', file: 'node:internal/crypto/hash' }],
  ['', { name: 'digest', file: 'node:internal/crypto/hash' }],
  ['', { name: 'digest', kind: 'native' }],
  ['', { name: 'initiv', kind: 'native' }],
  ['', { name: 'createCipherBase', file: 'node:internal/crypto/cipher' }],
  ['', { name: 'update', file: '/srv/app.js' }],
  ['', { name: '(garbage collector)', kind: 'gc' }],
])('where the profiler names no native code, what a leaf called is %j: %j', (kind, fields) => {
  expect(leafKind(frame({ kind: 'js', ...fields }), null, { executable: '', hasNative: false })).toBe(kind);
});
