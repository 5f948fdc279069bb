'use strict';

const { apply } = Reflect;
const { charCodeAt } = String.prototype;
const { imul } = Math;

/** Characters of longer texts that count: enough for any handler, and nobody waits for a bundle's. */
const MOST = 50_000;

/**
 * @param {string} text of a function
 * @returns {string} its length and 32 bits of FNV-1a (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv), by
 *   which functions are told apart without their text
 */
module.exports = function textHash(text) {
  let hash = 0x811c9dc5;
  const length = text.length < MOST ? text.length : MOST;
  for (let index = 0; index < length; index++) hash = imul(hash ^ apply(charCodeAt, text, [index]), 0x01000193);
  return `${text.length}-${hash >>> 0}`;
};
