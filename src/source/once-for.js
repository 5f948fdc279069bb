/**
 * What is asked for each call in a function, and is the same for all of them, is found out once: each of a thousand calls
 * would otherwise look through the whole function again.
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
