'use strict';

/*
 * Package managers: programs of Node's that are there to start others. They are not profiled themselves; what they
 * start is.
 */

/** What paths of their scripts end in; `*` matches anything. */
const LAUNCHERS = [
  ...['npm', 'npx', 'pnpm', 'pnpx', 'yarn', 'yarnpkg', 'corepack'],
  ...['npm-cli.js', 'npx-cli.js', 'pnpm.cjs', 'pnpx.cjs', 'pnpm.mjs', 'pnpx.mjs'],
  ...['yarn*/bin/yarn.js', '.yarn/releases/yarn-*', 'corepack/dist/*.js'],
];

const PATTERN = new RegExp(`^(?:${LAUNCHERS.map(patternOf).join('|')})$`);

/**
 * @param {string} name of LAUNCHERS
 * @returns {string} a regular expression for paths that end in it
 */
function patternOf(name) {
  return `(?:.*/)?${name.replace(/\./g, '\\.').replace(/\*/g, '.*')}`;
}

/**
 * @param {string} script path of a script, as it is on a command line
 * @returns {boolean} whether it is a package manager's
 */
function isLauncher(script) {
  return PATTERN.test(script);
}

module.exports = { LAUNCHERS, isLauncher };
