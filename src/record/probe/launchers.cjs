'use strict';

/*
 * Package managers and script and task runners: Node programs whose only job is to start others and end with them. They
 * are not profiled themselves; what they start is. The tsx command is one: it compiles in the process that it starts.
 */

/** Ends of their scripts' paths; `*` matches anything. */
const LAUNCHERS = [
  ...['npm', 'npx', 'pnpm', 'pnpx', 'yarn', 'yarnpkg', 'corepack'],
  ...['npm-cli.js', 'npx-cli.js', 'pnpm.cjs', 'pnpx.cjs', 'pnpm.mjs', 'pnpx.mjs'],
  ...['yarn*/bin/yarn.js', '.yarn/releases/yarn-*', 'corepack/dist/*.js'],
  ...[
    'nx',
    'lerna',
    'turbo',
    'wireit',
    'npm-run-all',
    'run-s',
    'run-p',
    'concurrently',
    'cross-env',
    'cross-env-shell',
    ...['tsx', 'nodemon', 'dotenv', 'env-cmd'],
  ],
  ...[
    ...['nx/*nx.js', 'nx/*plugin-worker.js', 'nx/*daemon/server/start.js', 'nx/*tasks-runner/fork.js', '.bin/conc'],
    ...[
      'lerna/*cli.js',
      'wireit/bin/*.js',
      'npm-run-all*/bin/*.js',
      'concurrently/dist/bin/*.js',
      'cross-env/*bin/*.js',
    ],
    ...['tsx/dist/cli.*', 'nodemon/bin/nodemon.js', 'dotenv-cli/cli.js', 'env-cmd/bin/*.js'],
  ].map((end) => `node_modules/${end}`),
];

const { keys } = Object;
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
 * @returns {boolean} whether it is a launcher's
 */
function isLauncher(script) {
  return PATTERN.test(script);
}

/**
 * Nx runs each task in a process of this script: package.json scripts through npm, but tasks of plugins, such as Jest,
 * right there.
 */
const RUNNER = /[\\/]nx[\\/](?:dist[\\/])?bin[\\/]run-executor\.js$/;
const STARTER = /[\\/]nx[\\/](?:dist[\\/])?src[\\/]executors[\\/]run-script[\\/]/;

/**
 * @param {string} script path of a script
 * @returns {boolean} whether its process may only be there to start another
 */
function isRunner(script) {
  return RUNNER.test(script);
}

/**
 * @param {string} script path of what this process runs
 * @param {object} modules that it has loaded, by path
 * @returns {boolean} whether it turned out to have only started another
 */
function hasOnlyStarted(script, modules) {
  return isRunner(script) && keys(modules).some((file) => STARTER.test(file));
}

module.exports = { LAUNCHERS, hasOnlyStarted, isLauncher, isRunner };
