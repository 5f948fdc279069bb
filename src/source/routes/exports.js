/** What a file exports: by `export`, by `module.exports`, and by the helpers of TypeScript, esbuild and swc. */
import { DECORATES } from '../compiler-helpers.js';
import { unwrap } from '../definition.js';
import { isFunction, isUndefined } from '../node-kinds.js';
import { lastName, memberName, memberPath, nameOfKey } from '../member-path.js';

/** @import { Definition, Scope } from '../scope.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { AnyNode as Node } from 'acorn' */

/**
 * Where a name that a file exports gets its value: an expression of the file, or something of another module.
 * @typedef {{node: Node, scope: Scope} | {module: string, name: string}} Exported name `*` for the whole module
 */

/**
 * @typedef {object} Exports
 * @property {Map<string, Exported>} names `default` among them
 * @property {Exported | null} whole what `module.exports` is, null if it is the object that has the names
 * @property {string[]} stars modules whose names are all exported as well
 */

/** esbuild's, swc's and webpack's helpers that define getters. */
const DEFINES = /^(?:__export|_export|__webpack_require__\.d)$/;

/**
 * @param {FileModel} model of a file
 * @returns {Exports} by name, with the modules whose names it re-exports
 */
export function exportsOf(model) {
  const { program, scope, index } = model;
  /** @type {Exports} */
  const found = { names: new Map(), whole: null, stars: [] };
  for (const [path, definitions] of scope.members) addAssigned(found, path, definitions);
  for (const { node, scope: where } of index.calls) if (node.type === 'CallExpression') addDefined(found, node, where);
  if (program.type === 'Program') for (const statement of program.body) addStatement(found, statement, scope);
  return found;
}

/**
 * @param {Exports} found to add to
 * @param {string} path such as `exports.login`, `module.exports`
 * @param {Definition[]} definitions what is assigned to it
 */
function addAssigned(found, path, definitions) {
  const named = /^(?:module\.)?exports\.([\w$]+)$/.exec(path);
  if (named === null && path !== 'module.exports') return;
  const all = definitions.filter(({ node }) => node !== null && !isVoid(node));
  const undecorated = all.filter(({ node }) => node !== null && !isDecorated(node));
  const values = undecorated.length > 0 ? undecorated : all;
  if (values.length !== 1) return;
  const [{ node, scope }] = values;
  const exported = { node: /** @type {Node} */ (node), scope };
  if (named === null) found.whole = exported;
  else found.names.set(named[1], exported);
}

/**
 * TypeScript writes `exports.a = exports.b = void 0` before everything else.
 * @param {Node} node a value
 * @returns {boolean} whether it is not a value
 */
function isVoid(node) {
  if (node.type === 'AssignmentExpression') return isVoid(node.right);
  return isUndefined(node);
}

/**
 * TypeScript exports a class, and again when it is decorated.
 * @param {Node} node a value
 * @returns {boolean} whether it is that
 */
function isDecorated(node) {
  if (node.type === 'AssignmentExpression') return isDecorated(node.right);
  return node.type === 'CallExpression' && DECORATES.test(lastName(unwrap(node.callee)));
}

/**
 * `__export(x, { login: () => login })`, `Object.defineProperty(exports, 'login', { get: function () {...} })`.
 * @param {Exports} found to add to
 * @param {import('acorn').CallExpression} call any
 * @param {Scope} scope that it is in
 */
function addDefined(found, { callee, arguments: [target, second, third] }, scope) {
  if (DEFINES.test(memberPath(callee))) addGetters(found, second, scope);
  const isDefinition = callee.type === 'MemberExpression' && memberName(callee.property) === 'defineProperty';
  if (!isDefinition || target?.type !== 'Identifier' || target.name !== 'exports') return;
  if (second?.type === 'Literal') addGetter(found, String(second.value), propertyNamed(third, 'get'), scope);
}

/**
 * @param {Exports} found to add to
 * @param {Node | undefined} names an object of getters
 * @param {Scope} scope that it is in
 */
function addGetters(found, names, scope) {
  if (names?.type !== 'ObjectExpression') return;
  for (const property of names.properties)
    if (property.type === 'Property') addGetter(found, nameOfKey(property.key), property.value, scope);
}

/**
 * @param {Exports} found to add to
 * @param {string} name that is exported
 * @param {Node | null} getter of it
 * @param {Scope} scope that it is in
 */
function addGetter(found, name, getter, scope) {
  const node = getter && returned(getter);
  if (node) addName(found, name, { node, scope });
}

/**
 * @param {Node | undefined} object perhaps an object literal
 * @param {string} name of a property
 * @returns {Node | null} its value, null if it has none
 */
export function propertyNamed(object, name) {
  const property =
    object?.type === 'ObjectExpression'
      ? object.properties.find((each) => each.type === 'Property' && nameOfKey(each.key) === name)
      : undefined;
  return property?.type === 'Property' ? property.value : null;
}

/**
 * @param {Node} node perhaps a function that only returns something
 * @returns {Node | null} what it returns
 */
export function returned(node) {
  if (!isFunction(node)) return null;
  if (node.body.type !== 'BlockStatement') return node.body;
  const [statement] = node.body.body;
  return statement?.type === 'ReturnStatement' ? (statement.argument ?? null) : null;
}

/**
 * @param {Exports} found to add to
 * @param {string} name that is exported
 * @param {Exported} exported what it is
 */
function addName(found, name, exported) {
  if (name !== '' && !found.names.has(name)) found.names.set(name, exported);
}

/**
 * @param {Exports} found to add to
 * @param {Node} statement of the file
 * @param {Scope} scope of the file
 */
function addStatement(found, statement, scope) {
  switch (statement.type) {
    case 'ExportDefaultDeclaration':
      addName(found, 'default', { node: named(statement.declaration), scope });
      break;
    case 'ExportAllDeclaration':
      if (statement.exported)
        addName(found, nameOfKey(statement.exported), { module: importedModule(statement.source), name: '*' });
      else found.stars.push(importedModule(statement.source));
      break;
    case 'ExportNamedDeclaration':
      addNamed(found, statement, scope);
      break;
    default:
  }
}

/**
 * @param {Exports} found to add to
 * @param {import('acorn').ExportNamedDeclaration} statement of the file
 * @param {Scope} scope of the file
 */
function addNamed(found, { source, specifiers, declaration }, scope) {
  for (const { local, exported } of specifiers) {
    const from = source ? { module: importedModule(source), name: nameOfKey(local) } : { node: unwrap(local), scope };
    addName(found, nameOfKey(exported), from);
  }
  if (declaration?.type === 'VariableDeclaration') {
    for (const { id } of declaration.declarations)
      if (id.type === 'Identifier') addName(found, id.name, { node: id, scope });
  } else if (declaration?.id) {
    addName(found, declaration.id.name, { node: declaration.id, scope });
  }
}

/**
 * @param {Node} declaration that is exported
 * @returns {Node} its name if it has one, which means the same
 */
function named(declaration) {
  const isDeclared = declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
  return isDeclared && declaration.id ? declaration.id : unwrap(declaration);
}

/**
 * @param {import('acorn').Literal} source of an import
 * @returns {string} the module
 */
function importedModule({ value }) {
  return String(value);
}
