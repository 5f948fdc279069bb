/**
 * Modules that a bundler keeps as functions of one file, each with `exports` of its own: esbuild's
 * `var require_auth = __commonJS({"src/auth.js"(exports, module) {...}})`, and webpack's `__webpack_modules__`.
 */
import { unwrap } from '../definition.js';
import { isFunction } from '../is-function.js';
import { lastName } from '../member-path.js';

/** @import { Definition, Scope } from '../scope.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { AssignmentProperty, CallExpression, NewExpression, AnyNode as Node, Property } from 'acorn' */

/** A module in a bundle: its path as the bundler wrote it, and its function. @typedef {{path: string, body: Node}} BundledModule */

/** What is in a package, of nested ones the inner. */
const PACKAGE = /^.*node_modules\/(?!\.)((?:@[^/]+\/)?[^/]+)/;
/** esbuild's helper. */
const WRAPS = /^__commonJS(?:Min)?$/;
const WEBPACK = { require: '__webpack_require__', modules: '__webpack_modules__' };

/**
 * @param {CallExpression | NewExpression} call such as `require_auth()`, `__webpack_require__("./src/auth.js")`
 * @param {FileModel} model of the bundle
 * @param {Scope} scope where it stands
 * @returns {BundledModule | null} what it loads, null if it loads no module of the bundle
 */
export function bundledModule({ callee, arguments: [id] }, model, scope) {
  const name = unwrap(callee);
  if (name.type !== 'Identifier') return null;
  if (name.name === WEBPACK.require) return id?.type === 'Literal' ? moduleNamed(model, String(id.value)) : null;
  return id === undefined ? moduleOf(name.name, scope) : null;
}

/**
 * @param {string} name of what loads a module
 * @param {Scope} scope where it is used
 * @returns {BundledModule | null} null if esbuild did not make it
 */
function moduleOf(name, scope) {
  const binding = scope.lookup(name);
  const made = binding?.definitions.length === 1 ? binding.definitions[0].node : null;
  if (made?.type !== 'CallExpression' || !WRAPS.test(lastName(made.callee))) return null;
  const [modules] = made.arguments;
  return modules?.type === 'ObjectExpression' ? moduleIn(modules.properties[0]) : null;
}

/**
 * @param {string} path of a module as a bundler wrote it
 * @returns {string} the package that it is of, `''` if it is the program's own
 */
export function bundledPackage(path) {
  return PACKAGE.exec(path)?.[1] ?? '';
}

/**
 * @param {Node | undefined} property perhaps of a list of modules
 * @returns {BundledModule | null}
 */
function moduleIn(property) {
  if (property?.type !== 'Property' || property.computed || !isFunction(property.value)) return null;
  return { path: keyOf(property), body: property.value };
}

/**
 * @param {Property | AssignmentProperty} property any
 * @returns {string} its name, `''` if it has none
 */
function keyOf({ key }) {
  return key.type === 'Literal' ? String(key.value) : key.type === 'Identifier' ? key.name : '';
}

/** @type {WeakMap<FileModel, Map<string, BundledModule>>} */
const webpackModules = new WeakMap();

/**
 * @param {FileModel} model of a bundle
 * @param {string} id of one of its modules
 * @returns {BundledModule | null} null if it has none of that id
 */
function moduleNamed(model, id) {
  let known = webpackModules.get(model);
  if (known === undefined) {
    webpackModules.set(model, (known = new Map()));
    for (const { node } of model.index.uses.get(WEBPACK.modules)?.flatMap(({ up }) => up ?? []) ?? []) {
      const modules = node.type === 'VariableDeclarator' ? node.init : null;
      if (modules?.type !== 'ObjectExpression') continue;
      for (const property of modules.properties) {
        const found = moduleIn(property);
        if (found !== null) known.set(found.path, found);
      }
    }
  }
  return known.get(id) ?? null;
}

/** @type {WeakMap<Node, FileModel>} */
const innerModels = new WeakMap();

/**
 * @param {FileModel} model of the bundle
 * @param {BundledModule} module in it
 * @returns {FileModel} what the module alone exports, the same each time
 */
export function innerModel(model, { body }) {
  const isInside = (/** @type {{start: number} | null} */ node) =>
    node !== null && node.start >= body.start && node.start < body.end;
  let inner = innerModels.get(body);
  if (inner === undefined) {
    const { scope, index } = model;
    /** @type {Map<string, Definition[]>} */
    const members = new Map();
    for (const [path, definitions] of scope.members) {
      const own = definitions.filter(({ node }) => isInside(node));
      if (own.length > 0) members.set(path, own);
    }
    const calls = index.calls.filter(isInside);
    inner = {
      ...model,
      index: { ...index, calls },
      program: body,
      scope: Object.create(scope, { members: { value: members } }),
    };
    innerModels.set(body, inner);
  }
  return inner;
}
