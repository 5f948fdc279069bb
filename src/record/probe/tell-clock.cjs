'use strict';

const { Script } = require('vm');
const { hrtime } = process;

/**
 * V8's log counts from its own beginning, perf by the system's monotonic clock, as `process.hrtime` does. A script that
 * has that clock's time in its name (v8log/logged-code.js looks for it) gets a row in the log with V8's time.
 */
module.exports = function tellClock() {
  new Script('', { filename: `/cryptoprof-clock-${hrtime.bigint()}` });
};
