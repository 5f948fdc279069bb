/**
 * The names that TLS connections can report in Node: protocols as in `tlsSocket.getProtocol()`, cipher suites by their
 * IANA names (`tlsSocket.getCipher().standardName`), not OpenSSL's. A budget that forbids any other name would pass
 * forever.
 */

/** @import { MetricId } from '../model/gate-config.js' */

/** https://nodejs.org/api/tls.html#tlssocketgetprotocol */
const PROTOCOLS = ['SSLv3', 'TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'];

const AES_CBC = 'AES_128_CBC_SHA AES_256_CBC_SHA';
const AES_CBC_SHA2 = 'AES_128_CBC_SHA256 AES_256_CBC_SHA256';
const AES_CBC_SHA384 = 'AES_128_CBC_SHA256 AES_256_CBC_SHA384';
const GCM = 'AES_128_GCM_SHA256 AES_256_GCM_SHA384';
const ARIA = 'ARIA_128_GCM_SHA256 ARIA_256_GCM_SHA384';
const CAMELLIA = 'CAMELLIA_128_CBC_SHA CAMELLIA_256_CBC_SHA CAMELLIA_128_CBC_SHA256 CAMELLIA_256_CBC_SHA256';
const CAMELLIA_384 = 'CAMELLIA_128_CBC_SHA256 CAMELLIA_256_CBC_SHA384';
const CCM = 'AES_128_CCM AES_256_CCM AES_128_CCM_8 AES_256_CCM_8';
const CHACHA = 'CHACHA20_POLY1305_SHA256';
const PSK_NULL = 'NULL_SHA NULL_SHA256 NULL_SHA384';
const WEAK = '3DES_EDE_CBC_SHA RC4_128_SHA';

/**
 * Ciphers by key exchange, of OpenSSL 3 (ssl/s3_lib.c); the weak ones take a build with `enable-weak-ssl-ciphers`, and
 * are what policies forbid.
 * @type {Record<string, string[]>}
 */
const SUITES = {
  RSA: [
    AES_CBC,
    AES_CBC_SHA2,
    GCM,
    ARIA,
    CAMELLIA,
    CCM,
    WEAK,
    'RC4_128_MD5 IDEA_CBC_SHA SEED_CBC_SHA NULL_MD5 NULL_SHA NULL_SHA256',
  ],
  DHE_RSA: [AES_CBC, AES_CBC_SHA2, GCM, ARIA, CAMELLIA, CCM, CHACHA, '3DES_EDE_CBC_SHA SEED_CBC_SHA'],
  DHE_DSS: [AES_CBC, AES_CBC_SHA2, GCM, ARIA, CAMELLIA, '3DES_EDE_CBC_SHA SEED_CBC_SHA'],
  DH_anon: [AES_CBC, AES_CBC_SHA2, GCM, CAMELLIA, '3DES_EDE_CBC_SHA RC4_128_MD5 SEED_CBC_SHA'],
  ECDHE_RSA: [AES_CBC, AES_CBC_SHA384, GCM, ARIA, CAMELLIA_384, CHACHA, WEAK, 'NULL_SHA'],
  ECDHE_ECDSA: [AES_CBC, AES_CBC_SHA384, GCM, ARIA, CAMELLIA_384, CCM, CHACHA, WEAK, 'NULL_SHA'],
  ECDH_anon: [AES_CBC, WEAK, 'NULL_SHA'],
  PSK: [AES_CBC, AES_CBC_SHA384, GCM, ARIA, CAMELLIA_384, CCM, CHACHA, WEAK, PSK_NULL],
  DHE_PSK: [AES_CBC, AES_CBC_SHA384, GCM, ARIA, CAMELLIA_384, 'AES_128_CCM AES_256_CCM', CHACHA, WEAK, PSK_NULL],
  PSK_DHE: ['AES_128_CCM_8 AES_256_CCM_8'],
  RSA_PSK: [AES_CBC, AES_CBC_SHA384, GCM, ARIA, CAMELLIA_384, CHACHA, WEAK, PSK_NULL],
  ECDHE_PSK: [AES_CBC, AES_CBC_SHA384, CAMELLIA_384, CHACHA, WEAK, PSK_NULL],
  SRP_SHA: [AES_CBC, '3DES_EDE_CBC_SHA'],
  SRP_SHA_RSA: [AES_CBC, '3DES_EDE_CBC_SHA'],
  SRP_SHA_DSS: [AES_CBC, '3DES_EDE_CBC_SHA'],
};

/** Of TLS 1.3, where the suite says nothing of the key exchange. */
const SUITES_1_3 = [
  'TLS_AES_128_GCM_SHA256',
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_AES_128_CCM_SHA256',
  'TLS_AES_128_CCM_8_SHA256',
];

const CIPHERS = [
  ...Object.entries(SUITES).flatMap(([exchange, ciphers]) =>
    ciphers
      .join(' ')
      .split(' ')
      .map((cipher) => `TLS_${exchange}_WITH_${cipher}`),
  ),
  ...SUITES_1_3,
];

/**
 * By the metric that uses the names.
 * @type {Partial<Record<MetricId, readonly string[]>>}
 */
export const TLS_NAMES = { tls_protocols: PROTOCOLS, tls_ciphers: CIPHERS };

/**
 * @param {string} name that no connection can have, such as `TLSv1.0` or OpenSSL's name of a suite
 * @param {readonly string[]} known names that they can have
 * @returns {string | null} the one that means the same; null if none does
 */
export function sameTlsName(name, known) {
  const sought = squashed(name);
  // OpenSSL's AES128-GCM-SHA256 is no suite of TLS 1.3, whose names say no more.
  return (
    known.find((each) => each.toLowerCase() === name.toLowerCase()) ??
    known.find((each) => squashed(each) === sought) ??
    null
  );
}

/**
 * @param {string} name IANA's, OpenSSL's, or a sloppy one: `TLS_RSA_WITH_AES_128_CBC_SHA`, `AES128-SHA`, `TLS 1.0`
 * @returns {string} what they have in common
 */
function squashed(name) {
  return name
    .toLowerCase()
    .replace(/^tls[ _]?v?([\d.])/, 'tlsv$1')
    .replace(/^(tlsv1)\.0$/, '$1')
    .replace(/^tls_rsa_with_|^tls_(?!v)/, '')
    .replace('_with_', '_')
    .replace(/^srp_sha/, 'srp')
    .replace('3des_ede_cbc', 'des_cbc3')
    .replace(/^(ecdh|dh)_anon/, (_, exchange) => (exchange === 'dh' ? 'adh' : 'aecdh'))
    .replace('rc4_128', 'rc4')
    .replace(/(poly1305)_sha256$/, '$1')
    .replace(/(?<=[_-])cbc(?![\d])/, '')
    .replace(/[^a-z\d.]/g, '');
}
