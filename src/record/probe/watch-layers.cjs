'use strict';

const defineProperty = require('./define-property.cjs');
const ownValue = require('./own-value.cjs');
const { putAbove, watchLookups } = require('./watch-property.cjs');
const newWeakMap = require('./weak-map.cjs');

const { getOwnPropertyDescriptor, getPrototypeOf } = Reflect;
const { create } = Object;

/**
 * Routers pass a request to an object per route, of a private class: `layer.handle(request)`. Once one such object is
 * known, we see the lookups of that method on all of them.
 * @param {string[]} names of the method in different versions
 * @param {(layer: any) => void} note called with the object each time
 * @returns {(layer: unknown) => void} call with such objects: their class is watched from then on
 */
module.exports = function watchLayers(names, note) {
  const watched = newWeakMap();
  return (layer) => {
    const prototype = typeof layer === 'object' && layer !== null ? getPrototypeOf(layer) : null;
    if (prototype === null || watched.has(prototype)) return;
    watched.set(prototype, true);
    for (let index = 0; index < names.length; index++) {
      const method = ownValue(prototype, names[index]);
      if (typeof method === 'function' && getOwnPropertyDescriptor(prototype, names[index])?.configurable)
        watch(prototype, names[index], method, note);
    }
  };
};

/**
 * @param {object} prototype that has a method
 * @param {string} name of the method
 * @param {Function} method of that name
 * @param {(layer: any) => void} note called with the object at each lookup
 */
function watch(prototype, name, method, note) {
  watchLookups(prototype, name, note);
  // V8 searches enumerable values for the name a function is called by: `Layer.handle [as handle_request]`.
  const above = create(getPrototypeOf(prototype));
  defineProperty(above, name, { value: method, writable: true, enumerable: true, configurable: true });
  putAbove(prototype, above);
}
