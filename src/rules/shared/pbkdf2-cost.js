/** What PBKDF2's parameters cost the program and an attacker. Nothing here ever recommends fewer iterations. */
import { PASSWORD_STORAGE } from '../../catalogue/guidance.js';
import { digestName } from '../../catalogue/index.js';

/**
 * Bytes that one block of PBKDF2 yields: the digest's size (RFC 8018, section 5.2). Each further block
 * runs all iterations again.
 */
const DIGEST_BYTES = new Map(
  Object.entries({
    md5: 16,
    sha1: 20,
    ripemd160: 20,
    sha224: 28,
    sha256: 32,
    'sha512-256': 32,
    sha384: 48,
    sha512: 64,
    'sha3-224': 28,
    'sha3-256': 32,
    'sha3-384': 48,
    'sha3-512': 64,
  }),
);

const RECOMMENDED_ITERATIONS = new Map(Object.entries(PASSWORD_STORAGE.pbkdf2Iterations));

/**
 * The size of a digest.
 * @param {string} algorithm such as `sha512`
 * @returns {number | null} bytes, null if we don't know the digest
 */
export function digestBytes(algorithm) {
  return DIGEST_BYTES.get(digestName(algorithm)) ?? null;
}

/**
 * What OWASP asks of PBKDF2 with a digest.
 * @param {string} algorithm digest, `''` if unknown
 * @returns {number | null} iterations, null if it names none for that digest
 */
export function recommendedIterations(algorithm) {
  return RECOMMENDED_ITERATIONS.get(digestName(algorithm)) ?? null;
}
