'use strict';

const { Script } = require('vm');
const { hrtime } = process;
const { ceil } = Math;
const toNumber = Number;

/**
 * V8's log counts time from its own beginning; perf, and our counts over time, use the system's monotonic clock, like
 * `process.hrtime`. Compiling a script with that clock's time in its name (v8log/clock-row.js looks for it) adds a row
 * with V8's time to the log. This takes about 0.1 ms.
 * @returns {{ns: bigint, errorUs: number}} the clock's time, unique to this thread's log, and how much later V8's may
 *   be: usually 0.1 ms, unless the thread had to wait for a processor
 */
module.exports = function logClock() {
  const ns = hrtime.bigint();
  new Script('', { filename: `/cryptoprof-clock-${ns}` });
  return { ns, errorUs: ceil(toNumber(hrtime.bigint() - ns) / 1000) };
};
