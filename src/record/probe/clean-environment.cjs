'use strict';

const { VARIABLE, asFirst } = require('./before-probe.cjs');
const { withoutStandIn } = require('./node-in-path.cjs');

const { env } = process;

/**
 * The program's environment is its own: removes what loaded the probe. Processes started from here get it again
 * (plan-child.cjs).
 * @param {string} directory where our logs go, with a separator at its end
 * @param {string} preload absolute path of the preloaded file: the last of our options
 */
module.exports = function cleanEnvironment(directory, preload) {
  const { PATH, [VARIABLE]: nodeOptions } = env;
  if (PATH !== undefined && PATH.includes(directory)) env.PATH = withoutStandIn(PATH, directory);
  const first = asFirst(preload);
  if (nodeOptions !== undefined && nodeOptions.startsWith(first)) env[VARIABLE] = nodeOptions.slice(first.length);
};
