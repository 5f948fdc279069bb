/** Where names are valid, and what a file defines them to be. */

/** @import { AnyNode as Node } from 'acorn' */

/**
 * A place where a name gets its value.
 * @typedef {object} Definition
 * @property {Node | null} node the expression that it gets its value from, null if that is in another file (an import)
 * @property {string} key the property that is taken from it, as in `const {key: name} = node`; `''` for all of it
 * @property {Scope} scope that `node` is in
 */

/**
 * @typedef {object} Binding
 * @property {Definition[]} definitions
 * @property {boolean} opaque true if it also gets values that we don't follow, such as a parameter's
 * @property {boolean} isAssigned true if it gets a value after its declaration
 * @property {Definition | null} list what a loop takes it from: `for (const name of list)`
 * @property {{module: string, name: string} | null} imported what an import declaration takes it from; the name is
 *   `default`, `*` or the module's
 */

/** The names that a block or a function declares. Names are known after the whole file has been walked. */
export class Scope {
  /**
   * @param {Scope | null} parent the scope around it, null for the file
   * @param {'file' | 'function' | 'static-block' | 'block'} kind what it belongs to; a class's `static {}` is a
   *   `static-block`
   */
  constructor(parent, kind) {
    this.parent = parent;
    /** Whether `var` puts its names here, rather than further out. */
    this.holdsVars = kind !== 'block';
    /** @type {Map<string, Binding>} */
    this.bindings = new Map();
    /** @type {Map<string, Definition[]>} */
    const members = parent?.members ?? new Map();
    /** Assignments to `this.x`, `a.b` and the like by path, shared by all scopes of the file. */
    this.members = members;
  }

  /**
   * @param {string} name of a variable
   * @returns {Binding} the binding of this scope, made if it wasn't there
   */
  declare(name) {
    let binding = this.bindings.get(name);
    if (!binding)
      this.bindings.set(
        name,
        (binding = { definitions: [], opaque: false, isAssigned: false, list: null, imported: null }),
      );
    return binding;
  }

  /**
   * @param {string} name of a variable
   * @returns {Binding | null} the nearest binding of that name, seen from here
   */
  lookup(name) {
    /** @type {Scope | null} */
    let scope = this;
    for (; scope; scope = scope.parent) {
      const binding = scope.bindings.get(name);
      if (binding) return binding;
    }
    return null;
  }

  /** @returns {Scope} the scope that `var` declares in, seen from here */
  varScope() {
    /** @type {Scope} */
    let scope = this;
    while (!scope.holdsVars && scope.parent) scope = scope.parent;
    return scope;
  }
}
