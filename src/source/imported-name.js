/** Finds the module that a called name comes from. */
import { calleeName } from './call-name.js';
import { IMPORTS_MODULE } from './compiler-helpers.js';
import { MAX_STEPS, unwrap } from './definition.js';
import { lastName, memberName } from './member-path.js';
import { literalText } from './routes/literal-meaning.js';

/** @import { ImportedName } from '../model/source-call.js' */
/** @import { Scope } from './scope.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/** @typedef {{module: string, name: string}} Export `name` is `*` for all of the module */

/** Possible names and paths of modules; anything else is kept out of profiles. */
const SPECIFIER = /^[@#\w./:~+-]{1,120}$/;

/**
 * Where the outermost name of a callee comes from: `crypto` of `crypto.pbkdf2Sync`, `derive` after
 * `const { pbkdf2Sync: derive } = require('crypto')`.
 * @param {Node} callee of a call
 * @param {Scope} scope that it is in
 * @returns {ImportedName | null} null if it doesn't come from a module, or that is unknown
 */
export function importedName(callee, scope) {
  let root = unwrap(callee);
  while (root.type === 'MemberExpression') root = unwrap(root.object);
  const found = exportOf(root, scope, MAX_STEPS);
  if (found === null || !SPECIFIER.test(found.module)) return null;
  const local = root.type === 'Identifier' ? root.name : '';
  return { module: found.module, name: found.name, local, reach: reachOf(local, scope) };
}

/**
 * The same for `crypto.createHash('sha256').update(data).digest`, which calls node:crypto's own function first.
 * @param {Node} callee of a call
 * @param {Scope} scope that it is in
 * @returns {ImportedName | null} null if the callee begins otherwise
 */
export function hashImport(callee, scope) {
  let maker = callee;
  for (
    let object = receiver(maker);
    object?.type === 'CallExpression' && lastName(maker) !== 'createHash';
    object = receiver(maker)
  )
    maker = unwrap(object.callee);
  const imported = maker !== callee && lastName(maker) === 'createHash' ? importedName(maker, scope) : null;
  return imported && /^(?:node:)?crypto$/.test(imported.module) ? imported : null;
}

/**
 * @param {Node} callee of a call
 * @returns {Node | null} the object whose method it is, null if it is none
 */
function receiver(callee) {
  return callee.type === 'MemberExpression' ? unwrap(callee.object) : null;
}

/**
 * @param {string} name of a variable, `''` for none
 * @param {Scope} scope where it is used
 * @returns {ImportedName['reach']} where else it is known
 */
function reachOf(name, scope) {
  const binding = scope.lookup(name);
  if (binding?.imported) return 'import';
  let outermost = scope;
  while (outermost.parent) outermost = outermost.parent;
  return binding !== null && outermost.bindings.get(name) === binding ? 'file' : 'inner';
}

/**
 * @param {Node} node an expression
 * @param {Scope} scope that it is in
 * @param {number} steps how many more names may be followed
 * @returns {Export | null} the module, and what of it this is
 */
function exportOf(node, scope, steps) {
  const inner = unwrap(node);
  if (steps <= 0) return null;
  switch (inner.type) {
    case 'Identifier':
      return boundExport(inner.name, scope, steps);
    case 'MemberExpression':
      return inner.computed ? null : memberOf(exportOf(inner.object, scope, steps - 1), memberName(inner.property));
    case 'ImportExpression':
      return wholeModule(inner.source);
    case 'CallExpression':
      return loadedModule(inner, scope, steps);
    default:
      return null;
  }
}

/**
 * @param {string} name of a variable
 * @param {Scope} scope where it is used
 * @param {number} steps how many more names may be followed
 * @returns {Export | null}
 */
function boundExport(name, scope, steps) {
  const binding = scope.lookup(name);
  if (binding === null) return null;
  if (binding.imported) return binding.imported;
  if (binding.opaque || binding.definitions.length !== 1) return null;
  const [{ node, key, scope: where }] = binding.definitions;
  const whole = node && exportOf(node, where, steps - 1);
  return whole && key ? memberOf(whole, key) : whole;
}

/**
 * @param {Export | null} whole a module, or something of it
 * @param {string} name of a property
 * @returns {Export | null} null if it is a property of something other than a module
 */
function memberOf(whole, name) {
  if (whole === null || name === '') return null;
  // A module's default export often is the module: `require('x').default`, `import crypto from 'crypto'`.
  return whole.name === '*' || whole.name === 'default' ? { module: whole.module, name } : null;
}

/**
 * @param {CallExpression} call such as `require('crypto')`, `__importStar(require('crypto'))`
 * @param {Scope} scope that it is in
 * @param {number} steps how many more names may be followed
 * @returns {Export | null} null if it loads no module
 */
function loadedModule(call, scope, steps) {
  const {
    callee,
    arguments: [argument],
  } = call;
  if (argument === undefined) return null;
  if (isLoader(callee, scope)) return wholeModule(argument);
  return IMPORTS_MODULE.test(lastName(callee)) ? exportOf(argument, scope, steps - 1) : null;
}

/**
 * @param {Node} callee of a call
 * @param {Scope} scope that it is in
 * @returns {boolean} whether it is `require`, what `createRequire` made, or `process.getBuiltinModule`
 */
function isLoader(callee, scope) {
  if (callee.type === 'MemberExpression')
    return !callee.computed && /^(?:require|getBuiltinModule)$/.test(memberName(callee.property));
  if (callee.type !== 'Identifier') return false;
  const binding = scope.lookup(callee.name);
  if (binding === null) return callee.name === 'require';
  const [definition] = binding.definitions;
  const node = binding.definitions.length === 1 && !definition.key && definition.node ? unwrap(definition.node) : null;
  return node?.type === 'CallExpression' && calleeName(node, definition.scope) === 'createRequire';
}

/**
 * @param {Node} specifier of a module
 * @returns {Export | null} null if it is not a literal
 */
function wholeModule(specifier) {
  const module = literalText(specifier);
  return module === '' ? null : { module, name: '*' };
}
