/** Strings that can't be a secret, and so may be kept. */

/**
 * Strings that may be kept, because they name an algorithm, an encoding, a key type or a format and so can't be a
 * secret. Everything else is blanked: a name missing here costs a detail, but a pattern that is too wide could reveal a
 * password. Each pattern must match the whole string.
 */
const HARMLESS = [
  // Digests and signatures with them, by OpenSSL's and WebCrypto's names.
  '(rsa-)?(md[45]|md5-sha1|sha-?(1|224|256|384|512)|sha-?512[-/](224|256)|sha3-(224|256|384|512)|shake-?(128|256)|' +
    'rmd160|ripemd-?(160)?|blake2(b|s|b512|s256)|sm3|whirlpool)',
  'sha(1|224|256|384|512)withrsa(encryption)?',
  // Ciphers.
  '(id-)?(aes|aria|camellia)-?(128|192|256)(-?(cbc|ccm|cfb1?|cfb8|ctr|ecb|gcm|gcm-siv|ocb|ofb|siv|xts|wrap|wrap-pad))?' +
    '(-hmac-sha(1|256))?',
  '(sm4|des|des3|des-ede3?|3des|bf|blowfish|cast5?|idea|rc2|rc4|seed)(-(cbc|cfb1?|cfb8|ctr|ecb|gcm|ofb))?',
  'x?chacha20(-?poly1305)?|poly1305|aes|aes-(cbc|cmac|ctr|gcm|kw|ocb)|cmac|gmac|kmac-?(128|256)|hmac(-sha-?(1|256|384|512))?',
  // Curves and groups.
  'p-(256|384|521)|prime(192v[1-3]|239v[1-3]|256v1)|sec[pt][0-9]{3}[kr][12]|brainpoolp[0-9]{3}[rt]1|sm2|curve25519|' +
    'modp[0-9]{1,2}|ffdhe(2048|3072|4096|6144|8192)',
  // Key types, key agreement, signatures, key derivation.
  'rsa|rsa-pss|rsa-oaep(-(256|384|512))?|rsaes-pkcs1-v1_5|rsassa-pkcs1-v1_5|dsa|ec|ecc|ecdsa|ecdh|ecdh-es|dh|diffie-hellman|' +
    'ed25519|ed448|eddsa|x25519|x448|ml-dsa-(44|65|87)|ml-kem-(512|768|1024)|slh-dsa-(sha2|shake)-(128|192|256)[sf]',
  // TLS versions, as options name them.
  'tlsv1(\\.[0-3])?|(tlsv1(_[12])?|tls|sslv23)_((client|server)_)?method',
  'pbkdf2|hkdf|scrypt|bcrypt|argon2(d|id?)?',
  // JOSE: RFC 7518 and 8037.
  '[hrep]s(256|384|512)|es256k|a(128|192|256)(gcm|kw|gcmkw|cbc-hs(256|384|512))|ecdh-es\\+a(128|192|256)kw',
  // Encodings, key formats, key usages.
  'utf-?8|utf-?16-?le|ucs-?2|latin1|ascii|binary|hex|base64|base64url|buffer|pem|der|jwk|spki|pkcs[18]|sec1|raw|raw-public|' +
    'ieee-p1363|compressed|uncompressed|named|explicit',
  'sign|verify|encrypt|decrypt|derivebits|derivekey|wrapkey|unwrapkey',
  // The modules that have all this, and the directive.
  '(node:)?(crypto|tls|https?|http2|util)|use strict',
].map((pattern) => new RegExp(`^(?:${pattern})$`, 'i'));

const MAX_LENGTH = 40;

/** A key-exchange group of TLS. Options name one or a list, as in `ecdhCurve: 'X25519MLKEM768:X25519:P-256'`. */
const GROUP =
  /^[?*]?(?:x25519|x448|x25519mlkem768|secp256r1mlkem768|secp384r1mlkem1024|mlkem(?:512|768|1024)|p-(?:256|384|521)|prime256v1|sec[pt]\d{3}[kr][12]|ffdhe\d{4}|auto)$/i;

const MAX_LIST_LENGTH = 200;

/**
 * Whether a string literal can be shown and recorded.
 * @param {string} text the string's value
 * @returns {boolean} true only for known names of algorithms, encodings, key types and the like
 */
export function isHarmless(text) {
  if (text.length <= MAX_LENGTH && HARMLESS.some((pattern) => pattern.test(text))) return true;
  return text.length <= MAX_LIST_LENGTH && text.split(':').every((name) => GROUP.test(name));
}

/**
 * Whether a number literal is short enough to be a size or a count; a long one could be a key or a card's number.
 * @param {string} raw as it is written in the source, such as `10_000`, `0x1000` or `64n`
 * @returns {boolean} true if it is below 10⁹ and has at most nine digits
 */
export function isHarmlessNumber(raw) {
  const plain = raw.replace(/_/g, '').replace(/n$/, '');
  const value = Number(/^0[0-7]+$/.test(plain) ? `0o${plain.slice(1)}` : plain);
  const digits = plain.replace(/^0[xob]/i, '').replace(/[^0-9a-f]/gi, '');
  return digits.length <= 9 && value < 1e9;
}
