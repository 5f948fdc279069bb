'use strict';

const { readdirSync } = require('fs');
const { whyNoLog } = require('./open-log.cjs');
const orElse = require('./or-else.cjs');
const waitUntil = require('./wait-until.cjs');

/** @import { GivenLog } from './guard-threads.cjs' */

const { pid } = process;

/**
 * Without /proc, V8 opens the log by name, as its options said at the start. We check beforehand that it can; it opens
 * the log within about 1 ms.
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
 * @returns {number} how many belong to this process; 0 if unknown
 */
function countLogs(directory) {
  return orElse(0, () => readdirSync(directory).filter((name) => name.includes(`-${pid}-v8-`)).length);
}
