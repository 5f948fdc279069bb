'use strict';

const OwnWeakMap = WeakMap;
const { get, has, set } = WeakMap.prototype;

/**
 * Holds what is known of the program's objects, for as long as the program holds them.
 * @returns {WeakMap<object, any>} one that does not depend on what the program makes of `WeakMap.prototype`
 */
module.exports = function newWeakMap() {
  const map = new OwnWeakMap();
  map.get = get;
  map.has = has;
  map.set = set;
  return map;
};
