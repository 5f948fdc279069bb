'use strict';

const { existsSync } = require('fs');
const { isMain } = require('./own-thread.cjs');
const waitUntil = require('./wait-until.cjs');

/** The recorder makes this file in the directory of the logs, and removes it when perf samples this process. */
const GATE = 'perf-gate';
/** ms */
const PATIENCE = 15_000;

/**
 * Where perf is to sample the program, its first line waits for that, and a package manager's. All threads are there then
 * that Node starts by itself: perf follows those that are there, and what they start.
 * @param {string} directory where our logs go, with a separator at its end
 */
module.exports = function waitForPerf(directory) {
  const gate = directory + GATE;
  if (isMain && existsSync(gate)) waitUntil(() => !existsSync(gate), PATIENCE);
};
