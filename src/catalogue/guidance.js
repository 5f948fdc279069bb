/** Numbers that age: measurements and other people's guidance, each with its source and its date. */

/**
 * Time to read an RSA private key of 2048 bits from PEM, ms, by major version of Node. Measured 2026-11-21 on a 2-core Xeon with
 * Node 20.20, 22.23, 24.21 and 26.10.
 */
const KEY_READING_MS = new Map([[20, 0.55], [22, 0.03], [24, 0.03], [26, 0.03]]);

/**
 * What reading a private key costs.
 * @param {string} node version such as `24.21.0`, `''` if unknown
 * @returns {number | null} ms; null if it was not measured for that version
 */
export function keyReadingMs(node) {
  return KEY_READING_MS.get(Number(node.split('.')[0])) ?? null;
}

/** `crypto.hash` came with Node 21.7 and 20.12 (https://nodejs.org/api/crypto.html#cryptohashalgorithm-data-options, 2026-11-21). */
const ONE_SHOT_HASH = [[20, 12], [21, 7]];

/**
 * Whether a version of Node has `crypto.hash`.
 * @param {string} node version such as `24.21.0`, `''` if unknown
 * @returns {boolean} true also if the version is unknown: all that are maintained have it
 */
export function hasOneShotHash(node) {
  return node === '' || isAtLeast(node, ONE_SHOT_HASH);
}

/**
 * @param {string} node version such as `24.21.0`
 * @param {number[][]} releases first release of each line, `[major, minor]`, the newest line last; later lines have it from their start
 * @returns {boolean} whether the version is one of these or later
 */
function isAtLeast(node, releases) {
  const [major, minor] = node.split('.').map(Number);
  const line = releases.find(([release]) => release === major);
  return line === undefined ? major > releases[releases.length - 1][0] : minor >= line[1];
}
