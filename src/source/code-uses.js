/**
 * Which functions of a file are written inside another, or used there by name: if that one calls them, they work for
 * it.
 */

/** @import { CodeNames } from './code-names.js' */
/** @import { CodeOutline, MemberGroup } from './code-outline.js' */

/** Which functions of a file use which. */
export class CodeUses {
  /** @type {Map<number, {group: MemberGroup, name: string}> | undefined} */
  #methodsOf;

  /**
   * @param {CodeOutline} outline of a file
   * @param {CodeNames} names in it
   */
  constructor(outline, names) {
    this.outline = outline;
    this.names = names;
  }

  /**
   * @param {number} index of a function
   * @param {number} user index of another
   * @returns {boolean} whether it is written inside that one or named there, or is a method of the same class named
   *   there
   */
  isUsedBy(index, user) {
    return this.#isWithin(index, user) || this.names.isUsedBy(index, user) || this.#isOwnMethod(index, user);
  }

  /**
   * @param {number} index of a function
   * @param {number} outer index of another
   * @returns {boolean} whether it is written inside that one
   */
  #isWithin(index, outer) {
    const { start, end } = this.outline.functions[outer];
    const { position } = this.outline.functions[index];
    return index !== outer && position >= start && position < end;
  }

  /**
   * @param {number} index of a function
   * @param {number} user index of another
   * @returns {boolean} whether both are methods of one class, and one names the other
   */
  #isOwnMethod(index, user) {
    const member = this.#methods().get(index);
    if (member === undefined || member.group !== this.#methods().get(user)?.group) return false;
    return this.outline.accesses.get(member.name)?.includes(user) === true;
  }

  /** @returns {ReadonlyMap<number, {group: MemberGroup, name: string}>} methods of classes */
  #methods() {
    if (this.#methodsOf === undefined) {
      this.#methodsOf = new Map();
      for (const group of this.outline.groups.filter(({ isClass }) => isClass))
        for (const [name, { function: index }] of group.members) this.#methodsOf.set(index, { group, name });
    }
    return this.#methodsOf;
  }
}
