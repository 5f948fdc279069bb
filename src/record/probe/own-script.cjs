'use strict';

const { EVALUATING, optionName } = require('./option-lists.cjs');
const orElse = require('./or-else.cjs');
const ownValue = require('./own-value.cjs');

const { argv, env, execArgv } = process;
const { parse } = JSON;

/** The original request: the program may remove it from `argv` later, and what remains there may be secret. */
const ASKED = execArgv.map(optionName).find((name) => EVALUATING.has(name) || name === '--test') ?? argv[1] ?? '-';
const IN_PACKAGE = /[\\/]node_modules[\\/]/;
/** These scripts of pm2 get the user's script from their environment and load it. */
const OF_PM2 = /[\\/]pm2[\\/]lib[\\/]ProcessContainer(?:Fork)?\.js$/;
const IN_PM2 = OF_PM2.test(ASKED)
  ? orElse(undefined, () => env.pm_exec_path ?? parse(env.pm2_env ?? '').pm_exec_path)
  : undefined;

/**
 * @returns {string} path of what this process runs; an option such as `-e` for code, `--test` for tests, `-` for
 *   standard input, since what follows may be secret. If a package's script makes a user script the main module (pm2,
 *   ts-node, babel-node): that script, as soon as it has
 */
module.exports = function ownScript() {
  if (!IN_PACKAGE.test(ASKED)) return ASKED;
  const main = IN_PM2 ?? ownValue(ownValue(process, 'mainModule'), 'filename');
  return typeof main === 'string' && !IN_PACKAGE.test(main) ? main : ASKED;
};
