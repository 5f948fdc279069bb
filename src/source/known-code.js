/**
 * Which functions of a file are recognised by what they are: by the tables that they read, by constants of their own, by
 * the names of the properties that they are defined with, and by being called from nowhere else than from such functions.
 * That a file holds a table tells nothing of the functions that don't read it.
 */
import { plainText } from './code-signs.js';
import { usedOnlyBy } from './used-only-by.js';

/** @import { CodeOutline, MemberGroup, Signs } from './code-outline.js' */
/** @import { CodeScope } from './code-reader.js' */

/**
 * What identifies code beyond doubt; any one of them.
 * @typedef {object} Fingerprint
 * @property {string} id
 * @property {string} [package] the one that has such code, `''` or absent if there are many
 * @property {readonly (readonly number[])[]} [words] each a list of numbers of 32 bits that all stand in one table or
 *   function
 * @property {readonly string[]} [texts] literals, each of which is enough; large numbers in hexadecimal or decimal
 * @property {readonly (readonly string[])[]} [phrases] each a list of texts that all stand in one function
 * @property {readonly string[]} [sums] exclusive ors of one variable, as `sumText` writes them
 * @property {readonly (readonly number[])[]} [runs] each four consecutive numbers of a table
 * @property {readonly (readonly number[])[]} [rotations] each the numbers of bits by which a function rotates words, by
 *   each in eight places or more
 * @property {readonly (readonly string[])[]} [members] each a list of properties that one object, class or prototype has
 * @property {boolean} [isPackage] whether such code is of one package: then the CommonJS module around it is, too
 * @property {boolean} [isCore] whether a function that has it, fills what it is given and returns nothing does one step of
 *   the algorithm: whoever calls that by its name does the others
 * @property {boolean} [isPrivate] whether only the package itself calls what holds its texts
 * @property {readonly string[]} [callers] literals of the functions by which the code is entered: whoever has one and
 *   uses such code is of it
 */

/**
 * @typedef {object} KnownFunction
 * @property {string} id of the fingerprint
 * @property {string} name of the property that holds the function, `''` if none does
 * @property {boolean} isModule whether it is the whole of a module
 */

/**
 * @typedef {object} Lookup
 * @property {readonly Fingerprint[]} fingerprints
 * @property {Signs} signs all of theirs
 * @property {(text: string) => boolean} isIn whether a sign may stand in a text, at a glance
 */

const TWO_32 = 2 ** 32;
/** Numbers of eight digits and more: others are too short to tell anything by themselves. */
const LONG_NUMBER = /0x[\da-f]{7,8}|\d{8,10}/gi;

/**
 * @param {readonly Fingerprint[]} fingerprints the first that fits counts
 * @returns {Lookup} what `outlineCode` and `knownFunctions` take
 */
export function lookupOf(fingerprints) {
  /** @type {Map<number, string>} */
  const words = new Map();
  for (const word of fingerprints.flatMap((fingerprint) => fingerprint.words ?? []).flat()) {
    words.set(word, `${word}`);
    // The same bits as a signed number, whose minus is an operator of its own.
    words.set(TWO_32 - word, `${word}`);
  }
  const phrases = fingerprints.flatMap((fingerprint) => fingerprint.phrases ?? []);
  const allTexts = [...fingerprints.flatMap((fingerprint) => fingerprint.texts ?? []), ...phrases.flat()];
  const runs = fingerprints.flatMap((fingerprint) => fingerprint.runs ?? []);
  const members = fingerprints.flatMap((fingerprint) => fingerprint.members ?? []);
  const callers = fingerprints.flatMap((fingerprint) => fingerprint.callers ?? []);
  const glances = [...allTexts, ...members.map(([name]) => name)];
  return {
    fingerprints,
    signs: {
      words,
      texts: new Map([...allTexts, ...callers].map((text) => [plainText(text), plainText(text)])),
      runs: new Map(runs.map((run) => [run.join(','), run.join(',')])),
      runStarts: new Set(runs.map(([first]) => first)),
      sums: new Set(fingerprints.flatMap(({ sums = [] }) => sums)),
      rotations: new Set(fingerprints.flatMap(({ rotations = [] }) => rotations).flat()),
      members: new Set(members.flat()),
    },
    isIn: (text) =>
      glances.some((glance) => text.includes(glance)) || runs.some((run) => hasRun(text, run)) || hasWord(text, words),
  };
}

/**
 * @param {string} text any
 * @param {ReadonlyMap<number, string>} words numbers that are looked for
 * @returns {boolean} whether one stands in it
 */
function hasWord(text, words) {
  for (const [number] of text.matchAll(LONG_NUMBER)) if (words.has(Number(number))) return true;
  return false;
}

/**
 * @param {string} text any
 * @param {readonly number[]} run consecutive numbers
 * @returns {boolean} whether they stand in it, in one notation
 */
function hasRun(text, run) {
  const hexadecimal = run.map((number) => `0x${number.toString(16).padStart(2, '0')}`);
  return [run, hexadecimal].some((numbers) => text.includes(numbers.join(',')) || text.includes(numbers.join(', ')));
}

/**
 * @param {CodeOutline} outline of a file, made with the same lookup
 * @param {Lookup} lookup what is looked for
 * @returns {Map<number, KnownFunction>} by V8's position of the function
 */
export function knownFunctions(outline, lookup) {
  const search = new Search(outline, lookup.fingerprints);
  search.findReaders();
  search.findConstants();
  search.findMembers();
  search.findCallers();
  search.spread();
  search.findModules();
  const found = new Map();
  for (const [index, id] of search.known)
    found.set(outline.functions[index].position, {
      id,
      name: search.nameOf(index),
      isModule: search.modules.has(index),
    });
  return found;
}

/**
 * A variable of the file.
 * @typedef {object} Variable
 * @property {Set<number>} functions that it may be
 * @property {Set<string>} marks signs in its values
 * @property {Set<number>} users functions that use it, -1 for the file
 * @property {string} published name of a property that it becomes, `''` if none
 */

class Search {
  /** @type {Map<number, string>} fingerprint's id by index of the function */
  known = new Map();
  /** @type {Map<CodeScope, Map<string, Variable>>} */
  #variables = new Map();
  /** @type {Map<number, Variable[]>} variables that are a function */
  #namesOf = new Map();
  /** @type {Map<number, string>} names of members */
  #memberNames = new Map();
  /** Functions that read tables, or hold constants. */
  #hasConstants = new Set();
  /** Functions that merely hold constants, and may be whole modules: what they call is not theirs. */
  #lone = new Set();
  /** Functions with a text of one package: what stands in them is the package's, too. */
  #speaking = new Set();
  /** Functions that are known to be whole modules. */
  modules = new Set();
  /** Functions in those. */
  #within = new Set();

  /**
   * @param {CodeOutline} outline of a file
   * @param {readonly Fingerprint[]} fingerprints what is looked for
   */
  constructor(outline, fingerprints) {
    this.outline = outline;
    this.fingerprints = fingerprints;
    this.#resolve();
  }

  /** Ties uses, values and publications to the variables that they are of. */
  #resolve() {
    const { scopes, published } = this.outline;
    for (const scope of scopes) for (const name of scope.used) this.#lookUp(scope, name)?.users.add(scope.function);
    this.#resolveValues();
    for (const { scope, variable, name } of published) {
      const found = this.#lookUp(scope, variable);
      if (found !== null && found.published === '' && name !== 'exports') found.published = name;
    }
  }

  /** A variable is what it gets anywhere, and a part of a table is the table. */
  #resolveValues() {
    /** @type {[Variable, Variable][]} */
    const parts = [];
    for (const { scope, name, function: index, marks, part } of this.outline.values) {
      const variable = this.#lookUp(scope, name);
      if (variable === null) continue;
      for (const mark of marks) variable.marks.add(mark);
      if (index !== -1) this.#bind(variable, index);
      const whole = part === '' ? null : this.#lookUp(scope, part);
      if (whole !== null) parts.push([variable, whole]);
    }
    for (const [variable, whole] of parts) for (const mark of whole.marks) variable.marks.add(mark);
  }

  /**
   * @param {Variable} variable of the file
   * @param {number} index of a function that it is
   */
  #bind(variable, index) {
    variable.functions.add(index);
    const names = this.#namesOf.get(index) ?? [];
    this.#namesOf.set(index, names);
    names.push(variable);
  }

  /**
   * @param {CodeScope} from where the name stands
   * @param {string} name of a variable
   * @returns {Variable | null} null if the file does not declare it
   */
  #lookUp(from, name) {
    /** @type {CodeScope | null} */
    let scope = from;
    while (scope !== null && !scope.declared.has(name)) scope = scope.parent;
    if (scope === null) return null;
    const variables = this.#variables.get(scope) ?? new Map();
    this.#variables.set(scope, variables);
    let variable = variables.get(name);
    if (variable === undefined) {
      variable = { functions: new Set(), marks: new Set(), users: new Set(), published: '' };
      variables.set(name, variable);
    }
    return variable;
  }

  /** Functions that read a table which a scope around them holds. */
  findReaders() {
    for (const [scope, variables] of this.#variables) {
      for (const { marks, users } of variables.values()) {
        const id = this.#identify(marks);
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
    for (const [scope, variables] of this.#variables) {
      const marks = own.get(scope.function);
      for (const variable of variables.values()) for (const mark of variable.marks) marks?.add(mark);
    }
    for (const [index, marks] of own) {
      const { inner, marks: written, rotations } = this.outline.functions[index];
      const id = inner > MOST_INNER ? undefined : (this.#identify(marks) ?? this.#identifyRotations(rotations));
      if (id === undefined) continue;
      if (this.#isOfPackage(written)) this.#speaking.add(index);
      if (this.known.has(index)) continue;
      this.#know(index, id);
      this.#hasConstants.add(index);
      if (!this.#speaking.has(index)) this.#lone.add(index);
    }
  }

  /**
   * @param {ReadonlySet<string>} marks of a function's own code
   * @returns {boolean} whether a text is among them that one package alone has
   */
  #isOfPackage(marks) {
    return this.fingerprints.some(
      ({ package: name = '', texts = [], phrases = [] }) =>
        name !== '' && [...texts, ...phrases.flat()].some((text) => marks.has(plainText(text))),
    );
  }

  /**
   * Who calls one step of an algorithm does the others, and who calls what only its package calls is of that package.
   * Those who call them in turn may be anybody.
   */
  findCallers() {
    const inner = [...this.known].filter(([index, id]) => this.#isInner(index, id));
    for (const [index, id] of inner) {
      const users = (this.#namesOf.get(index) ?? []).flatMap((variable) => [...variable.users]);
      for (const user of users) if (user !== -1 && this.#isCaller(user, index)) this.#know(user, id);
    }
  }

  /**
   * @param {number} index of a known function
   * @param {string} id of its fingerprint
   * @returns {boolean} whether nobody calls it but code of the same kind
   */
  #isInner(index, id) {
    const { fills, returns } = this.outline.functions[index];
    const { isCore, isPrivate } = this.fingerprints.find((each) => each.id === id) ?? {};
    const isStep = isCore === true && fills && !returns && this.#hasConstants.has(index);
    return isStep || (isPrivate === true && this.#speaking.has(index));
  }

  /**
   * @param {number} user index of a function that uses another
   * @param {number} index of that
   * @returns {boolean} whether it is a function beside it, and not the module around it
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
      if (id !== undefined) this.#knowMembers(group, id);
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

  /**
   * @param {MemberGroup} group of properties
   * @param {string} id of the fingerprint that it has
   */
  #knowMembers({ scope, members }, id) {
    for (const [name, { function: index, variable }] of members) {
      // Of `hash: () => k`, which bundlers write, `k` is what the property holds.
      const named = variable || this.outline.functions[index].returned;
      const indexes = named === '' ? [] : [...(this.#lookUp(scope, named)?.functions ?? [])];
      for (const each of index === -1 ? indexes : [index, ...indexes]) {
        this.#know(each, id);
        this.#memberNames.set(each, name);
      }
    }
  }

  /**
   * @param {Set<string>} marks of one table or function
   * @returns {string | undefined} id of the first fingerprint that they have
   */
  #identify(marks) {
    if (marks.size === 0) return undefined;
    return this.fingerprints.find(
      ({ words, texts, phrases, runs, sums }) =>
        words?.some((list) => list.every((word) => marks.has(`${word}`))) ||
        texts?.some((text) => marks.has(plainText(text))) ||
        phrases?.some((list) => list.every((text) => marks.has(plainText(text)))) ||
        sums?.some((sum) => marks.has(sum)) ||
        runs?.some((run) => marks.has(run.join(','))),
    )?.id;
  }

  /**
   * @param {ReadonlyMap<number, number>} rotations of a function
   * @returns {string | undefined} id of the first fingerprint that it has by those
   */
  #identifyRotations(rotations) {
    if (rotations.size < 4) return undefined;
    return this.fingerprints.find((fingerprint) =>
      fingerprint.rotations?.some((list) => list.every((bits) => (rotations.get(bits) ?? 0) >= ROTATED)),
    )?.id;
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
      this.#spreadInwards();
      this.#spreadToCallees();
    }
  }

  /** Functions by which known code is entered. */
  #spreadToCallers() {
    for (const [index, variables] of this.#namesOf) {
      const id = this.known.get(index);
      const { callers = [] } = this.fingerprints.find((fingerprint) => fingerprint.id === id) ?? {};
      if (id === undefined || callers.length === 0) continue;
      for (const user of variables.flatMap(({ users }) => [...users])) {
        const marks = this.outline.functions[user]?.marks;
        if (marks !== undefined && callers.some((text) => marks.has(text))) this.#know(user, id);
      }
    }
  }

  /** CommonJS modules that hold code of one package are of that package as a whole. */
  findModules() {
    const { functions, exporting } = this.outline;
    const wrappers = new Set(exporting.map(({ scope, variable }) => wrapperOf(scope, variable)));
    for (const [index, id] of [...this.known]) {
      if (!this.fingerprints.find((fingerprint) => fingerprint.id === id)?.isPackage) continue;
      const module = moduleAround(functions, index, wrappers);
      if (module === -1 || this.modules.has(module)) continue;
      this.modules.add(module);
      this.known.set(module, id);
    }
    // Inner functions stand before those around them.
    for (let index = functions.length - 1; index >= 0; index--) {
      const id = this.known.get(functions[index].outer);
      const isWithin = this.#within.has(functions[index].outer) || this.modules.has(functions[index].outer);
      if (!isWithin || id === undefined) continue;
      this.#within.add(index);
      if (!this.known.has(index)) this.known.set(index, id);
    }
  }

  /** What stands in a known function is of it. */
  #spreadInwards() {
    const { functions } = this.outline;
    // Inner functions stand before those around them.
    for (let index = functions.length - 1; index >= 0; index--) {
      const { outer } = functions[index];
      const id = this.known.get(outer);
      if (id !== undefined && !this.#lone.has(outer) && !this.known.has(index)) this.known.set(index, id);
    }
  }

  /** What nobody but known functions uses is of them. */
  #spreadToCallees() {
    const { functions } = this.outline;
    /** @type {Map<number, Set<number>>} */
    const users = new Map();
    for (const [index, variables] of this.#namesOf) {
      const all = new Set(variables.flatMap((variable) => [...variable.users]));
      if (!this.known.has(index) && all.size > 0) users.set(index, all);
    }
    const base = [...this.known.keys()].filter((index) => !this.#lone.has(index) || functions[index].inner === 0);
    for (const [index, from] of usedOnlyBy(users, (inner) => functions[inner].outer, new Set(base)))
      this.known.set(index, /** @type {string} */ (this.known.get(from)));
  }

  /**
   * @param {number} index of a function
   * @returns {string} of the property that holds it, `''` if none does
   */
  nameOf(index) {
    return (
      this.#memberNames.get(index) ??
      this.#namesOf.get(index)?.find(({ published }) => published !== '')?.published ??
      ''
    );
  }
}

/** Places in which a round rotates by a number of bits: it has sixteen words, four at a time, in two orders. */
const ROTATED = 8;

/** Whoever is longer may be a module that was put into its caller. */
const LONGEST_CALLER = 8000;

/** A function with constants that holds more functions than these may be a whole module. */
const MOST_INNER = 8;

/**
 * @param {CodeScope} from where a variable is used
 * @param {string} name of the variable
 * @returns {number} index of the function whose parameter it is, -1 if it is none
 */
function wrapperOf(from, name) {
  /** @type {CodeScope | null} */
  let scope = from;
  while (scope !== null && !scope.declared.has(name)) scope = scope.parent;
  return scope?.parameters.has(name) ? scope.function : -1;
}

/**
 * @param {CodeOutline['functions']} functions of the file
 * @param {number} index of a function
 * @param {ReadonlySet<number>} wrappers functions that are modules
 * @returns {number} index of the innermost of those around it, -1 if there is none
 */
function moduleAround(functions, index, wrappers) {
  let outer = functions[index].outer;
  while (outer !== -1 && !wrappers.has(outer)) outer = functions[outer].outer;
  return outer;
}
