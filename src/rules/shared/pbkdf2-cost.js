/**
 * What PBKDF2's parameters cost the program and an attacker. Nothing here ever argues for fewer
 * iterations.
 */
import { digestName } from '../../catalogue/index.js';
import { grouped, times } from '../../text/numbers.js';

/**
 * Bytes that one block of PBKDF2 yields: the digest's size (RFC 8018, section 5.2). Each further block
 * runs all iterations again.
 */
const DIGEST_BYTES = new Map(Object.entries({
  md5: 16, sha1: 20, ripemd160: 20, sha224: 28, sha256: 32, 'sha512-256': 32, sha384: 48, sha512: 64,
  'sha3-224': 28, 'sha3-256': 32, 'sha3-384': 48, 'sha3-512': 64,
}));

/**
 * Iterations that OWASP's Password Storage Cheat Sheet asks for
 * (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#pbkdf2).
 */
const RECOMMENDED_ITERATIONS = new Map(Object.entries({ sha1: 1_300_000, sha256: 600_000, sha512: 210_000 }));

/**
 * The size of a digest.
 * @param {string} algorithm such as `sha512`
 * @returns {number | null} bytes, null if we don't know the digest
 */
export function digestBytes(algorithm) {
  return DIGEST_BYTES.get(digestName(algorithm)) ?? null;
}

/**
 * What to say about an iteration count that is below current guidance.
 * @param {string} algorithm digest, `''` if unknown
 * @param {Record<string, number>} parameters `iterations`, and `keylen` in bytes, where known
 * @returns {string[]} one sentence or two, empty if nothing is known to be amiss
 */
export function iterationNotes(algorithm, { iterations, keylen }) {
  const recommended = RECOMMENDED_ITERATIONS.get(digestName(algorithm));
  if (!recommended || !iterations || iterations >= recommended) return [];
  const below = `${grouped(iterations)} iterations of PBKDF2 ${algorithm} are below OWASP's current guidance of `
    + `${grouped(recommended)}. Off the event loop the right count is affordable; raise it when a user next logs in.`;
  const bytes = digestBytes(algorithm);
  if (!bytes || !keylen || keylen <= bytes) return [below];
  const factor = recommended / (iterations * Math.ceil(keylen / bytes));
  return [`${below} With ${bytes} bytes it costs ${factorInWords(factor)} what this call costs now.`];
}

/**
 * @param {number} factor ratio of two costs
 * @returns {string} such as `2.6 times` or `no more than`
 */
function factorInWords(factor) {
  if (factor <= 1) return 'no more than';
  return times(factor);
}
