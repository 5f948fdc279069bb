/**
 * OpenSSL's functions → what they compute, for the symbol that a program counter was in.
 *
 * One computation has many names: assembly is chosen by what the CPU can do (SHA-NI, AVX2, AVX-512
 * IFMA, NEON), so patterns name the routine and leave the variant open. Many names are as common as
 * `reduce` or `initialize`: the table holds for code that is known to be OpenSSL's, except for the
 * names in DISTINCTIVE. (Node 26 also links Mbed TLS, which is never used to run programs; its
 * `chacha20_block` or `keccak_f1600` are not cryptography that anybody asked for.)
 *
 * Sources: OpenSSL 3.0 and 3.5, crypto/, providers/ and ssl/; https://github.com/openssl/openssl.
 */

import { LONG_SHA2 } from './long-sha2.js';

/** @import { OperationId } from '../model/operation.js' */

/** @typedef {'exact'|'family'|'generic'} Specificity */
/**
 * @typedef {[pattern: RegExp, name: string, specificity: Specificity, algorithm: string, operations: OperationId[]]} Row
 *   first match wins
 */

/** @type {OperationId[]} */
const SIGNATURES = ['sign', 'verify', 'tls.handshake', 'x509'];
/** @type {OperationId[]} */
const RSA_PRIVATE = ['sign', 'asym.decrypt', 'asym.encrypt', 'keygen.rsa', 'tls.handshake'];
// DSA and DH key pairs multiply the same way, but hardly any program makes one: among key types, this code means RSA.
/** @type {OperationId[]} */
const MODULAR = [...RSA_PRIVATE, 'verify', 'kex.dh', 'prime.generate', 'prime.check', 'x509'];
/** @type {OperationId[]} */
const CURVE = [...SIGNATURES, 'kex.ecdh', 'keygen.ec', 'key.import', 'key.export'];
/** @type {OperationId[]} */
const CURVE25519 = ['sign', 'verify', 'kex.x25519', 'keygen.ed25519', 'keygen.x25519', 'tls.handshake'];
/** @type {OperationId[]} */
const HASH = [
  'hash',
  'hmac',
  'mac',
  'kdf.pbkdf2',
  'kdf.hkdf',
  'kdf.scrypt',
  ...SIGNATURES,
  'tls.record',
  'asym.encrypt',
  'asym.decrypt',
  'random',
  'key.import',
  'key.export',
];
/** @type {OperationId[]} */
const HMAC = ['hmac', 'kdf.pbkdf2', 'kdf.hkdf', 'tls.handshake', 'tls.record'];
/** @type {OperationId[]} */
const CIPHER = ['cipher.encrypt', 'cipher.decrypt', 'tls.record'];
/** @type {OperationId[]} */
const BLOCK_CIPHER = [...CIPHER, 'random', 'mac', 'key.import', 'key.export'];
/** @type {OperationId[]} */
const LATTICE = ['kex.kem', 'keygen.pqc', 'tls.handshake'];
/** @type {OperationId[]} */
const ENCODING = ['key.import', 'key.export', 'x509', 'tls.context', 'tls.handshake'];

/** @type {Row[]} */
const BIG_NUMBERS = [
  [
    /^ossl_rsaz_|^ossl_extract_multiplier_|^rsaz_(amm|512|1024_)|^RSAZ_(amm|exp|1024|mod)|^(to|from)_words52/,
    'RSA private key',
    'exact',
    'rsa',
    RSA_PRIVATE,
  ],
  [
    /^_*(mulx?4x_internal|bn_postx?4x_internal|bn_powerx?5|bn_mul(x?4x)?_mont_gather5)$/,
    'constant-time modular exponentiation',
    'family',
    '',
    MODULAR,
  ],
  [
    /^MOD_EXP_CTIME_COPY_/,
    'constant-time modular exponentiation',
    'family',
    '',
    ['kex.dh', 'sign', 'asym.decrypt', 'tls.handshake'],
  ],
  [
    /^_*bn_sqrx?8x_(reduction|internal|mont)|^bn_mulx?4x_mont$|^bn_mul8x_mont|^_*bn_(mul4x|sqr8x)_mont/,
    'Montgomery multiplication',
    'family',
    '',
    MODULAR,
  ],
  [
    /^BN_mod_word$|^BN_gcd$|^BN_consttime_swap$|^BN_rshift1$|^bn_miller_rabin|^ossl_bn_(rsa|miller)|^BN_generate_prime|probable_prime|^calc_trial_div/,
    'prime search',
    'family',
    '',
    ['keygen.rsa', 'prime.generate', 'prime.check'],
  ],
  [/^_*ecp_nistz256_ord_/, 'ECDSA P-256', 'exact', 'p-256', SIGNATURES],
  [/^_*ecp_nistz256_/, 'P-256', 'family', 'p-256', CURVE],
  [/^ecp_sm2p256_/, 'SM2', 'family', 'sm2', CURVE],
  [/^x25519_(fe64|fe51|scalar)/, 'X25519', 'exact', 'x25519', ['kex.x25519', 'tls.handshake']],
  [
    /^(fe_\w+|fe51_\w+|ge_\w+|cmov|table_select|sc_muladd|x25519_sc_reduce|ossl_ed25519_\w+|slide)$/,
    'Curve25519',
    'family',
    '',
    CURVE25519,
  ],
  [
    /^(ossl_)?gf_(mul|sqr|sub|add|mulw\w*|isr|strong_reduce|(de)?serialize)|^ossl_(curve448|x448|ed448|c448)|^(add|sub)_niels_|^point_double_internal|^constant_time_lookup|^sc_(montmul|subx)|^recode_wnaf/,
    'Curve448',
    'family',
    '',
    ['sign', 'verify', 'kex', 'keygen', 'tls.handshake'],
  ],
  [
    /^(ossl_)?ec_(GFp_|key_|scalar_|point|group)|^ossl_ec_|^EC_POINT_|^EC_GROUP_|^ec_/,
    'elliptic curve',
    'family',
    '',
    CURVE,
  ],
  [/^bn_mul_mont(_\w+)?$/, 'Montgomery multiplication, any size', 'family', '', [...MODULAR, ...CURVE]],
  [/^(BN_|bn_|int_bn_|bin2bn|bn2binpad)/, 'big-number arithmetic', 'generic', '', []],
];

/** @type {Row[]} */
const HASHES = [
  [/^sha1_block_/, 'SHA-1', 'exact', 'sha1', HASH],
  [/^sha1_multi_block/, 'SHA-1, several at a time', 'exact', 'sha1', ['tls.record']],
  [/^sha256_(block_|multi_block)/, 'SHA-256', 'exact', 'sha256', HASH],
  [/^sha512_block_/, 'SHA-512', 'exact', LONG_SHA2, HASH],
  [/^(ossl_)?md5_blocks?_/, 'MD5', 'exact', 'md5', HASH],
  [/^_*KeccakF1600|^SHA3_(absorb|squeeze)|^ossl_sha3_|^keccak_/, 'Keccak', 'family', '', [...HASH, ...LATTICE]],
  [/^blake2[bs]_(compress|update|final)/, 'BLAKE2', 'exact', 'blake2', [...HASH, 'kdf.argon2']],
  [/^ripemd160_block/, 'RIPEMD-160', 'exact', 'ripemd160', HASH],
  [/^(ossl_)?(hw)?sm3_/, 'SM3', 'exact', 'sm3', HASH],
  [/^whirlpool_block/, 'Whirlpool', 'exact', 'whirlpool', HASH],
  [
    /^(SHA1|SHA224|SHA256|SHA384|SHA512)_(Update|Final|Init|Transform)|^sha\w+_(dupctx|copyctx|newctx|freectx|internal_\w+)|^MD5_|^EVP_Digest|^EVP_MD_CTX|^evp_md_|^cleanup_old_md_data/,
    'hash plumbing',
    'family',
    '',
    HASH,
  ],
  [/^HMAC_|^hmac_/, 'HMAC plumbing', 'family', '', HMAC],
];

/** @type {Row[]} */
const DERIVATIONS = [
  [/^kdf_pbkdf2_|^pbkdf2_|^PKCS5_PBKDF2/, 'PBKDF2', 'exact', '', ['kdf.pbkdf2', 'key.import', 'key.export']],
  [
    /^scryptBlockMix|^scryptROMix|^salsa208|^kdf_scrypt_|^scrypt_alg|^xor_salsa/,
    'scrypt',
    'exact',
    '',
    ['kdf.scrypt', 'key.import'],
  ],
  [
    /^kdf_hkdf_|^HKDF_|^hkdf_|^kdf_tls1_3_|^prov_tls13_hkdf|^tls13_hkdf/,
    'HKDF',
    'family',
    '',
    ['kdf.hkdf', 'tls.handshake'],
  ],
  [
    /^kdf_argon2|^argon2_|^fill_(mem|block|segment|first)|^blake2b_long|^initialize$|^index_alpha/,
    'Argon2',
    'exact',
    '',
    ['kdf.argon2'],
  ],
  [/^kdf_tls1_prf|^tls1_prf/, 'TLS 1.2 PRF', 'exact', '', ['tls.handshake']],
];

/** @type {Row[]} */
const CIPHERS = [
  [
    /^ossl_aes_gcm_encrypt_avx512|^aesni_gcm_encrypt|^aes_gcm_enc_|^unroll8?_?eor3_aes_gcm_enc/,
    'AES-GCM encryption',
    'exact',
    'aes-gcm',
    ['cipher.encrypt', 'tls.record'],
  ],
  [
    /^ossl_aes_gcm_decrypt_avx512|^aesni_gcm_decrypt|^aes_gcm_dec_|^unroll8?_?eor3_aes_gcm_dec/,
    'AES-GCM decryption',
    'exact',
    'aes-gcm',
    ['cipher.decrypt', 'tls.record'],
  ],
  [
    /^_?aesni_(ctr32_ghash|gcm)|^ossl_aes_gcm_|^gcm_|^ossl_gcm_|^CRYPTO_gcm128|^aes_gcm_|^generic_aes_gcm|^armv8_aes_gcm|^unroll8?_?eor3_aes_gcm/,
    'AES-GCM',
    'exact',
    'aes-gcm',
    CIPHER,
  ],
  [/^_?aesni_cbc_sha/, 'AES-CBC with HMAC', 'exact', 'aes-cbc', ['tls.record']],
  [/^_?aesni_cbc_/, 'AES-CBC', 'exact', 'aes-cbc', [...CIPHER, 'mac', 'key.import', 'key.export']],
  [
    /^aesni_(ecb|xts|ccm64|ocb|ctr32|cfb)|^__?ocb_(en|de)crypt|^_?aesni_|^__aesni_|^_?vpaes_|^(_|ossl_)?bsaes|^_?x86_64_AES_|^AES_\w|^aes_v8_|^asm_AES_/,
    'AES',
    'family',
    'aes',
    BLOCK_CIPHER,
  ],
  [/^_?(sm4_v8|vpsm4)_|^ossl_sm4_/, 'SM4', 'exact', 'sm4', [...CIPHER, 'key.import', 'key.export']],
  [/^(ChaCha20|chacha20?)_/, 'ChaCha20', 'exact', 'chacha20', CIPHER],
  [/^[Pp]oly1305_/, 'Poly1305', 'exact', 'poly1305', [...CIPHER, 'mac']],
  [/^(DES|des)_/, 'DES', 'exact', 'des', [...CIPHER, 'key.import', 'key.export']],
];

/** @type {Row[]} */
const POST_QUANTUM = [
  [
    /^ossl_ml_dsa_|^coeff_from_nibble|^poly_\w|^rej_ntt_poly|^rej_bounded_poly/,
    'ML-DSA',
    'exact',
    'ml-dsa',
    [...SIGNATURES, 'keygen.pqc'],
  ],
  // Since Node 22 every TLS 1.3 handshake offers X25519MLKEM768.
  [
    /^ossl_ml_kem_|^scalar_(ntt|inverse_ntt|mult|add|encode|decode|compress|sub)|^encrypt_cpa|^decap|^encap$|^genkey$|^matrix_(expand|mult)|^inner_product|^cbd_[23]|^gencbd|^vector_\w|^sample_scalar|^reduce$/,
    'ML-KEM',
    'family',
    'ml-kem',
    LATTICE,
  ],
  [/^(ossl_)?slh_/, 'SLH-DSA', 'exact', 'slh-dsa', [...SIGNATURES, 'keygen.pqc']],
];

/** @type {Row[]} */
const CONTAINERS = [
  [
    /^(ossl_)?drbg_|^RAND_|^OPENSSL_rndr|^ossl_rand_|^rand_|^ctr_(XOR|BCC|update|df)|^inc_128|^ossl_prov_drbg|^get_entropy/,
    'random number generator',
    'family',
    '',
    ['random', 'tls.handshake', 'tls.record', 'keygen', 'sign'],
  ],
  [
    /^CRYPTO_memcmp$/,
    'constant-time comparison',
    'family',
    '',
    ['compare', 'cipher.decrypt', 'tls.record', 'tls.handshake'],
  ],
  [/^PEM_|^EVP_(De|En)code|^evp_(de|en)code|^pem_|^b64_/, 'PEM', 'exact', '', ENCODING],
  [
    /^(X509|x509|NAME_|i2v_|v2i_|GENERAL_NAME|AUTHORITY_|ossl_x509|BY_)/,
    'X.509',
    'exact',
    '',
    ['x509', 'tls.context', 'tls.handshake'],
  ],
  [
    /^(ASN1|asn1|ossl_asn1|d2i|i2d|c2i|i2c|ossl_c2i|collect_data)/,
    'ASN.1',
    'family',
    '',
    [...ENCODING, 'sign', 'verify'],
  ],
  [
    /^(OSSL_DECODER|ossl_decoder|decoder_|collect_decoder|der2key|pem2der|spki2|epki2|any_to|msblob|pvk)/,
    'key decoding',
    'exact',
    '',
    ['key.import', 'tls.context'],
  ],
  [/^(OSSL_ENCODER|ossl_encoder|encoder_|collect_encoder|key2)/, 'key encoding', 'exact', '', ['key.export']],
  [/^PKCS(12|7|8|5)_|^p12_|^ossl_pkcs/, 'PKCS container', 'exact', '', ENCODING],
];

/** @type {Row[]} */
const TLS = [
  [
    /^(ssl_cipher_\w+|ssl_create_cipher_list|SSL_CTX_\w*|ssl_load_\w+|ssl_ctx_\w+)$/,
    'TLS context',
    'exact',
    '',
    ['tls.context'],
  ],
  [
    /^(do_ssl3_\w+|ssl3_(read|write|get_record)\w*|tls_(read|write|get_more|get_record|default_read|default_post|release|setup|common_post|pad|do_compress|int_)\w*|tls(1|13)?_(cipher|enc)|rlayer\w*|ossl_tls_\w+|SSL_(read|write)\w*|ssl_(read|write)\w*|BIO_\w+|bio_\w+)$/,
    'TLS record layer',
    'family',
    '',
    ['tls.record', 'tls.handshake'],
  ],
  [
    /^(SSL_|ssl_|ssl3_|tls_|tls1_|tls12_|tls13_|tlsa_|dtls|ossl_statem|state_machine|statem_|WPACKET_|PACKET_|final_\w|construct_\w|wpacket_|(read|write)_state_machine|init_\w+_write_state|custom_ext)/,
    'TLS handshake',
    'exact',
    '',
    ['tls.handshake'],
  ],
  [/^OPENSSL_cleanse$/, 'erasing secrets', 'generic', '', []],
];

/**
 * Names of the rows whose code does the work itself: block functions, ciphers and arithmetic, not the set-up around
 * them.
 */
export const COMPUTATIONS = new Set(
  [...BIG_NUMBERS, ...HASHES, ...DERIVATIONS, ...CIPHERS, ...POST_QUANTUM]
    .map(([, name]) => name)
    .filter((name) => !name.endsWith('plumbing')),
);

/** Names of the rows whose code reads keys; ASN.1 is left out, because signatures are written in it, too. */
export const KEY_READING = new Set(['PEM', 'key decoding', 'PKCS container']);

/** Every row, in the order in which they are tried. */
export const OPENSSL_SYMBOLS = Object.freeze([
  ...BIG_NUMBERS,
  ...HASHES,
  ...DERIVATIONS,
  ...CIPHERS,
  ...POST_QUANTUM,
  ...CONTAINERS,
  ...TLS,
]);

/**
 * Names that nothing else in a Node binary has: they mean OpenSSL even if a format doesn't say which code an address
 * lies in.
 */
export const DISTINCTIVE = new RegExp(
  `^_*(?:${[
    'ossl_',
    'OSSL_',
    'OPENSSL_cleanse$',
    'EVP_[A-Z]',
    'BN_[a-z]',
    'EC_(?:POINT|GROUP|KEY)_',
    'CRYPTO_memcmp$',
    'CRYPTO_gcm128',
    'rsaz_(?:amm|512|1024)',
    'RSAZ_',
    'MOD_EXP_CTIME_COPY_',
    'ecp_nistz256_',
    'x25519_(?:fe64|fe51|scalar)',
    'bn_(?:sqrx?8x|postx?4x|powerx?5|mulx?4x_mont|mul8x_mont|mul_mont)',
    'mulx?4x_internal$',
    'sha(?:1|256|512)_(?:block_(?:data_order|armv8|neon)|multi_block)',
    '(?:ossl_)?md5_block_(?:asm_)?data_order',
    'ripemd160_block',
    'KeccakF1600',
    'SHA3_(?:absorb|squeeze)',
    'scryptBlockMix',
    'kdf_(?:pbkdf2|scrypt|hkdf|argon2|tls)',
    'PKCS5_PBKDF2',
    'aesni_',
    'vpaes_',
    'bsaes_',
    'aes_v8_',
    'gcm_(?:init|gmult|ghash)_v8',
    'sm4_v8_',
    'vpsm4_',
    'ecp_sm2p256_',
    'x86_64_AES_',
    'asm_AES_',
    'aes_gcm_(?:enc|dec)_',
    'unroll8?_?eor3_aes_gcm',
    'ChaCha20_(?:ctr32|ssse3|(?:512_)?neon|sve|avx|\\d+x)',
    'poly1305_(?:blocks|emit|init_)',
    'PEM_[a-z]',
    'X509_[a-zA-Z]',
    'SSL_(?:CTX_)?[a-z]',
  ].join('|')})`,
);
