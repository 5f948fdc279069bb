/** @import { Place } from './program-index.js' */
/** @import { FunctionNode } from './v8-position.js' */

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
  const all = uses.get(parameter.name) ?? [];
  const binding = all.find((use) => use.node === parameter)?.context.scope.lookup(parameter.name);
  return all
    .filter((use) => use.node !== parameter && use.context.scope.lookup(parameter.name) === binding)
    .toSorted((one, other) => one.node.start - other.node.start);
}
