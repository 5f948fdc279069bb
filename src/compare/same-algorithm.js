/** Whether two names may be of one algorithm, of which one run shows less. */

/**
 * Samples may reveal only part of an algorithm's name: that a signature uses P-256 shows only in leaves that a short
 * run may miss. So one run's `ecdsa-sha256` may be the other's `ecdsa-p-256-sha256`.
 * @param {string} before algorithm in one run, `''` if unknown
 * @param {string} after the other's
 * @returns {boolean} whether they may be the same, one less precisely known
 */
export function mayBeSameAlgorithm(before, after) {
  const [less, more] = [algorithmParts(before), algorithmParts(after)].sort((a, b) => a.length - b.length);
  return less.every((part) => more.includes(part));
}

/**
 * @param {string} before algorithm in one run
 * @param {string} after the same in the other, perhaps with more or less known
 * @returns {string} the one that is known more fully
 */
export function fullerAlgorithm(before, after) {
  return algorithmParts(before).length > algorithmParts(after).length ? before : after;
}

/**
 * @param {string} algorithm such as `ecdsa-sha256`
 * @returns {string[]} what it is made of
 */
function algorithmParts(algorithm) {
  return algorithm.split('-').filter((part) => part !== '');
}
