/** Whether a name leads to what a package, Node or the language has, rather than to the program's own code. */
import { isBuiltin } from 'node:module';
import { MAX_STEPS, unwrap } from '../definition.js';
import { lastName, memberPath } from '../member-path.js';
import { literalText } from '../routes/literal-meaning.js';

/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Expression, Value, Values } from '../routes/values.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** Text and numbers belong to the language, and so do lists, but not what is in them. */
const WRITTEN = /^(?:Literal|TemplateLiteral)$/;

/** What has a name that is looked up: a variable, or `this.hash`. */
const NAMES = /^(?:Identifier|MemberExpression)$/;

/** Names that the language and Node give to all files: any other that no file declares is the program's own. */
const OF_LANGUAGE = new Set(
  `AbortController AbortSignal Array ArrayBuffer AsyncFunction Atomics BigInt BigInt64Array BigUint64Array Blob Boolean
  BroadcastChannel Buffer Crypto CryptoKey CustomEvent DataView Date Error Event EventTarget File FinalizationRegistry
  Float32Array Float64Array FormData Function Headers Int16Array Int32Array Int8Array Intl Iterator JSON Map Math
  MessageChannel Number Object Promise Proxy RangeError ReadableStream Reflect RegExp Request Response Set
  SharedArrayBuffer String SubtleCrypto Symbol SyntaxError TextDecoder TextEncoder TransformStream TypeError URL
  URLSearchParams Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet WebAssembly WebSocket
  WritableStream atob btoa clearImmediate clearInterval clearTimeout console crypto decodeURIComponent encodeURIComponent
  escape fetch isNaN navigator parseFloat parseInt performance process queueMicrotask setImmediate setInterval setTimeout
  structuredClone unescape`.split(/\s+/),
);

/** Node made `process.mainModule`, but it loads the program's files. */
const MAIN = 'mainModule';

/** What these make, or return, may hold the program's objects: `Object.create(Auth.prototype)`, `als.getStore()`. */
const HOLDS_OTHERS =
  /^(?:Array|Iterator|Map|Object|Promise|Proxy|Reflect|Set|WeakMap|WeakRef|WeakSet|(?:node:)?(?:async_hooks|module|vm))$/;

/**
 * Whether the object of a method call is not the program's own: `jwt.verify`, `createHash('md5').update`, `Math.max`. What a
 * package hands back may be: `Container.get(Auth)`, `await User.findOne(id)`, `_.once(() => new Auth())()`.
 * @param {Expression} callee a name or a member
 * @param {Values} values across the files
 * @param {{steps: number, isMade: boolean}} [names] how many more may be followed, and whether something that a call
 *   returned was found by one
 * @returns {boolean} whether it is a package's, or the language's
 */
export function isOfPackage({ model, node, scope }, values, names = { steps: MAX_STEPS, isMade: false }) {
  const { root, isMade } = beginningOf(node, names.isMade);
  if (lastName(root) === MAIN) return false;
  if (root.type === 'CallExpression') return isTheirs(literalText(root.arguments[0]), isMade, values);
  if (root.type === 'Identifier' && scope.lookup(root.name) === null)
    return root !== node && isOfLanguage(root.name, isMade);
  if (!NAMES.test(root.type) || names.steps === 0) return isWritten(node, root);
  const value = values.of({ model, node: root, scope });
  if (value !== null) return 'module' in value && isOfValue(value, isMade, values);
  const further = onlyDefinition({ model, node: root, scope });
  return further !== null && isOfPackage(further, values, { steps: names.steps - 1, isMade });
}

/**
 * @param {Expression} named a name, or a member
 * @returns {Expression | null} what it means, null if that is not written, or not known
 */
function onlyDefinition({ model, node, scope }) {
  const binding = node.type === 'Identifier' ? scope.lookup(node.name) : null;
  if (binding === null || binding.opaque || binding.definitions.length !== 1) return null;
  const [definition] = binding.definitions;
  return definition.node && { model, node: definition.node, scope: definition.scope };
}

/**
 * @param {string} name that no file declares
 * @param {boolean} isMade whether a function of it returned what is called
 * @returns {boolean} whether that is the language's own
 */
export function isOfLanguage(name, isMade) {
  return OF_LANGUAGE.has(name) && !(isMade && HOLDS_OTHERS.test(name));
}

/**
 * @param {Extract<Value, {kind: 'package' | 'made'}>} value that begins an expression
 * @param {boolean} isMade whether a function of it returned what is called
 * @param {Values} values across the files
 * @returns {boolean} whether that is the module's own
 */
function isOfValue({ kind, module, name }, isMade, values) {
  return !name.split('.').includes(MAIN) && isTheirs(module, isMade || kind === 'made', values);
}

/**
 * @param {string | FileModel} module name of a module, or one of the program's files
 * @param {boolean} isMade whether a function of it returned what is called
 * @param {Values} values across the files
 * @returns {boolean} whether that is the module's own
 */
function isTheirs(module, isMade, values) {
  if (typeof module !== 'string' || module === '') return false;
  return isMade ? isBuiltin(module) && !HOLDS_OTHERS.test(module) : values.isOfOthers(module);
}

/**
 * @param {Node} node an expression
 * @param {Node} root what it begins with
 * @returns {boolean} whether it is something that text, numbers, or a list have
 */
function isWritten(node, root) {
  if (root.type !== 'ArrayExpression') return WRITTEN.test(root.type) && root !== node;
  const member = unwrap(node);
  return member.type === 'MemberExpression' && unwrap(member.object) === root;
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
 * @param {boolean} wasMade whether a call returned what it leads to
 * @returns {{root: Node, isMade: boolean}} what it begins with: `a` in `a.b(c).d`, `require('a')` in
 *   `require('a').b`, `this.a` in `this.a.b`; and the same, also of calls in it
 */
export function beginningOf(node, wasMade) {
  let root = unwrap(node);
  let isMade = wasMade;
  for (;;) {
    if (lastName(root) === MAIN) return { root, isMade };
    if (root.type === 'MemberExpression' && root.object.type !== 'ThisExpression') root = unwrap(root.object);
    else if (root.type === 'NewExpression' || (root.type === 'CallExpression' && !isLoad(root))) {
      root = unwrap(root.callee);
      isMade = true;
    } else return { root, isMade };
  }
}
