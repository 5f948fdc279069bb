/**
 * Whether a file only calls what it imports from a package: then its calls are its only uses of the package.
 */
import { isModuleOf } from '../model/file-path.js';
import { importedName } from './imported-name.js';
import { lastName } from './member-path.js';

/** @import { Place, ProgramIndex } from './program-index.js' */

/**
 * @param {ProgramIndex} index of the file
 * @param {string} packageName of a package
 * @param {(name: string) => boolean} isMeant whether a function of the package counts; unknown ones do
 * @returns {boolean} false if the package, or such a function of it, may be passed on
 */
export function isOnlyCalled({ uses: byName }, packageName, isMeant) {
  const uses = [...byName].flatMap(([key, places]) => (key.startsWith('.') ? [] : places));
  return uses.every((use) => !isOf(use, packageName, isMeant) || isBrought(use) || isCalled(use, isMeant));
}

/**
 * @param {Place} use of a variable
 * @param {string} packageName of a package
 * @param {(name: string) => boolean} isMeant whether a function of the package counts
 * @returns {boolean} whether it is the package, or something of it that counts
 */
function isOf({ node, context }, packageName, isMeant) {
  const { module = '', name = '' } = importedName(node, context.scope) ?? {};
  return isModuleOf(module, packageName) && (name === '*' || name === 'default' || isMeant(name));
}

/**
 * @param {Place} use of a variable
 * @returns {boolean} whether it gets its value there
 */
function isBrought({ node, up }) {
  const parent = up?.node;
  if (parent?.type === 'VariableDeclarator') return parent.id === node;
  if (parent?.type === 'Property') return up?.up?.node.type === 'ObjectPattern';
  return parent !== undefined && /^Import\w*Specifier$/.test(parent.type);
}

/**
 * @param {Place} use of the package, or of a function of it
 * @param {(name: string) => boolean} isMeant whether a function counts
 * @returns {boolean} whether it is called there, or does not count
 */
function isCalled({ node, up }, isMeant) {
  const parent = up?.node;
  if (parent?.type === 'CallExpression') return parent.callee === node;
  if (parent?.type !== 'MemberExpression' || parent.object !== node || parent.computed) return false;
  return !isMeant(lastName(parent)) || (up?.up?.node.type === 'CallExpression' && up.up.node.callee === parent);
}
