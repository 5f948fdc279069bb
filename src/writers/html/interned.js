/** Lists that store equal things once, and number them. */

/**
 * A list in which equal things are stored once.
 * @template {object} T
 */
export class Interned {
  /** @type {Map<string, number>} */
  #indexes = new Map();

  /** @param {T[]} list empty, gets them */
  constructor(list) {
    this.list = list;
  }

  /**
   * @param {T} one of them
   * @returns {number} its index
   */
  index(one) {
    const key = JSON.stringify(Object.values(one));
    let index = this.#indexes.get(key);
    if (index === undefined) {
      index = this.list.push(one) - 1;
      this.#indexes.set(key, index);
    }
    return index;
  }
}
