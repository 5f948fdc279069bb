'use strict';

/** @import { Stats } from 'fs' */

/**
 * @param {Stats} one file
 * @param {Stats} other file
 * @returns {boolean} whether they are the same
 */
module.exports = function isSameFile(one, other) {
  return one.ino === other.ino && one.dev === other.dev;
};
