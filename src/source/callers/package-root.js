import { isBuiltin } from 'node:module';
import { MAX_STEPS, unwrap } from '../definition.js';
import { memberPath } from '../member-path.js';
import { literalText } from '../routes/literal-value.js';

/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Values } from '../routes/values.js' */
/** @import { Scope } from '../scope.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** Literals and other values that are written where they are used belong to the language. */
const WRITTEN = /^(?:Literal|TemplateLiteral|ArrayExpression|ObjectExpression)$/;

/**
 * Whether the object of a method call is not the program's own: `jwt.verify`, `createHash('md5').update`, `Math.max`.
 * @param {{model: FileModel, node: Node, scope: Scope}} callee a name or a member
 * @param {Values} values across the files
 * @param {(module: string) => boolean} isPackage whether a module is known not to be one of the program's files
 * @param {number} [steps] how many more names may be followed
 * @returns {boolean} whether it begins with something from a package, or from the language
 */
export function isOfPackage({ model, node, scope }, values, isPackage, steps = MAX_STEPS) {
  // The path of `require(path.join(...))` is not known.
  const isOutside = (/** @type {string} */ module) => module !== '' && (isBuiltin(module) || isPackage(module));
  const root = rootOf(node);
  if (WRITTEN.test(root.type)) return root !== node;
  if (root.type === 'CallExpression') return isOutside(literalText(root.arguments[0]));
  if (root.type !== 'Identifier' || steps === 0) return false;
  const binding = scope.lookup(root.name);
  if (binding === null) return root !== node;
  const value = values.of({ model, node: root, scope });
  // From a package, or made by one of its functions.
  if (value !== null) return 'module' in value && isOutside(value.module);
  const [definition] = binding.definitions;
  if (binding.opaque || binding.definitions.length !== 1 || definition.node === null) return false;
  return isOfPackage({ model, node: definition.node, scope: definition.scope }, values, isPackage, steps - 1);
}

/**
 * @param {Node} node an expression
 * @returns {boolean} whether it is a call that loads a module
 */
export function isLoad(node) {
  return node.type === 'CallExpression' && memberPath(node.callee) === 'require';
}

/**
 * @param {Node} node an expression
 * @returns {Node} what it begins with: `a` in `a.b(c).d`, `require('a')` in `require('a').b`
 */
function rootOf(node) {
  let root = unwrap(node);
  for (;;) {
    if (root.type === 'MemberExpression') root = unwrap(root.object);
    else if (root.type === 'NewExpression' || (root.type === 'CallExpression' && !isLoad(root)))
      root = unwrap(root.callee);
    else return root;
  }
}
