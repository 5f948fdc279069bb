'use strict';

const { existsSync } = require('fs');
const { isMain } = require('./own-thread.cjs');
const waitUntil = require('./wait-until.cjs');

/** The recorder creates this file in the log directory, and removes it when perf samples this process. */
const GATE = 'perf-gate';
/** ms */
const PATIENCE = 15_000;

/**
 * If perf is to sample the program, its first line (or a package manager's) waits for perf. By then Node has started
 * all its own threads: perf follows existing threads and those that they start.
 * @param {string} directory where our logs go, with a separator at its end
 */
module.exports = function waitForPerf(directory) {
  const gate = directory + GATE;
  if (isMain && existsSync(gate)) waitUntil(() => !existsSync(gate), PATIENCE);
};
