/** hapi's plugins: objects with a function that registers routes. */
import { propertyNamed } from './exports.js';
import { prefixOf } from './router-makers.js';

/** @import { HandlerFunction } from './handler-functions.js' */
/** @import { Value, Values } from './values.js' */

/** How deep lists and objects around a plugin are followed. */
const DEEPEST = 4;

/**
 * What `server.register(plugins, { routes: { prefix: '/auth' } })` calls. A plugin is `{ name, register(server) {} }` or a module
 * that exports one as `plugin`, alone, in a list, or with options of its own: `{ plugin, routes: { prefix: '/auth' } }`.
 * @param {Value | null} value that is registered
 * @param {Value | null} options that it is registered with, null if there are none
 * @param {Values} values across the files
 * @returns {{called: HandlerFunction, prefix: string}[]} functions that get the server, with the prefix of their routes
 */
export function hapiPlugins(value, options, values) {
  return pluginsIn(value, prefixIn(options, values), values, DEEPEST);
}

/**
 * @param {Value | null} value that is registered
 * @param {string} prefix of all that it registers
 * @param {Values} values across the files
 * @param {number} steps how much deeper may be looked
 * @returns {{called: HandlerFunction, prefix: string}[]}
 */
function pluginsIn(value, prefix, values, steps) {
  if (value === null || steps === 0) return [];
  if (value.kind === 'list')
    return value.items.flatMap((item) => pluginsIn(values.of(item), prefix, values, steps - 1));
  if (value.kind === 'module') return pluginsIn(values.exports.named(value.model, 'plugin'), prefix, values, steps - 1);
  const called = propertyValue(value, 'register', values);
  if (called?.kind === 'function') return [{ called, prefix }];
  return pluginsIn(propertyValue(value, 'plugin', values), prefix + prefixIn(value, values), values, steps - 1);
}

/**
 * @param {Value | null} options any
 * @param {Values} values across the files
 * @returns {string} prefix of routes that they set, `''` if none
 */
function prefixIn(options, values) {
  const routes = propertyValue(options, 'routes', values);
  return routes?.kind === 'object' ? prefixOf(routes.node, routes.scope) : '';
}

/**
 * @param {Value | null} value any
 * @param {string} name of a property
 * @param {Values} values across the files
 * @returns {Value | null} what it means, null if the value is no object that has it
 */
function propertyValue(value, name, values) {
  if (value?.kind !== 'object') return null;
  const node = propertyNamed(value.node, name);
  return node === null ? null : values.of({ model: value.model, node, scope: value.scope });
}
