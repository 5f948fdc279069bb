'use strict';

const ownValue = require('./own-value.cjs');
const { watchLookups } = require('./watch-property.cjs');
const newWeakMap = require('./weak-map.cjs');

const { getOwnPropertyDescriptor, getPrototypeOf } = Reflect;

/**
 * Routers hand a request to an object for each route, whose class they keep to themselves: `layer.handle(request)`. Once
 * there is one, the lookups of that method on all of them are seen.
 * @param {string[]} names that the method has in different versions
 * @param {(layer: any) => void} note called with the object each time
 * @returns {(layer: unknown) => void} to be told of such objects: their class is watched from then on
 */
module.exports = function watchLayers(names, note) {
  const watched = newWeakMap();
  return (layer) => {
    const prototype = typeof layer === 'object' && layer !== null ? getPrototypeOf(layer) : null;
    if (prototype === null || watched.has(prototype)) return;
    watched.set(prototype, true);
    for (let index = 0; index < names.length; index++) {
      const name = names[index];
      const isPlain = typeof ownValue(prototype, name) === 'function';
      if (isPlain && getOwnPropertyDescriptor(prototype, name)?.configurable) watchLookups(prototype, name, note);
    }
  };
};
