'use strict';

const { Script } = require('vm');
const { hrtime } = process;

/**
 * V8's log counts from its own beginning; perf, and what is counted by time here, by the system's monotonic clock, as
 * `process.hrtime` does. A script that has that clock's time in its name (v8log/clock-row.js looks for it) gets a row in
 * the log with V8's time. To compile it takes some 0.1 ms.
 * @returns {bigint} the clock's time, ns: no other thread's log has the same
 */
module.exports = function logClock() {
  const ns = hrtime.bigint();
  new Script('', { filename: `/cryptoprof-clock-${ns}` });
  return ns;
};
