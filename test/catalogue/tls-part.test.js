import { OPENSSL_SYMBOLS } from '../../src/catalogue/openssl-symbols.js';
import { primitiveOf } from '../../src/catalogue/primitive.js';
import { PARTS, tlsPart } from '../../src/catalogue/tls-part.js';
import { frame } from './frame.js';

/** @param {string} name of a function of OpenSSL's @returns {string} what it is for in TLS */
const partOf = (name) => tlsPart(primitiveOf(frame({ name, kind: 'native', component: 'openssl' })));

test.each([
  ['x25519_fe64_mul', 'x25519'],
  ['ossl_ml_kem_encap', 'x25519'],
  ['kdf_hkdf_derive', 'keyExchange'],
  ['tls13_hkdf_expand', 'keyExchange'],
  ['ecp_nistz256_ord_mul_mont', 'certificate'],
  ['ossl_rsaz_amm52x20_x1_ifma256', 'certificate'],
  ['X509_verify_cert', 'certificate'],
  ['ecp_nistz256_mul_mont', 'p-256'],
  ['ossl_ec_GFp_simple_add', 'curve'],
  ['bn_sqr8x_mont', 'modular'],
  ['SSL_CTX_new', 'context'],
  ['ossl_aes_gcm_encrypt_avx512', 'bytes'],
  ['sha256_block_data_order', 'bytes'],
  ['tls_construct_certificate', 'other'],
  ['OPENSSL_sk_value', 'other'],
])('%s is for %s', (name, part) => expect(partOf(name)).toBe(part));

test("what is not OpenSSL's is for nothing in particular", () => expect(tlsPart(null)).toBe('other'));

test('every name is that of a primitive', () => {
  const names = OPENSSL_SYMBOLS.map(([, name]) => name);
  expect([...PARTS.keys()].filter((name) => !names.includes(name))).toEqual([]);
});
