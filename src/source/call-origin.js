/** Finds the call that made the receiver of a method call. */
import { calleeName } from './call-name.js';
import { definitionOf, MAX_STEPS, unwrap } from './definition.js';
import { argumentsOf } from './literal-value.js';

/** @import { CallOrigin } from '../model/source-call.js' */
/** @import { Scope } from './scope.js' */
/** @import { CallNode } from './v8-position.js' */
/** @import { CallExpression, MemberExpression, NewExpression, AnyNode as Node } from 'acorn' */

/** Methods of crypto objects that return the object itself. */
const RETURNS_THIS = new Set([
  'update',
  'setAAD',
  'setAuthTag',
  'setAutoPadding',
  'setEncoding',
  'copy',
  'on',
  'once',
  'resume',
]);
const LOADS_MODULE = new Set(['require', 'getBuiltinModule']);

/**
 * The call that made the receiver of a method call: `createHash('sha256')` for the `digest()` of
 * `crypto.createHash('sha256').update(x).digest()`, or of `const h = createHash('sha256')` and `h.digest()`.
 * @param {CallNode} call of any form
 * @param {Scope} scope that the call is in
 * @returns {CallOrigin | null} null if the receiver was made elsewhere or in more than one place
 */
export function originOf(call, scope) {
  return described(makerCall(call, scope));
}

/**
 * The same of any value.
 * @param {Node} value an expression
 * @param {Scope} scope that it is in
 * @returns {CallOrigin | null} null as above
 */
export function originOfValue(value, scope) {
  return described(makerOf(value, scope, MAX_STEPS));
}

/**
 * @param {ReturnType<typeof makerCall>} maker a call
 * @returns {CallOrigin | null} its name and arguments
 */
function described(maker) {
  return maker && { callee: calleeName(maker.node, maker.scope), args: argumentsOf(maker.node, maker.scope) };
}

/**
 * The same, as syntax.
 * @param {CallNode} call of any form
 * @param {Scope} scope that the call is in
 * @returns {{node: CallExpression | NewExpression, scope: Scope} | null} null as above
 */
export function makerCall(call, scope) {
  const callee = call.type === 'TaggedTemplateExpression' ? call.tag : call.callee;
  if (call.type === 'NewExpression' || callee.type !== 'MemberExpression') return null;
  return makerOf(callee.object, scope, MAX_STEPS);
}

/**
 * @param {Node} receiver what the method is called on
 * @param {Scope} scope that it is in
 * @param {number} steps how many more names may be followed
 * @returns {{node: CallExpression | NewExpression, scope: Scope} | null}
 */
function makerOf(receiver, scope, steps) {
  const node = startOfChain(receiver);
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    return loadsModule(node, scope) ? null : { node, scope };
  }
  const definition = definitionOf(node, scope, steps);
  return definition?.node && !definition.key ? makerOf(definition.node, definition.scope, steps - 1) : null;
}

/**
 * @param {Node} receiver what the method is called on
 * @returns {Node} the receiver without the methods at its end that return it
 */
export function startOfChain(receiver) {
  let node = unwrap(receiver);
  while (node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && returnsThis(node.callee)) {
    node = unwrap(node.callee.object);
  }
  return node;
}

/**
 * @param {MemberExpression} callee of a call in the chain
 * @returns {boolean} true if the method returns its receiver
 */
function returnsThis({ computed, property }) {
  return !computed && property.type === 'Identifier' && RETURNS_THIS.has(property.name);
}

/**
 * Whether a call is `require('crypto')`, perhaps inside a compiler's `__importStar(...)`.
 * @param {CallExpression | NewExpression} call of any form
 * @param {Scope} scope that it is in
 */
function loadsModule(call, scope) {
  if (LOADS_MODULE.has(calleeName(call, scope))) return true;
  const [first] = call.arguments;
  return first?.type === 'CallExpression' && first.callee.type === 'Identifier' && LOADS_MODULE.has(first.callee.name);
}
