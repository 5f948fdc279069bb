'use strict';

/*
 * Starts everything that the probe does. It makes sure that V8 is never told to write a log that it can't open
 * (guard-threads.cjs, guard-children.cjs), and reports what the log can't:
 *
 *   - `port-<pid>.json`: the first TCP port on which it listens (tell-port.cjs)
 *   - `mappings-<pid>-<thread>.json`: code of native addons. V8 lists only the mappings at its start, so their ticks
 *     would have no names (tell-mappings.cjs)
 *   - `starts-<pid>-<thread>.json`: which threads and children it started, and which of them write no log
 *     (tell-starts.cjs)
 *   - `threads-<pid>-<thread>.json`: which operating-system thread it is, and its CPU time at the end
 *     (tell-threads.cjs)
 *
 * and, unless --no-probe is given:
 *
 *   - `traffic-<pid>-<thread>.json`: how many HTTP requests and TLS connections there were, and to whom
 *     (count-traffic.cjs)
 *   - `jobs-<pid>-<thread>.json`: cryptography handed to the thread pool; from Node 24 on, also if there is none (count-jobs.cjs)
 *   - `times-<pid>-<thread>.json`: when those happened, if any did (count-times.cjs)
 */
const { isRunner } = require('./launchers.cjs');
const { takeLog } = require('./log-by-descriptor.cjs');
const orElse = require('./or-else.cjs');

/** @import { Times } from './count-times.cjs' */

/**
 * @param {string[]} words our options
 * @param {string} directory where our logs go, with a separator at its end
 */
module.exports = function start(words, directory) {
  orElse(null, () => takeLog(words, directory));
  orElse(null, () => require('./loader-names.cjs')(words));
  orElse(null, () => require('./clean-environment.cjs')(directory, words[words.length - 1]));
  guardStarts(directory, words);
  const isCounted = !words[words.length - 1].endsWith('uncounted.cjs');
  const isPerf = words[0] !== '--prof';
  const clock = isCounted || isPerf ? orElse(null, () => require('./log-clock.cjs')()) : null;
  if (isPerf) orElse(null, () => require('./wait-for-perf.cjs')(directory));
  /** @type {((directory: string, times: Times | null) => void)[]} */
  const parts = [require('./tell-port.cjs'), require('./tell-threads.cjs')];
  if (isCounted) parts.push(require('./count-traffic.cjs'), require('./count-jobs.cjs'));
  if (process.platform === 'linux') parts.push(require('./tell-mappings.cjs'));
  const times = isCounted && clock !== null ? orElse(null, () => require('./count-times.cjs')(directory, clock)) : null;
  for (const part of parts) orElse(null, () => part(directory, times));
};

/**
 * @param {string} directory where our logs go
 * @param {string[]} words our options
 */
function guardStarts(directory, words) {
  const tell = orElse(null, () => require('./tell-starts.cjs')(directory)) ?? (() => {});
  orElse(null, () => require('./guard-threads.cjs')(directory, tell));
  orElse(null, () => require('./guard-children.cjs')({ directory, words, tell }));
  if (isRunner(process.argv[1] ?? '')) orElse(null, () => require('./guard-terminals.cjs')(directory));
}
