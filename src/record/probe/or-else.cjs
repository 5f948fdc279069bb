'use strict';

/**
 * @template T
 * @template U
 * @param {U} fallback if something goes wrong, which is ours alone
 * @param {() => T} act what may throw
 * @returns {T | U} what it returns
 */
module.exports = function orElse(fallback, act) {
  try {
    return act();
  } catch {
    return fallback;
  }
};
