'use strict';

/*
 * Preloaded into package managers (launchers.cjs), which are not profiled. Makes sure that what they start is profiled,
 * and records the process id, so that the process is not counted among those that should have left a log.
 */
const { PASS_ON } = require('./plan-child.cjs');

const { env, execArgv, pid } = process;

/** starttime is field 22 of proc(5); our split begins with the third. */
const STARTED = 19;

try {
  const preloaded = execArgv.indexOf(__filename);
  if (preloaded > 0) execArgv.splice(preloaded - 1, 2);
  const passedOn = env[PASS_ON];
  // Its threads start nothing.
  if (passedOn !== undefined) {
    delete env[PASS_ON];
    passOn(JSON.parse(passedOn));
  }
} catch {
  // A package manager must run as if we were not there.
}

/** @returns {string} when this process started: its id alone may have been reused by the time someone asks */
function startOf() {
  const stat = require('fs').readFileSync('/proc/self/stat', 'latin1');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[STARTED];
}

/**
 * @param {object} own
 * @param {string} own.directory where our logs go, with a separator at its end
 * @param {string[]} own.words our options for Node
 */
function passOn({ directory, words }) {
  const orElse = require('./or-else.cjs');
  orElse(null, () => require('./write-whole.cjs')(`${directory}launcher-${pid}.json`, { start: orElse('', startOf) }));
  require('./clean-environment.cjs')(directory, words[words.length - 1]);
  const tell = orElse(null, () => require('./tell-starts.cjs')(directory)) ?? (() => {});
  require('./guard-children.cjs')({ directory, words, tell });
  orElse(null, () => require('./guard-terminals.cjs')(directory));
  require('./wait-for-perf.cjs')(directory);
}
