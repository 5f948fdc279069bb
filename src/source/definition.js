/** Follows names and members to what they mean, within one file. */
import { memberName, memberPath } from './member-path.js';

/** @import { Definition, Scope } from './scope.js' */
/** @import { AnyNode as Node, ObjectExpression } from 'acorn' */

/** How many names to follow in a row: enough for real code, and it ends cycles. */
export const MAX_STEPS = 8;

/**
 * Unwraps an expression as long as that does not change which function or value it is.
 * @param {Node} node an expression
 * @returns {Node} `await x`, `x?.y` and `(0, x)` unwrapped
 */
export function unwrap(node) {
  let inner = node;
  for (;;) {
    if (inner.type === 'AwaitExpression') inner = inner.argument;
    else if (inner.type === 'ChainExpression') inner = inner.expression;
    else if (inner.type === 'SequenceExpression') inner = inner.expressions[inner.expressions.length - 1];
    else return inner;
  }
}

/**
 * Where the value of a name or member comes from, if the file defines it exactly once.
 * @param {Node} node an Identifier or MemberExpression; anything else has no definition
 * @param {Scope} scope that it is in
 * @param {number} [steps] how many more names may be followed
 * @returns {Definition | null} null if the file defines it nowhere, or more than once
 */
export function definitionOf(node, scope, steps = MAX_STEPS) {
  if (steps <= 0) return null;
  if (node.type === 'Identifier') return bindingDefinition(scope, node.name, steps);
  if (node.type !== 'MemberExpression' || node.computed) return null;
  const path = memberPath(node);
  const assigned = path ? scope.members.get(path) : undefined;
  if (assigned) return assigned.length === 1 && sameRoot(path, scope, assigned[0].scope) ? assigned[0] : null;
  const object = objectOf(node.object, scope, steps - 1);
  return object && propertyOf(object.node, memberName(node.property), object.scope);
}

/**
 * The object literal that an expression means.
 * @param {Node} node an expression
 * @param {Scope} scope that it is in
 * @param {number} [steps] how many more names may be followed
 * @returns {{node: ObjectExpression, scope: Scope} | null} null if it is not one, or unknown
 */
export function objectOf(node, scope, steps = MAX_STEPS) {
  const inner = unwrap(node);
  if (inner.type === 'ObjectExpression') return { node: inner, scope };
  // Constants may be written as Object.freeze({...}).
  if (inner.type === 'CallExpression' && memberPath(inner.callee) === 'Object.freeze' && inner.arguments.length === 1) {
    return steps > 0 ? objectOf(inner.arguments[0], scope, steps - 1) : null;
  }
  const definition = definitionOf(inner, scope, steps);
  return definition?.node && !definition.key ? objectOf(definition.node, definition.scope, steps - 1) : null;
}

/**
 * Whether a path begins with the same variable in two places. For `this` we assume so.
 * @param {string} path such as `this.hash`
 * @param {Scope} scope that it is in
 * @param {Scope} otherScope another place
 * @returns {boolean} true if both mean the same variable
 */
export function sameRoot(path, scope, otherScope) {
  const root = path.slice(0, path.indexOf('.'));
  return scope.lookup(root) === otherScope.lookup(root);
}

/**
 * @param {Scope} scope that it is in
 * @param {string} name of the variable or property
 * @param {number} steps how many more names may be followed
 * @returns {Definition | null}
 */
function bindingDefinition(scope, name, steps) {
  const binding = scope.lookup(name);
  if (!binding || binding.opaque || binding.definitions.length !== 1) return null;
  const [definition] = binding.definitions;
  if (!definition.key || !definition.node) return definition;
  const object = objectOf(definition.node, definition.scope, steps - 1);
  return (object && propertyOf(object.node, definition.key, object.scope)) ?? definition;
}

/**
 * @param {ObjectExpression} object to look into
 * @param {string} name of the variable or property
 * @param {Scope} scope that the object literal is in
 * @returns {Definition | null} null if the property isn't there or may be overridden
 */
export function propertyOf(object, name, scope) {
  if (!name || object.properties.some((property) => property.type === 'SpreadElement' || property.computed))
    return null;
  const property = object.properties.findLast((each) => each.type === 'Property' && memberName(each.key) === name);
  return property?.type === 'Property' && property.kind === 'init' ? { node: property.value, key: '', scope } : null;
}
