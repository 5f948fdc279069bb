/** Where a file uses a variable or a parameter: in another scope, the same name means another one. */

/** @import { Place } from './program-index.js' */
/** @import { Scope } from './scope.js' */
/** @import { FunctionNode } from './v8-position.js' */

/**
 * @param {string} name of a variable
 * @param {Scope} scope in which it has that name
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {Place[]} where the variable is used, including its declaration, in the order of `uses`
 */
export function usesOfVariable(name, scope, uses) {
  const binding = scope.lookup(name);
  return (uses.get(name) ?? []).filter((use) => use.context.scope.lookup(name) === binding);
}

/**
 * @param {FunctionNode} node of a function
 * @param {number} index of one of its parameters
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {Place[]} where the parameter is used, in the function or in functions within it, in order; none if it has
 *   no name
 */
export function usesOfParameter(node, index, uses) {
  const parameter = node.params[index];
  if (parameter?.type !== 'Identifier') return [];
  const { name } = parameter;
  const binding = uses
    .get(name)
    ?.find((use) => use.node === parameter)
    ?.context.scope.lookup(name);
  return (uses.get(name) ?? [])
    .filter((use) => use.node !== parameter && use.context.scope.lookup(name) === binding)
    .toSorted((one, other) => one.node.start - other.node.start);
}

/**
 * @param {Place} use of a variable
 * @returns {boolean} whether it is declared there
 */
export function isDeclared({ node, up }) {
  return up?.node.type === 'VariableDeclarator' && up.node.id === node;
}
