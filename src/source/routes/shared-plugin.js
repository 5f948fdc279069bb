/** fastify-plugin, and what it does: Fastify ignores the prefix that a plugin is registered with. */
import { definitionOf, MAX_STEPS, objectOf, unwrap } from '../definition.js';
import { importedName } from '../imported-name.js';
import { lastName, memberPath } from '../member-path.js';
import { literalText } from './literal-meaning.js';

/** @import { Scope } from '../scope.js' */
/** @import { Expression, Value, Values } from './values.js' */
/** @import { AnyNode as Node } from 'acorn' */

/**
 * @param {Expression} expression any
 * @returns {boolean} whether it is a call of fastify-plugin
 */
export function isSharedPlugin({ node, scope }) {
  const call = unwrap(node);
  return call.type === 'CallExpression' && importedName(call.callee, scope)?.module === 'fastify-plugin';
}

/**
 * @param {Expression} expression any
 * @returns {boolean} whether it is a call of fastify-plugin without `{ encapsulate: true }`
 */
export function losesPrefix(expression) {
  const call = unwrap(expression.node);
  const options = call.type === 'CallExpression' ? call.arguments[1] : undefined;
  return isSharedPlugin(expression) && !(options && isEncapsulated(options, expression.scope));
}

/**
 * `plugin[Symbol.for('skip-override')] = true`, as fastify-plugin does it.
 * @param {Extract<Value, {kind: 'function'}>} plugin a function
 * @param {Values} values across the files
 * @returns {boolean} whether its file marks it so that Fastify ignores its prefix
 */
export function isMarkedShared({ model, place: plugin }, values) {
  return model.index.lookups.some(({ node, up, context: { scope } }) => {
    if (node.type !== 'MemberExpression' || up?.node.type !== 'AssignmentExpression' || up.node.left !== node)
      return false;
    if (!isTrue(up.node.right, scope) || !isSkipOverride(node.property, scope)) return false;
    const marked = values.of({ model, node: node.object, scope });
    return marked?.kind === 'function' && marked.place.node === plugin.node;
  });
}

/**
 * @param {Node} options of fastify-plugin
 * @param {Scope} scope that they are in
 * @param {number} [steps] how many more names and spreads may be followed
 * @returns {boolean | null} what they say about encapsulation, null if nothing
 */
function isEncapsulated(options, scope, steps = MAX_STEPS) {
  const bag = steps > 0 ? objectOf(options, scope) : null;
  const said = bag?.node.properties.map((each) => {
    if (each.type === 'SpreadElement') return isEncapsulated(each.argument, bag.scope, steps - 1);
    return lastName(each.key) === 'encapsulate' ? isTrue(each.value, bag.scope) : null;
  });
  return said?.findLast((each) => each !== null) ?? null;
}

/**
 * @param {Node} node an expression
 * @param {Scope} scope that it is in
 * @returns {boolean} whether it is `true`, also as `!0` or by a name
 */
function isTrue(node, scope) {
  const value = definitionOf(node, scope)?.node ?? node;
  if (value.type === 'UnaryExpression')
    return value.operator === '!' && value.argument.type === 'Literal' && !value.argument.value;
  return value.type === 'Literal' && value.value === true;
}

/**
 * @param {Node} node of a computed name
 * @param {Scope} scope that it is in
 * @returns {boolean} whether it is the symbol by which Fastify knows such plugins
 */
function isSkipOverride(node, scope) {
  const value = definitionOf(node, scope)?.node ?? node;
  return (
    value.type === 'CallExpression' &&
    memberPath(value.callee) === 'Symbol.for' &&
    literalText(value.arguments[0]) === 'skip-override'
  );
}
