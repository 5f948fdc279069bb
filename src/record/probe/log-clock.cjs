'use strict';

const { Script } = require('vm');
const { hrtime } = process;
const { ceil } = Math;
const toNumber = Number;

/**
 * V8's log counts from its own beginning; perf, and what is counted by time here, by the system's monotonic clock, as
 * `process.hrtime` does. A script that has that clock's time in its name (v8log/clock-row.js looks for it) gets a row in
 * the log with V8's time. To compile it takes some 0.1 ms.
 * @returns {{ns: bigint, errorUs: number}} the clock's time, which no other thread's log has, and by how much V8's may be
 *   later: usually 0.1 ms, but the thread may have waited for a processor meanwhile
 */
module.exports = function logClock() {
  const ns = hrtime.bigint();
  new Script('', { filename: `/cryptoprof-clock-${ns}` });
  return { ns, errorUs: ceil(toNumber(hrtime.bigint() - ns) / 1000) };
};
