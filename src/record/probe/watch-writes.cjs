'use strict';

const { deleteProperty, getOwnPropertyDescriptor } = Reflect;
const defineProperty = require('./define-property.cjs');
const { watchLookups } = require('./watch-property.cjs');

/**
 * Methods through which Node's streams send on a connection, or end it
 * (https://github.com/nodejs/node/blob/v24.x/src/stream_base.cc).
 */
const METHODS = ['writev', 'writeBuffer', 'writeUtf8String', 'writeLatin1String', 'shutdown'];

/**
 * Observes uses of connections, for as long as needed.
 * @param {any} tls prototype of Node's handles of TLS connections
 * @param {(handle: any) => void} note called before each write
 * @returns {{watch: () => void, stop: () => void}} `watch` begins if it has not begun, `stop` ends it
 */
module.exports = function watchWrites(tls, note) {
  /** @type {(PropertyDescriptor | undefined)[] | null} */
  let before = null;
  return {
    watch() {
      if (before !== null) return;
      before = [];
      for (let index = 0; index < METHODS.length; index++) {
        before[index] = getOwnPropertyDescriptor(tls, METHODS[index]);
        watchLookups(tls, METHODS[index], note);
      }
    },
    stop() {
      if (before === null) return;
      for (let index = 0; index < METHODS.length; index++) {
        const descriptor = before[index];
        if (descriptor === undefined) deleteProperty(tls, METHODS[index]);
        else defineProperty(tls, METHODS[index], descriptor);
      }
      before = null;
    },
  };
};
