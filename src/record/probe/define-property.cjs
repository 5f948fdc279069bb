'use strict';

const { defineProperty: define, setPrototypeOf } = Reflect;

/**
 * With a `get` in Object.prototype, which every descriptor inherits, a descriptor with a `value` would be invalid: the
 * program would get an exception from within Node, or an `Error` that is not put back as it was.
 * @param {object} object gets the property
 * @param {string | symbol} name of it
 * @param {PropertyDescriptor & ThisType<any>} descriptor of our own, which inherits nothing from then on
 * @returns {boolean} whether it has it now
 */
module.exports = function defineProperty(object, name, descriptor) {
  setPrototypeOf(descriptor, null);
  return define(object, name, descriptor);
};
