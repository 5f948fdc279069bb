/** Where a file uses a variable or a parameter: in another scope, the same name means another one. */

/** @import { Place } from './program-index.js' */
/** @import { Binding, Scope } from './scope.js' */
/** @import { FunctionNode } from './v8-position.js' */

/** A minified file has thousands of variables called `e`. @type {WeakMap<Place[], ReturnType<typeof groupUses>>} */
const GROUPED = new WeakMap();

/**
 * @param {string} name of a variable
 * @param {Scope} scope in which it has that name
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {readonly Place[]} where the variable is used, including its declaration, in the order of `uses`
 */
export function usesOfVariable(name, scope, uses) {
  const all = uses.get(name);
  if (all === undefined) return [];
  const grouped = GROUPED.get(all) ?? groupUses(all, name);
  GROUPED.set(all, grouped);
  return grouped.get(scope.lookup(name)) ?? [];
}

/**
 * @param {Place[]} all uses of a name
 * @param {string} name of variables
 * @returns {Map<Binding | null, Place[]>} those of each variable
 */
function groupUses(all, name) {
  /** @type {Map<Binding | null, Place[]>} */
  const grouped = new Map();
  for (const use of all) {
    const binding = use.context.scope.lookup(name);
    const group = grouped.get(binding) ?? [];
    grouped.set(binding, group);
    group.push(use);
  }
  return grouped;
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
  const first = uses.get(name)?.find((use) => use.node === parameter);
  if (first === undefined) return [];
  return usesOfVariable(name, first.context.scope, uses)
    .filter((use) => use.node !== parameter)
    .toSorted((one, other) => one.node.start - other.node.start);
}

/**
 * @param {Place} use of a variable
 * @returns {boolean} whether it is declared there
 */
export function isDeclared({ node, up }) {
  return up?.node.type === 'VariableDeclarator' && up.node.id === node;
}
