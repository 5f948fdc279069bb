'use strict';

const { deleteProperty } = Reflect;
const { hasOwn } = Object;
const own = process;
/** @type {{binding: (name: string) => any}} */
// eslint-disable-next-line n/no-deprecated-api -- there is no other way to what Node's JavaScript calls into
const { binding } = /** @type {any} */ (own);

/**
 * A binding that Node's own JavaScript calls into. Loading one takes about 0.1 ms and loads no module.
 * @param {'cares_wrap' | 'process_wrap' | 'spawn_sync' | 'tcp_wrap' | 'tls_wrap'} name of a binding of Node's
 * @returns {any} the binding
 * @throws {Error} under the permission model, or if Node was built without it
 */
module.exports = function bindingOf(name) {
  const had = hasOwn(own, 'noDeprecation');
  const { noDeprecation } = own;
  // Under --pending-deprecation, this would print a warning.
  own.noDeprecation = true;
  try {
    return binding(name);
  } finally {
    if (had) own.noDeprecation = noDeprecation;
    else deleteProperty(own, 'noDeprecation');
  }
};
