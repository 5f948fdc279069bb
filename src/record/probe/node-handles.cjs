'use strict';

const bindingOf = require('./binding-of.cjs');
const { getPrototypeOf } = Reflect;
const { hasOwn } = Object;

/**
 * What Node's own code calls into, beneath its JavaScript: the program does not see these objects unless it
 * looks for them.
 * @type {{tls: object | null, all: object | null}} `tls`: the prototype of TLS connections; `all`: that of the handles
 *   of all asynchronous work, above it. null where Node hides it: under the permission model, or without OpenSSL
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
