'use strict';

const { readFileSync } = require('fs');
const executableMappings = require('./executable-mappings.cjs');
const watchExit = require('./watch-exit.cjs');
const writeWhole = require('./write-whole.cjs');
const { pid, execPath, hrtime } = process;

/**
 * Saves the code mappings of native addons when the thread ends, as `mappings-<pid>-<thread>.json`: a worker's may be
 * gone afterwards. Until then the recorder looks from outside (record/mappings.js), so we need not wrap
 * `process.dlopen`.
 * @param {string} directory where our logs go, with a separator at its end
 */
module.exports = function tellMappings(directory) {
  const file = `${directory}mappings-${pid}-${hrtime.bigint()}.json`;
  watchExit(() => {
    try {
      const rows = executableMappings(readFileSync('/proc/self/maps', 'utf8'), execPath);
      if (rows.length > 0) writeWhole(file, rows);
    } catch {
      // Not the program's problem: no /proc, or no right to read it or to write.
    }
  });
};
