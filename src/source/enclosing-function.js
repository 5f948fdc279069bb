import { calledWith, HANDLER } from './handed-over.js';
import { skipTrivia } from './v8-position.js';

/** @typedef {import('../model/profile.js').EnclosingFunction} EnclosingFunction */
/** @typedef {import('./program-index.js').Place} Place */
/** @typedef {import('./v8-position.js').FunctionNode} FunctionNode */

/**
 * @typedef {object} FileGrounds
 * @property {string} text the whole source
 * @property {import('./line-table.js').LineTable} lines of the text
 * @property {'esm' | 'cjs'} module
 * @property {boolean} mayAwait false if the file uses `await` as a name
 * @property {Set<string>} constructed names of functions that `new` is used with
 * @property {(node: import('./scope.js').Node) => string} nameOf names of functions
 */

/**
 * The innermost function around a call, as far as it decides what may be awaited there.
 * @param {Place} place of the call
 * @param {FileGrounds} file that holds it
 * @returns {EnclosingFunction}
 */
export function enclosingFunction(place, file) {
  for (let inner = place, outer = place.up; outer; inner = outer, outer = outer.up) {
    const { node } = outer;
    if (isFunction(node)) return node.params.includes(/** @type {never} */ (inner.node)) ? ofParameters(outer, file) : ofFunction(outer, node, file);
    if (node.type === 'StaticBlock') return nowhere('static-block', '', false);
    if (node.type === 'PropertyDefinition' && node.value === inner.node) return nowhere('field', '', false);
  }
  return nowhere('module', '', file.module === 'esm');
}

/**
 * @param {import('./scope.js').Node} node of any type
 * @returns {node is import('acorn').FunctionDeclaration | import('acorn').FunctionExpression | import('acorn').ArrowFunctionExpression}
 */
function isFunction(node) {
  return node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression';
}

/**
 * @param {EnclosingFunction['kind']} kind of what is no function that can be made async
 * @param {string} name that it has
 * @param {boolean} isAsync whether `await` may stand there
 * @returns {EnclosingFunction}
 */
function nowhere(kind, name, isAsync) {
  return { kind, name, isAsync, isGenerator: false, isCallback: false, calledBy: '', asyncAt: null };
}

/**
 * Default values of parameters are worked out before the function's body begins: no `await` may stand there.
 * @param {Place} place of the function
 * @param {FileGrounds} file that holds it
 * @returns {EnclosingFunction}
 */
function ofParameters({ node }, file) {
  return nowhere('parameters', file.nameOf(node), false);
}

/**
 * @param {Place} place of the function
 * @param {FunctionNode} node of it
 * @param {FileGrounds} file that holds it
 * @returns {EnclosingFunction}
 */
function ofFunction(place, node, file) {
  const kind = kindOf(place);
  const isGenerator = node.generator === true;
  const name = file.nameOf(place.node);
  const mayBecome = kind === 'arrow' || kind === 'method' || (kind === 'function' && !isConstructor(name, file));
  const canBeAsync = mayBecome && !node.async && !isGenerator && file.mayAwait;
  const by = calledWith(place);
  return {
    kind,
    name,
    isAsync: node.async === true,
    isGenerator,
    isCallback: by !== null,
    calledBy: by === null ? '' : receiverOf(by),
    asyncAt: canBeAsync ? file.lines.positionOf(asyncOffset(place, file.text)) : null,
  };
}

/**
 * What takes a function in an object has it for an option, not for its callback: it uses the results of `pskCallback` in
 * `tls.createServer({ pskCallback })`, and Fastify's `preHandler` in a route's options calls `done` besides.
 * @param {import('./handed-over.js').HandOver} handOver of a function
 * @returns {string} such as `map`, `app.post`, `createServer pskCallback`
 */
function receiverOf({ name, property }) {
  return HANDLER.test(property) ? name : `${name} ${property}`;
}

/**
 * @param {string} name of a function
 * @param {FileGrounds} file that holds it
 * @returns {boolean} whether `new` is used with it, here or, by its capital, elsewhere
 */
function isConstructor(name, file) {
  return file.constructed.has(name) || /^[A-Z][\w$]*$/.test(name);
}

/**
 * @param {Place} place of a function
 * @returns {EnclosingFunction['kind']}
 */
function kindOf({ node, up }) {
  if (node.type === 'ArrowFunctionExpression') return 'arrow';
  const parent = up?.node;
  if (parent?.type === 'MethodDefinition' && parent.value === node) return METHOD_KINDS[parent.kind];
  if (parent?.type !== 'Property' || parent.value !== node) return 'function';
  if (parent.kind !== 'init') return METHOD_KINDS[parent.kind];
  return parent.method ? 'method' : 'function';
}

/** @type {Record<'get' | 'set' | 'method' | 'constructor', EnclosingFunction['kind']>} */
const METHOD_KINDS = { get: 'getter', set: 'setter', method: 'method', constructor: 'constructor' };

/**
 * @param {Place} place of a function that is not async
 * @param {string} text the whole source
 * @returns {number} offset where `async ` is written
 */
function asyncOffset({ node, up }, text) {
  const parent = up?.node;
  if (parent?.type === 'MethodDefinition') return parent.static ? skipTrivia(text, parent.start + 'static'.length) : parent.start;
  return parent?.type === 'Property' && parent.method ? parent.start : node.start;
}
