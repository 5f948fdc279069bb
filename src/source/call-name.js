/** Tells by what name the author knows a called function, behind aliases and `promisify`. */
import { definitionOf, MAX_STEPS, unwrap } from './definition.js';
import { propertyName } from './member-path.js';

/** @import { Scope } from './scope.js' */
/** @import { CallNode } from './v8-position.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/**
 * The name by which its author knows the callee: the last name of `crypto.pbkdf2Sync`, or the original name of an alias
 * such as `derive` after `import { pbkdf2Sync as derive }`, `const { pbkdf2Sync: derive } =`, `const derive =
 * promisify(crypto.pbkdf2)`. A method of WebCrypto keeps its object's name, as in `subtle.digest`: `sign` and `verify`
 * are functions of node:crypto as well.
 * @param {CallNode} call of any form
 * @param {Scope} scope that the call is in
 * @returns {string} `''` if it has no name, as in `(() => 1)()`
 */
export function calleeName(call, scope) {
  return followedName(call.type === 'TaggedTemplateExpression' ? call.tag : call.callee, scope, MAX_STEPS);
}

/**
 * @param {CallNode} call of any form
 * @param {Scope} scope that the call is in
 * @returns {boolean} whether `promisify` made the callee, as far as the file shows
 */
export function isPromisified(call, scope) {
  if (call.type === 'TaggedTemplateExpression') return false;
  let node = unwrap(call.callee);
  let where = scope;
  for (let steps = MAX_STEPS; steps > 0; steps--) {
    if (node.type === 'CallExpression') {
      if (isPromisify(node.callee, where, steps)) return true;
      const bound = wrappedFunction(node, where, steps);
      if (bound === null) return false;
      node = unwrap(bound);
    } else {
      const definition = definitionOf(node, where, steps);
      if (!definition?.node || definition.key) return false;
      node = unwrap(definition.node);
      where = definition.scope;
    }
  }
  return false;
}

/**
 * @param {Node} node the function that is called, or what it is an alias of
 * @param {Scope} scope that it is in
 * @param {number} steps how many more names to follow
 * @returns {string}
 */
function followedName(node, scope, steps) {
  const inner = unwrap(node);
  if (steps === 0) return ownName(inner, scope, steps);
  const wrapped = inner.type === 'CallExpression' ? wrappedFunction(inner, scope, steps) : null;
  if (wrapped) return followedName(wrapped, scope, steps - 1);
  const definition = definitionOf(inner, scope, steps);
  if (definition?.key) return definition.key;
  const alias = definition?.node ? followedName(definition.node, definition.scope, steps - 1) : '';
  return alias || ownName(inner, scope, steps);
}

/**
 * @param {Node} node the function that is called, or what it is an alias of
 * @param {Scope} scope that it is in
 * @param {number} steps how many more names to follow
 * @returns {string} what is written there, `''` if that is not a name
 */
function ownName(node, scope, steps) {
  if (node.type === 'Super') return 'super';
  if (node.type === 'Identifier') return node.name;
  const name = propertyName(node);
  return name !== '' && node.type === 'MemberExpression' && isSubtle(node.object, scope, steps)
    ? `subtle.${name}`
    : name;
}

/**
 * Whether an object is WebCrypto's SubtleCrypto: `crypto.subtle`, what is destructured or imported from there, or any
 * other name for it. Nothing else has the name `subtle`.
 * @param {Node} node an expression
 * @param {Scope} scope that it is in
 * @param {number} steps how many more names to follow
 * @returns {boolean} false if the file does not say
 */
function isSubtle(node, scope, steps) {
  const inner = unwrap(node);
  if (inner.type === 'Super' || steps <= 0) return false;
  if (inner.type === 'Identifier' && inner.name === 'subtle') return true;
  if (/^#?subtle$/.test(propertyName(inner))) return true;
  const definition = definitionOf(inner, scope, steps);
  if (definition?.key) return definition.key === 'subtle';
  return definition?.node ? isSubtle(definition.node, definition.scope, steps - 1) : false;
}

/**
 * The function that `promisify(f)` or `f.bind(...)` is about.
 * @param {CallExpression} call of any form
 * @param {Scope} scope that it is in
 * @param {number} steps how many more names to follow
 * @returns {Node | null}
 */
function wrappedFunction(call, scope, steps) {
  const { callee } = call;
  if (isPromisify(callee, scope, steps)) return call.arguments[0] ?? null;
  return callee.type === 'MemberExpression' && propertyName(callee) === 'bind' ? callee.object : null;
}

/**
 * @param {Node} callee of a call
 * @param {Scope} scope that it is in
 * @param {number} steps how many more names to follow
 * @returns {boolean}
 */
function isPromisify(callee, scope, steps) {
  return followedName(callee, scope, steps - 1) === 'promisify';
}
