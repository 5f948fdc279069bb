'use strict';

const { existsSync, renameSync } = require('fs');

/** Name of such a file, before its number. */
const SPARE = 'starts-next-';
/** How many there are in a run, for its first threads. */
const SPARES = 8;

/**
 * Takes a file that the recorder has made and holds open (record/spare-starts.js). What is written there reaches the
 * recorder, even if the directory goes at once and this process ends before the recorder looks.
 * @param {string} directory where our logs go, with a separator at its end
 * @param {string} name that the file gets
 * @returns {boolean} false if there is none
 */
function takeSpare(directory, name) {
  for (let index = 0; index < SPARES; index++) {
    const spare = directory + SPARE + index;
    if (!existsSync(spare)) continue;
    try {
      renameSync(spare, directory + name);
      return true;
    } catch {
      // Another thread was faster.
    }
  }
  return false;
}

module.exports = { SPARE, SPARES, takeSpare };
