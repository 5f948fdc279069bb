/** @typedef {{name: string, numbered: boolean}} Numbered `numbered`: whether its name is final */

/**
 * Tells apart pieces of generated code that have one name: all but the first get a number, in the order in
 * which they are found (V8: NameGenerator in tools/codemap.mjs).
 */
export class NameNumbers {
  /** @type {Map<string, number>} how many entries of a name were found */
  #found = new Map();

  /** @param {Numbered} entry that was found by an address in it; its name may change */
  add(entry) {
    if (entry.numbered) return;
    entry.numbered = true;
    const before = this.#found.get(entry.name) ?? 0;
    this.#found.set(entry.name, before + 1);
    if (before > 0) entry.name = `${entry.name} {${before}}`;
  }
}
