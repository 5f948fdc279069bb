/**
 * What several threads have is saved once, with the first of them: a hundred workers, or test files that run in
 * processes of their own, have the same frames of Node and of packages, and the same calls.
 */

/** Rows of all threads, as they are saved. */
export class SharedRows {
  /** Where each is, by its JSON. @type {Map<string, number>} */
  #places = new Map();

  /**
   * @template One
   * @param {One[]} rows of the next thread, plain data
   * @returns {{own: One[], places: number[]}} those that were not saved yet; and where each of all is among those saved
   *   by then
   */
  split(rows) {
    /** @type {One[]} */
    const own = [];
    const places = rows.map((row) => {
      const key = JSON.stringify(row);
      const known = this.#places.get(key);
      if (known !== undefined) return known;
      const place = this.#places.size;
      this.#places.set(key, place);
      own.push(row);
      return place;
    });
    return { own, places };
  }
}
