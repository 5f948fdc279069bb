/** WebCrypto's algorithms by the names that Node's own functions have for them. */

/** @import { OperationId } from '../model/operation.js' */

/** Names of an algorithm's keys, to which a digest is added. @type {Readonly<Record<string, string>>} */
const SIGNATURE_KEYS = Object.freeze(Object.assign(Object.create(null), { 'rsassa-pkcs1-v1_5': 'rsa' }));

/** Operations that name their algorithm themselves, and whose keys have a length but no name. */
const UNNAMED = /^(?:kex|keygen\.(?:rsa|ed25519|x25519|pqc))/;

/**
 * The name that Node's own functions have for WebCrypto's algorithm: `sha256` for `SHA-256`, `aes-gcm` for `{ name:
 * 'AES-GCM', iv }`, `ecdsa-sha256` for `{ name: 'ECDSA', hash: 'SHA-256' }`, `p-256` for a key pair on that curve.
 * @param {OperationId} operation that is requested
 * @param {string} name of the algorithm, `''` if unknown
 * @param {Record<string, string | number>} options further properties of its object literal
 * @returns {string} `''` if unknown, or if the operation names it already
 */
export function webcryptoAlgorithm(operation, name, { hash = '', namedCurve = '' }) {
  const algorithm = name.toLowerCase();
  const digest = digestName(String(hash));
  if (operation === 'hash') return digestName(name);
  if (operation === 'kdf.pbkdf2' || operation === 'kdf.hkdf' || operation === 'hmac') return digest;
  if (operation === 'sign' || operation === 'verify')
    return [SIGNATURE_KEYS[algorithm] ?? algorithm, digest].filter(Boolean).join('-');
  if (operation === 'keygen.ec') return String(namedCurve).toLowerCase();
  return UNNAMED.test(operation) ? '' : algorithm;
}

/**
 * The name of a digest in Node's own spelling.
 * @param {string} algorithm such as `SHA-512` or `sha512`
 * @returns {string} such as `sha512`
 */
export function digestName(algorithm) {
  return algorithm.toLowerCase().replace(/^sha-/, 'sha').replaceAll('/', '-');
}
