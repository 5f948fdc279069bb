/**
 * What belongs to known functions: those inside them, those that only they use, methods of the same class, entry points
 * that say so, and modules that consist mostly of them.
 */
import { codeLength } from './code-outline.js';
import { MOST_INNER } from './known-functions.js';
import { moduleAround } from './module-functions.js';
import { usedOnlyBy } from './used-only-by.js';

/** @import { MemberGroup } from './code-outline.js' */
/** @import { KnownFunctions } from './known-functions.js' */

/** A class with more methods than this may do other things as well. */
const MOST_METHODS = 60;

/** A module with this share of known code does nothing else. */
const MOSTLY = 2 / 3;

/** Adds to what is known of a file. */
export class KnownNeighbours {
  /** Functions that are known to be whole modules. */
  modules = new Set();
  /** Functions inside those. */
  #within = new Set();
  /** @type {Map<number, Set<number>> | undefined} */
  #usersOf;
  #all;

  /** @param {KnownFunctions} all that the code itself shows */
  constructor(all) {
    this.#all = all;
  }

  /** Functions within known ones, and those that only known ones use. */
  spread() {
    for (let before = -1; before !== this.#all.ids.size;) {
      before = this.#all.ids.size;
      this.#spreadToCallers();
      this.#spreadInClasses();
      this.#spreadInwards();
      this.#spreadToCallees();
    }
  }

  /** Entry points of known code. */
  #spreadToCallers() {
    for (const [index, variables] of this.#all.names.ofFunction) {
      const id = this.#all.ids.get(index);
      if (id === undefined) continue;
      const { callers = [] } = this.#all.fingerprint(id) ?? {};
      if (callers.length === 0) continue;
      for (const user of variables.flatMap(({ users }) => [...users])) {
        const marks = this.#all.outline.functions[user]?.marks;
        if (marks !== undefined && callers.some((text) => marks.has(text))) this.#all.know(user, id);
      }
    }
  }

  /** Methods of a class in which one method has constants, or the constructor is known: a class has one author. */
  #spreadInClasses() {
    for (const group of this.#all.outline.groups) {
      const id = this.#classOf(group);
      if (id === undefined) continue;
      for (const [name, member] of [...group.members, ...group.overwritten]) {
        for (const index of this.#all.functionsOf(group, member)) {
          if (!this.#all.ids.has(index)) this.#all.ids.set(index, id);
          if (!this.#all.memberNames.has(index)) this.#all.memberNames.set(index, name);
        }
      }
      for (const index of this.#all.makersOf(group)) if (!this.#all.ids.has(index)) this.#all.ids.set(index, id);
    }
  }

  /**
   * @param {MemberGroup} group of properties
   * @returns {string | undefined} id of the fingerprint of whatever identifies all of it
   */
  #classOf(group) {
    if (!group.isClass || group.members.size > MOST_METHODS || this.#isNamespace(group)) return undefined;
    const makers = this.#all.makersOf(group).filter((index) => this.#all.ids.has(index) && !this.#all.lone.has(index));
    const methods = [...group.members.values()].flatMap((member) => this.#all.functionsOf(group, member));
    const known = [...makers, ...methods.filter((index) => this.#all.hasConstants.has(index))];
    const ids = known.map((index) => /** @type {string} */ (this.#all.ids.get(index)));
    return ids.sort((a, b) => this.#all.rank(a) - this.#all.rank(b))[0];
  }

  /**
   * @param {MemberGroup} group of properties of an object
   * @returns {boolean} whether a module or a large function makes it, which may register anything there
   */
  #isNamespace({ isMade, scope }) {
    const owner = this.#all.outline.functions[scope.function];
    return isMade && owner !== undefined && (this.#all.wrappers.has(scope.function) || owner.inner > MOST_INNER);
  }

  /** Functions inside a known function belong to it. */
  #spreadInwards() {
    const { functions } = this.#all.outline;
    // Inner functions come before those around them.
    for (let index = functions.length - 1; index >= 0; index--) {
      const { outer } = functions[index];
      const id = this.#all.ids.get(outer);
      if (id !== undefined && !this.#all.lone.has(outer) && !this.#all.ids.has(index)) this.#all.ids.set(index, id);
    }
  }

  /** Functions that only known functions use belong to them. */
  #spreadToCallees() {
    const { functions } = this.#all.outline;
    /** @type {Map<number, ReadonlySet<number>>} */
    const users = new Map();
    for (const [index, from] of this.#users()) if (!this.#all.ids.has(index)) users.set(index, from);
    const base = [...this.#all.ids.keys()].filter((index) => !this.#all.mayBeModule(index));
    const reached = usedOnlyBy(users, (inner) => functions[inner].outer, new Set(base));
    for (const [index, from] of reached) {
      const ids = [...(users.get(index) ?? [])].flatMap((user) => this.#all.ids.get(user) ?? []);
      this.#all.ids.set(index, this.#commonTo(ids) ?? /** @type {string} */ (this.#all.ids.get(from)));
    }
  }

  /**
   * @param {string[]} ids of fingerprints of code that shares something
   * @returns {string | undefined} the fingerprint of all of them together: no particular one of several hashes
   */
  #commonTo(ids) {
    if (new Set(ids).size <= 1) return ids[0];
    const families = new Set(ids.map((id) => this.#all.fingerprint(id)?.family ?? id));
    return families.size === 1 ? [...families][0] : ids[0];
  }

  /** CommonJS modules that contain code of one package belong to that package as a whole. */
  findModules() {
    const { functions } = this.#all.outline;
    const mostly = this.#mostlyKnown();
    const isOfPackage = (/** @type {string} */ id) => this.#all.fingerprint(id)?.isPackage === true;
    // The package says more than an algorithm inside it.
    for (const [index, id] of [...this.#all.ids].sort(
      (a, b) => Number(isOfPackage(b[1])) - Number(isOfPackage(a[1])),
    )) {
      const module = moduleAround(functions, index, this.#all.wrappers);
      if (!mostly.has(module) && !isOfPackage(id)) continue;
      if (module === -1 || this.modules.has(module)) continue;
      this.modules.add(module);
      this.#all.ids.set(module, id);
    }
    // Inner functions come before those around them.
    for (let index = functions.length - 1; index >= 0; index--) {
      const id = this.#all.ids.get(functions[index].outer);
      const isWithin = this.#within.has(functions[index].outer) || this.modules.has(functions[index].outer);
      if (!isWithin || id === undefined) continue;
      this.#within.add(index);
      if (!this.#all.ids.has(index)) this.#all.ids.set(index, id);
    }
  }

  /** @returns {Set<number>} indexes of modules that consist mostly of known functions */
  #mostlyKnown() {
    const { functions, comments } = this.#all.outline;
    const lengthOf = codeLength(comments);
    /** @type {Map<number, number>} */
    const lengths = new Map();
    for (const index of this.#all.ids.keys()) {
      const module = moduleAround(functions, index, this.#all.wrappers);
      // Functions inside a known function are known.
      if (module === -1 || this.#all.ids.has(functions[index].outer)) continue;
      lengths.set(module, (lengths.get(module) ?? 0) + lengthOf(functions[index]));
    }
    const isMostly = (/** @type {number} */ index, /** @type {number} */ length) =>
      length >= MOSTLY * lengthOf(functions[index]);
    return new Set([...lengths].filter(([index, length]) => isMostly(index, length)).map(([index]) => index));
  }

  /** @returns {ReadonlyMap<number, ReadonlySet<number>>} users of each function that has any */
  #users() {
    if (this.#usersOf === undefined) {
      this.#usersOf = new Map();
      for (const index of this.#all.names.ofFunction.keys()) {
        const users = this.#all.names.usersOf(index);
        if (users.size > 0) this.#usersOf.set(index, users);
      }
    }
    return this.#usersOf;
  }
}
