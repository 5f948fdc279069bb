'use strict';

// Undefined before Node 20.16.
const { getBuiltinModule } = /** @type {any} */ (process);

/**
 * A Node module. Avoids calling anything that the program has wrapped around `require`, except before Node 20.16.
 * @param {'http' | 'https' | 'module' | 'net' | 'tls' | 'v8'} name of the module
 * @returns {any} its exports
 */
module.exports = function builtinModule(name) {
  if (getBuiltinModule !== undefined) return getBuiltinModule(name);
  return LOADED_BY_NAME[name]();
};

/** Each by name, so that everything the probe loads is listed here. */
const LOADED_BY_NAME = {
  http: () => require('http'),
  https: () => require('https'),
  module: () => require('module'),
  net: () => require('net'),
  tls: () => require('tls'),
  v8: () => require('v8'),
};
