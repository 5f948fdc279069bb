/** What the names in a file mean, and which functions use them: variables and exports of modules. */
import { addToList } from '../model/add-to-list.js';
import { WASM_START } from '../model/wasm.js';

/** @import { CodeOutline, ExportedName, NamedPair } from './code-outline.js' */
/** @import { CodeScope } from './code-scope.js' */

/**
 * A variable of the file, or the name of a module's export.
 * @typedef {object} Variable
 * @property {Set<number>} functions that it may be
 * @property {Set<string>} marks signs in its values
 * @property {Set<number>} users functions that use it, -1 for the file
 * @property {string} published name of the property that gets it, `''` if none
 */

/** The names in a file. */
export class CodeNames {
  /** @type {Map<CodeScope, Map<string, Variable>>} */
  variables = new Map();
  /** @type {Map<number, Variable[]>} variables that are a function, by its index */
  ofFunction = new Map();
  /** @type {Map<string, Set<number>>} functions that use what is exported by a name */
  #usersOfExport = new Map();
  /** @type {Map<string, Variable[]>} variables that get what is exported by a name */
  #aliases = new Map();

  /** @param {CodeOutline} outline of a file */
  constructor(outline) {
    this.outline = outline;
    const { scopes, published } = outline;
    for (const scope of scopes) for (const name of scope.used) this.lookUp(scope, name)?.users.add(scope.function);
    this.#resolveValues();
    for (const { scope, variable, name } of published) {
      const found = this.lookUp(scope, variable);
      if (found !== null && found.published === '' && name !== 'exports') found.published = name;
    }
    for (const pair of outline.pairs) this.#resolvePair(pair);
    for (const exported of outline.exported) this.#resolveExport(exported);
  }

  /**
   * @param {CodeScope} from where the name is used
   * @param {string} name of a variable
   * @returns {Variable | null} null if the file does not declare it
   */
  lookUp(from, name) {
    const scope = declaring(from, name);
    if (scope === null) return null;
    const variables = this.variables.get(scope) ?? new Map();
    this.variables.set(scope, variables);
    let variable = variables.get(name);
    if (variable === undefined) {
      variable = newVariable('');
      variables.set(name, variable);
    }
    return variable;
  }

  /**
   * @param {number} index of a function
   * @returns {Set<number>} functions that use it by a name, -1 for the file, or if there are too many; empty if it has
   *   no name
   */
  usersOf(index) {
    const variables = this.ofFunction.get(index) ?? [];
    if (variables.some(({ users }) => users.size > MOST_USERS)) return ANYBODY;
    return new Set(variables.flatMap(({ users }) => [...users]));
  }

  /**
   * @param {number} index of a function
   * @param {number} user index of another
   * @returns {boolean} whether that uses it by a name
   */
  isUsedBy(index, user) {
    return (this.ofFunction.get(index) ?? []).some(({ users }) => users.has(user));
  }

  /** A variable is everything that it is ever set to, and a part of a table counts as the table. */
  #resolveValues() {
    /** @type {[Variable, Variable][]} */
    const parts = [];
    for (const { scope, name, function: index, marks, part, member } of this.outline.values) {
      const variable = this.lookUp(scope, name);
      if (variable === null) continue;
      if (member !== '') this.#addAlias(member, variable);
      for (const mark of marks) variable.marks.add(mark);
      if (index !== -1) this.#bind(variable, index);
      const whole = part === '' ? null : this.lookUp(scope, part);
      if (whole !== null) parts.push([variable, whole]);
    }
    for (const [variable, whole] of [...parts, ...this.#modulesHeld()])
      for (const mark of whole.marks) variable.marks.add(mark);
  }

  /**
   * What holds a module of WebAssembly, and its name, is used by whoever runs that.
   * @returns {[Variable, Variable][]} such objects, each with what it holds
   */
  #modulesHeld() {
    return this.outline.values.flatMap(({ scope, name, held = [] }) => {
      const inner = held.flatMap((each) => this.lookUp(scope, each) ?? []);
      const holder = inner.some(({ marks }) => marks.has(WASM_START)) ? this.lookUp(scope, name) : null;
      return holder === null ? [] : inner.map((each) => /** @type {[Variable, Variable]} */ ([holder, each]));
    });
  }

  /**
   * @param {string} member name of a property
   * @param {Variable} variable that gets what it is
   */
  #addAlias(member, variable) {
    addToList(this.#aliases, member, variable);
  }

  /**
   * @param {Variable} variable of the file
   * @param {number} index of a function that it is
   */
  #bind(variable, index) {
    variable.functions.add(index);
    const names = this.ofFunction.get(index) ?? [];
    this.ofFunction.set(index, names);
    names.push(variable);
  }

  /**
   * All code with an export's name after a dot uses that export, except the module's own code, which registers it.
   * @param {ExportedName} exported one of the outline's
   */
  #resolveExport({ scope, object, name, function: index, variable, getter }) {
    const exporter = object === '' ? getter : this.#exporterOf(scope, object);
    if (exporter === -1) return;
    const found = variable === '' ? null : this.lookUp(scope, variable);
    const functions = index === -1 ? [...(found?.functions ?? [])] : [index];
    if (functions.length === 0) return;
    found?.users.delete(exporter);
    const property = { ...newVariable(name), users: this.#usersOf(name) };
    for (const each of functions) this.#bind(property, each);
  }

  /**
   * @param {CodeScope} scope where a property of an object is set
   * @param {string} object variable that holds it
   * @returns {number} index of the module whose exports that object is, -1 if unknown
   */
  #exporterOf(scope, object) {
    const { function: index } = scope;
    if (this.outline.functions[index]?.isModule) return declaring(scope, object)?.function === index ? -1 : index;
    const wrapper = wrapperOf(scope, object);
    // A function that has a name is not a module.
    return this.ofFunction.has(wrapper) ? -1 : wrapper;
  }

  /**
   * @param {string} name by which something is exported
   * @returns {Set<number>} functions that use whatever has that name
   */
  #usersOf(name) {
    let users = this.#usersOfExport.get(name);
    if (users === undefined) {
      users = new Set(this.outline.accesses.get(name));
      for (const alias of this.#aliases.get(name) ?? []) for (const user of alias.users) users.add(user);
      this.#usersOfExport.set(name, users);
    }
    return users;
  }

  /**
   * In `inherits(Sha256, Hash)` the derived class uses the other, if its constructor says so; in all other calls the caller
   * does.
   * @param {NamedPair} pair one of the outline's
   */
  #resolvePair({ scope, derived, base }) {
    const found = this.lookUp(scope, base);
    if (found === null) return;
    const functions = [...(this.lookUp(scope, derived)?.functions ?? [])];
    if (!functions.some((index) => this.outline.functions[index].bases.has(base))) found.users.add(scope.function);
  }
}

/** Something used by more functions than this belongs to none of them. */
const MOST_USERS = 200;
/** The file's own code. */
const ANYBODY = new Set([-1]);

/**
 * @param {string} published see Variable
 * @returns {Variable} a variable about which nothing is known yet
 */
function newVariable(published) {
  return { functions: new Set(), marks: new Set(), users: new Set(), published };
}

/**
 * @param {CodeScope} from where a variable is used
 * @param {string} name of the variable
 * @returns {CodeScope | null} the scope that declares it, null if the file does not
 */
export function declaring(from, name) {
  /** @type {CodeScope | null} */
  let scope = from;
  while (scope !== null && !scope.declared.has(name)) scope = scope.parent;
  return scope;
}

/**
 * @param {CodeScope} from where a variable is used
 * @param {string} name of the variable
 * @returns {number} index of the function whose parameter it is, -1 if it is not a parameter
 */
export function wrapperOf(from, name) {
  const scope = declaring(from, name);
  return scope?.parameters.has(name) ? scope.function : -1;
}
