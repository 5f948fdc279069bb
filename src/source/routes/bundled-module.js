/**
 * Modules that a bundler keeps as functions of one file, each with its own `exports`: esbuild's
 * `var require_auth = __commonJS({"src/auth.js"(exports, module) {...}})`, and webpack's `__webpack_modules__`.
 */
import { unwrap } from '../definition.js';
import { isFunction } from '../node-kinds.js';
import { lastName, memberPath, nameOfKey } from '../member-path.js';

/** @import { Place } from '../program-index.js' */
/** @import { Definition, Scope } from '../scope.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { CallExpression, NewExpression, AnyNode as Node } from 'acorn' */

/**
 * A module in a bundle.
 * @typedef {object} BundledModule
 * @property {string} path as the bundler wrote it, `''` if it was minified away
 * @property {Node} body its function
 * @property {string[]} parameters what CommonJS calls those of the function
 */

/** A path in a package; if packages are nested, the inner one. */
const PACKAGE = /^.*node_modules\/(?!\.)((?:@[^/]+\/)?[^/]+)/;
/** What esbuild's helper makes, even if it is minified. */
const MAKES_EXPORTS = /\{\s*exports:\s*\{\s*\}\s*\}/;
/** Its helper is no longer than this. */
const LONGEST_HELPER = 300;
/** What CommonJS calls the parameters of its modules. */
const ESBUILD = ['exports', 'module'];
const WEBPACK = { require: '__webpack_require__', modules: '__webpack_modules__' };

/**
 * @param {CallExpression | NewExpression} call such as `require_auth()`, `__webpack_require__("./src/auth.js")`
 * @param {FileModel} model of the bundle
 * @param {Scope} scope that it is in
 * @returns {BundledModule | null} what it loads, null if it loads no module of the bundle
 */
export function bundledModule({ callee, arguments: [id] }, model, scope) {
  const name = unwrap(callee);
  if (name.type !== 'Identifier') return null;
  if (name.name === WEBPACK.require) return id?.type === 'Literal' ? moduleNamed(model, String(id.value)) : null;
  return id === undefined ? moduleOf(name.name, model, scope) : null;
}

/**
 * @param {string} name of what loads a module
 * @param {FileModel} model of the bundle
 * @param {Scope} scope where it is used
 * @returns {BundledModule | null} null if esbuild didn't make it
 */
function moduleOf(name, { text }, scope) {
  const made = valueOf(name, scope);
  if (made?.type !== 'CallExpression' || !isHelper(made.callee, text, scope)) return null;
  const [module] = made.arguments;
  if (module?.type === 'ObjectExpression') return moduleIn(module.properties[0], ESBUILD);
  return isFunction(module) ? { path: '', body: module, parameters: ESBUILD } : null;
}

/**
 * @param {Node} callee of a call
 * @param {string} text of the bundle
 * @param {Scope} scope where it is called
 * @returns {boolean} whether it is esbuild's helper that makes a module's `exports`
 */
function isHelper(callee, text, scope) {
  const helper = valueOf(lastName(callee), scope);
  if (helper === null || helper.end - helper.start > LONGEST_HELPER) return false;
  return MAKES_EXPORTS.test(text.slice(helper.start, helper.end));
}

/**
 * @param {FileModel} model of a file that may be a bundle of esbuild's
 * @param {Place} place of code in it
 * @param {Node} object there, which gets a member
 * @returns {boolean} whether that is what the module around it exports, or its `module`: `exports2`, `module2.exports`
 */
export function isExportsOfModule({ text }, place, object) {
  const [root, ...names] = memberPath(object).split('.');
  const around = root === '' ? null : functionWith(root, place);
  if (around === null || names.length > around.index || (names[0] ?? ESBUILD[0]) !== ESBUILD[0]) return false;
  const { up } = around.place;
  const call = up?.node.type === 'Property' ? up.up?.up : up;
  return call?.node.type === 'CallExpression' && isHelper(call.node.callee, text, call.context.scope);
}

/**
 * @param {string} parameter name of one
 * @param {Place} place of code that uses it
 * @returns {{place: Place, index: number} | null} the function around it whose first or second parameter that is
 */
function functionWith(parameter, place) {
  for (let at = place.up; at !== null; at = at.up) {
    const { node } = at;
    const index = isFunction(node) ? node.params.findIndex((each) => lastName(each) === parameter) : -1;
    if (index >= 0) return index < ESBUILD.length ? { place: at, index } : null;
  }
  return null;
}

/**
 * @param {string} name of a variable
 * @param {Scope} scope where it is used
 * @returns {Node | null} its only value
 */
function valueOf(name, scope) {
  const binding = scope.lookup(name);
  return binding?.definitions.length === 1 ? binding.definitions[0].node : null;
}

/**
 * @param {string} path of a module as a bundler wrote it
 * @returns {string} the package that it belongs to, `''` if it is the program's own
 */
export function bundledPackage(path) {
  return PACKAGE.exec(path)?.[1] ?? '';
}

/**
 * @param {Node | undefined} property perhaps of a list of modules
 * @param {string[]} parameters what CommonJS calls those of its function
 * @returns {BundledModule | null}
 */
function moduleIn(property, parameters) {
  if (property?.type !== 'Property' || property.computed || !isFunction(property.value)) return null;
  return { path: nameOfKey(property.key), body: property.value, parameters };
}

/** @type {WeakMap<FileModel, Map<string, BundledModule>>} */
const webpackModules = new WeakMap();

/**
 * @param {FileModel} model of a bundle
 * @param {string} id of one of its modules
 * @returns {BundledModule | null} null if it has no module with that id
 */
function moduleNamed(model, id) {
  let known = webpackModules.get(model);
  if (known === undefined) {
    webpackModules.set(model, (known = new Map()));
    for (const { node } of model.index.uses.get(WEBPACK.modules)?.flatMap(({ up }) => up ?? []) ?? []) {
      const modules = node.type === 'VariableDeclarator' ? node.init : null;
      if (modules?.type !== 'ObjectExpression') continue;
      for (const property of modules.properties) {
        const found = moduleIn(property, ['module', 'exports']);
        if (found !== null) known.set(found.path, found);
      }
    }
  }
  return known.get(id) ?? null;
}

/** What esbuild and Rolldown write before the code of each module that they put next to others. */
const MARK = /^\/\/(?:#region)? (\S+\.[cm]?[jt]sx?)$/gm;

/** @type {WeakMap<FileModel, {start: number, package: string}[]>} */
const marks = new WeakMap();

/**
 * @param {FileModel} model of a bundle
 * @param {Node} node a class or a function that is next to those of other modules
 * @returns {string} the package that it belongs to, `''` if it is the program's own
 */
function markedPackage(model, { start }) {
  let known = marks.get(model);
  if (known === undefined) {
    known = Array.from(model.text.matchAll(MARK), ({ index, 1: path }) => ({
      start: index,
      package: bundledPackage(path),
    }));
    marks.set(model, known);
  }
  return known.findLast((mark) => mark.start < start)?.package ?? '';
}

/** @type {WeakMap<Node, FileModel>} */
const innerModels = new WeakMap();

/**
 * @param {FileModel} model of the bundle
 * @param {BundledModule} module in it
 * @returns {FileModel} what the module alone exports, the same each time
 */
export function innerModel(model, { body, parameters }) {
  const isInside = (/** @type {{start: number} | null} */ node) =>
    node !== null && node.start >= body.start && node.start < body.end;
  let inner = innerModels.get(body);
  if (inner === undefined) {
    const { scope, index } = model;
    /** @type {Map<string, Definition[]>} */
    const members = new Map();
    for (const [path, definitions] of scope.members) {
      const own = definitions.filter(({ node }) => isInside(node));
      if (own.length > 0) members.set(inCommonJs(path, body, parameters), own);
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

/**
 * @param {string} path of something that a module assigns to: `exports2.login`
 * @param {Node} body function of the module
 * @param {string[]} parameters what CommonJS calls those of the function
 * @returns {string} the same path with CommonJS's names
 */
function inCommonJs(path, body, parameters) {
  const [root, ...names] = path.split('.');
  const at = isFunction(body) ? body.params.findIndex((each) => each.type === 'Identifier' && each.name === root) : -1;
  return [parameters[at] ?? root, ...names].join('.');
}

/**
 * @param {FileModel} model of a file that may be a bundle
 * @param {Node} node a class or a function in it
 * @param {Node} callee that calls it
 * @returns {{module: string, name: string} | null} the package that it belongs to, null if it is the program's own
 */
export function markedThing(model, node, callee) {
  const module = markedPackage(model, node);
  // Bundlers number names that occur twice.
  return module === '' ? null : { module, name: lastName(unwrap(callee)).replace(/\d+$/, '') };
}
