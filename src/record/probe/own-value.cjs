'use strict';

const { getOwnPropertyDescriptor } = Reflect;

/**
 * @param {any} object any
 * @param {PropertyKey} name of a property
 * @returns {any} its own value of that name, undefined if that is not a plain value: runs no code of the program
 */
module.exports = function ownValue(object, name) {
  return (typeof object === 'object' && object !== null) || typeof object === 'function'
    ? getOwnPropertyDescriptor(object, name)?.value
    : undefined;
};
