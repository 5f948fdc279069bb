/**
 * The name of a digest in Node's own spelling.
 * @param {string} algorithm such as `SHA-512` or `sha512`
 * @returns {string} such as `sha512`
 */
export function digestName(algorithm) {
  return algorithm.toLowerCase().replace(/^sha-/, 'sha').replaceAll('/', '-');
}
