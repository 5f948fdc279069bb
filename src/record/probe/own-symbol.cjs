'use strict';

const { apply, getOwnPropertyDescriptor, ownKeys } = Reflect;
const describe = /** @type {() => string} */ (
  /** @type {PropertyDescriptor} */ (getOwnPropertyDescriptor(Symbol.prototype, 'description')).get
);

/**
 * Reads properties of Node's objects whose key is an internal symbol.
 * @param {string} description of the symbol
 * @param {(symbol: symbol, object: object) => void} [onFound] called once, when an object with such a property is first
 *   read
 * @returns {(object: any) => any} returns an object's own property of that name, undefined if it has none
 */
module.exports = function readerOf(description, onFound = () => {}) {
  /** @type {symbol | null} */
  let symbol = null;
  return (object) => {
    if (symbol !== null) return object[symbol];
    symbol = symbolOf(object, description);
    if (symbol === null) return undefined;
    const value = object[symbol];
    onFound(symbol, object);
    return value;
  };
};

/**
 * @param {object} object of Node's
 * @param {string} description of a symbol
 * @returns {symbol | null} the first of its own keys with that description
 */
function symbolOf(object, description) {
  const keys = ownKeys(object);
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index];
    if (typeof key === 'symbol' && apply(describe, key, []) === description) return key;
  }
  return null;
}
