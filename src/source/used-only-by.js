/** Finds the functions that only certain functions use. */
import { addToList } from '../model/add-to-list.js';

/**
 * Finds functions that are used only by certain functions and by each other. A use within a function that is itself
 * within one of those counts as theirs.
 * @param {ReadonlyMap<number, ReadonlySet<number>>} users users of a function, by index; -1 is the file's own code
 * @param {(index: number) => number} outerOf index of the function around a function, -1 if none
 * @param {ReadonlySet<number>} base functions that may use them; none of them is in `users`
 * @returns {Map<number, number>} by function, the one of `base` from which it is reached
 */
export function usedOnlyBy(users, outerOf, base) {
  const candidates = new Set(users.keys());
  const owner = (/** @type {number} */ user) => {
    let index = user;
    for (let depth = 0; index !== -1 && depth < MOST_DEPTH; depth++) {
      if (base.has(index) || candidates.has(index)) return index;
      index = outerOf(index);
    }
    return -1;
  };
  const uses = usesOf(users, outerOf);
  const doubtful = [...candidates];
  for (let index = doubtful.pop(); index !== undefined; index = doubtful.pop()) {
    if (!candidates.has(index) || [...(users.get(index) ?? [])].every((user) => owner(user) !== -1)) continue;
    candidates.delete(index);
    doubtful.push(...(uses.get(index) ?? []).filter((used) => candidates.has(used)));
  }
  // Functions that only use each other are not reached.
  const reached = new Map();
  const pending = [...base].map((index) => ({ index, from: index }));
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { from } = next;
    for (const used of uses.get(next.index) ?? []) {
      if (!candidates.has(used) || reached.has(used)) continue;
      reached.set(used, from);
      pending.push({ index: used, from });
    }
  }
  return reached;
}

/**
 * @param {ReadonlyMap<number, ReadonlySet<number>>} users who uses a function
 * @param {(index: number) => number} outerOf index of the function around a function
 * @returns {Map<number, number[]>} what each function and the functions inside it use
 */
function usesOf(users, outerOf) {
  /** @type {Map<number, number[]>} */
  const uses = new Map();
  for (const [index, list] of users) {
    for (const user of list) {
      for (let around = user, depth = 0; around !== -1 && depth < MOST_DEPTH; around = outerOf(around), depth++) {
        addToList(uses, around, index);
      }
    }
  }
  return uses;
}

/** Neither people nor bundlers nest functions deeper than this; deeper uses belong to nobody. */
const MOST_DEPTH = 50;
