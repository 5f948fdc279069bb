'use strict';

const { EVALUATING, optionName } = require('./option-lists.cjs');

const { argv, execArgv } = process;

/**
 * @returns {string} path of what this process runs; `-e` or the like for code, `--test` for tests, `-` for standard
 *   input: what follows may be secret
 */
module.exports = function ownScript() {
  return execArgv.map(optionName).find((name) => EVALUATING.has(name) || name === '--test') ?? argv[1] ?? '-';
};
