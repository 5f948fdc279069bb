'use strict';

// eslint-disable-next-line n/no-unsupported-features/node-builtins -- undefined before 20.16
const { getBuiltinModule } = /** @type {any} */ (process);

/**
 * A module of Node's. Whatever is put around `require` by the program is not called.
 * @param {string} name such as `tls`
 * @returns {any} what it exports
 */
module.exports = function builtinModule(name) {
  return getBuiltinModule === undefined ? require(name) : getBuiltinModule(name);
};
