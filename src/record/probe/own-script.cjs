'use strict';

const { EVALUATING, optionName } = require('./option-lists.cjs');
const orElse = require('./or-else.cjs');
const ownValue = require('./own-value.cjs');

const { argv, env, execArgv } = process;
const { parse } = JSON;

/** What was asked for: the program may take it out of `argv` later, and what is there then may be secret. */
const ASKED = execArgv.map(optionName).find((name) => EVALUATING.has(name) || name === '--test') ?? argv[1] ?? '-';
const IN_PACKAGE = /[\\/]node_modules[\\/]/;
/** pm2 names the user's script in the environment of these, and loads it. */
const OF_PM2 = /[\\/]pm2[\\/]lib[\\/]ProcessContainer(?:Fork)?\.js$/;
const IN_PM2 = OF_PM2.test(ASKED)
  ? orElse(undefined, () => env.pm_exec_path ?? parse(env.pm2_env ?? '').pm_exec_path)
  : undefined;

/**
 * @returns {string} path of what this process runs; `-e` or the like for code, `--test` for tests, `-` for standard
 *   input: what follows may be secret. Of a package's script that makes one of the user's the main module (pm2, ts-node,
 *   babel-node), that one, as soon as it has
 */
module.exports = function ownScript() {
  if (!IN_PACKAGE.test(ASKED)) return ASKED;
  const main = IN_PM2 ?? ownValue(ownValue(process, 'mainModule'), 'filename');
  return typeof main === 'string' && !IN_PACKAGE.test(main) ? main : ASKED;
};
