'use strict';

const OwnWeakMap = WeakMap;
const { get, has, set } = WeakMap.prototype;

/**
 * Holds facts about the program's objects for as long as the program holds them.
 * @returns {WeakMap<object, any>} a map that does not depend on changes to `WeakMap.prototype`
 */
module.exports = function newWeakMap() {
  const map = new OwnWeakMap();
  map.get = get;
  map.has = has;
  map.set = set;
  return map;
};
