/** fastify-plugin, with which Fastify ignores the prefix that a plugin is registered with. */
import { objectOf, unwrap } from '../definition.js';
import { importedName } from '../imported-name.js';
import { propertyNamed } from './exports.js';

/** @import { Expression } from './values.js' */

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
  const bag = options && objectOf(options, expression.scope);
  const value = bag && propertyNamed(bag.node, 'encapsulate');
  return isSharedPlugin(expression) && !(value?.type === 'Literal' && value.value === true);
}
