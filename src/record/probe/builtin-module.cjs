'use strict';

// eslint-disable-next-line n/no-unsupported-features/node-builtins -- undefined before 20.16
const { getBuiltinModule } = /** @type {any} */ (process);

/**
 * A module of Node's. Whatever it has put around `require` is not called, but before Node 20.16.
 * @param {'https' | 'net' | 'tls' | 'v8'} name of the module
 * @returns {any} what it exports
 */
module.exports = function builtinModule(name) {
  if (getBuiltinModule !== undefined) return getBuiltinModule(name);
  if (name === 'https') return require('https');
  return name === 'net' ? require('net') : name === 'tls' ? require('tls') : require('v8');
};
