'use strict';

const defineProperty = require('./define-property.cjs');
const { getOwnPropertyDescriptor } = Reflect;

/**
 * @param {object} holder of a function
 * @param {string} name of it
 * @param {(target: (...args: any[]) => any, self: any, args: any[]) => unknown} trap called instead
 */
module.exports = function replace(holder, name, trap) {
  const descriptor = /** @type {PropertyDescriptor} */ (getOwnPropertyDescriptor(holder, name));
  defineProperty(holder, name, { ...descriptor, value: new Proxy(descriptor.value, { apply: trap }) });
};
