/**
 * What a function does. The last two parts of a call site's key, the function that it calls and the algorithm, are
 * told by samples: one run may know `createHash` and `ecdsa-p-256` where the next one knows `update` and `ecdsa`.
 * @param {string} key of a call site, `file#function|api|algorithm`
 * @param {string} operation of it
 * @returns {string} the same for all calls of one function that do the same
 */
export function taskOf(key, operation) {
  return `${functionOf(key)}|${operation}`;
}

/**
 * @param {string} key of a call site
 * @returns {string} its function, `file#function`; names may hold any character
 */
export function functionOf(key) {
  return key.split('|').slice(0, -2).join('|');
}
