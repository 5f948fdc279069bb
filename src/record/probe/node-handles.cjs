'use strict';

const bindingOf = require('./binding-of.cjs');
const { getPrototypeOf } = Reflect;
const { hasOwn } = Object;

/**
 * Objects below Node's own JavaScript, which the program does not see unless it looks for them.
 * @type {{tls: object | null, all: object | null}} `tls`: the prototype of TLS connections; `all`: the prototype above
 *   it, of the handles of all asynchronous work. null if Node hides it: under the permission model, or without OpenSSL
 */
module.exports = findHandles();

/** @returns {{tls: object | null, all: object | null}} see above */
function findHandles() {
  try {
    const tls = bindingOf('tls_wrap').TLSWrap.prototype;
    let all = tls;
    while (!hasOwn(all, 'getProviderType')) all = /** @type {object} */ (getPrototypeOf(all));
    return { tls, all };
  } catch {
    return { tls: null, all: null };
  }
}
