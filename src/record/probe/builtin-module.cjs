'use strict';

// eslint-disable-next-line n/no-unsupported-features/node-builtins -- undefined before 20.16
const { getBuiltinModule } = /** @type {any} */ (process);

/**
 * A module of Node's. Whatever it has put around `require` is not called, but before Node 20.16.
 * @param {'http' | 'https' | 'net' | 'tls' | 'v8'} name of the module
 * @returns {any} what it exports
 */
module.exports = function builtinModule(name) {
  if (getBuiltinModule !== undefined) return getBuiltinModule(name);
  return LOADED_BY_NAME[name]();
};

/** Each by its own name, so that what the probe loads can be read here. */
const LOADED_BY_NAME = {
  http: () => require('http'),
  https: () => require('https'),
  net: () => require('net'),
  tls: () => require('tls'),
  v8: () => require('v8'),
};
