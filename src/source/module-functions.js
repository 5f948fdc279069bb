/** Finds functions of a bundle that are whole modules, as bundlers and UMD wrap them. */
import { declaring, wrapperOf } from './code-names.js';

/** @import { CodeOutline, Exporting } from './code-outline.js' */

/**
 * @param {CodeOutline} outline of a file
 * @returns {Set<number>} indexes of the functions that are modules
 */
export function wrappersIn({ functions, exporting }) {
  const wrappers = new Set(functions.flatMap(({ isModule }, index) => (isModule ? [index] : [])));
  for (const each of exporting) for (const index of moduleOf(functions, each)) wrappers.add(index);
  return wrappers;
}

/**
 * @param {CodeOutline['functions']} functions of the file
 * @param {Exporting} exporting where a module sets its exports
 * @returns {number[]} functions that are that module
 */
function moduleOf(functions, { scope, variable, body }) {
  const parameter = wrapperOf(scope, variable);
  // A variable that the file does not declare is Node's: its value may be the whole bundle.
  const declaredIn = declaring(scope, variable)?.function;
  if (declaredIn === undefined) return [];
  const modules = [parameter, body];
  if (parameter === -1 && scope.function !== declaredIn) modules.push(scope.function);
  return modules.filter((index) => functions[index] !== undefined);
}

/**
 * @param {CodeOutline['functions']} functions of the file
 * @param {number} index of a function
 * @param {ReadonlySet<number>} wrappers functions that are modules
 * @returns {number} index of the innermost of those around it, -1 if there is none
 */
export function moduleAround(functions, index, wrappers) {
  let outer = functions[index].outer;
  while (outer !== -1 && !wrappers.has(outer)) outer = functions[outer].outer;
  return outer;
}
