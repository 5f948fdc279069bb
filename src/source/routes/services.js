/** Services of Feathers: `app.use('messages', new MessageService())`, whose methods answer methods of HTTP. */
import { propertyOf } from '../definition.js';
import { handlerFunctions } from './handler-functions.js';

/** @import { HandlerFunction } from './handler-functions.js' */
/** @import { Value, Values } from './values.js' */

/**
 * Which method Feathers calls for which request (https://feathersjs.com/api/services): the HTTP method, and what
 * follows the service's path.
 */
const METHODS = {
  find: { method: 'GET', below: '' },
  get: { method: 'GET', below: '/:id' },
  create: { method: 'POST', below: '' },
  update: { method: 'PUT', below: '/:id' },
  patch: { method: 'PATCH', below: '/:id' },
  remove: { method: 'DELETE', below: '/:id' },
};

/**
 * @param {Value | null} value that is registered below a path
 * @param {Values} values across the files
 * @returns {{method: string, below: string, functions: HandlerFunction[]}[]} its methods, if it is a service
 */
export function serviceMethods(value, values) {
  return Object.entries(METHODS).flatMap(([name, route]) => {
    const functions = methodNamed(value, name, values);
    return functions.length === 0 ? [] : [{ ...route, functions }];
  });
}

/**
 * @param {Value | null} value of something
 * @param {string} name of a method
 * @param {Values} values across the files
 * @returns {HandlerFunction[]} the method, none if it doesn't have it
 */
function methodNamed(value, name, values) {
  if (value?.kind === 'instance') {
    const place = value.model.methods.get(value.node)?.get(name);
    return place === undefined ? [] : [{ model: value.model, place }];
  }
  const property = value?.kind === 'object' ? propertyOf(value.node, name, value.scope) : null;
  if (value?.kind !== 'object' || !property?.node) return [];
  return handlerFunctions(values, { model: value.model, node: property.node, scope: property.scope });
}
