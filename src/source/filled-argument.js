/** Functions that fill an argument: which one, by their names. @type {ReadonlyMap<string, number>} */
const FILLED = new Map([
  ['randomFillSync', 0],
  ['randomFill', 0],
  ['getRandomValues', 0],
  ['readSync', 1],
  ['read', 1],
  ['encodeInto', 1],
  ['copy', 0],
]);

/**
 * @param {string} name of a function or a method
 * @returns {number | undefined} index of the argument that it fills; undefined if it is not known to fill one
 */
export function filledArgument(name) {
  return FILLED.get(name);
}
