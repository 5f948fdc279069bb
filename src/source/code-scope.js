/** Which names a function or a block declares and uses, for code-reader.js. */

/** @import { AnyNode as Node } from 'acorn' */

/** Names that a function or a block declares and uses. */
export class CodeScope {
  /** @type {CodeScope | null} */
  parent = null;
  /** @type {Set<string>} */
  declared = new Set();
  /** @type {Set<string>} */
  used = new Set();
  /** @type {Set<string>} those of `declared` that are parameters */
  parameters = new Set();

  /** @param {number} index of the function whose code it is, -1 for the file's */
  constructor(index) {
    this.function = index;
  }
}

/**
 * @param {CodeScope} scope of a function
 * @param {string} name of a variable
 * @returns {boolean} whether the function declares it itself
 */
export function isOwn({ declared, parameters }, name) {
  return declared.has(name) && !parameters.has(name);
}

/**
 * @param {CodeScope} scope any
 * @returns {CodeScope} the scope of its function, or of the file
 */
export function functionScope(scope) {
  let outer = scope;
  while (outer.parent !== null && outer.parent.function === scope.function) outer = outer.parent;
  return outer;
}

/**
 * @param {Node} node of any type
 * @returns {boolean} whether names declared in it may be invisible outside
 */
export function opensScope({ type }) {
  return /^(?:Block|For|ForIn|ForOf|Switch)Statement$|^StaticBlock$|^CatchClause$/.test(type);
}

/**
 * @param {import('acorn').ImportDeclaration} node of a module
 * @param {CodeScope} scope of the file
 */
export function declareImports({ specifiers }, scope) {
  for (const { local } of specifiers) scope.declared.add(local.name);
}
