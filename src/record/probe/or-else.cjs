'use strict';

/**
 * @template T
 * @template U
 * @param {U} fallback returned if something goes wrong, which must not affect the program
 * @param {() => T} act may throw
 * @returns {T | U} the result
 */
module.exports = function orElse(fallback, act) {
  try {
    return act();
  } catch {
    return fallback;
  }
};
