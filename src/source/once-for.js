/**
 * Remembers what is the same for all calls in a function: each of a thousand would otherwise look through the whole function
 * again.
 */

/**
 * @template {object} Key
 * @template Found
 * @param {(key: Key) => Found} find finds it out; nobody may change what it finds
 * @returns {(key: Key) => Found} the same, which remembers what it has found for as long as the key exists
 */
export function onceFor(find) {
  /** @type {WeakMap<Key, {found: Found}>} */
  const known = new WeakMap();
  return (key) => {
    const remembered = known.get(key) ?? { found: find(key) };
    known.set(key, remembered);
    return remembered.found;
  };
}
