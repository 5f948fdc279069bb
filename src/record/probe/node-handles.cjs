'use strict';

const { getPrototypeOf } = Reflect;
const { hasOwn } = Object;
/** @type {{binding: (name: string) => {TLSWrap: {prototype: object}}}} */
// eslint-disable-next-line n/no-deprecated-api -- there is no other way; see below for when we don't go it
const { binding } = /** @type {any} */ (process);

/**
 * What Node's own code calls into, beneath its JavaScript: the program does not see these objects unless it
 * looks for them. Loading their binding takes some 0.1 ms and loads no module.
 * @type {{tls: object | null, all: object | null}} `tls`: the prototype of TLS connections; `all`: that of the handles
 *   of all asynchronous work, above it. null where Node would warn of the question, because it was asked to warn of
 *   deprecations to come, and where it refuses: under the permission model, or without OpenSSL
 */
module.exports = findHandles();

/** @returns {{tls: object | null, all: object | null}} see above */
function findHandles() {
  try {
    if (showsPendingDeprecations()) return { tls: null, all: null };
    const tls = binding('tls_wrap').TLSWrap.prototype;
    let all = tls;
    while (!hasOwn(all, 'getProviderType')) all = /** @type {object} */ (getPrototypeOf(all));
    return { tls, all };
  } catch {
    return { tls: null, all: null };
  }
}

/** @returns {boolean} whether Node was asked to warn of what it will deprecate one day */
function showsPendingDeprecations() {
  const { NODE_PENDING_DEPRECATION, NODE_OPTIONS = '' } = process.env;
  return NODE_PENDING_DEPRECATION === '1' || /--pending[-_]deprecation/.test([NODE_OPTIONS, ...process.execArgv].join(' '));
}
