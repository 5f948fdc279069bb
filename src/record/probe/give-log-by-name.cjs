'use strict';

const { readdirSync } = require('fs');
const { whyNoLog } = require('./open-log.cjs');
const orElse = require('./or-else.cjs');
const waitUntil = require('./wait-until.cjs');

/** @import { GivenLog } from './guard-threads.cjs' */

const { pid } = process;

/**
 * Where there is no /proc: V8 opens the log by its name, as its options said at the start. Whether it can is asked
 * before, and it takes until about 1 ms afterwards that it does.
 * @param {string} directory where our logs go, with a separator at its end
 * @returns {GivenLog} for the next thread
 */
module.exports = function giveByName(directory) {
  const reason = whyNoLog(directory);
  const before = reason === null ? countLogs(directory) : 0;
  return {
    reason,
    isSafe: reason === null,
    settle() {
      if (reason === null) waitUntil(() => countLogs(directory) > before);
      return reason;
    },
  };
};

/**
 * @param {string} directory where our logs go
 * @returns {number} how many are of this process; 0 if it is unknown
 */
function countLogs(directory) {
  return orElse(0, () => readdirSync(directory).filter((name) => name.includes(`-${pid}-v8-`)).length);
}
