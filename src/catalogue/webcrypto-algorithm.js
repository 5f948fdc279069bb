import { digestName } from './digest-name.js';

/** @import { OperationId } from '../model/operation.js' */

/** What a key of the algorithm is called where a digest is added to it. @type {Readonly<Record<string, string>>} */
const SIGNATURE_KEYS = Object.freeze(Object.assign(Object.create(null), { 'rsassa-pkcs1-v1_5': 'rsa' }));

/** Operations that name their algorithm by themselves, and whose keys have one length or another, but no name. */
const UNNAMED = /^(?:kex|keygen\.(?:rsa|ed25519|x25519|pqc))/;

/**
 * What WebCrypto's algorithm is called where Node's own functions do the same: `sha256` for `SHA-256`, `aes-gcm` for `{
 * name: 'AES-GCM', iv }`, `ecdsa-sha256` for `{ name: 'ECDSA', hash: 'SHA-256' }`, `p-256` for a key pair on that
 * curve.
 * @param {OperationId} operation that is asked for
 * @param {string} name of the algorithm, `''` if unknown
 * @param {Record<string, string | number>} options what else its object literal says
 * @returns {string} `''` if nothing tells, or the operation names it already
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
