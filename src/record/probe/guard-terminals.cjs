'use strict';

/*
 * Nx starts shells from native code, on their own terminal, where we can reach them only through their environment
 * (https://github.com/nrwl/nx/blob/master/packages/nx/src/native/pseudo_terminal). Through it they find the stand-in
 * for Node. This runs only in Nx' own processes, which run no user program.
 */
const { withStandIn } = require('./node-in-path.cjs');
const orElse = require('./or-else.cjs');
const replace = require('./replace.cjs');

const { apply } = Reflect;
const { cwd, execPath } = process;

/** Methods of its terminal class. */
const STARTS = ['runCommand', 'fork'];

/** @param {string} directory where our logs go, with a separator at its end */
module.exports = function guardTerminals(directory) {
  const withOurs = (/** @type {any} */ env) =>
    typeof env?.PATH === 'string'
      ? { ...env, PATH: withStandIn(env.PATH, { directory, node: execPath, cwd: cwd() }) }
      : env;
  replace(process, 'dlopen', (dlopen, self, args) => {
    const result = apply(dlopen, self, args);
    orElse(null, () => {
      const { prototype } = args[0].exports.RustPseudoTerminal;
      for (const name of STARTS)
        replace(prototype, name, (start, terminal, asked) =>
          apply(
            start,
            terminal,
            asked.map((one) => orElse(one, () => withOurs(one))),
          ),
        );
    });
    return result;
  });
};
