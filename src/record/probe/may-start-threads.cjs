'use strict';

const { optionName } = require('./option-lists.cjs');

/** What NODE_OPTIONS preloads runs before the probe. */
const PRELOADS = new Set(['-r', '--require']);
/** So may what these bring along. */
const UNKNOWN = new Set(
  `--loader --experimental-loader --env-file --env-file-if-exists --experimental-config-file
  --experimental-default-config-file`.split(/\s+/),
);

/**
 * @param {string[]} options on a command line
 * @param {string[]} inherited those of NODE_OPTIONS
 * @returns {boolean} whether threads may be started before the probe runs: they would write to the log of the main
 *   thread
 */
function mayStartThreads(options, inherited) {
  return (
    inherited.some((word) => PRELOADS.has(optionName(word))) ||
    [...options, ...inherited].some((word) => UNKNOWN.has(optionName(word)))
  );
}

module.exports = { PRELOADS, UNKNOWN, mayStartThreads };
