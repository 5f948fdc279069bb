/**
 * Names that not every supported Node has: what the live test does not look for in other versions.
 * `subject` is `module#function` of a table row, or the public name of an API.
 * @type {{subject: RegExp, since?: number, until?: number, reason: string}[]}
 */
const VERSION_MARKS = [
  { subject: /^_tls_(wrap|common)#|^tls#cacheRootCertificates$/, until: 20, reason: 'moved to internal/tls' },
  { subject: /^internal\/tls\/(wrap|common)#/, since: 22, reason: 'moved from _tls_wrap and _tls_common' },
  {
    subject:
      /^tls#(getCACertificates|setDefaultCACertificates|cache(BundledRoot|ExtraCA|SystemCA|DefaultCA)Certificates)$/,
    since: 22,
    reason: 'system CAs',
  },
  { subject: /^(crypto#)?create(Cipher|Decipher)$/, until: 20, reason: 'removed in Node 22' },
  {
    subject: /^internal\/crypto\/(cipher#Decipher|keys#getKeyObjectHandleFromJwk|mac#hmacImportKey)$/,
    until: 22,
    reason: 'removed',
  },
  { subject: /^internal\/crypto\/keys#(toCryptoKey|importGenericSecretKey)$/, since: 22, reason: 'new' },
  {
    subject: /^internal\/crypto\/keys#(prepareStorePrivateKey|getKeyObjectAsymmetricKeyDetails)$/,
    since: 24,
    reason: 'new',
  },
  {
    subject: /^internal\/crypto\/(argon2|kem|chacha20_poly1305|ml_dsa|ml_kem|webcrypto_util)#/,
    since: 24,
    reason: 'OpenSSL 3.5',
  },
  {
    subject: /^internal\/crypto\/webcrypto#(\w+Impl|\w+KeySync|getPublicKey|(en|de)capsulate\w+)$/,
    since: 24,
    reason: 'rewritten',
  },
  {
    subject: /^internal\/crypto\/(diffiehellman#ondone|aes#asyncAesOcbCipher|mac#(kmac\w+|macImportKey))$/,
    since: 24,
    reason: 'new',
  },
  { subject: /^(internal\/crypto\/random#)?(randomUUIDv7|get(Unb|B)ufferedUUIDv7)$/, since: 24, reason: 'new' },
  { subject: /^(argon2(Sync)?|encapsulate|decapsulate)$/, since: 24, reason: 'OpenSSL 3.5' },
  {
    subject:
      /^internal\/crypto\/(provider_mac|kem_hybrids)#|^(crypto#)?createMac$|^(internal\/crypto\/keys#)?parsePKCS12$/,
    since: 26,
    reason: 'new',
  },
  { subject: /^Cipher$|^Decipher$/, until: 22, reason: 'removed in Node 24' },
  { subject: /^getMacs$/, since: 26, reason: 'new' },
  { subject: /^tls\.(createSecurePair|Server\.prototype\.setOptions)$/, until: 22, reason: 'removed in Node 24' },
  { subject: /^https\.Agent\.prototype\.keepSocketAlive$/, since: 22, reason: 'new' },
  { subject: /^tls\.getCertificateCompressionAlgorithms$/, since: 24, reason: 'new' },
];

/**
 * @param {string} subject
 * @param {number} major version of Node
 * @returns {boolean} whether that Node may lack it
 */
export function mayLack(subject, major) {
  return VERSION_MARKS.some(
    (mark) => mark.subject.test(subject) && (major < (mark.since ?? 0) || major > (mark.until ?? Infinity)),
  );
}
