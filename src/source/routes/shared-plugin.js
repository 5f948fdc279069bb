/** fastify-plugin, with which Fastify ignores the prefix that a plugin is registered with. */
import { unwrap } from '../definition.js';
import { importedName } from '../imported-name.js';

/** @import { Expression } from './values.js' */

/**
 * @param {Expression} expression any
 * @returns {boolean} whether it is a call of fastify-plugin
 */
export function isSharedPlugin({ node, scope }) {
  const call = unwrap(node);
  return call.type === 'CallExpression' && importedName(call.callee, scope)?.module === 'fastify-plugin';
}
