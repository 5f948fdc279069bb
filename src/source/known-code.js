/**
 * Recognises functions of a file by their content: by the tables that they read, by their own constants, and by
 * the names of properties that are defined together with them or that they read. That a file contains a table says
 * nothing about the functions that don't read it.
 */
import { CodeUses } from './code-uses.js';
import { identifyMarks, identifyRotations, speakerOf } from './fingerprint-lookup.js';
import { KnownFunctions, MOST_INNER } from './known-functions.js';
import { KnownNeighbours } from './known-neighbours.js';

/** @import { CodeOutline, MemberGroup } from './code-outline.js' */
/** @import { Lookup } from './fingerprint-lookup.js' */

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
  const all = new KnownFunctions(outline, lookup.fingerprints);
  const evidence = new Evidence(all);
  evidence.findReaders();
  evidence.findConstants();
  evidence.findMembers();
  evidence.findPropertyReaders();
  evidence.findCallers();
  evidence.findAuthors();
  const neighbours = new KnownNeighbours(all);
  neighbours.spread();
  neighbours.findModules();
  const functions = new Map();
  for (const [index, id] of all.ids)
    functions.set(outline.functions[index].position, {
      id,
      name: all.nameOf(index),
      isModule: neighbours.modules.has(index),
    });
  const at = new Map(outline.functions.map(({ position }, index) => [position, index]));
  const uses = new CodeUses(outline, all.names);
  const isUsedBy = (/** @type {number} */ position, /** @type {number} */ user) => {
    const [index, userIndex] = [at.get(position) ?? -1, at.get(user) ?? -1];
    return index !== -1 && userIndex !== -1 && !all.mayBeModule(userIndex) && uses.isUsedBy(index, userIndex);
  };
  return { functions, isUsedBy };
}

/** A longer caller may be a module that was inlined into its caller. */
const LONGEST_CALLER = 8000;

/** A longer function that contains functions of one package may be the whole program. */
const LONGEST_AUTHOR = 60_000;

/** A function that only chooses among constants is no longer than this. */
const LONGEST_TABLE = 400;

/** A caller with fewer operations on bits does not prepare a step's input, and may be anybody. */
const LEAST_BITS = 2;

/** Finds the functions that show by themselves what they are. */
class Evidence {
  #all;

  /** @param {KnownFunctions} all gets what is found */
  constructor(all) {
    this.#all = all;
  }

  /** Functions that read a table in a scope around them. */
  findReaders() {
    for (const [scope, variables] of this.#all.names.variables) {
      for (const { marks, users } of variables.values()) {
        const id = identifyMarks(this.#all.fingerprints, marks);
        if (id === undefined) continue;
        for (const user of users) {
          if (user === scope.function) continue;
          this.#all.know(user, id);
          this.#all.hasConstants.add(user);
        }
      }
    }
  }

  /** Functions with constants of their own, or with a table that nobody else sees. */
  findConstants() {
    /** @type {Map<number, Set<string>>} */
    const own = new Map();
    this.#all.outline.functions.forEach(({ marks }, index) => own.set(index, new Set(marks)));
    for (const [scope, variables] of this.#all.names.variables) {
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
    const { inner, marks: written, rotations } = this.#all.outline.functions[index];
    if (inner > MOST_INNER) return;
    const constant = identifyMarks(this.#all.fingerprints, marks);
    const id = constant ?? identifyRotations(this.#all.fingerprints, rotations);
    if (id === undefined) return;
    const speaker = speakerOf(this.#all.fingerprints, written);
    if (speaker !== '') this.#all.speaking.set(index, speaker);
    if (this.#all.ids.has(index)) return;
    this.#all.know(index, id);
    // Other code rotates by such numbers of bits, too, so this says nothing about its callers.
    if (constant !== undefined) this.#all.hasConstants.add(index);
    if (speaker === '') this.#all.lone.add(index);
  }

  /**
   * A function that calls one step of an algorithm and works on bits does the other steps, and a function that calls
   * something only its package calls belongs to that package. Their own callers may be anybody.
   */
  findCallers() {
    const { functions } = this.#all.outline;
    for (const [index, id] of [...this.#all.ids]) {
      const isSpeaking = this.#all.speaking.has(index);
      if (isSpeaking ? !this.#all.fingerprint(id)?.isPrivate : !this.#isStep(index)) continue;
      for (const user of this.#all.names.usersOf(index)) {
        if (user === -1 || !this.#isCaller(user, index)) continue;
        if (!isSpeaking && functions[index].bits > 0 && !isAtWork(functions[user])) continue;
        this.#all.know(user, id);
        this.#all.hasConstants.add(user);
      }
    }
  }

  /**
   * @param {number} index of a known function
   * @returns {boolean} whether it changes its arguments bit by bit, as no general function does; or is a table written
   *   as a function
   */
  #isStep(index) {
    const { fills, returns, bits, start, end } = this.#all.outline.functions[index];
    if (!this.#all.hasConstants.has(index)) return false;
    if (bits === 0) return this.#all.lone.has(index) && end - start <= LONGEST_TABLE;
    return (fills || !returns) && bits >= LEAST_BITS;
  }

  /**
   * @param {number} user index of a function that uses another
   * @param {number} index of that
   * @returns {boolean} whether it is a function beside that one, not the module around it
   */
  #isCaller(user, index) {
    const { start, end, inner } = this.#all.outline.functions[user];
    const { position } = this.#all.outline.functions[index];
    return (position < start || position >= end) && inner <= MOST_INNER && end - start <= LONGEST_CALLER;
  }

  /** Functions that contain several functions with texts of one package belong to it, unless they are whole modules. */
  findAuthors() {
    const { functions } = this.#all.outline;
    /** @type {Map<number, Map<string, number>>} */
    const spoken = new Map();
    for (const [index, id] of this.#all.speaking) {
      const { outer } = functions[index];
      if (outer === -1 || this.#all.wrappers.has(outer) || !this.#all.names.ofFunction.has(outer)) continue;
      const counts = spoken.get(outer) ?? new Map();
      spoken.set(outer, counts.set(id, (counts.get(id) ?? 0) + 1));
    }
    for (const [outer, counts] of spoken) {
      const [id] = [...counts].find(([, count]) => count >= 2) ?? [''];
      if (id === '' || functions[outer].end - functions[outer].start > LONGEST_AUTHOR) continue;
      this.#all.know(outer, id);
      this.#all.lone.delete(outer);
    }
  }

  /** Functions that are defined as properties, together with others of certain names. */
  findMembers() {
    for (const group of this.#all.outline.groups) {
      const found = this.#all.fingerprints.find(({ members }) =>
        members?.some((names) => names.every((name) => group.members.has(name))),
      );
      const id = found?.id ?? this.#speakerIn(group);
      if (id === undefined) continue;
      this.#knowMembers(group, id);
      // A prototype's properties may be set anywhere.
      if (!group.isClass && found?.isClosure && !this.#all.wrappers.has(group.scope.function))
        this.#all.know(group.scope.function, id);
    }
  }

  /**
   * @param {MemberGroup} group of properties
   * @returns {string | undefined} id of the fingerprint of a method with a text of one package: a class has one author
   */
  #speakerIn({ isClass, members }) {
    if (!isClass) return undefined;
    const speaker = [...members.values()].find(({ function: index }) => this.#all.speaking.has(index));
    return speaker && this.#all.ids.get(speaker.function);
  }

  /**
   * @param {MemberGroup} group of properties
   * @param {string} id of the fingerprint that it has
   */
  #knowMembers({ scope, members, overwritten }, id) {
    for (const [name, { function: index, variable }] of [...members, ...overwritten]) {
      // Bundlers write `hash: () => k` for a property with the value `k`.
      const named = variable || (this.#all.outline.functions[index]?.returned ?? '');
      const indexes = named === '' ? [] : [...(this.#all.names.lookUp(scope, named)?.functions ?? [])];
      for (const each of index === -1 ? indexes : [index, ...indexes]) {
        this.#all.know(each, id);
        this.#all.memberNames.set(each, name);
      }
    }
  }

  /** Functions that read properties which only a package has, such as the exports of its WebAssembly. */
  findPropertyReaders() {
    for (const { id, reads } of this.#all.fingerprints) {
      if (reads === undefined) continue;
      for (const [property, users] of this.#all.outline.accesses) {
        const name = reads.exec(property)?.[1];
        if (name === undefined) continue;
        for (const user of users) {
          this.#all.know(user, id);
          if (user !== -1) this.#all.memberNames.set(user, name);
        }
      }
    }
  }
}

/**
 * @param {CodeOutline['functions'][number]} found a function that calls a step of an algorithm
 * @returns {boolean} whether it works on bits itself
 */
function isAtWork({ bits, fills }) {
  return bits >= LEAST_BITS || (fills && bits > 0);
}
