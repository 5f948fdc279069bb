'use strict';

const { withoutStandIn } = require('./node-in-path.cjs');

const { env } = process;

/**
 * The program's environment is its own: what led here is taken out of it. What is started from here gets it anew
 * (plan-child.cjs).
 * @param {string} directory where our logs go, with a separator at its end
 */
module.exports = function forgetStandIn(directory) {
  const { PATH } = env;
  if (PATH !== undefined && PATH.includes(directory)) env.PATH = withoutStandIn(PATH, directory);
};
