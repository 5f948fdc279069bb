/** The last part of a name with dots. */

/**
 * @param {string} name with dots: as V8 names a function that is assigned to a property, as sources write a callee, an
 *   operation's id
 * @returns {string} what is behind the last dot: `hashSync` of `exports.hashSync` and of `hashSync`
 */
export function lastPart(name) {
  return name.slice(name.lastIndexOf('.') + 1);
}
