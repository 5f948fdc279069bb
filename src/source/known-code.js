/**
 * Recognises functions of a file by their content: by the tables that they read, by their own constants, by the names
 * of properties defined together with them, and by being called only from such functions. That a file contains a table
 * says nothing about the functions that don't read it.
 */
import { codeLength } from './code-length.js';
import { CodeNames } from './code-names.js';
import { CodeUses } from './code-uses.js';
import { identifyMarks, identifyRotations, speakerOf } from './fingerprint-lookup.js';
import { moduleAround, wrappersIn } from './module-functions.js';
import { usedOnlyBy } from './used-only-by.js';

/** @import { CodeOutline, MemberGroup } from './code-outline.js' */
/** @import { Fingerprint, Lookup } from './fingerprint-lookup.js' */

/**
 * @typedef {object} KnownFunction
 * @property {string} id of the fingerprint
 * @property {string} name of the property that holds the function, `''` if none does
 * @property {boolean} isModule whether it is the whole of a module
 */

/**
 * @typedef {object} KnownCode
 * @property {Map<number, KnownFunction>} functions by V8's position of the function
 * @property {(position: number, user: number) => boolean} isUsedBy whether the function at one position is written
 *   inside the one at another, or used there by name: if that one calls it, it works for it, and is not a callback of
 *   somebody else's
 */

/**
 * @param {CodeOutline} outline of a file, made with the same lookup
 * @param {Lookup} lookup what to look for
 * @returns {KnownCode} the recognised functions, and which of them work for which
 */
export function knownCode(outline, lookup) {
  const search = new Search(outline, lookup.fingerprints);
  search.findReaders();
  search.findConstants();
  search.findMembers();
  search.findPropertyReaders();
  search.findCallers();
  search.findAuthors();
  search.spread();
  search.findModules();
  const functions = new Map();
  for (const [index, id] of search.known)
    functions.set(outline.functions[index].position, {
      id,
      name: search.nameOf(index),
      isModule: search.modules.has(index),
    });
  const at = new Map(outline.functions.map(({ position }, index) => [position, index]));
  const isUsedBy = (/** @type {number} */ position, /** @type {number} */ user) =>
    search.isUsedBy(at.get(position) ?? -1, at.get(user) ?? -1);
  return { functions, isUsedBy };
}

class Search {
  /** @type {Map<number, string>} fingerprint's id by index of the function */
  known = new Map();
  /** @type {Map<number, string>} names of members */
  #memberNames = new Map();
  /** Functions that read tables, or hold constants, and those that do the rest of the same algorithm. */
  #hasConstants = new Set();
  /** Functions that merely contain constants, and may be whole modules: what they call is not theirs. */
  #lone = new Set();
  /** @type {Map<number, string>} functions with a text of one package, with its fingerprint: what is in them is its, too */
  #speaking = new Map();
  /** Functions that are known to be whole modules. */
  modules = new Set();
  /** Functions inside those. */
  #within = new Set();

  /**
   * @param {CodeOutline} outline of a file
   * @param {readonly Fingerprint[]} fingerprints what to look for
   */
  constructor(outline, fingerprints) {
    this.outline = outline;
    this.fingerprints = fingerprints;
    this.names = new CodeNames(outline);
    this.uses = new CodeUses(outline, this.names);
    this.wrappers = wrappersIn(outline);
  }

  /** Functions that read a table in a scope around them. */
  findReaders() {
    for (const [scope, variables] of this.names.variables) {
      for (const { marks, users } of variables.values()) {
        const id = identifyMarks(this.fingerprints, marks);
        if (id === undefined) continue;
        for (const user of users) {
          if (user === scope.function) continue;
          this.#know(user, id);
          this.#hasConstants.add(user);
        }
      }
    }
  }

  /** Functions with constants of their own, or with a table that nobody else sees. */
  findConstants() {
    /** @type {Map<number, Set<string>>} */
    const own = new Map();
    this.outline.functions.forEach(({ marks }, index) => own.set(index, new Set(marks)));
    for (const [scope, variables] of this.names.variables) {
      const marks = own.get(scope.function);
      for (const variable of variables.values()) for (const mark of variable.marks) marks?.add(mark);
    }
    for (const [index, marks] of own) this.#findConstantsOf(index, marks);
  }

  /**
   * @param {number} index of a function
   * @param {ReadonlySet<string>} marks of its code, and of its variables
   */
  #findConstantsOf(index, marks) {
    const { inner, marks: written, rotations } = this.outline.functions[index];
    if (inner > MOST_INNER) return;
    const constant = identifyMarks(this.fingerprints, marks);
    const id = constant ?? identifyRotations(this.fingerprints, rotations);
    if (id === undefined) return;
    const speaker = speakerOf(this.fingerprints, written);
    if (speaker !== '') this.#speaking.set(index, speaker);
    if (this.known.has(index)) return;
    this.#know(index, id);
    // Other code rotates by such numbers of bits, too, so this says nothing about its callers.
    if (constant !== undefined) this.#hasConstants.add(index);
    if (speaker === '') this.#lone.add(index);
  }

  /**
   * A function that calls one step of an algorithm and works on bits does the other steps, and a function that calls
   * something only its package calls belongs to that package. Their own callers may be anybody.
   */
  findCallers() {
    const { functions } = this.outline;
    for (const [index, id] of [...this.known]) {
      const isSpeaking = this.#speaking.has(index);
      if (isSpeaking ? !this.#fingerprint(id)?.isPrivate : !this.#isStep(index)) continue;
      for (const user of this.names.usersOf(index)) {
        if (user === -1 || !this.#isCaller(user, index)) continue;
        if (!isSpeaking && functions[index].bits > 0 && !isAtWork(functions[user])) continue;
        this.#know(user, id);
        this.#hasConstants.add(user);
      }
    }
  }

  /**
   * @param {number} index of a known function
   * @returns {boolean} whether it changes its arguments bit by bit, as no general function does; or is a table written
   *   as a function
   */
  #isStep(index) {
    const { fills, returns, bits, start, end } = this.outline.functions[index];
    if (!this.#hasConstants.has(index)) return false;
    if (bits === 0) return this.#lone.has(index) && end - start <= LONGEST_TABLE;
    return (fills || !returns) && bits >= LEAST_BITS;
  }

  /** Functions that contain several functions with texts of one package belong to it, unless they are whole modules. */
  findAuthors() {
    const { functions } = this.outline;
    /** @type {Map<number, Map<string, number>>} */
    const spoken = new Map();
    for (const [index, id] of this.#speaking) {
      const { outer } = functions[index];
      if (outer === -1 || this.wrappers.has(outer) || !this.names.ofFunction.has(outer)) continue;
      const counts = spoken.get(outer) ?? new Map();
      spoken.set(outer, counts.set(id, (counts.get(id) ?? 0) + 1));
    }
    for (const [outer, counts] of spoken) {
      const [id] = [...counts].find(([, count]) => count >= 2) ?? [''];
      if (id === '' || functions[outer].end - functions[outer].start > LONGEST_AUTHOR) continue;
      this.#know(outer, id);
      this.#lone.delete(outer);
    }
  }

  /**
   * @param {string} id of a fingerprint
   * @returns {Fingerprint | undefined} it
   */
  #fingerprint(id) {
    return this.fingerprints.find((fingerprint) => fingerprint.id === id);
  }

  /**
   * @param {number} user index of a function that uses another
   * @param {number} index of that
   * @returns {boolean} whether it is a function beside that one, not the module around it
   */
  #isCaller(user, index) {
    const { start, end, inner } = this.outline.functions[user];
    const { position } = this.outline.functions[index];
    return (position < start || position >= end) && inner <= MOST_INNER && end - start <= LONGEST_CALLER;
  }

  /** Functions that are defined as properties, together with others of certain names. */
  findMembers() {
    for (const group of this.outline.groups) {
      const found = this.fingerprints.find(({ members }) =>
        members?.some((names) => names.every((name) => group.members.has(name))),
      );
      const id = found?.id ?? this.#speakerIn(group);
      if (id === undefined) continue;
      this.#knowMembers(group, id);
      // A prototype's properties may be set anywhere.
      if (!group.isClass && found?.isClosure && !this.wrappers.has(group.scope.function))
        this.#know(group.scope.function, id);
    }
  }

  /** Functions that read properties which only a package has, such as the exports of its WebAssembly. */
  findPropertyReaders() {
    for (const { id, reads } of this.fingerprints) {
      if (reads === undefined) continue;
      for (const [property, users] of this.outline.accesses) {
        const name = reads.exec(property)?.[1];
        if (name === undefined) continue;
        for (const user of users) {
          this.#know(user, id);
          if (user !== -1) this.#memberNames.set(user, name);
        }
      }
    }
  }

  /**
   * @param {MemberGroup} group of properties
   * @returns {string | undefined} id of the fingerprint of a method with a text of one package: a class has one author
   */
  #speakerIn({ isClass, members }) {
    if (!isClass) return undefined;
    const speaker = [...members.values()].find(({ function: index }) => this.#speaking.has(index));
    return speaker && this.known.get(speaker.function);
  }

  /** Methods of a class in which one method has constants, or the constructor is known: a class has one author. */
  #spreadInClasses() {
    for (const group of this.outline.groups) {
      const id = this.#classOf(group);
      if (id === undefined) continue;
      for (const [name, member] of [...group.members, ...group.overwritten]) {
        for (const index of this.#functionsOf(group, member)) {
          if (!this.known.has(index)) this.known.set(index, id);
          if (!this.#memberNames.has(index)) this.#memberNames.set(index, name);
        }
      }
      for (const index of this.#makersOf(group)) if (!this.known.has(index)) this.known.set(index, id);
    }
  }

  /**
   * @param {MemberGroup} group of properties
   * @returns {string | undefined} id of the fingerprint of whatever identifies all of it
   */
  #classOf(group) {
    if (!group.isClass || group.members.size > MOST_METHODS || this.#isNamespace(group)) return undefined;
    const makers = this.#makersOf(group).filter((index) => this.known.has(index) && !this.#lone.has(index));
    const methods = [...group.members.values()].flatMap((member) => this.#functionsOf(group, member));
    const known = [...makers, ...methods.filter((index) => this.#hasConstants.has(index))];
    const ids = known.map((index) => /** @type {string} */ (this.known.get(index)));
    return ids.sort((a, b) => this.#rank(a) - this.#rank(b))[0];
  }

  /**
   * @param {MemberGroup} group of properties of an object
   * @returns {boolean} whether a module or a large function makes it, which may register anything there
   */
  #isNamespace({ isMade, scope }) {
    const owner = this.outline.functions[scope.function];
    return isMade && owner !== undefined && (this.wrappers.has(scope.function) || owner.inner > MOST_INNER);
  }

  /**
   * @param {MemberGroup} group of properties
   * @returns {number[]} indexes of functions that may be its constructor
   */
  #makersOf({ scope, maker, members }) {
    if (maker !== '') return [...(this.names.lookUp(scope, maker)?.functions ?? [])];
    const { function: index = -1 } = members.get('constructor') ?? {};
    return index === -1 ? [] : [index];
  }

  /**
   * @param {MemberGroup} group of properties
   * @param {{function: number, variable: string}} member one of them
   * @returns {number[]} indexes of functions that it may be
   */
  #functionsOf({ scope }, { function: index, variable }) {
    if (index !== -1 || variable === '') return index === -1 ? [] : [index];
    return [...(this.names.lookUp(scope, variable)?.functions ?? [])];
  }

  /**
   * @param {MemberGroup} group of properties
   * @param {string} id of the fingerprint that it has
   */
  #knowMembers({ scope, members, overwritten }, id) {
    for (const [name, { function: index, variable }] of [...members, ...overwritten]) {
      // Bundlers write `hash: () => k` for a property with the value `k`.
      const named = variable || (this.outline.functions[index]?.returned ?? '');
      const indexes = named === '' ? [] : [...(this.names.lookUp(scope, named)?.functions ?? [])];
      for (const each of index === -1 ? indexes : [index, ...indexes]) {
        this.#know(each, id);
        this.#memberNames.set(each, name);
      }
    }
  }

  /**
   * @param {number} index of a function, -1 for the file
   * @param {string} id of a fingerprint
   */
  #know(index, id) {
    if (index === -1) return;
    const known = this.known.get(index);
    if (known === undefined || this.#rank(id) < this.#rank(known)) this.known.set(index, id);
  }

  /**
   * @param {string} id of a fingerprint
   * @returns {number} its place in the list
   */
  #rank(id) {
    return this.fingerprints.findIndex((fingerprint) => fingerprint.id === id);
  }

  /** Functions within known ones, and those that only known ones use. */
  spread() {
    for (let before = -1; before !== this.known.size;) {
      before = this.known.size;
      this.#spreadToCallers();
      this.#spreadInClasses();
      this.#spreadInwards();
      this.#spreadToCallees();
    }
  }

  /** Entry points of known code. */
  #spreadToCallers() {
    for (const [index, variables] of this.names.ofFunction) {
      const id = this.known.get(index);
      if (id === undefined) continue;
      const { callers = [] } = this.#fingerprint(id) ?? {};
      if (callers.length === 0) continue;
      for (const user of variables.flatMap(({ users }) => [...users])) {
        const marks = this.outline.functions[user]?.marks;
        if (marks !== undefined && callers.some((text) => marks.has(text))) this.#know(user, id);
      }
    }
  }

  /** CommonJS modules that contain code of one package belong to that package as a whole. */
  findModules() {
    const { functions } = this.outline;
    const mostly = this.#mostlyKnown();
    const isOfPackage = (/** @type {string} */ id) => this.#fingerprint(id)?.isPackage === true;
    // The package says more than an algorithm inside it.
    for (const [index, id] of [...this.known].sort((a, b) => Number(isOfPackage(b[1])) - Number(isOfPackage(a[1])))) {
      const module = moduleAround(functions, index, this.wrappers);
      if (!mostly.has(module) && !isOfPackage(id)) continue;
      if (module === -1 || this.modules.has(module)) continue;
      this.modules.add(module);
      this.known.set(module, id);
    }
    // Inner functions come before those around them.
    for (let index = functions.length - 1; index >= 0; index--) {
      const id = this.known.get(functions[index].outer);
      const isWithin = this.#within.has(functions[index].outer) || this.modules.has(functions[index].outer);
      if (!isWithin || id === undefined) continue;
      this.#within.add(index);
      if (!this.known.has(index)) this.known.set(index, id);
    }
  }

  /** @returns {Set<number>} indexes of modules that consist mostly of known functions */
  #mostlyKnown() {
    const { functions, comments } = this.outline;
    const lengthOf = codeLength(comments);
    /** @type {Map<number, number>} */
    const lengths = new Map();
    for (const index of this.known.keys()) {
      const module = moduleAround(functions, index, this.wrappers);
      // Functions inside a known function are known.
      if (module === -1 || this.known.has(functions[index].outer)) continue;
      lengths.set(module, (lengths.get(module) ?? 0) + lengthOf(functions[index]));
    }
    const isMostly = (/** @type {number} */ index, /** @type {number} */ length) =>
      length >= MOSTLY * lengthOf(functions[index]);
    return new Set([...lengths].filter(([index, length]) => isMostly(index, length)).map(([index]) => index));
  }

  /** Functions inside a known function belong to it. */
  #spreadInwards() {
    const { functions } = this.outline;
    // Inner functions come before those around them.
    for (let index = functions.length - 1; index >= 0; index--) {
      const { outer } = functions[index];
      const id = this.known.get(outer);
      if (id !== undefined && !this.#lone.has(outer) && !this.known.has(index)) this.known.set(index, id);
    }
  }

  /** Functions that only known functions use belong to them. */
  #spreadToCallees() {
    const { functions } = this.outline;
    /** @type {Map<number, ReadonlySet<number>>} */
    const users = new Map();
    for (const [index, from] of this.#users()) if (!this.known.has(index)) users.set(index, from);
    const base = [...this.known.keys()].filter((index) => !this.#mayBeModule(index));
    const reached = usedOnlyBy(users, (inner) => functions[inner].outer, new Set(base));
    for (const [index, from] of reached) {
      const ids = [...(users.get(index) ?? [])].flatMap((user) => this.known.get(user) ?? []);
      this.known.set(index, this.#commonTo(ids) ?? /** @type {string} */ (this.known.get(from)));
    }
  }

  /**
   * @param {string[]} ids of fingerprints of code that shares something
   * @returns {string | undefined} the fingerprint of all of them together: no particular one of several hashes
   */
  #commonTo(ids) {
    if (new Set(ids).size <= 1) return ids[0];
    const families = new Set(ids.map((id) => this.#fingerprint(id)?.family ?? id));
    return families.size === 1 ? [...families][0] : ids[0];
  }

  /** @type {Map<number, Set<number>> | undefined} */
  #usersOf;

  /** @returns {ReadonlyMap<number, ReadonlySet<number>>} users of each function that has any */
  #users() {
    if (this.#usersOf === undefined) {
      this.#usersOf = new Map();
      for (const index of this.names.ofFunction.keys()) {
        const users = this.names.usersOf(index);
        if (users.size > 0) this.#usersOf.set(index, users);
      }
    }
    return this.#usersOf;
  }

  /**
   * @param {number} index of a function, -1 if there is none
   * @param {number} user index of another, -1 if there is none
   * @returns {boolean} see KnownCode
   */
  isUsedBy(index, user) {
    return index !== -1 && user !== -1 && !this.#mayBeModule(user) && this.uses.isUsedBy(index, user);
  }

  /**
   * @param {number} index of a function
   * @returns {boolean} whether it merely contains constants and other functions
   */
  #mayBeModule(index) {
    return this.#lone.has(index) && this.outline.functions[index].inner > 0;
  }

  /**
   * @param {number} index of a function
   * @returns {string} name of the property that holds it, `''` if none does
   */
  nameOf(index) {
    return (
      this.#memberNames.get(index) ??
      this.names.ofFunction.get(index)?.find(({ published }) => published !== '')?.published ??
      ''
    );
  }
}

/** A longer caller may be a module that was inlined into its caller. */
const LONGEST_CALLER = 8000;

/** A function with constants that contains more functions than this may be a whole module. */
const MOST_INNER = 8;

/** A class with more methods than this may do other things as well. */
const MOST_METHODS = 60;

/** A longer function that contains functions of one package may be the whole program. */
const LONGEST_AUTHOR = 60_000;

/** A module with this share of known code does nothing else. */
const MOSTLY = 2 / 3;

/** A function that only chooses among constants is no longer than this. */
const LONGEST_TABLE = 400;

/** A caller with fewer operations on bits does not prepare a step's input, and may be anybody. */
const LEAST_BITS = 2;

/**
 * @param {CodeOutline['functions'][number]} found a function that calls a step of an algorithm
 * @returns {boolean} whether it works on bits itself
 */
function isAtWork({ bits, fills }) {
  return bits >= LEAST_BITS || (fills && bits > 0);
}
