'use strict';

const { getOwnPropertyDescriptor } = Reflect;

/**
 * @param {any} object any
 * @param {PropertyKey} name of a property
 * @returns {any} what it has by that name itself, undefined if that is not a plain value: nobody's code runs
 */
module.exports = function ownValue(object, name) {
  return (typeof object === 'object' && object !== null) || typeof object === 'function'
    ? getOwnPropertyDescriptor(object, name)?.value
    : undefined;
};
