/** The digests of `crypto.subtle.digest`. */

/** WebCrypto's names as they are written, and node:crypto's (https://w3c.github.io/webcrypto/#sha). */
const DIGESTS = new Map(
  Object.entries({ 'SHA-1': 'sha1', 'SHA-256': 'sha256', 'SHA-384': 'sha384', 'SHA-512': 'sha512' }),
);

/**
 * The digest that a call of `subtle.digest` names.
 * @param {string | undefined} text its first argument as written
 * @returns {string | undefined} node:crypto's name for it; undefined if it isn't a literal, or isn't one of these
 */
export function digestNamed(text = '') {
  return DIGESTS.get(/^['"](SHA-\d+)['"]$/i.exec(text)?.[1].toUpperCase() ?? '');
}
