/**
 * What the primitives of OpenSSL (openssl-symbols.js) are for in TLS: the same curve may serve the key exchange and the
 * certificate's signature, which only facts about the connections distinguish.
 */

/** @import { Primitive } from '../model/operation.js' */

/** @typedef {'keyExchange' | 'certificate' | 'context' | 'bytes' | 'other'} TlsPart */

/**
 * Arithmetic that may serve the key exchange or signatures: on P-256, on other curves of that kind, on Curve25519 and
 * the like with what hybrids add to it, modular.
 * @typedef {'p-256' | 'curve' | 'x25519' | 'modular'} Arithmetic
 */

/** @type {Map<string, TlsPart | Arithmetic>} by name of the primitive */
export const PARTS = new Map([
  ...of('keyExchange', ['HKDF', 'TLS 1.2 PRF', 'HMAC plumbing', 'random number generator']),
  ...of('certificate', [
    'RSA private key',
    'ECDSA P-256',
    'ML-DSA',
    'SLH-DSA',
    'X.509',
    'ASN.1',
    'PEM',
    'key decoding',
    'key encoding',
    'PKCS container',
  ]),
  ...of('context', ['TLS context']),
  ...of('bytes', [
    'SHA-1',
    'SHA-1, several at a time',
    'SHA-256',
    'SHA-512',
    'MD5',
    'hash plumbing',
    'AES-GCM encryption',
    'AES-GCM decryption',
    'AES-GCM',
    'AES-CBC with HMAC',
    'AES-CBC',
    'AES',
    'ChaCha20',
    'Poly1305',
    'DES',
    'TLS record layer',
  ]),
  ...of('p-256', ['P-256']),
  ...of('curve', ['elliptic curve', 'Montgomery multiplication, any size']),
  // Hybrid groups combine X25519 and ML-KEM, the only part of TLS that needs Keccak.
  ...of('x25519', ['X25519', 'Curve25519', 'Curve448', 'ML-KEM', 'Keccak']),
  ...of('modular', ['constant-time modular exponentiation', 'Montgomery multiplication']),
]);

/**
 * @template {TlsPart | Arithmetic} Part
 * @param {Part} part of TLS
 * @param {string[]} names of primitives
 * @returns {[string, Part][]} entries of the table
 */
function of(part, names) {
  return names.map((name) => [name, part]);
}

/**
 * @param {Primitive | null} primitive of a leaf below a handshake or records
 * @returns {TlsPart | Arithmetic} what it is for; `other` if it serves all parts
 */
export function tlsPart(primitive) {
  return PARTS.get(primitive?.name ?? '') ?? 'other';
}
