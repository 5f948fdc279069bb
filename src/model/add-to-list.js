/**
 * Adds to one of several lists. In place: a bundle has ten thousand functions of one name, and copying their list for
 * each of them takes minutes.
 * @template Key, Value
 * @param {Map<Key, Value[]>} lists by key
 * @param {Key} key of the list, which may not exist yet
 * @param {Value} value goes to its end
 */
export function addToList(lists, key, value) {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
